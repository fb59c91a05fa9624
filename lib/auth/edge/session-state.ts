import { getFirebaseAuth } from 'next-firebase-auth-edge/auth';
import { env } from '@/lib/env';
import { withTimeout } from '@/lib/timeout';
import { readSessionCookies, type SessionTokens } from './session-cookies';
import { refreshTokens } from './token-refresh';

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

/** Issuer and Google's signature. Certificates that cannot be fetched prove nothing against our own signature. */
async function verify(idToken: string): Promise<'signed-in' | 'over' | 'renew'> {
  const { apiKey, projectId, clientEmail, privateKey } = env.firebase;
  const auth = getFirebaseAuth({ apiKey, serviceAccount: { projectId, clientEmail, privateKey } });
  try {
    await withTimeout(auth.verifyIdToken(idToken), certificatesDeadlineMs);
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
