import type { Page } from '@playwright/test';
import { openScreens, usualLongest } from './fixtures/first-screens';
import { hindiPages, menuPageList } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** At the desk and on a phone, where the bar of places covers the end of the screen. */
const frames = [
  { width: 1440, height: 900, fold: 900 },
  { width: 390, height: 780, fold: 724 },
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, { shows }] of Object.entries(openScreens)) {
    test(`${path} shows its answer first`, async ({ page }) => {
      // From a warm cache: what waits for a provider is late at the first visit.
      await page.request.get(path);
      for (const { width, height, fold } of frames) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        for (const selector of shows) {
          expect.soft(await endOf(page, selector), `${selector} at ${width}`).toBeLessThan(fold);
        }
      }
    });
  }
});

test('no page is long as it opens', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [index, { width, height }] of frames.entries()) {
    await page.setViewportSize({ width, height });
    for (const [path, { longest = usualLongest }] of Object.entries(openScreens)) {
      await page.goto(path);
      // Panels of tabs close once their scripts run.
      await expect
        .soft(async () => {
          const tall = await page.evaluate(() => document.documentElement.scrollHeight);
          expect(tall, `${path} at ${width}`).toBeLessThanOrEqual(longest[index] ?? 0);
        })
        .toPass({ timeout: 5_000 });
    }
  }
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
