import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

const { navigation, offline, shell, sip, tax } = messages();
const calculators = [
  '/features/sip-calculator',
  '/features/income-tax-calculator',
  '/features/option-trading',
];

// Only the loss of the connection may be heard of: a violation of a policy fails the test.
test.use({ serviceWorkers: 'allow', expectedNoise: [/net::ERR_INTERNET_DISCONNECTED/] });

/** The first sign of life brings the worker, and the worker what works without the network. */
async function visit(page: Page, path: string, kept: readonly string[]) {
  await page.goto(path);
  await page.keyboard.press('Tab');
  const isReady = () =>
    page.evaluate(async (paths) => {
      if (!navigator.serviceWorker.controller || !(await caches.has('pages'))) return false;
      const pages = await caches.open('pages');
      return (await Promise.all(paths.map((each) => pages.match(each)))).every(Boolean);
    }, kept);
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
}

const lessonShelves = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('lessons-')));

const plantLesson = (page: Page) =>
  page.evaluate(async () => {
    const shelf = await caches.open('lessons-of-somebody');
    await shelf.put('/features/financial-education/tax/a-lesson', new Response('a lesson'));
  });

test('the calculators work without a network after one visit, and other pages say so', async ({
  page,
  context,
}) => {
  await visit(page, '/privacy-policy', ['/offline', ...calculators]);
  await context.setOffline(true);

  await page.reload();
  await expect(page).toHaveTitle(/Privacy Policy/);
  await page.goto('/features/sip-calculator');
  await page.getByLabel(sip.fields.labels.monthlyRupees, { exact: true }).fill('5000');
  await expect(page).toHaveURL(/m=5000/);
  await expect(page.getByRole('group', { name: sip.answer.title })).toContainText('₹');
  await page.goto('/features/income-tax-calculator');
  await expect(page.getByRole('heading', { name: tax.tools.take.title })).toBeVisible();
  await page.goto('/features/option-trading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigation.titles.optionTrading);

  for (const path of ['/analytics', '/account', '/features/sip-calculator?m=777']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
    await expect(page).toHaveURL(path);
  }
  const list = page.getByRole('list').filter({ hasText: navigation.titles.incomeTaxCalculator });
  await list.last().getByRole('link', { name: navigation.titles.sipCalculator }).click();
  await expect(page).toHaveURL('/features/sip-calculator');
  await expect(page.getByLabel(sip.fields.labels.monthlyRupees, { exact: true })).toBeVisible();
});

test('no lesson is left in the browser after log-out, nor after a session has ended', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '');
  await visit(page, '/features/option-trading', ['/offline']);
  await plantLesson(page);
  expect(await lessonShelves(page)).toHaveLength(1);
  await page.getByRole('button', { name: shell.logOut }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect.poll(() => lessonShelves(page)).toEqual([]);

  await plantLesson(page);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect.poll(() => lessonShelves(page)).toEqual([]);
});

test('the worker may ask this site only, and is looked for at each visit', async ({ request }) => {
  const headers = (await request.get('/sw.js')).headers();
  expect(headers['content-type']).toMatch(/^(?:application|text)\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});
