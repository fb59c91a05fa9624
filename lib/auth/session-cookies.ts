import { getRequestCookiesTokens } from 'next-firebase-auth-edge/next/tokens';
import { appendAuthCookies } from 'next-firebase-auth-edge/next/cookies';
import { NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { idleLimitSeconds } from './session-limits';

/** Tells the page's scripts that somebody is signed in. Readable, holds nothing, proves nothing. */
export const hintCookieName = 'signed-in';

/** `__Host-` on https: no sibling subdomain can plant it. Browsers refuse the prefix on http://localhost. */
export const sessionCookieName = env.isHttps ? '__Host-session' : 'session';

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

/**
 * What the request's cookies say: nothing, something that we did not sign, or a session of ours. Only the
 * signature is checked; the ID token inside may be expired or revoked.
 */
export async function readSessionCookies(
  cookies: RequestCookies,
): Promise<SessionTokens | 'none' | 'odd'> {
  if (!sessionCookieFamily.some((name) => cookies.has(name))) return 'none';
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
  return [...scratch.headers.getSetCookie(), hintCookie('1', idleLimitSeconds)];
}

/** The `Set-Cookie` values that end this device's session: the whole family, whatever had arrived. */
export function expiredCookieHeaders(): string[] {
  const secure = env.isHttps ? '; Secure' : '';
  return [
    ...sessionCookieFamily.map(
      (name) => `${name}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`,
    ),
    hintCookie('', 0),
  ];
}

function hintCookie(value: string, maxAgeSeconds: number): string {
  const secure = env.isHttps ? '; Secure' : '';
  return `${hintCookieName}=${value}; Max-Age=${maxAgeSeconds}; Path=/${secure}; SameSite=Lax`;
}
