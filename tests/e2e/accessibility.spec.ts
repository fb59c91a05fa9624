import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { frames, memberPages, openPages } from './fixtures/pages';
import { savePicture, pictureName, untilPainted } from './fixtures/picture';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

// The missing page answers 404, which the browser notes on the console.
test.use({ expectedNoise: [/status of 404/] });

const { shell } = messages();

for (const { path } of openPages) {
  test(`axe and the keyboard find nothing wrong on ${path}`, async ({ page }) => {
    test.slow();
    await look(page, path, 1440);
    await inspect(page, path);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await stopsWithoutSign(page)).toEqual([]);
  });
}

test.describe('a member', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await signInBrowser(context, baseURL ?? '');
  });

  for (const { path } of memberPages) {
    test(`reads ${path} where axe finds nothing`, async ({ page }) => {
      test.slow();
      await look(page, path, 1440);
      await expect(page.getByRole('button', { name: shell.logOut })).toBeVisible();
      await inspect(page, path, 'member-');
    });
  }
});

for (const { theme, width } of frames) {
  test(`axe finds nothing in drawer and search, ${theme}, ${width} px`, async ({ page }) => {
    await look(page, '/analytics', width);
    await page.emulateMedia({ colorScheme: theme });
    if (width < 992) {
      await page.getByRole('button', { name: shell.openMenu }).click();
      const drawer = page.getByRole('dialog', { name: shell.mainMenu });
      await expect(drawer.getByRole('button', { name: shell.closeMenu })).toBeInViewport();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: shell.searchLabel, exact: true }).click();
    await page.getByRole('combobox').fill('sip');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('every stop of the frame shows where the keyboard is', async ({ page }) => {
  await look(page, '/privacy-policy', 1440);
  expect(await stopsWithoutSign(page, 'body')).toEqual([]);
});

test('the first stop of the keyboard leads past the menu', async ({ page }) => {
  await page.goto('/analytics');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain).toBe(true);
});

async function look(page: Page, path: string, width: number) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/**
 * One visit in both themes and widths, with the picture of each. All rules are asked twice, of the desk in light and of
 * the phone in dark; at the end the narrowest screen.
 */
async function inspect(page: Page, path: string, prefix = '') {
  const keep = async (theme: 'light' | 'dark', width: number) => {
    await untilPainted(page);
    await savePicture(page, `${prefix}${pictureName(path, theme, width)}`);
  };
  await keep('light', 1440);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep('dark', 1440);
  await page.setViewportSize({ width: 360, height: 900 });
  await keep('dark', 360);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await keep('light', 360);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => overflowPx(page)).toBe(0);
}

/** How far the page is wider than the screen; a table may scroll inside its own box. */
function overflowPx(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Walks a part of the page by Tab: the elements that have the focus without an outline of at least 2 px in sight. */
async function stopsWithoutSign(page: Page, within = 'main'): Promise<string[]> {
  // From here Tab goes on, as from a place where one has clicked.
  await page.locator(within).evaluate((part) => {
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.removeAttribute('tabindex');
  });
  const unseen: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // A radio button may be drawn by its label, which then bears the outline.
      const bearers = [focused, focused.closest('label')].filter((element) => element !== null);
      const isSigned = bearers.some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return isDrawn && width > 4 && height > 4;
      });
      return { isSigned, html: focused.outerHTML.slice(0, 120) };
    });
    if (!found) break;
    if (!found.isSigned) unseen.push(found.html);
  }
  return unseen;
}
