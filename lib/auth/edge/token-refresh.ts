import { getFirebaseAuth, type TokenSet } from 'next-firebase-auth-edge/auth';
import { env } from '@/lib/env';
import { setRecent } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';
import { readSessionCookies, type SessionTokens } from './session-cookies';

/** How long a visitor waits for Google's token endpoint. */
const deadlineMs = 2_500;
/** Requests that carry the old cookie for a moment longer share the answer. */
const sharedForMs = 30_000;
/** An endpoint that hangs is asked again after this time, not by every request. */
const abandonedAfterMs = 10_000;
const maximumEntries = 1_000;

export type Refresh =
  | { kind: 'fresh'; tokens: TokenSet }
  /** The refresh token is no good any more: the session is over. */
  | { kind: 'dead' }
  /** Google did not answer, or not sensibly: nothing is known. */
  | { kind: 'unavailable' };

type Entry = { startedAt: number; endsAt: number; answer: Promise<Refresh> };

const entries = new Map<string, Entry>();

/**
 * New tokens for a refresh token. Concurrent callers share one request to Google per session and instance. Never
 * throws. An answer that is late for its caller still serves the next one.
 */
async function refreshTokens(refreshToken: string, now = Date.now()): Promise<Refresh> {
  const entry = currentEntry(refreshToken, now) ?? startRefresh(refreshToken, now);
  const remainingMs = Math.max(0, entry.startedAt + deadlineMs - now);
  try {
    return await withTimeout(entry.answer, remainingMs);
  } catch {
    return { kind: 'unavailable' };
  }
}

function currentEntry(refreshToken: string, now: number): Entry | undefined {
  const entry = entries.get(refreshToken);
  return entry && now < entry.endsAt ? entry : undefined;
}

function startRefresh(refreshToken: string, now: number): Entry {
  forgetOld(now);
  const entry: Entry = {
    startedAt: now,
    endsAt: now + abandonedAfterMs,
    answer: askGoogle(refreshToken),
  };
  entries.set(refreshToken, entry);
  void entry.answer.then(({ kind }) => {
    // A temporary failure is not cached: the next request tries again.
    if (kind === 'unavailable') entry.endsAt = 0;
    else entry.endsAt = now + sharedForMs;
  });
  return entry;
}

function forgetOld(now: number): void {
  for (const [key, entry] of entries) {
    if (now >= entry.endsAt || entries.size > maximumEntries) entries.delete(key);
  }
}

async function askGoogle(refreshToken: string): Promise<Refresh> {
  const { apiKey, projectId, clientEmail, privateKey } = env.firebase;
  const auth = getFirebaseAuth({ apiKey, serviceAccount: { projectId, clientEmail, privateKey } });
  try {
    return { kind: 'fresh', tokens: await auth.handleTokenRefresh(refreshToken) };
  } catch (error) {
    return { kind: isDead(error) ? 'dead' : 'unavailable' };
  }
}

/**
 * The library gives every refusal the same code, also a 503 and a used-up quota, and puts Google's own word
 * in the message. Only these words mean that the token will never work again
 * (https://firebase.google.com/docs/reference/rest/auth, "Exchange a refresh token").
 */
const deadWords =
  /TOKEN_EXPIRED|USER_DISABLED|USER_NOT_FOUND|INVALID_REFRESH_TOKEN|User not found|PROJECT_NUMBER_MISMATCH/;

function isDead(error: unknown): boolean {
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
  /** Google did not answer and the ID token's hour is over: the cookies stay for a better moment. */
  | { kind: 'unknown' };

/** Never throws, whatever the cookies hold. */
export async function sessionState(
  cookies: Parameters<typeof readSessionCookies>[0],
  now = Date.now(),
): Promise<SessionState> {
  const tokens = await readSessionCookies(cookies);
  if (tokens === 'none') return { kind: 'guest' };
  if (tokens === 'odd') return { kind: 'over' };
  const expiresAtMs = expiryOf(tokens.idToken);
  if (expiresAtMs === null) return { kind: 'over' };
  const isValid = now < expiresAtMs;
  if (now < expiresAtMs - refreshAheadMs) {
    const verdict = await verify(tokens.idToken);
    if (verdict !== 'renew') return { kind: verdict };
  }
  return renew(tokens, isValid, now);
}

async function renew(tokens: SessionTokens, isValid: boolean, now: number): Promise<SessionState> {
  const refresh = await refreshTokens(tokens.refreshToken, now);
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
const mostVerified = 1_000;
const verified = new Map<string, true>();

/**
 * Issuer and Google's signature. Certificates that cannot be fetched prove nothing against our own signature. A valid
 * signature is not verified again; `requireUser` still checks revocation on each request.
 */
async function verify(idToken: string): Promise<'signed-in' | 'over' | 'renew'> {
  if (verified.has(idToken)) return 'signed-in';
  const { apiKey, projectId, clientEmail, privateKey } = env.firebase;
  const auth = getFirebaseAuth({ apiKey, serviceAccount: { projectId, clientEmail, privateKey } });
  try {
    await withTimeout(auth.verifyIdToken(idToken), certificatesDeadlineMs);
    setRecent(verified, idToken, true, mostVerified);
    return 'signed-in';
  } catch (error) {
    const code = codeOf(error);
    if (code === 'TOKEN_EXPIRED' || code === 'NO_MATCHING_KID') return 'renew';
    return code === 'INVALID_ARGUMENT' || code === 'INVALID_SIGNATURE' ? 'over' : 'signed-in';
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
}

/** The moment at which an ID token ends, in milliseconds; null when it is no ID token. Not a check. */
function expiryOf(idToken: string): number | null {
  try {
    const payload = idToken.split('.')[1] ?? '';
    const bytes = Uint8Array.from(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const exp =
      typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
