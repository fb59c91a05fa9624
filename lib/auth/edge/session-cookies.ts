import { getRequestCookiesTokens } from 'next-firebase-auth-edge/next/tokens';
import { appendAuthCookies } from 'next-firebase-auth-edge/next/cookies';
import { NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { signInHintOf } from '@/lib/auth/domain/owner';
import { idleLimitSeconds, hintCookieName } from '@/lib/auth/domain/session-limits';
import { setRecent } from '@/lib/memoize';
import { subjectOf } from './id-token-claims';

/** `__Host-` on https: no sibling subdomain can set it. Browsers refuse the prefix on http://localhost. */
const sessionCookieName = env.isHttps ? '__Host-session' : 'session';

const suffixes = ['', '.id', '.refresh', '.custom', '.metadata', '.sig'];

export const sessionCookieFamily: readonly string[] = suffixes.map(
  (suffix) => `${sessionCookieName}${suffix}`,
);

const serializeOptions = {
  path: '/',
  httpOnly: true,
  secure: env.isHttps,
  sameSite: 'lax' as const,
  maxAge: idleLimitSeconds,
};

export type SessionTokens = {
  idToken: string;
  refreshToken: string;
  metadata: { sid: string };
};

type RequestCookies = Parameters<typeof getRequestCookiesTokens>[0];

/** Sessions whose signature this instance has verified; about 2 KB each. */
const maxRemembered = 500;
const signed = new Map<string, SessionTokens>();

/**
 * What the request's cookies say: nothing, something that we did not sign, or a session of ours. Only the
 * signature is checked; the ID token inside may be expired or revoked. A valid signature is not computed again for the
 * same cookies: the keys do not change while the process runs.
 */
export async function readSessionCookies(
  cookies: RequestCookies,
): Promise<SessionTokens | 'none' | 'odd'> {
  const values = sessionCookieFamily.map((name) => cookies.get(name)?.value ?? null);
  if (values.every((value) => value === null)) return 'none';
  const key = JSON.stringify(values);
  const tokens = signed.get(key) ?? (await verifySessionCookies(cookies));
  if (tokens !== 'odd') setRecent(signed, key, tokens, maxRemembered);
  return tokens;
}

async function verifySessionCookies(cookies: RequestCookies): Promise<SessionTokens | 'odd'> {
  try {
    const tokens = await getRequestCookiesTokens<{ sid?: unknown }>(cookies, {
      cookieName: sessionCookieName,
      cookieSignatureKeys: env.cookieKeys,
    });
    const { sid } = tokens.metadata;
    if (typeof sid !== 'string' || !tokens.idToken || !tokens.refreshToken) return 'odd';
    return { idToken: tokens.idToken, refreshToken: tokens.refreshToken, metadata: { sid } };
  } catch {
    // The library throws a dozen kinds of errors here, some with the tokens in their text: never log them.
    return 'odd';
  }
}

/** The `Set-Cookie` values that make this device a signed-in one, signed with the newest key. */
export async function sessionCookieHeaders(
  requestHeaders: Headers,
  tokens: SessionTokens,
): Promise<string[]> {
  const scratch = NextResponse.next();
  await appendAuthCookies(requestHeaders, scratch, tokens, {
    apiKey: env.firebase.apiKey,
    cookieName: sessionCookieName,
    cookieSignatureKeys: env.cookieKeys,
    cookieSerializeOptions: serializeOptions,
    enableMultipleCookies: true,
    enableCustomToken: false,
  });
  const hint = { maxAgeSeconds: idleLimitSeconds, isHttpOnly: false };
  const value = signInHintOf(subjectOf(tokens.idToken) ?? '', tokens.metadata.sid);
  return [...scratch.headers.getSetCookie(), setCookie(`${hintCookieName}=${value}`, hint)];
}

/** What ends this device's session in a browser: the whole family, whatever had arrived, and the hint. */
export function expiredCookies() {
  const names = [...sessionCookieFamily, hintCookieName];
  return names.map((name) => ({
    ...serializeOptions,
    name,
    value: '',
    maxAge: 0,
    httpOnly: name !== hintCookieName,
  }));
}

/** The same as `Set-Cookie` values. */
export function expiredCookieHeaders(): string[] {
  return expiredCookies().map(({ name, httpOnly }) =>
    setCookie(`${name}=`, { maxAgeSeconds: 0, isHttpOnly: httpOnly }),
  );
}

/** A `Set-Cookie` value for the whole site. @param pair `name=value` */
export function setCookie(
  pair: string,
  { maxAgeSeconds, isHttpOnly }: { maxAgeSeconds: number; isHttpOnly: boolean },
): string {
  const flags = [isHttpOnly && 'HttpOnly', env.isHttps && 'Secure', 'SameSite=Lax'];
  return [pair, `Max-Age=${maxAgeSeconds}`, 'Path=/', ...flags].filter(Boolean).join('; ');
}
