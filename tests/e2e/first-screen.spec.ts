import type { Page } from '@playwright/test';
import {
  expectFirst,
  memberScreens,
  openScreens,
  screens,
  tabbedPages,
  tallOf,
  usualLongest,
  type FirstScreen,
} from './fixtures/first-screens';
import { untilHydrated } from './fixtures/hydrated';
import { whileArriving } from './fixtures/half-document';
import { hindiPages, menuPageList, openPages } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** As many as there are workers: each begins with an empty cache of scripts and styles. */
const groupCount = 2;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (let group = 0; group < groupCount; group += 1) {
    const pages = Object.entries(openScreens).filter((_, index) => index % groupCount === group);

    test(`each page shows its answer first, group ${group + 1} of ${groupCount}`, async ({
      page,
    }) => {
      test.slow();
      for (const [path, { shows }] of pages) {
        await page.goto(path);
        // What waits for a provider is late at the first visit, and is seen without scripts at the next.
        if (!(await isThere(page, shows))) await page.reload();
        await expectOnScreens(page, shows);
      }
    });
  }

  test('the tables of coins and funds fit a tablet, and no name is broken into letters', async ({
    page,
  }) => {
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1000 });
      for (const path of ['/features/crypto-market', '/features/mutual-funds']) {
        await page.goto(path);
        const table = page.locator('main .table-box').first();
        const hidden = await table.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(hidden, `${path} at ${width} pixels`).toBeLessThanOrEqual(1);
        const rows = await table
          .locator('tbody tr')
          .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
        expect(Math.max(...rows), `${path} at ${width} pixels`).toBeLessThan(80);
      }
    }
  });

  test('while SIP arrives on a phone, nothing shows that the rest would push away', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(screens[1]);
    const html = await (await request.get('/features/sip-calculator')).text();
    const part = { html, baseURL: baseURL ?? '' };
    const [values, saving] = [page.locator('.readout'), page.locator('#sip-save')];
    const beforeDrawing = html.indexOf('</dl>', html.indexOf('class="readout"'));
    await whileArriving(page, { ...part, length: beforeDrawing }, async () => {
      await expect(values).toBeAttached();
      await expect(values).toBeHidden();
    });
    const inForm = html.indexOf('</form>', html.indexOf('id="sip-m"'));
    await whileArriving(page, { ...part, length: inForm }, async () => {
      await expect(values).toBeVisible();
      await expect(page.getByLabel('Monthly investment', { exact: true })).toBeVisible();
      await expect(saving).toBeHidden();
    });
    await page.goto('/features/sip-calculator');
    await expect(saving).toBeVisible();
  });

  test('tabs lay out one panel, and the page is no longer than with scripts', async ({ page }) => {
    for (const path of tabbedPages) {
      await page.goto(path);
      const panels = page.getByRole('tabpanel');
      for (const [index, { width, height }] of screens.entries()) {
        await page.setViewportSize({ width, height });
        await expect(panels, path).toHaveCount(1);
        expect.soft(await tallOf(page), path).toBeLessThanOrEqual(usualLongest[index] ?? 0);
      }
      const tab = page.locator('[role=tab]:not(.needs-scripts)').nth(1);
      const panel = (await tab.getAttribute('href')) ?? '';
      await tab.click();
      await expect(page).toHaveURL(new RegExp(`${panel}$`));
      for (const { width, height } of screens) {
        await page.setViewportSize({ width, height });
        await expect(page.locator(panel)).toBeVisible();
        await expect(panels, path).toHaveCount(1);
      }
    }
  });
});

test('lessons show their picture first, and are not long as they open', async ({
  page,
  signInReader,
}) => {
  await signInReader();
  for (const [path, screen] of Object.entries(memberScreens)) {
    await page.goto(path);
    await expectOnScreens(page, screen.shows);
    await expectShort(page, path, screen);
  }
});

test('each view of a page shows its answer first, and none is long; the pages themselves: pages.spec', async ({
  page,
}) => {
  const looked = [...openPages, ...hindiPages].map(({ path }) => path);
  const views = Object.entries(openScreens).filter(([path]) => !looked.includes(path));
  expect(views.length).toBeGreaterThan(0);
  for (const [path, screen] of views) {
    await page.goto(path);
    await expectOnScreens(page, screen.shows);
    await expectShort(page, path, screen);
  }
});

test('until its reader acts, a phone lays out no letter below the window', async ({ page }) => {
  await page.setViewportSize(screens[1]);
  await page.goto('/glossary');
  await untilHydrated(page);
  const last = page.locator('.glossary-list > section').last();
  const isLaidOut = () =>
    last.evaluate(({ firstElementChild }) =>
      firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  // A mouse that rests on the page, as Chromium reports it here, is no act.
  expect(await isLaidOut()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await isLaidOut()).toBe(true);
});

test('a picture of a whole page on a phone shows it to its end', async ({ page }) => {
  await page.setViewportSize(screens[1]);
  for (const path of [
    ...['/features/option-trading', '/features/sip-calculator', '/features/crypto-market'],
    ...['/features/mutual-funds/102550', '/privacy-policy', '/glossary'],
  ]) {
    await page.goto(path);
    await untilHydrated(page);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const guessed = await heightOf();
    await page.screenshot({ fullPage: true });
    // The picture is as high as the guess; the change of the window has everything laid out (lib/security/first-script.ts).
    await expect(page.locator('html')).not.toHaveAttribute('data-untouched');
    const height = await heightOf();
    expect.soft(guessed, path).toBeGreaterThanOrEqual(height);
    expect.soft(guessed, path).toBeLessThan(height * 1.03);
  }
});

test('until its reader acts, the tax page loads the scripts of its HTML alone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto('/features/income-tax-calculator');
  const html = (await answer?.text()) ?? '';
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
  // The first move that a browser reports may be one over no distance.
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await expect.poll(() => scripts.filter((path) => !html.includes(path)).length).toBeGreaterThan(0);
});

test('the scripts that all pages start with are compiled while they arrive', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const [policy, glossary] = [await textOf('/privacy-policy'), await textOf('/glossary')];
  const scripts = policy.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [];
  const everywhere = new Set(scripts.filter((path) => glossary.includes(path)));
  const texts = await Promise.all([...everywhere].map(textOf));
  const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(Math.max(...hinted.map(({ length }) => length))).toBe(
    Math.max(...texts.map(({ length }) => length)),
  );
});

test('each page of the menu and each in Hindi is among them, policies aside', () => {
  const pages = [...menuPageList, ...hindiPages]
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('-policy'));
  expect(Object.keys(openScreens)).toEqual(expect.arrayContaining(pages));
});

async function isThere(page: Page, shows: readonly string[]): Promise<boolean> {
  const visible = shows.map((selector) => page.locator(selector).filter({ visible: true }));
  const counts = await Promise.all(visible.map((found) => found.count()));
  return counts.every((count) => count > 0);
}

async function expectOnScreens(page: Page, shows: readonly string[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectFirst(page, shows, screen);
  }
}

async function expectShort(
  page: Page,
  path: string,
  { longest = usualLongest }: FirstScreen,
): Promise<void> {
  for (const [index, { width, height }] of screens.entries()) {
    await page.setViewportSize({ width, height });
    // Panels of tabs close once their scripts run.
    await expect
      .soft(async () => {
        expect(await tallOf(page), `${path} at ${width}`).toBeLessThanOrEqual(longest[index] ?? 0);
      })
      .toPass({ timeout: 5_000 });
  }
}
