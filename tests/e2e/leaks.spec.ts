import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawRequest } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

const built = join(__dirname, '../../.next');
const builtFiles = join(built, 'static');

/** What only the server knows. */
const secrets = [
  'FIREBASE_PRIVATE_KEY',
  'FIREBASE_CLIENT_EMAIL',
  'AUTH_COOKIE_KEYS',
  'CRON_SECRET',
] as const;

test('no built file that browsers get holds a secret, nor leads to its source', () => {
  const files = readdirSync(builtFiles, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(?:js|css|json|txt)$/.test(name));
  expect(texts.length).toBeGreaterThan(0);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const settings: unknown = JSON.parse(
    readFileSync(join(built, 'required-server-files.json'), 'utf8'),
  );
  // A build on this machine makes no maps in any case; a deployment makes them by this setting.
  expect(settings).toHaveProperty('config.productionBrowserSourceMaps', false);
  for (const name of texts) {
    const text = readFileSync(join(builtFiles, name), 'utf8');
    for (const secret of secrets) {
      const value = process.env[secret] ?? '';
      expect(value, secret).not.toBe('');
      expect(text.includes(value) || text.includes(secret), `${secret} in ${name}`).toBe(false);
    }
    expect(text, name).not.toContain('PRIVATE KEY-----');
    expect(text, name).not.toContain('sourceMappingURL');
  }
});

test('files of the project are no addresses', async () => {
  for (const path of [
    '/.git/config',
    '/.env',
    '/.env.local',
    '/.next/BUILD_ID',
    '/package.json',
    '/firestore.rules',
    '/middleware.ts',
    '/_next/static/../../package.json',
    '/_next/static/..%2f..%2fpackage.json',
    '/avatar.svg/..%2f..%2f..%2fetc/passwd',
  ]) {
    const { status, body } = await rawRequest(path);
    expect.soft(status, path).toBeGreaterThanOrEqual(400);
    expect.soft(status, path).toBeLessThan(500);
    expect
      .soft(body, path)
      .not.toMatch(/"arthayatra"|rules_version|root:x:|repositoryformatversion/);
  }
});

test('the image optimiser fetches nothing for anybody', async () => {
  for (const url of [
    'http://169.254.169.254/latest/meta-data/',
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/avatar.svg',
    'data:image/svg+xml,<svg/>',
  ]) {
    const { status } = await rawRequest(`/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`);
    expect.soft(status, url).toBeGreaterThanOrEqual(400);
    expect.soft(status, url).toBeLessThan(500);
  }
});
