import type { Page } from '@playwright/test';
import { openScreens, usualLongest } from './fixtures/first-screens';
import { hindiPages, menuPageList } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/**
 * Where the answer of a page and its picture are, and how long the page is as it opens, without scripts. On a phone the
 * bar of places covers the end of the screen.
 */
const frames = [
  { width: 1440, height: 900, fold: 900 },
  { width: 390, height: 780, fold: 724 },
] as const;

test.use({ javaScriptEnabled: false });

for (const [path, screen] of Object.entries(openScreens)) {
  test(`${path} shows its answer first`, async ({ page }) => {
    // From a warm cache: what waits for a provider is late at the first visit.
    await page.request.get(path);
    for (const [index, { width, height, fold }] of frames.entries()) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      for (const selector of screen.shows) {
        expect.soft(await endOf(page, selector), `${selector} at ${width}`).toBeLessThan(fold);
      }
      const longest = (screen.longest ?? usualLongest)[index] ?? 0;
      expect.soft(await heightOf(page), `height at ${width}`).toBeLessThanOrEqual(longest);
    }
  });
}

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

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
