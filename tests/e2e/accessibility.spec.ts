import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { untilPainted } from './fixtures/picture';
import { expect, test } from './fixtures/test';
import { stopsWithoutSign } from './fixtures/tab-stops';

/** The frame around the pages, and what opens in it. The pages themselves: pages.spec. */
const { shell } = messages();

for (const width of [360, 1440]) {
  test(`axe finds nothing in drawer and search in either theme, ${width} px`, async ({ page }) => {
    // What opens lies over the page, which is then out of reach: a small one will do.
    await open(page, '/offline', width);
    if (width < 992) {
      await page.getByRole('button', { name: shell.openMenu }).click();
      const drawer = page.getByRole('dialog', { name: shell.mainMenu });
      await expect(drawer.getByRole('button', { name: shell.closeMenu })).toBeInViewport();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: shell.searchLabel, exact: true }).click();
    await page.getByRole('combobox').fill('sip');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoFindings(page);
  });
}

test('the first stop of the keyboard leads past the menu, and every stop shows where it is', async ({
  page,
}) => {
  await open(page, '/privacy-policy', 1440);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain).toBe(true);
  expect(await stopsWithoutSign(page, 'body')).toEqual([]);
});

test('with reduced motion, a change of theme runs only the transitions that an element declares', async ({
  page,
}) => {
  await open(page, '/offline', 1440);
  await page.evaluate(() => {
    const properties: string[] = [];
    Object.assign(window, { properties });
    window.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element) properties.push(getComputedStyle(target).transitionProperty);
    });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilPainted(page);
  const properties = await page.evaluate(() => Reflect.get(window, 'properties') as string[]);
  expect(properties.length).toBeGreaterThan(0);
  expect(properties.filter((property) => property === 'all')).toEqual([]);
});

async function open(page: Page, path: string, width: number) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function expectNoFindings(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => axeFindings(page), colorScheme).toEqual([]);
  }
}
