import 'server-only';
import { hasConfirmedAddress } from '@/lib/auth/server/confirmed-address';
import { adminAuth } from '@/lib/firebase/admin';
import { readForPage, requireLiveSession, type Member } from '@/lib/auth/server/session';
import {
  endAllSessions,
  endSession,
  listSessions,
  profileReference,
} from '@/lib/auth/server/session-store';

export type Device = {
  sid: string;
  /** Empty when the browser did not say. */
  label: string;
  since: Date;
  lastSeen: Date;
  isThisOne: boolean;
};

export type Account = {
  username: string;
  /** A key in Cloud Storage, or null for the bundled picture. */
  profileImage: string | null;
  email: string;
  isEmailVerified: boolean;
  consent: { version: string; at: Date } | null;
  devices: Device[];
};

/** Everything that /account shows of the signed-in member. */
export async function readMyAccount(): Promise<Account> {
  const { member, profile } = await requireLiveSession();
  const [devices, isEmailVerified] = await readForPage(() =>
    Promise.all([listSessions(member.uid), hasConfirmedAddress(member)]),
  );
  return {
    username: member.username,
    profileImage: member.profileImage,
    email: member.email,
    isEmailVerified,
    consent: profile?.consent
      ? { version: profile.consent.version, at: profile.consent.at.toDate() }
      : null,
    devices: devices.map(({ sid, device, createdAt, lastSeenAt }) => ({
      sid,
      label: device,
      since: createdAt.toDate(),
      lastSeen: lastSeenAt.toDate(),
      isThisOne: sid === member.sid,
    })),
  };
}

/** The name in the profile, and the display name from which a lost profile is made again. */
export async function renameMe({ uid }: Pick<Member, 'uid'>, username: string): Promise<void> {
  await adminAuth().updateUser(uid, { displayName: username });
  await profileReference(uid).update({ username });
}

/** Ends one session of this member; a `sid` that is not theirs ends nothing. */
export async function endMySession({ uid }: Pick<Member, 'uid'>, sid: string): Promise<void> {
  if (/^[0-9a-f-]{36}$/.test(sid)) await endSession(uid, sid);
}

/** Ends every session: their documents, and the refresh tokens on which they live. */
export async function endAllMySessions({ uid }: Pick<Member, 'uid'>): Promise<void> {
  await Promise.all([endAllSessions(uid), adminAuth().revokeRefreshTokens(uid)]);
}
