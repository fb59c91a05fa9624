import { contentSecurityPolicy } from '@/lib/security/policy';
import { pagePolicy } from '@/lib/security/page-policy';

/** The sources of each directive, as a browser reads them (CSP 3, section 2.2.1). */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const site = { authEmulatorHost: null, isHttps: true };

test('what a page may load, send and be part of is ours alone, and Google’s for sign-in', () => {
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
