import 'server-only';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { isLasting } from '@/lib/auth/domain/session-limits';
import { adminAuth, firestore } from '@/lib/firebase/admin';
import { isAlreadyCreated } from '@/lib/firebase/error-codes';
import { pagesOf } from '@/lib/firebase/pages';
import { readUsername } from '@/lib/auth/domain/username';

const timestamp = z.instanceof(Timestamp);

/** One sign-in on one device: `users/{uid}/sessions/{sid}`. Without its document a session is over. */
const sessionSchema = z.object({
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** When the password was given, by Google's clock. */
  authTime: timestamp,
  device: z.string(),
});

export type SessionRecord = z.infer<typeof sessionSchema>;

/** A field that has no known shape is null, so that its member can still use the account and delete it. */
const lenient = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().catch(null);

/** `users/{uid}`. */
const profileSchema = z.object({
  username: lenient(z.string()),
  /** A key in Cloud Storage. */
  profileImage: lenient(z.string()),
  consent: lenient(z.object({ version: z.string(), at: timestamp })),
  /** When the account was first opened with Google; null: never. */
  googleSince: lenient(timestamp),
});

export type ProfileRecord = z.infer<typeof profileSchema>;

export function profileReference(uid: string): DocumentReference {
  return firestore().doc(`users/${uid}`);
}

function sessionReference(uid: string, sid: string): DocumentReference {
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
    profile: profile?.exists ? readProfile(profile) : null,
    session: session?.exists ? readSession(session) : null,
  };
}

export function readProfile(document: DocumentSnapshot): ProfileRecord {
  return profileSchema.parse(document.data());
}

/** Null for a document that has no known shape: such a session is over. */
function readSession(document: DocumentSnapshot): SessionRecord | null {
  const read = sessionSchema.safeParse(document.data());
  if (!read.success) console.error('A session has no known shape');
  return read.data ?? null;
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

export async function endOtherSessions(uid: string, currentSid: string): Promise<void> {
  await endSessions(uid, (sid) => sid !== currentSid);
}

async function endSessions(uid: string, isEnding: (sid: string) => boolean): Promise<void> {
  for await (const sessions of pagesOf(profileReference(uid).collection('sessions').select())) {
    const writer = firestore().batch();
    sessions.filter(({ id }) => isEnding(id)).forEach(({ ref }) => writer.delete(ref));
    await writer.commit();
  }
}

/** A page of devices; older ones end with the others. */
const maxListed = 100;

export type SessionListing = { sid: string } & SessionRecord;

/** The sign-ins that are not over, the last seen first: a session that ran out leaves its document behind. */
export async function listSessions(uid: string, nowMs = Date.now()): Promise<SessionListing[]> {
  const sessions = await profileReference(uid)
    .collection('sessions')
    .orderBy('lastSeenAt', 'desc')
    .limit(maxListed)
    .get();
  return sessions.docs.flatMap((document) => {
    const session = readSession(document);
    return session && isLasting(session, nowMs) ? [{ sid: document.id, ...session }] : [];
  });
}

/**
 * Creates `users/{uid}` when it is missing, with the username that sign-up left as the account's display
 * name. Two sign-ins at once create it once.
 */
export async function ensureProfile(
  uid: string,
  { consentVersion, isGoogle }: { consentVersion: string | null; isGoogle: boolean },
): Promise<void> {
  const reference = profileReference(uid);
  if ((await reference.get()).exists) return;
  const { displayName } = await adminAuth().getUser(uid);
  const username = readUsername(displayName ?? '');
  try {
    await reference.create({
      username: username.ok ? username.value : null,
      profileImage: null,
      consent: consentVersion && { version: consentVersion, at: FieldValue.serverTimestamp() },
      googleSince: isGoogle ? FieldValue.serverTimestamp() : null,
      createdAt: FieldValue.serverTimestamp(),
    });
  } catch (error) {
    if (!isAlreadyCreated(error)) throw error;
  }
}
