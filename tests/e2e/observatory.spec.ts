import { signInPath } from '@/lib/navigation/routes';
import { createAccount } from './fixtures/auth-emulator';
import { CookieJar } from './fixtures/cookie-jar';
import { expectGoal } from './fixtures/observatory';
import { memberPages } from './fixtures/pages';
import { ownOrigin, rawRequest } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

/** The pages that anybody may open: pages.spec. */
test('every other kind of answer is worth 130 points of MDN’s observatory or more', async () => {
  const scores: Record<string, number> = {};
  const look = async (what: string, path: string, isOf: (status: number) => boolean) => {
    const answer = await rawRequest(path);
    expect.soft(isOf(answer.status), `${what}: ${answer.status}`).toBe(true);
    scores[`${what} ${path}`] = expectGoal(what, answer);
  };
  const isShown = (status: number) => status === 200;
  await look('page for guests', signInPath, isShown);
  await look('redirect to sign-in', '/account', (status) => status === 307);
  await look('redirect to the dashboard', '/', (status) => status === 307);
  await look('no such page', '/no-such-page', (status) => status === 404);
  await look('no such thing', '/features/crypto-market/missing/x', (status) => status === 404);
  await look('an address that is no text', '/%ff', (status) => status === 400);
  await look('an address of the API', '/api/health', isShown);
  await look('an address of the API that refuses', '/api/me', (status) => status === 401);
  await look('a method that is refused', '/api/login', (status) => status === 405);
  const { body } = await rawRequest('/privacy-policy');
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? [];
  await look('a built script', script, isShown);
  await look('no such script', '/_next/static/missing.js', (status) => status === 404);
  for (const file of ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/avatar.svg']) {
    await look('a file', file, isShown);
  }
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
