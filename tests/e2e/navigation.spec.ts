import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { untilHydrated } from './fixtures/hydrated';
import { rawRequest } from './fixtures/raw-request';
import { expect, test } from './fixtures/test';

const { crypto, dashboard, navigation, shell } = messages();
const phone = { width: 360, height: 740 };

test.describe('the drawer below 992 px', () => {
  test.use({ viewport: phone });

  test('opens from the menu button, keeps the focus, closes by Escape and beside it, and leads to a page', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    const link = drawer.getByRole('link', { name: 'Dashboard' });
    await expect(link).toBeVisible();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(link).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(drawer).toBeHidden();

    // Closed while it opens.
    for (let press = 0; press < 3; press += 1) {
      await button.click();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }

    await button.click();
    await link.click();
    await expect(page).toHaveURL('/analytics');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: dashboard.guestTitle })).toBeFocused();
  });
});

test.describe('the bottom bar of phones', () => {
  test.use({ viewport: phone });

  const bar = (page: Page) => page.getByRole('navigation', { name: shell.places });

  test('leads to five places, makes way for a keyboard, and opens a sheet with the nine features', async ({
    page,
  }) => {
    await page.goto('/features/sip-calculator');
    await expect(bar(page).getByRole('link')).toHaveCount(5);
    await expect(bar(page).getByRole('link', { name: 'SIP' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('textbox').first().focus();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('textbox').first().blur();
    await bar(page).getByRole('button', { name: shell.menuTab }).click();
    const sheet = page.getByRole('dialog', { name: shell.mainMenu });
    for (const title of Object.values(navigation.shortTitles)) {
      await expect(sheet.getByRole('link', { name: title }).first()).toBeInViewport();
    }
    await sheet.getByRole('link', { name: navigation.shortTitles.mutualFunds }).click();
    await expect(page).toHaveURL('/features/mutual-funds');
    await expect(sheet).toBeHidden();
  });

  test('ends the page in a low window, such as a page zoomed to 400%, where nothing stays in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/features/sip-calculator');
    await page.getByRole('textbox').nth(2).scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(bar(page)).not.toBeInViewport();
    await bar(page).scrollIntoViewIfNeeded();
    await expect(bar(page).getByRole('button', { name: shell.menuTab })).toBeInViewport();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens its sheet and leads to a feature', async ({ page }) => {
      await page.goto('/privacy-policy');
      await bar(page).getByRole('button', { name: shell.menuTab }).click();
      await page
        .getByRole('dialog', { name: shell.mainMenu })
        .getByRole('link', { name: navigation.shortTitles.incomeTaxCalculator })
        .click();
      await expect(page).toHaveURL('/features/income-tax-calculator');
    });
  });
});

test('on a phone a row of tabs begins at the open one, in the same order on each page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { views } = crypto;
  for (const [path, open] of [
    ['/features/crypto-market', views.coins],
    ['/features/crypto-market?view=mood', views.mood],
    ['/features/crypto-market/schedule-vda', views.schedule],
  ] as const) {
    await page.goto(path);
    const tabs = page.getByRole('navigation', { name: views.label });
    await expect(tabs.getByRole('link', { name: open, exact: true })).toBeInViewport({ ratio: 1 });
    const lefts = await tabs
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  }
});

