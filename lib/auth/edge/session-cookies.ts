import { getRequestCookiesTokens } from 'next-firebase-auth-edge/next/tokens';
import { appendAuthCookies } from 'next-firebase-auth-edge/next/cookies';
import { NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { sessionTagOf, signInHintOf } from '@/lib/auth/domain/owner';
import {
  absoluteLimitSeconds,
  hintCookieName,
  idleLimitSeconds,
} from '@/lib/auth/domain/session-limits';
import { setRecent } from '@/lib/memoize';
import { subjectOf } from './id-token-claims';

/** `__Host-` on https: no sibling subdomain can set it. Browsers refuse the prefix on http://localhost. */
const cookiePrefix = env.isHttps ? '__Host-session' : 'session';

/**
 * Which sign-in of this browser is the current one (`sessionTagOf`). Only a sign-in sets it. The names of the other
 * cookies hold the tag of their own sign-in: a renewal whose answer arrives after another sign-in, or after sign-out,
 * overwrites nothing, and what it wrote is not read.
 */
const currentCookieName = `${cookiePrefix}.current`;

const suffixes = ['', '.id', '.refresh', '.custom', '.metadata', '.sig'];

const cookieNameOf = (tag: string) => `${cookiePrefix}-${tag}`;

/**
 * What follows `cookiePrefix` in the names of a sign-in's cookies. A sign-in before 1 December 2026 has no tag, and counts
 * no more.
 */
const afterPrefix = /^(?:-[0-9a-z]+)?(?:\.(?:id|refresh|custom|metadata|sig))?$/;

/** More than a browser holds after several late renewals; bounds the answer to a forged header. */
const maxExpired = 60;

/** The names of the cookies of all sign-ins in a request, the current one or not. */
function sessionCookieNames(cookies: RequestCookies): string[] {
  const names = cookies.getAll().map(({ name }) => name);
  return names
    .filter(
      (name) => name.startsWith(cookiePrefix) && afterPrefix.test(name.slice(cookiePrefix.length)),
    )
    .slice(0, maxExpired);
}

const serializeOptions = {
  path: '/',
  httpOnly: true,
  secure: env.isHttps,
  sameSite: 'lax' as const,
  maxAge: idleLimitSeconds,
};

/** No renewal prolongs a cookie that only a sign-in sets. */
const untilSessionEnds = { maxAgeSeconds: absoluteLimitSeconds };

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
  const tag = cookies.get(currentCookieName)?.value ?? '';
  const names = suffixes.map((suffix) => `${cookieNameOf(tag)}${suffix}`);
  const values = names.map((name) => cookies.get(name)?.value ?? null);
  if (values.every((value) => value === null)) {
    return sessionCookieNames(cookies).length > 0 ? 'odd' : 'none';
  }
  const key = JSON.stringify([tag, values]);
  const tokens = signed.get(key) ?? (await verifySessionCookies(cookies, tag));
  if (tokens !== 'odd') setRecent(signed, key, tokens, maxRemembered);
  return tokens;
}

async function verifySessionCookies(
  cookies: RequestCookies,
  tag: string,
): Promise<SessionTokens | 'odd'> {
  try {
    const tokens = await getRequestCookiesTokens<{ sid?: unknown }>(cookies, {
      cookieName: cookieNameOf(tag),
      cookieSignatureKeys: env.cookieKeys,
    });
    const { sid } = tokens.metadata;
    if (typeof sid !== 'string' || sessionTagOf(sid) !== tag) return 'odd';
    if (!tokens.idToken || !tokens.refreshToken) return 'odd';
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
  const { sid } = tokens.metadata;
  const hint = signInHintOf(subjectOf(tokens.idToken) ?? '', sid);
  return [
    ...(await renewedCookieHeaders(requestHeaders, tokens)),
    setCookie(`${currentCookieName}=${sessionTagOf(sid)}`, {
      ...untilSessionEnds,
      isHttpOnly: true,
    }),
    setCookie(`${hintCookieName}=${hint}`, { ...untilSessionEnds, isHttpOnly: false }),
  ];
}

/** The `Set-Cookie` values that renew the tokens of a sign-in, whether or not it is still the current one. */
export async function renewedCookieHeaders(
  requestHeaders: Headers,
  tokens: SessionTokens,
): Promise<string[]> {
  const scratch = NextResponse.next();
  await appendAuthCookies(requestHeaders, scratch, tokens, {
    apiKey: env.firebase.apiKey,
    cookieName: cookieNameOf(sessionTagOf(tokens.metadata.sid)),
    cookieSignatureKeys: env.cookieKeys,
    cookieSerializeOptions: serializeOptions,
    enableMultipleCookies: true,
    enableCustomToken: false,
  });
  return scratch.headers.getSetCookie();
}

/** What ends this device's session in a browser: all session cookies that it sent, which one is current, and the hint. */
export function expiredCookies(cookies: RequestCookies) {
  return [...sessionCookieNames(cookies), currentCookieName, hintCookieName].map((name) => ({
    ...serializeOptions,
    name,
    value: '',
    maxAge: 0,
    httpOnly: name !== hintCookieName,
  }));
}

/** The same as `Set-Cookie` values. */
export function expiredCookieHeaders(cookies: RequestCookies): string[] {
  return expiredCookies(cookies).map(({ name, httpOnly }) => expiredHeader(name, httpOnly));
}

/** What removes the cookies of the sign-ins before, while a new one begins. */
export function replacedCookieHeaders(cookies: RequestCookies): string[] {
  return sessionCookieNames(cookies).map((name) => expiredHeader(name, true));
}

const expiredHeader = (name: string, isHttpOnly: boolean) =>
  setCookie(`${name}=`, { maxAgeSeconds: 0, isHttpOnly });

/** A `Set-Cookie` value for the whole site. @param pair `name=value` */
export function setCookie(
  pair: string,
  { maxAgeSeconds, isHttpOnly }: { maxAgeSeconds: number; isHttpOnly: boolean },
): string {
  const flags = [isHttpOnly && 'HttpOnly', env.isHttps && 'Secure', 'SameSite=Lax'];
  return [pair, `Max-Age=${maxAgeSeconds}`, 'Path=/', ...flags].filter(Boolean).join('; ');
}
