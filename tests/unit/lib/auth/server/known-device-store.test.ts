import { env } from '@/lib/env';
import { knownDeviceCookie, knownDeviceOf } from '@/lib/auth/server/known-device-store';

jest.mock('@/lib/env', () => ({
  env: { isHttps: true, cookieKeys: ['n'.repeat(32), 'o'.repeat(32)], firebase: {} },
}));

const day = 24 * 60 * 60 * 1_000;
const now = Date.UTC(2026, 10, 23);
const jarOf = (setCookie: string) => {
  const [pair = ''] = setCookie.split(';');
  const [name, value = ''] = pair.split('=');
  return { get: (asked: string) => (asked === name ? { value } : undefined) };
};
const empty = { get: () => undefined };

afterEach(() => jest.restoreAllMocks());

test('the cookie is the browser’s alone, for 180 days, and identifies no person', () => {
  const cookie = knownDeviceCookie(empty, 'Asha@Example.in', now);
  expect(cookie).toMatch(
    /^__Host-known-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookie.toLowerCase()).not.toContain('asha');
});

test('a device is known to the account that signed in on it, for 180 days', () => {
  const jar = jarOf(knownDeviceCookie(empty, 'asha@example.in', now));
  const device = knownDeviceOf(jar, ' ASHA@example.in', now);
  expect(device).toMatch(/^[\w-]{16}$/);
  expect(knownDeviceOf(jar, 'ravi@example.in', now)).toBeNull();
  expect(knownDeviceOf(jar, 'asha@example.in', now + 179 * day)).toBe(device);
  expect(knownDeviceOf(jar, 'asha@example.in', now + 180 * day)).toBeNull();
  expect(knownDeviceOf(empty, 'asha@example.in', now)).toBeNull();
});

test('the last three accounts of a device are known', () => {
  const names = ['a', 'b', 'c', 'b', 'd'].map((name) => `${name}@example.in`);
  const jar = names.reduce(
    (known, email) => jarOf(knownDeviceCookie(known, email, now)),
    jarOf('__Host-known-device='),
  );
  const isKnown = (email: string) => knownDeviceOf(jar, email, now) !== null;
  expect(['a', 'b', 'c', 'd'].map((name) => isKnown(`${name}@example.in`))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a key that was replaced still verifies, one that was dropped does not', () => {
  jest.replaceProperty(env, 'cookieKeys', ['o'.repeat(32)]);
  const jar = jarOf(knownDeviceCookie(empty, 'asha@example.in', now));
  jest.replaceProperty(env, 'cookieKeys', ['n'.repeat(32), 'o'.repeat(32)]);
  expect(knownDeviceOf(jar, 'asha@example.in', now)).not.toBeNull();
  jest.replaceProperty(env, 'cookieKeys', ['n'.repeat(32)]);
  expect(knownDeviceOf(jar, 'asha@example.in', now)).toBeNull();
});

test('a changed or forged mark is not accepted', () => {
  const jar = jarOf(knownDeviceCookie(empty, 'asha@example.in', now));
  const value = jar.get('__Host-known-device')?.value ?? '';
  const [id = '', expires = '', mac = ''] = value.split('.');
  const later = (parseInt(expires, 36) + 1).toString(36);
  const forged = [
    `${id}.${later}.${mac}`,
    `${id.replace(/./, (first) => (first === 'a' ? 'b' : 'a'))}.${expires}.${mac}`,
    `${id}.${expires}.${'A'.repeat(43)}`,
    `${id}.${expires}`,
    '~~~',
    `${value}~`.repeat(10_000),
  ];
  for (const text of forged) {
    const device = knownDeviceOf({ get: () => ({ value: text }) }, 'asha@example.in', now);
    expect(device).toBeNull();
  }
});
