import { getFirebaseAuth, type TokenSet } from 'next-firebase-auth-edge/auth';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/errors';
import { setRecent } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';
import { readClaims } from './id-token-claims';
import { readSessionCookies, type SessionTokens } from './session-cookies';

/** How long a visitor waits for Google's token endpoint. */
const deadlineMs = 2_500;
/** Requests that still carry the old cookie within this time share the answer. */
const sharedForMs = 30_000;
/** While the endpoint hangs, a new request starts only after this time. */
const abandonedAfterMs = 10_000;
const maximumEntries = 1_000;

type Refresh =
  | { kind: 'fresh'; tokens: TokenSet }
  /** Google refused the refresh token for good: the session is over. */
  | { kind: 'dead' }
  /** Google did not answer, or answered with a temporary error: the token may still be valid. */
  | { kind: 'unavailable' };

type Entry = { startedAtMs: number; endsAtMs: number; answer: Promise<Refresh> };

const entries = new Map<string, Entry>();

/**
 * New tokens for a refresh token. Concurrent callers share one request to Google per session and instance. Never
 * throws. An answer that is late for its caller still serves the next one.
 */
async function refreshTokens(refreshToken: string, nowMs: number): Promise<Refresh> {
  const entry = currentEntry(refreshToken, nowMs) ?? startRefresh(refreshToken, nowMs);
  const remainingMs = Math.max(0, entry.startedAtMs + deadlineMs - nowMs);
  try {
    return await withTimeout(entry.answer, remainingMs);
  } catch {
    return { kind: 'unavailable' };
  }
}

function currentEntry(refreshToken: string, nowMs: number): Entry | undefined {
  const entry = entries.get(refreshToken);
  return entry && nowMs < entry.endsAtMs ? entry : undefined;
}

function startRefresh(refreshToken: string, nowMs: number): Entry {
  forgetOld(nowMs);
  const entry: Entry = {
    startedAtMs: nowMs,
    endsAtMs: nowMs + abandonedAfterMs,
    answer: askGoogle(refreshToken),
  };
  entries.set(refreshToken, entry);
  void entry.answer.then(({ kind }) => {
    // A temporary failure is not cached: the next request tries again.
    if (kind === 'unavailable') entry.endsAtMs = 0;
    else entry.endsAtMs = nowMs + sharedForMs;
  });
  return entry;
}

function forgetOld(nowMs: number): void {
  for (const [key, entry] of entries) {
    if (nowMs >= entry.endsAtMs || entries.size > maximumEntries) entries.delete(key);
  }
}

/** Talks to Firebase Authentication over HTTP alone, so that it also runs in the middleware. */
export function firebaseAuth() {
  const { apiKey, projectId, clientEmail, privateKey } = env.firebase;
  return getFirebaseAuth({ apiKey, serviceAccount: { projectId, clientEmail, privateKey } });
}

async function askGoogle(refreshToken: string): Promise<Refresh> {
  try {
    return { kind: 'fresh', tokens: await firebaseAuth().handleTokenRefresh(refreshToken) };
  } catch (error) {
    return { kind: isRefused(error) ? 'dead' : 'unavailable' };
  }
}

/**
 * The library gives every refusal the same code, also a 503 and a used-up quota, and puts Google's own word
 * in the message. Only these words mean that the token will never work again
 * (https://firebase.google.com/docs/reference/rest/auth, "Exchange a refresh token").
 */
const deadWords =
  /TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|User not found|PROJECT_NUMBER_MISMATCH/;

function isRefused(error: unknown): boolean {
  return error instanceof Error && deadWords.test(error.message);
}

/** The ID token is renewed this long before its hour ends, so that no page sees it end. */
const refreshAheadMs = 5 * 60_000;
const certificatesDeadlineMs = 2_500;

/** What the middleware can read from a request. Only `requireUser` checks whether the session is still valid. */
export type SessionState =
  | { kind: 'guest' }
  /** Cookies that we did not sign, or a session that is over: they are to be expired. */
  | { kind: 'over' }
  | { kind: 'signed-in' }
  | { kind: 'renewed'; tokens: SessionTokens }
  /** Google did not answer and the ID token's hour is over: the cookies stay, and a later request tries again. */
  | { kind: 'unknown' };

/** Never throws, whatever the cookies hold. */
export async function sessionState(
  cookies: Parameters<typeof readSessionCookies>[0],
): Promise<SessionState> {
  const nowMs = Date.now();
  const tokens = await readSessionCookies(cookies);
  if (tokens === 'none') return { kind: 'guest' };
  if (tokens === 'odd') return { kind: 'over' };
  const expiresAtMs = expiryOf(tokens.idToken);
  if (expiresAtMs === null) return { kind: 'over' };
  const isValid = nowMs < expiresAtMs;
  if (nowMs < expiresAtMs - refreshAheadMs) {
    const verdict = await verify(tokens.idToken);
    if (verdict !== 'renew') return { kind: verdict };
  }
  return renew(tokens, isValid, nowMs);
}

async function renew(
  tokens: SessionTokens,
  isValid: boolean,
  nowMs: number,
): Promise<SessionState> {
  const refresh = await refreshTokens(tokens.refreshToken, nowMs);
  switch (refresh.kind) {
    case 'fresh':
      return {
        kind: 'renewed',
        tokens: {
          idToken: refresh.tokens.idToken,
          refreshToken: refresh.tokens.refreshToken,
          metadata: tokens.metadata,
        },
      };
    case 'dead':
      return { kind: 'over' };
    case 'unavailable':
      return { kind: isValid ? 'signed-in' : 'unknown' };
  }
}

/** ID tokens whose signature this instance has verified; a token lives for an hour. */
const maxVerified = 1_000;
const verified = new Map<string, true>();

/**
 * Issuer and Google's signature. Certificates that cannot be fetched prove nothing against our own signature. A valid
 * signature is not verified again; `requireUser` still checks revocation on each request.
 */
async function verify(idToken: string): Promise<'signed-in' | 'over' | 'renew'> {
  if (verified.has(idToken)) return 'signed-in';
  try {
    await withTimeout(firebaseAuth().verifyIdToken(idToken), certificatesDeadlineMs);
    setRecent(verified, idToken, true, maxVerified);
    return 'signed-in';
  } catch (error) {
    const code = errorCode(error);
    if (code === 'TOKEN_EXPIRED' || code === 'NO_MATCHING_KID') return 'renew';
    return code === 'INVALID_ARGUMENT' || code === 'INVALID_SIGNATURE' ? 'over' : 'signed-in';
  }
}

/** When an ID token expires, in milliseconds; null when it is no ID token. Its signature is not checked. */
function expiryOf(idToken: string): number | null {
  const { exp } = readClaims(idToken);
  return typeof exp === 'number' ? exp * 1000 : null;
}
