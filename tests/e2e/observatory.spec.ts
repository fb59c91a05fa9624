import { signInPath } from '@/lib/navigation/routes';
import { createAccount } from './fixtures/auth-emulator';
import { CookieJar } from './fixtures/cookie-jar';
import { expectGoal } from './fixtures/observatory';
import { memberPages } from './fixtures/pages';
import { ownOrigin, rawRequest } from './fixtures/raw-request';
import { expectSecurityHeaders } from './fixtures/security-headers';
import { expect, test } from './fixtures/test';

/** The pages that anybody may open: pages.spec. */
test('every other kind of answer has the headers of security, and 130 points of MDN’s observatory', async () => {
  const scores: Record<string, number> = {};
  const look = async (path: string, status: number) => {
    const answer = await rawRequest(path);
    expect.soft(answer.status, path).toBe(status);
    // Of the built files, only what means something for a file: policy.spec.
    if (!path.startsWith('/_next/static/')) expectSecurityHeaders(path, answer.headers);
    scores[path] = expectGoal(path, answer);
  };
  const { body } = await rawRequest('/privacy-policy');
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? [];
  const files = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/avatar.svg'];
  for (const path of [signInPath, '/privacy-policy?utm_source=x', '/api/health', script, ...files])
    await look(path, 200);
  for (const path of ['/', '/account', '/features/stock-picks', '/_next/data/missing.json'])
    await look(path, 307);
  for (const path of ['/%', '/%ff']) await look(path, 400);
  await look('/api/me', 401);
  for (const path of [
    ...['/404', '/_not-found', '/no-such-page', '/features/crypto-market/missing/x'],
    ...['/icon-missing', '/_next/static/missing.js'],
  ])
    await look(path, 404);
  await look('/api/login', 405);
  await look('/_global-error', 500);
  const jar = await CookieJar.signedIn(await createAccount());
  for (const { path } of memberPages) {
    const answer = await jar.request(path);
    expect.soft(answer.status).toBe(200);
    scores[`member ${path}`] = expectGoal('a member’s page', answer);
  }
  const foreign = await jar.request('/api/logout', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect.soft(foreign.status).toBe(403);
  expectGoal('a request of another site', foreign);
  const leaving = await jar.request('/api/logout', {
    method: 'POST',
    headers: { origin: ownOrigin },
  });
  expect.soft(leaving.setCookies.length).toBeGreaterThan(0);
  scores['log-out, with cookies'] = expectGoal('log-out', leaving);
  test.info().annotations.push({ type: 'scores', description: JSON.stringify(scores) });
});
