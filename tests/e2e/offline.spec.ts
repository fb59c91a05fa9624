import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { signInBrowser } from './fixtures/signed-in';
import { untilHydrated } from './fixtures/hydrated';
import { expect, test } from './fixtures/test';

const { account: accountWords, display, navigation, offline, shell, sip, tax } = messages();
const calculators = [
  '/features/sip-calculator',
  '/features/income-tax-calculator',
  '/features/option-trading',
];

// Only the loss of the connection may be heard of: a violation of a policy fails the test.
// A page that asks who is signed in as the session ends is answered 401.
test.use({
  serviceWorkers: 'allow',
  expectedNoise: [/net::ERR_INTERNET_DISCONNECTED|status of 401.*\/api\/me\)$/],
});

/** The first sign of life brings the worker, and the worker what works without the network. */
async function visit(page: Page, path: string, saved: readonly string[]) {
  await page.goto(path);
  const isReady = async () => {
    // A key before the page listens is no sign of life: it is pressed until somebody hears it.
    await page.keyboard.press('Tab');
    return page.evaluate(async (paths) => {
      if (!navigator.serviceWorker.controller || !(await caches.has('pages'))) return false;
      const pages = await caches.open('pages');
      return (await Promise.all(paths.map((each) => pages.match(each)))).every(Boolean);
    }, saved);
  };
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
}

const lessonCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('lessons-')));

const lesson = '/features/financial-education/tax/how-income-tax-works';

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
  // The rules are fetched when the person first points, types or presses.
  await page.keyboard.press('Shift');
  await expect(
    page.getByRole('heading', { name: tax.tools.savedCalculations.title }),
  ).toBeVisible();
  await page.goto('/features/option-trading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigation.titles.optionTrading);

  for (const path of ['/analytics', '/account', '/features/sip-calculator?m=777']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
    await expect(page).toHaveURL(path);
    // React writes the address again as it takes over, which must not come after the next visit.
    await untilHydrated(page);
  }
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: navigation.titles.incomeTaxCalculator });
  await list.last().getByRole('link', { name: navigation.titles.sipCalculator }).click();
  await expect(page).toHaveURL('/features/sip-calculator');
  await expect(page.getByLabel(sip.fields.labels.monthlyRupees, { exact: true })).toBeVisible();
});

test('offline, a Hindi address shows the Hindi offline page, after a Hindi page was opened once', async ({
  page,
  context,
}) => {
  const withInputs = '/hi/features/sip-calculator?m=777';
  await visit(page, '/privacy-policy', ['/offline', ...calculators]);
  await context.setOffline(true);
  await page.goto(withInputs);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(offline.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await untilHydrated(page);
  await context.setOffline(false);

  await expect(() => page.goto('/privacy-policy')).toPass();
  await visit(page, '/hi/privacy-policy', ['/hi/offline']);
  await context.setOffline(true);
  await page.goto(withInputs);
  await expect(heading).toHaveText(messages('hi').offline.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
});

test('an opened lesson can be read offline until one logs out, or the session has ended', async ({
  page,
  context,
  signInMember,
}) => {
  const open = async () => {
    await signInMember();
    await visit(page, lesson, ['/offline']);
    await expect
      .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), lesson))
      .toBe(true);
    expect(await lessonCaches(page)).toHaveLength(1);
  };
  await open();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await context.setOffline(false);

  // What the page without a connection had begun may end the first attempt.
  await expect(() => page.goto('/features/option-trading')).toPass();
  await page.getByRole('button', { name: shell.logOut }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect.poll(() => lessonCaches(page)).toEqual([]);

  await open();
  await context.clearCookies();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect.poll(() => lessonCaches(page)).toEqual([]);
});

test('signing out everywhere drops the lessons here at once, and on another device when it comes back', async ({
  page,
  baseURL,
  browser,
  signInMember,
}) => {
  const account = await signInMember();
  await visit(page, lesson, ['/offline']);
  await expect.poll(() => lessonCaches(page)).toHaveLength(1);
  const other = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  await signInBrowser(other, baseURL ?? '', account);
  const otherPage = await other.newPage();
  await visit(otherPage, lesson, ['/offline']);
  await expect.poll(() => lessonCaches(otherPage)).toHaveLength(1);

  await page.goto('/account?tab=security');
  await page.getByRole('button', { name: accountWords.everywhere.submit }).click();
  await expect(page).toHaveURL(/reason=everywhere/);
  await expect.poll(() => lessonCaches(page)).toEqual([]);

  await otherPage.goto('/features/sip-calculator');
  await expect.poll(() => lessonCaches(otherPage)).toEqual([]);
  await other.close();
});

test('nothing is measured until somebody agrees; then the figures of a page are counted', async ({
  page,
  request,
}) => {
  // Ask the site: the browser does not report requests of a page that it has left.
  const counted = async () => {
    const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
    const answer = await request.get('/api/vitals', { headers });
    const { pages }: { pages: { page: string; name: string }[] } = await answer.json();
    return [...new Set(pages.map((each) => each.page))];
  };
  await page.goto('/tables');
  await page.keyboard.press('Tab');
  await page.goto('/privacy-policy');
  expect(await counted()).toEqual([]);
  await page.getByLabel(display.menu, { exact: true }).click();
  await page.getByRole('switch', { name: display.measure }).click();
  // The measuring code loads on demand without a visible sign, so wait a little before leaving.
  let stayMs = 500;
  await expect(async () => {
    await page.goto('/privacy-policy');
    await page.keyboard.press('Tab');
    await page.waitForTimeout((stayMs *= 2));
    await page.goto('/search');
    // The figures are sent as the page is left, and arrive when they arrive.
    await expect.poll(counted, { timeout: 3_000 }).toEqual(['/privacy-policy']);
  }).toPass({ timeout: 30_000 });
});

test('the worker may ask this site only, and is looked for at each visit', async ({ request }) => {
  const headers = (await request.get('/sw.js')).headers();
  expect(headers['content-type']).toMatch(/^(?:application|text)\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
});
