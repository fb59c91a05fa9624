import { expect, test } from './fixtures/test';

// That no page breaks its policy: pages.spec.

test.describe('a script that was not part of the page', () => {
  test.use({ expectedNoise: [/script-src|img-src|ERR_UNKNOWN_URL_SCHEME/] });

  test('is refused on a static and on a dynamic page', async ({ page }) => {
    for (const path of ['/privacy-policy', '/analytics']) {
      const refused = page.waitForEvent('console', (message) =>
        message.text().startsWith('Blocked by the policy: script-src'),
      );
      await page.goto(path);
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="document.title=1">');
      });
      await refused;
      await expect(page).not.toHaveTitle('1');
    }
  });
});

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
