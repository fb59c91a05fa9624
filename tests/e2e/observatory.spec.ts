import { accessOf, signInPath, staticPaths } from '@/lib/navigation/routes';
import { securityHeaders } from '@/lib/security/headers';
import { observatoryScore } from '../security/observatory-score';
import { createAccount } from './fixtures/auth-emulator';
import { CookieJar } from './fixtures/cookie-jar';
import { memberPages, openPages } from './fixtures/pages';
import { ownOrigin, rawRequest, type RawAnswer } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

const goal = 130;

/**
 * The answer as the same build sends it under an https address. Three things differ, each held letter by letter
 * elsewhere: HSTS (unit/lib/security/observatory), the cookies' names and `Secure` (unit/lib/auth/session-cookies, and
 * in Chromium e2e/tls), and in the policy Google's addresses in place of the local emulator's (e2e/tls).
 */
function asHttps({ headers, setCookies, body }: RawAnswer) {
  const ofHttp = new Set(securityHeaders('http://localhost').map(({ key }) => key));
  const added = securityHeaders('https://arthayatra.example').filter(({ key }) => !ofHttp.has(key));
  const texts = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  const all: Record<string, string> = {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(added.map(({ key, value }) => [key.toLowerCase(), value])),
  };
  const policy = all['content-security-policy']?.replace(
    /http:\/\/127\.0\.0\.1:[\d*]+/g,
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
  );
  const isHtml = all['content-type']?.startsWith('text/html') ?? false;
  return {
    headers: { ...all, 'content-security-policy': policy },
    setCookies: setCookies.map((cookie) =>
      cookie.replace(/^session/, '__Host-session').replace(/$/, '; Secure'),
    ),
    html: isHtml ? body : null,
  };
}

function expectGoal(what: string, answer: RawAnswer) {
  const { score, findings } = observatoryScore(asHttps(answer));
  const words = findings.map(({ rule, modifier }) => `${rule} ${modifier}`).join(', ');
  expect.soft(score, `${what}, ${answer.status}: ${words}`).toBeGreaterThanOrEqual(goal);
  return score;
}

test('every kind of answer is worth 130 points of MDN’s observatory or more', async () => {
  const scores: Record<string, number> = {};
  const look = async (what: string, path: string, isOf: (status: number) => boolean) => {
    const answer = await rawRequest(path);
    expect.soft(isOf(answer.status), `${what}: ${answer.status}`).toBe(true);
    scores[`${what} ${path}`] = expectGoal(what, answer);
  };
  const isShown = (status: number) => status === 200;
  for (const path of staticPaths) await look('static page', path, isShown);
  for (const { path } of openPages.filter(({ path: each }) => accessOf(each) === 'open')) {
    await look('open page', path, isShown);
  }
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
