import { workerPath as marketFilesWorker } from '@/lib/market-files/read-in-worker';
import { workerPath as statementsWorker } from '@/lib/statements/read-in-worker';
import { contentSecurityPolicy, createNonce, pagePolicy } from '@/lib/security/policy';
import {
  assetHeaders,
  securityHeaders,
  staticPolicyHeaders,
  templateSource,
} from '@/lib/security/headers';
import { httpsSessionCookies } from '@/tests/factories/https-session';
import { observatoryScore } from '@/tests/security/observatory-score';

/** The sources of each directive, as a browser reads them (CSP 3, section 2.2.1). */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const site = { authEmulatorHost: null, isHttps: true };

test('a page may load from and send to this site alone, and Google’s for sign-in, and none may frame it', () => {
  const { 'script-src': scripts, ...others } = read(
    contentSecurityPolicy({ ...site, scriptSources: ["'nonce-abc'"] }),
  );
  expect(scripts).toEqual(["'self'", "'nonce-abc'"]);
  expect(others).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

test('styles and style attributes are named by hashes, and only where there are some', () => {
  const policy = read(
    contentSecurityPolicy({
      ...site,
      scriptSources: [],
      styleSources: ["'sha256-a'"],
      styleAttributeSources: ["'sha256-b'"],
    }),
  );
  expect(policy['style-src']).toEqual(["'self'", "'sha256-a'"]);
  expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", "'sha256-b'"]);
});

test('a built site allows no inline script, style or evaluation; http on this machine stays http', async () => {
  const built = await pagePolicy('abc', { ...site, isHttps: false, isDevelopment: false });
  expect(built).not.toMatch(/unsafe-inline|unsafe-eval|upgrade-insecure-requests/);
  const { 'script-src': scripts, 'style-src': styles } = read(built);
  expect(scripts).toEqual([
    "'self'",
    "'nonce-abc'",
    "'strict-dynamic'",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
  ]);
  expect(styles?.slice(0, 2)).toEqual(["'self'", "'nonce-abc'"]);
});

test('the Auth emulator of this machine takes the place of Google', () => {
  const policy = read(
    contentSecurityPolicy({
      scriptSources: [],
      authEmulatorHost: 'localhost:9099',
      isHttps: false,
    }),
  );
  expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:9099']);
});

test('only a page that offers Google sign-in may load Google’s library and show Firebase’s frame', async () => {
  const domain = 'project.firebaseapp.com';
  const built = { ...site, isDevelopment: false };
  const plain = read(await pagePolicy('abc', built));
  const {
    'script-src': scripts,
    'frame-src': frames,
    ...others
  } = read(await pagePolicy('abc', { ...built, googleSignInDomain: domain }));
  const { 'script-src': plainScripts = [], ...plainOthers } = plain;
  expect(scripts).toEqual([...plainScripts, 'https://apis.google.com']);
  expect(frames).toEqual([`https://${domain}`]);
  expect(others).toEqual(plainOthers);
  expect(plain).not.toHaveProperty('frame-src');
  const local = { ...built, isHttps: false, authEmulatorHost: 'localhost:9099' };
  const ofEmulator = read(await pagePolicy('abc', { ...local, googleSignInDomain: domain }));
  expect(ofEmulator['frame-src']).toEqual(['http://localhost:9099']);
});

const siteUrl = 'https://arthayatra.example';
const https = { authEmulatorHost: null, isHttps: true, isDevelopment: false };
const hash = "'sha256-GUy0WcUQZBWayi9IcFBUQZ3XPX1LDJM3CIQ3+pdpKNY='";

const byName = (headers: readonly { key: string; value: string }[]) =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
const common = byName(securityHeaders(siteUrl));

const scoreOf = (policy: string, headers: Record<string, string> = common) =>
  observatoryScore({
    headers: { ...headers, 'content-security-policy': policy },
    setCookies: [],
    html: '<script src="/_next/static/chunks/a.js"></script>',
  }).score;

const staticPolicies = staticPolicyHeaders(siteUrl).map(({ source, headers }) => ({
  source,
  policy: headers[0]?.value ?? '',
}));

test.each([marketFilesWorker, statementsWorker])(
  'the worker %s is served with a policy under which it can request nothing',
  (source) => {
    const policy = "default-src 'none'; frame-ancestors 'none'";
    expect(staticPolicies).toContainEqual({ source, policy });
  },
);

test('a dynamic page of the deployed site is worth 140 points', async () => {
  expect(scoreOf(await pagePolicy(createNonce(), https))).toBe(140);
});

test('a static page, its template filled with hashes, is worth 140 points', () => {
  const template = staticPolicies.find(({ source }) => source === templateSource);
  expect(scoreOf(template?.policy.replace(/\{[a-z-]+\}/g, hash) ?? '')).toBe(140);
});

test('with the cookies of a sign-in a page is worth 145 points', async () => {
  const headers = {
    ...common,
    'content-security-policy': await pagePolicy(createNonce(), https),
  };
  expect(observatoryScore({ headers, setCookies: httpsSessionCookies, html: null }).score).toBe(
    145,
  );
});

test('built scripts and styles, opened as a page, have 130 points or more', () => {
  const files = staticPolicies.filter(({ source }) => source !== templateSource);
  expect(files.length).toBeGreaterThan(0);
  for (const { policy } of files) {
    expect(scoreOf(policy, byName(assetHeaders(siteUrl)))).toBeGreaterThanOrEqual(130);
  }
});

test('two answers never share a nonce', () => {
  expect(createNonce()).not.toBe(createNonce());
});

test('pages run no inline script and evaluate none: nonce or hash, never unsafe', async () => {
  const policies = [
    await pagePolicy(createNonce(), https),
    ...staticPolicies.map(({ policy }) => policy),
  ];
  for (const policy of policies) expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
});

test('https lasts two years, and does for all names below', () => {
  expect(common['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

describe('the score', () => {
  const good = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

  // Modifiers of MDN's table, by hand: 100 + policy + referrer 5 + framing 5 + opener 10 + resource 10.
  test.each([
    [good, 140],
    ["default-src 'self'; frame-ancestors 'none'", 135],
    ["default-src 'none'; frame-ancestors 'none'; script-src 'unsafe-inline'", 80],
    ["default-src 'none'; frame-ancestors 'none'; script-src data:", 80],
    ["default-src 'none'; frame-ancestors 'none'; script-src 'unsafe-eval'", 120],
    ["default-src 'none'; frame-ancestors 'none'; img-src http://a.example", 120],
    ["default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'", 130],
    [`default-src 'none'; frame-ancestors 'none'; script-src 'unsafe-inline' ${hash}`, 140],
    ["default-src 'none'", 80],
    ['', 55],
    ["default-src 'none'; default-src 'none'; frame-ancestors 'none'", 55],
  ])('of the policy "%s" is %s', (policy, score) => {
    expect(scoreOf(policy)).toBe(score);
  });

  test('without https for long is 20 or 10 less, and without a bonus', () => {
    const { 'strict-transport-security': _, ...without } = common;
    expect(scoreOf(good, without as Record<string, string>)).toBe(80);
    expect(scoreOf(good, { ...without, 'strict-transport-security': 'max-age=86400' })).toBe(130);
  });

  test.each([
    ['session=1; Path=/; Secure; SameSite=Lax', -30],
    ['session=1; Path=/; HttpOnly; SameSite=Lax', -10],
    ['hint=1; Path=/', -5],
    ['hint=1; Path=/; Secure', 0],
    ['hint=1; Path=/; Secure; SameSite=Sometimes', -20],
    ['session=1; Path=/; Secure; HttpOnly; SameSite=Lax', 5],
  ])('counts the cookie "%s" with %s', (cookie, modifier) => {
    const { findings } = observatoryScore({ headers: common, setCookies: [cookie], html: null });
    expect(findings.find(({ rule }) => rule === 'cookies')?.modifier).toBe(modifier);
  });

  test.each([
    ['/_next/static/a.js', 0],
    ['https://cdn.example/a.js', -5],
    ['//cdn.example/a.js', -50],
  ])('counts a script from %s with %s', (source, modifier) => {
    const html = `<script async="" src="${source}"></script>`;
    const { findings } = observatoryScore({ headers: common, setCookies: [], html });
    expect(findings.find(({ rule }) => rule === 'integrity')?.modifier).toBe(modifier);
  });
});
