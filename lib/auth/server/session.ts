import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect, unstable_rethrow } from 'next/navigation';
import { after } from 'next/server';
import { cache } from 'react';
import { env } from '@/lib/env';
import { withFallback, logFailure } from '@/lib/errors';
import { unavailablePath } from '@/lib/navigation/routes';
import { failure, success, type Result } from '@/lib/result';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { requestedPathHeader } from '@/lib/auth/edge/middleware-headers';
import { signInAgainUrl, signInUrl } from '@/lib/auth/domain/route-access';
import { readLiveSession, type LiveSession } from './live-session';
import { safeReturnUrl } from '@/lib/auth/domain/return-url';
import { isSameOrigin } from '@/lib/auth/domain/same-origin';
import { isTouchDue } from '@/lib/auth/domain/session-limits';
import { touchSession, type ProfileRecord } from './session-store';
import { storedUsername } from '@/lib/auth/domain/username';

/** The person who is signed in, with the few fields that pages show. */
export type Member = {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  /** "User" when the profile holds none. */
  username: string;
  /** A key in Cloud Storage, or null for the bundled picture. */
  profileImage: string | null;
  /** This sign-in on this device. */
  sid: string;
};

export type MemberSession = { member: Member; profile: ProfileRecord | null; idToken: string };

const nameless = 'User';

/**
 * The session behind this request. React's `cache` verifies it once for a page; in a server action or a route handler
 * each call verifies again, so these call one of the functions below once and pass the member on.
 * @throws when Firebase cannot be reached.
 */
export const liveSession = cache(async (): Promise<LiveSession> => {
  const session = await readLiveSession(await cookies());
  if (session.kind === 'live') noteVisit(session);
  return session;
});

/** Who is signed in, null for a guest. @throws when Firebase cannot be reached. */
export async function currentUser(): Promise<Member | null> {
  const session = await liveSession();
  return session.kind === 'live' ? memberOf(session) : null;
}

/**
 * Authorization: every members' page, private store and private route handler calls it. It verifies the ID token with
 * Google's revocation check and reads this sign-in's session document. It redirects a guest to sign-in and an ended
 * session to the route that can expire its cookies. While Firebase cannot be reached, it redirects (`readForPage`).
 */
export async function requireUser(): Promise<Member> {
  return (await requireLiveSession()).member;
}

/** As `requireUser`, with the profile and the ID token, for the few callers that need them. */
export async function requireLiveSession(): Promise<MemberSession> {
  const session = await readForPage(liveSession);
  if (session.kind === 'live') {
    return memberSessionOf(session);
  }
  const wanted = await wantedPage();
  redirect(session.kind === 'ended' ? signInAgainUrl(wanted) : signInUrl(wanted));
}

/**
 * Reads data that a members' page needs. If that fails, the visitor is redirected to a page that says so and links
 * back: a 500 would be counted as our error.
 * @throws what `read` throws where a form was sent: it stays in its place, with what was typed.
 */
export async function readForPage<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    if ((await headers()).has('content-type')) throw error;
    logFailure('A page could not be read', error);
    redirect(`${unavailablePath}?returnUrl=${encodeURIComponent(await wantedPage())}`);
  }
}

async function wantedPage(): Promise<string> {
  return safeReturnUrl((await headers()).get(requestedPathHeader));
}

/** The signed-in member as a value, for pages that show their other parts without it. */
export async function findUser(): Promise<Result<Member, AccountProblem>> {
  const session = await findSession();
  return session.ok ? success(session.value.member) : session;
}

async function findSession(): Promise<Result<MemberSession, AccountProblem>> {
  return withFallback('The session could not be checked', failure('unavailable'), async () => {
    const session = await liveSession();
    if (session.kind === 'live') return success(memberSessionOf(session));
    return failure(session.kind === 'guest' ? 'guest' : 'ended');
  });
}

/**
 * Authorization for server actions. It never redirects: the form stays, with what was typed, and shows the problem.
 * Refuses requests of other sites, also where the middleware does not run.
 */
export async function requireUserForAction(): Promise<Result<Member, AccountProblem>> {
  await verifySameOrigin();
  return findUser();
}

/** As `requireUserForAction`, with the profile and the ID token. */
export async function requireSessionForAction(): Promise<Result<MemberSession, AccountProblem>> {
  await verifySameOrigin();
  return findSession();
}

/** @throws when the request does not come from one of our own pages. */
export async function verifySameOrigin(): Promise<void> {
  if (!isSameOrigin(await headers(), env.ownOrigins)) {
    throw new Error('A server action was called from another origin');
  }
}

function memberSessionOf(session: Extract<LiveSession, { kind: 'live' }>): MemberSession {
  return { member: memberOf(session), profile: session.profile, idToken: session.idToken };
}

export function memberOf({ token, profile, sid }: Extract<LiveSession, { kind: 'live' }>): Member {
  return {
    uid: token.uid,
    email: token.email ?? '',
    isEmailVerified: token.email_verified ?? false,
    username: storedUsername(profile?.username) ?? nameless,
    profileImage: profile?.profileImage ?? null,
    sid,
  };
}

function noteVisit({ token, sid, session }: Extract<LiveSession, { kind: 'live' }>): void {
  if (!isTouchDue(session.lastSeenAt.toMillis(), Date.now())) return;
  after(async () => {
    // The session may have ended meanwhile; then there is nothing to update.
    await touchSession(token.uid, sid).catch((error: unknown) =>
      logFailure('The last visit could not be noted', error),
    );
  });
}
