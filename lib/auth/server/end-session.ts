import 'server-only';
import { readClaims } from '@/lib/auth/edge/id-token';
import { readSessionCookies } from '@/lib/auth/edge/session-cookies';
import { endSession } from './session-store';

/**
 * Deletes the session document behind these cookies, so that a copy of them is refused from now on. Our own
 * signature is proof enough here: an ID token whose hour is over must still be able to log out.
 * @returns whose session it was; null without one
 * @throws when the store cannot be reached.
 */
export async function endSessionOfCookies(
  cookies: Parameters<typeof readSessionCookies>[0],
): Promise<string | null> {
  const tokens = await readSessionCookies(cookies);
  if (tokens === 'none' || tokens === 'odd') return null;
  const uid = subjectOf(tokens.idToken);
  if (uid) await endSession(uid, tokens.metadata.sid);
  return uid;
}

function subjectOf(idToken: string): string | null {
  const { sub } = readClaims(idToken);
  return typeof sub === 'string' && /^[^/]{1,128}$/.test(sub) ? sub : null;
}
