import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { messages } from '../../lib/messages';
import { menu, menuPages } from '../../lib/navigation/menu';

const pages = [
  ...menuPages(menu(messages().navigation)).map(({ url = '/' }) => url),
  '/auth/reset-password',
  '/nothing-here',
  '/404',
  '/_not-found',
];

/** What the browser complains of: blocked by the policy, thrown, or written to the console as an error. */
async function listen(page: Page) {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !saysThatThePageIsMissing(page, message)) {
      complaints.push(message.text());
    }
  });
  return complaints;
}

/** Chromium itself writes a line for a document that answers 404. */
function saysThatThePageIsMissing(page: Page, message: ConsoleMessage): boolean {
  return /status of 404/.test(message.text()) && message.location().url === page.url();
}

// All other pages: pages.spec.
for (const path of ['/404', '/_not-found']) {
  test(`${path} loads and hydrates without a violation or an error`, async ({ page }) => {
    const complaints = await listen(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

test('moving between a static and a dynamic page breaks no policy', async ({ page }) => {
  const complaints = await listen(page);
  const { titles } = messages().navigation;
  const sidebar = page.getByRole('navigation', { name: messages().shell.mainMenu });
  await page.goto('/privacy-policy');
  await sidebar.getByRole('link', { name: titles.dashboard }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  await sidebar.getByRole('link', { name: titles.deliveryPolicy }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles.deliveryPolicy })).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const path of ['/privacy-policy', '/analytics']) {
  test(`${path} refuses a script that was not part of it`, async ({ page }) => {
    const complaints = await listen(page);
    await page.goto(path);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="document.title=1">');
    });
    await expect.poll(() => complaints.some((text) => text.startsWith('script-src'))).toBe(true);
    await expect(page).not.toHaveTitle('1');
  });
}

const answers = [
  ...pages,
  '/_global-error',
  '/_next/data/missing.json',
  '/icon-missing',
  '/%',
  '/favicon.ico',
  '/privacy-policy?utm_source=x',
  '/account',
  '/api/me',
];

/** Firebase follows the window of a sign-in with Google (lib/auth/edge/middleware.ts). */
const openers: Readonly<Record<string, string>> = {
  '/auth/signin': 'same-origin-allow-popups',
  '/auth/signup': 'same-origin-allow-popups',
};

for (const path of answers) {
  test(`the answer to ${path} carries every security header`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': openers[path] ?? 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    if (!headers['content-type']?.startsWith('text/html')) return;
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|[{}]/);
  });
}

test('a built file cannot be opened as a document, nor can the answer for a missing one', async ({
  request,
}) => {
  const headers = (await request.get('/_next/static/missing.js')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test('an address with a slash too many is redirected without a page', async ({ request }) => {
  const answer = await request.get('/privacy-policy/', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['content-type'] ?? 'none').not.toContain('html');
  expect(await answer.text()).not.toContain('<');
});

test('a static page names each inline script by its hash, a dynamic one by a fresh nonce', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/privacy-policy')).toMatch(/script-src 'self' 'sha256-/);
  expect(await policyOf('/privacy-policy')).not.toContain('nonce-');
  const [first, second] = [await policyOf('/analytics'), await policyOf('/analytics')];
  expect(first).toMatch(/'nonce-[\w+/]{20,}={0,2}' 'strict-dynamic'/);
  expect(second).not.toBe(first);
});