test('from 992 px on the bar shows all nine features, marks the current one, and says which two are for members', async ({
  page,
}) => {
  await page.goto('/features/crypto-market/compare');
  for (const width of [992, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.getByRole('navigation', { name: shell.features, exact: true });
    for (const link of await bar.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(bar.getByRole('link')).toHaveCount(9);
    await expect(bar.locator('[aria-current]')).toHaveText(navigation.shortTitles.cryptoMarket);
    await expect(bar.getByRole('img', { name: `(${shell.membersOnly})` })).toHaveCount(2);
  }
});

test('the breakpoint of the menu is 992 px', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/privacy-policy');
  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('on wide paper, which has no sidebar, the page takes the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1123, height: 794 });
  await page.goto('/buy-me-coffee');
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('main').boundingBox();
  expect(box).toMatchObject({ x: 0, width: 1123 });
});

test('search opens by keys and by its button, gives the focus back, finds a page and goes there', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await untilHydrated(page);
  const box = page.getByRole('combobox', { name: 'Search' });
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  const toggle = page.getByRole('button', { name: 'Search', exact: true });
  await toggle.click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('placeholder', 'Search here');
  await box.fill('sip');
  await expect(page.getByRole('option').first()).toHaveText('SIP Calculator');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/features/sip-calculator');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a change of route starts at the top with the focus on the heading, Back included; the sidebar marks the page', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  await sidebar.getByRole('link', { name: 'Delivery Policy' }).click();
  await expect(page).toHaveURL('/shipping-delivery-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Delivery Policy');
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const feature = sidebar.getByRole('link', { name: 'SIP Calculator' });
  await expect(feature).toBeVisible();
  await sidebar.locator('summary', { hasText: 'App Features' }).click();
  await expect(feature).toBeHidden();
});

test('a change of the query alone moves nothing', async ({ page }) => {
  await page.goto('/features/sip-calculator');
  await untilHydrated(page);
  const box = page.getByRole('textbox').first();
  await page.evaluate(() => window.scrollTo(0, 200));
  await box.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => history.replaceState(null, '', '?m=5000&v=1'));
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(box).toBeFocused();
});

test('a page is fetched when one points at it and not before; a bar shows while it is on its way', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['rsc']) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/privacy-policy');
  await untilHydrated(page);
  await page.waitForTimeout(1000);
  expect(fetched).toEqual([]);
  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  await sidebar.getByRole('link', { name: 'Delivery Policy' }).hover();
  await expect.poll(() => new Set(fetched)).toEqual(new Set(['/shipping-delivery-policy']));

  let isOverMenu = false;
  // The bar's code comes when the pointer first enters an element of the interactive page: menu and page in turn.
  await expect
    .poll(async () => {
      isOverMenu = !isOverMenu;
      await page.mouse.move(isOverMenu ? 100 : 700, 300);
      return page.evaluate(() =>
        [...document.querySelectorAll('style')].some((style) =>
          style.textContent.includes('#nprogress'),
        ),
      );
    })
    .toBe(true);
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/analytics\?_rsc/, async (route) => {
    await come;
    await route.continue();
  });
  await sidebar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.locator('#nprogress')).toBeAttached();
  letCome();
  await expect(page).toHaveURL('/analytics');
  await expect(page.locator('#nprogress')).not.toBeAttached();

  // From a page with a nonce back to one with hashes: no policy is broken (fixtures/test.ts).
  await sidebar.getByRole('link', { name: 'Delivery Policy' }).click();
  await expect(page).toHaveURL('/shipping-delivery-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('breadcrumbs show the way, and search engines read it too', async () => {
  const { body } = await rawRequest('/privacy-policy');
  const [crumbs = ''] = /<nav [^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(body) ?? [];
  const items = [...crumbs.matchAll(/<li.*?<\/li>/gs)].map(([item]) => textOf(item));
  expect(items).toEqual(['Home', 'Policies', 'Privacy Policy']);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  const data: unknown = JSON.parse(json);
  expect(data).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 2 } });
});

test('an unknown address answers 404 and shows the way on, before any script', async () => {
  const { status, body } = await rawRequest('/no-such-page');
  expect(status).toBe(404);
  expect(body).toContain(`<title>${messages().errors.notFoundTitle} | Arthayatra</title>`);
  const [main = ''] = /<main.*?<\/main>/s.exec(body) ?? [];
  expect(main).toMatch(/<h1[ >]/);
  expect([...main.matchAll(/<a .*?<\/a>/gs)].map(([link]) => textOf(link))).toContain('Dashboard');
});
