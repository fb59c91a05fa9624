import { createHash } from 'node:crypto';
import { messages } from '@/lib/messages';
import { createAccount } from './fixtures/auth-emulator';
import { signInBrowser, untilNamed } from './fixtures/signed-in';
import { startBuiltSite, type BuiltSite } from './fixtures/built-site';
import { untilHydrated } from './fixtures/hydrated';
import { expect, test } from './fixtures/test';

/**
 * Guests' pages from memory, as they are deployed; the site of the other tests renders each page, because what they change at a
 * provider must show at once.
 */
let site: BuiltSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startBuiltSite({ GUEST_PAGES_SECONDS: '60' });
});
test.afterAll(() => {
  site?.server.kill();
});

const usualPages = [
  '/analytics',
  '/analytics?demo=1',
  '/features/crypto-market',
  '/features/crypto-market?view=movers',
  '/features/crypto-market/sample-devalo-42',
  '/features/mutual-funds',
  '/features/mutual-funds/102550',
  '/features/financial-news',
  '/features/sip-calculator',
  '/hi/features/sip-calculator',
  '/features/option-trading',
  '/features/income-tax-calculator',
];

type Answer = { status: number; headers: Headers; html: string };

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${site.origin}${path}`, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** Asked for until it comes from memory. */
async function stored(path: string): Promise<Answer> {
  let last = await ask(path);
  await expect
    .poll(
      async () => {
        const before = last.html;
        last = await ask(path);
        return last.html === before && isHashed(last);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return last;
}

const isHashed = ({ headers }: Answer) => {
  const policy = headers.get('content-security-policy') ?? '';
  return /script-src 'self' 'sha256-/.test(policy) && !/nonce-|unsafe-inline/.test(policy);
};

test('two guests get the same bytes, whose every inline script the policy names', async () => {
  for (const path of usualPages) {
    const first = await stored(path);
    const second = await ask(path, { cookie: 'theme=dark; known-device=x' });
    expect(second.html === first.html, path).toBe(true);
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.headers.get('cache-control')).not.toMatch(/public|s-maxage=(?!31536000)/);
    const policy = first.headers.get('content-security-policy') ?? '';
    const scripts = [
      ...first.html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs),
    ];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const [, script = ''] of scripts) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy.includes(`'sha256-${hash}'`), `${path}: ${script.slice(0, 80)}`).toBe(true);
    }
  }
});

test('a browser runs the stored pages', async ({ page }) => {
  // The fixture fails on anything that the policy blocks and on a hydration that fails.
  for (const path of ['/analytics', '/features/crypto-market', '/features/sip-calculator']) {
    await stored(path);
    await page.goto(`${site.origin}${path}`);
    await untilHydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('a member never gets the page of a guest, nor a guest that of a member', async ({
  page,
  context,
}) => {
  const guest = await stored('/analytics');
  const account = await createAccount('Zubin Kotwal');
  const { username } = await signInBrowser(context, site.origin, account);
  await page.goto(`${site.origin}/analytics`);
  await untilNamed(page, account);
  const own = await page.content();
  expect(own).toContain(username);
  await context.clearCookies();
  const again = await ask('/analytics');
  expect(again.html).toBe(guest.html);
  expect(again.html).not.toContain(username);
});

test('a forged session is no guest: its cookies are expired', async () => {
  await stored('/features/crypto-market');
  const answer = await ask('/features/crypto-market', { cookie: 'session.id=x; session.sig=y' });
  expect(isHashed(answer)).toBe(false);
  expect(answer.headers.get('set-cookie')).toContain('session.id=;');
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('nothing of a request but its address is in the page', async () => {
  const plain = await stored('/features/crypto-market');
  const requests: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-original-url': '/account', 'x-rewrite-url': '/account' },
    { 'accept-language': 'hi' },
    { 'user-agent': 'Googlebot' },
    { 'x-guest-page': '1' },
  ];
  for (const headers of requests) {
    expect((await ask('/features/crypto-market', headers)).html).toBe(plain.html);
  }
  expect(plain.html).not.toContain('evil.example');
});

test('a calculator with inputs in its address answers with its result', async () => {
  await stored('/features/sip-calculator');
  for (let time = 0; time < 3; time += 1) {
    const { html } = await ask('/features/sip-calculator?m=5000&r=12&y=10&v=1');
    expect(html).toContain('value="5,000"');
  }
});

test('each language and each query has a page of its own', async () => {
  const { html } = await stored('/features/sip-calculator');
  const hindi = await stored('/hi/features/sip-calculator');
  expect(hindi.html).toContain(messages('hi').navigation.titles.sipCalculator);
  expect(hindi.html).not.toBe(html);
  const views = [
    await stored('/features/crypto-market'),
    await stored('/features/crypto-market?view=movers'),
  ];
  expect(views[0]?.html).not.toBe(views[1]?.html);
});

test('a part of a page, HEAD and bytes without compression are answered rightly', async () => {
  const whole = await stored('/features/mutual-funds');
  // Next leads to the address that names which part is asked for.
  const part = await fetch(`${site.origin}/features/mutual-funds`, { headers: { rsc: '1' } });
  expect(part.headers.get('content-type')).toContain('text/x-component');
  expect(await part.text()).not.toContain('<!DOCTYPE html>');
  const head = await fetch(`${site.origin}/features/mutual-funds`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const plain = await ask('/features/mutual-funds', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.html).toBe(whole.html);
});

test('a redirect to an unknown thing stays one', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect((await ask('/features/mutual-funds/99999999')).status).toBe(307);
  }
});
