import type { Page } from '@playwright/test';
import {
  memberScreens,
  openScreens,
  tabbedPages,
  usualLongest,
  type FirstScreen,
} from './fixtures/first-screens';
import { hindiPages, menuPageList } from './fixtures/pages';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

/** On a desktop and on a phone, where the bar of places covers the end of the screen. */
const frames = [
  { width: 1440, height: 900, fold: 900 },
  { width: 390, height: 780, fold: 724 },
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, { shows }] of Object.entries(openScreens)) {
    test(`${path} shows its answer first`, async ({ page }) => {
      await expectFirst(page, path, shows);
    });
  }

  for (const path of tabbedPages) {
    test(`${path} lays out one panel of its tabs, and is no longer than with scripts`, async ({
      page,
    }) => {
      for (const [index, { width, height }] of frames.entries()) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        const panels = page.getByRole('tabpanel');
        await expect(panels).toHaveCount(1);
        expect.soft(await tallOf(page)).toBeLessThanOrEqual(usualLongest[index] ?? 0);
        const tab = page.locator('[role=tab]:not(.needs-scripts)').nth(1);
        const panel = (await tab.getAttribute('href')) ?? '';
        await tab.click();
        await expect(page).toHaveURL(new RegExp(`${panel}$`));
        await expect(page.locator(panel)).toBeVisible();
        await expect(panels).toHaveCount(1);
      }
    });
  }
});

test('lessons show their picture first', async ({ page, context, baseURL }) => {
  await signInBrowser(context, baseURL ?? '');
  for (const [path, { shows }] of Object.entries(memberScreens)) {
    await expectFirst(page, path, shows);
  }
});

test('no page is long as it opens', async ({ page }) => {
  test.setTimeout(240_000);
  await expectShort(page, openScreens);
});

test('no lesson is long as it opens', async ({ page, context, baseURL }) => {
  await signInBrowser(context, baseURL ?? '');
  await expectShort(page, memberScreens);
});

test('each page of the menu and each in Hindi is among them, policies aside', () => {
  const pages = [...menuPageList, ...hindiPages]
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('-policy'));
  expect(Object.keys(openScreens)).toEqual(expect.arrayContaining(pages));
});

/** Where the first visible one ends, in CSS pixels from the top; nowhere is below every fold. */
async function endOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  return box ? box.y + box.height : Infinity;
}

async function expectFirst(page: Page, path: string, shows: readonly string[]): Promise<void> {
  // From a warm cache: what waits for a provider is late at the first visit.
  await page.request.get(path);
  await page.goto(path);
  for (const { width, height, fold } of frames) {
    await page.setViewportSize({ width, height });
    for (const selector of shows) {
      expect
        .soft(await endOf(page, selector), `${selector} of ${path} at ${width}`)
        .toBeLessThan(fold);
    }
  }
}

async function expectShort(
  page: Page,
  screens: Readonly<Record<string, FirstScreen>>,
): Promise<void> {
  for (const [path, { longest = usualLongest }] of Object.entries(screens)) {
    await page.goto(path);
    for (const [index, { width, height }] of frames.entries()) {
      await page.setViewportSize({ width, height });
      // Panels of tabs close once their scripts run.
      await expect
        .soft(async () => {
          expect(await tallOf(page), `${path} at ${width}`).toBeLessThanOrEqual(
            longest[index] ?? 0,
          );
        })
        .toPass({ timeout: 5_000 });
    }
  }
}

function tallOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
