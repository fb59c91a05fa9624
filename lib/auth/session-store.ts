import 'server-only';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '@/lib/firebase/admin';

/** One sign-in on one device: `users/{uid}/sessions/{sid}`. Without its document a session is over. */
export type SessionRecord = {
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  /** When the password was given, by Google's clock. */
  authTime: Timestamp;
  device: string;
};

/** `users/{uid}`. */
export type ProfileRecord = {
  username: string | null;
  /** A key in Cloud Storage. */
  profileImage: string | null;
  consent: Consent | null;
  createdAt: Timestamp;
};

export type Consent = { version: string; at: Timestamp };

export function profileReference(uid: string): DocumentReference {
  return firestore().doc(`users/${uid}`);
}

export function sessionReference(uid: string, sid: string): DocumentReference {
  return profileReference(uid).collection('sessions').doc(sid);
}

/** Profile and session in one round trip; null for what is not there. */
export async function readProfileAndSession(
  uid: string,
  sid: string,
): Promise<{ profile: ProfileRecord | null; session: SessionRecord | null }> {
  const [profile, session] = await firestore().getAll(
    profileReference(uid),
    sessionReference(uid, sid),
  );
  return {
    profile: (profile?.data() as ProfileRecord | undefined) ?? null,
    session: (session?.data() as SessionRecord | undefined) ?? null,
  };
}

export type NewSession = { uid: string; sid: string; authTimeMs: number; device: string };

export async function createSession({ uid, sid, authTimeMs, device }: NewSession): Promise<void> {
  await sessionReference(uid, sid).create({
    createdAt: FieldValue.serverTimestamp(),
    lastSeenAt: FieldValue.serverTimestamp(),
    authTime: Timestamp.fromMillis(authTimeMs),
    device,
  });
}

export async function touchSession(uid: string, sid: string): Promise<void> {
  await sessionReference(uid, sid).update({ lastSeenAt: FieldValue.serverTimestamp() });
}

export async function endSession(uid: string, sid: string): Promise<void> {
  await sessionReference(uid, sid).delete();
}

export async function endAllSessions(uid: string): Promise<void> {
  await endSessions(uid, () => true);
}

export async function endOtherSessions(uid: string, keptSid: string): Promise<void> {
  await endSessions(uid, (sid) => sid !== keptSid);
}

async function endSessions(uid: string, isEnding: (sid: string) => boolean): Promise<void> {
  const sessions = await profileReference(uid).collection('sessions').listDocuments();
  const writer = firestore().batch();
  sessions.filter(({ id }) => isEnding(id)).forEach((session) => writer.delete(session));
  await writer.commit();
}

export type SessionListing = { sid: string } & SessionRecord;

export async function listSessions(uid: string): Promise<SessionListing[]> {
  const sessions = await profileReference(uid)
    .collection('sessions')
    .orderBy('lastSeenAt', 'desc')
    .get();
  return sessions.docs.map((session) => ({
    sid: session.id,
    ...(session.data() as SessionRecord),
  }));
}
