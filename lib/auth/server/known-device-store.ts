import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { accountKey } from '@/lib/auth/domain/email';
import { setCookie } from '@/lib/auth/edge/session-cookies';

/**
 * Marks a browser that has signed in to an account before. It is no session and grants no access: copying it only
 * gains a separate count of attempts. `__Host-` on https, as for the session.
 */
const knownDeviceCookieName = env.isHttps ? '__Host-known-device' : 'known-device';

const lifetimeSeconds = 180 * 24 * 60 * 60;

/** A couple and a child on one computer. */
const maxAccounts = 3;

/** Longer than three marks. */
const maxCharacters = 500;

const markPattern = /^([\w-]{16})\.([0-9a-z]{6,8})\.([\w-]{43})$/;

type Mark = { id: string; expires: string; mac: string };

type CookieReader = { get(name: string): { value: string } | undefined };

/**
 * The random name of this device for the account of an e-mail address; null where it has not signed in to it, or
 * longer than 180 days ago. The mark is signed over the address and not over the uid: before sign-in only the address
 * is known.
 */
export function knownDeviceOf(
  cookies: CookieReader,
  email: string,
  nowMs = Date.now(),
): string | null {
  const account = accountKey(email);
  const mark = marksOf(cookies).find((each) => isForAccount(each, account, nowMs));
  return mark?.id ?? null;
}

/** The `Set-Cookie` value after a sign-in: this account's mark anew, and those of the last others. */
export function knownDeviceCookie(
  cookies: CookieReader,
  email: string,
  nowMs = Date.now(),
): string {
  const account = accountKey(email);
  const id = randomBytes(12).toString('base64url');
  const expires = (Math.floor(nowMs / 1000) + lifetimeSeconds).toString(36);
  const [key = ''] = env.cookieKeys;
  const others = marksOf(cookies).filter((each) => !isForAccount(each, account, nowMs));
  const marks = [{ id, expires, mac: macOf(key, { id, expires }, account) }, ...others];
  const value = marks
    .slice(0, maxAccounts)
    .map((mark) => `${mark.id}.${mark.expires}.${mark.mac}`)
    .join('~');
  const flags = { maxAgeSeconds: lifetimeSeconds, isHttpOnly: true };
  return setCookie(`${knownDeviceCookieName}=${value}`, flags);
}

function marksOf(cookies: CookieReader): Mark[] {
  const value = cookies.get(knownDeviceCookieName)?.value ?? '';
  if (value.length > maxCharacters) return [];
  return value.split('~').flatMap((text): Mark[] => {
    const [, id, expires, mac] = markPattern.exec(text) ?? [];
    return id && expires && mac ? [{ id, expires, mac }] : [];
  });
}

function isForAccount(mark: Mark, account: string, nowMs: number): boolean {
  if (parseInt(mark.expires, 36) * 1000 <= nowMs) return false;
  return env.cookieKeys.some((key) => isSameMac(mark.mac, macOf(key, mark, account)));
}

function macOf(key: string, { id, expires }: Omit<Mark, 'mac'>, account: string): string {
  return createHmac('sha256', key)
    .update(`known device ${id} ${expires} ${account}`)
    .digest('base64url');
}

/** Both have 43 characters of base64url: `timingSafeEqual` throws for different lengths. */
function isSameMac(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
