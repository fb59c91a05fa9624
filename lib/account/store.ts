import 'server-only';
import { hasConfirmedAddress, readAuthUser } from '@/lib/auth/server/confirmed-address';
import { hasProvider } from '@/lib/auth/server/google-account-store';
import { adminAuth } from '@/lib/firebase/admin';
import {
  readForPage,
  requireLiveSession,
  type MemberSession,
  type Member,
} from '@/lib/auth/server/session';
import {
  endAllSessions,
  endSession,
  listSessions,
  profileReference,
} from '@/lib/auth/server/session-store';

export type Device = {
  sid: string;
  /** Empty when the browser did not send it. */
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
  /** False for a member who signs in with Google alone. */
  hasPassword: boolean;
  hasGoogle: boolean;
  consent: { version: string; at: Date } | null;
};

/** The profile of the signed-in member. */
export async function readMyAccount(): Promise<Account> {
  const session = await requireLiveSession();
  const { member, profile } = session;
  const [isEmailVerified, hasPassword] = await readForPage(() =>
    Promise.all([hasConfirmedAddress(member), mayUsePassword(session)]),
  );
  return {
    username: member.username,
    profileImage: member.profileImage,
    email: member.email,
    isEmailVerified,
    hasPassword,
    hasGoogle: Boolean(profile?.googleSince),
    consent: profile?.consent
      ? { version: profile.consent.version, at: profile.consent.at.toDate() }
      : null,
  };
}

export type SecurityOfAccount = Pick<Account, 'email' | 'hasPassword'> & { devices: Device[] };

/**
 * How the signed-in member signs in, and on which devices. A password that was chosen by the link of a mail has ended
 * the sessions before it, of which only Firebase knows.
 */
export async function readMySecurity(): Promise<SecurityOfAccount> {
  const { member, profile } = await requireLiveSession();
  const [sessions, user] = await readForPage(() =>
    Promise.all([listSessions(member.uid), readAuthUser(member.uid)]),
  );
  const validSinceMs = Date.parse(user.tokensValidAfterTime ?? '') || 0;
  return {
    email: member.email,
    hasPassword: profile?.googleSince ? hasProvider(user, 'password') : true,
    devices: sessions
      .filter(({ sid, authTime }) => sid === member.sid || authTime.toMillis() >= validSinceMs)
      .map(({ sid, device, createdAt, lastSeenAt }) => ({
        sid,
        label: device,
        since: createdAt.toDate(),
        lastSeen: lastSeenAt.toDate(),
        isThisOne: sid === member.sid,
      })),
  };
}

/** Asks Firebase only about a member who has signed in with Google: all others have a password. */
async function mayUsePassword({ member, profile }: MemberSession): Promise<boolean> {
  return profile?.googleSince ? holdsPassword(member) : true;
}

/**
 * Whether Firebase holds a password of the member. Without Google there always is one.
 * @throws when Firebase cannot be reached
 */
export async function holdsPassword(member: Pick<Member, 'uid'>): Promise<boolean> {
  return hasProvider(await readAuthUser(member.uid), 'password');
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
