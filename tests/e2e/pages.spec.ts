import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { staticPaths } from '@/lib/navigation/routes';
import { axeFindings } from './fixtures/axe';
import { chunksOf } from './fixtures/built-pages';
import { overflowPx } from './fixtures/overflow';
import { hindiPages, memberPages, missingPage, openPages, resetLink } from './fixtures/pages';
import { savePicture, pictureName } from './fixtures/picture';
import { rawRequest } from './fixtures/raw-request';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';
import { stopsWithoutSign } from './fixtures/tab-stops';

/**
 * Each page is opened in Chromium once, and answers all that is asked of every page: its title, one main heading, no
 * error and no violation of the policy while it hydrates (fixtures/test.ts), axe in both themes and both widths, no
 * sideways scrolling, a sign where the keyboard is, and, on a static page, that its theme can be chosen and stays.
 */
const narrowest = { width: 320, height: 900 };
const phone = { width: 360, height: 900 };
const desktop = { width: 1440, height: 900 };

/** Of plain HTML. React's payload says most of it a second time, and a phone reads all of it before it is done. */
const mostHtmlBytes = 200 * 1024;
/** Legal text stays whole, at three bytes a letter (docs/decisions/015-small-documents.md). */
const mostOfHindiPolicy = 210 * 1024;

const { shell } = messages();

/** Folders of pages that share as little code as two pages can. */
const folders: Readonly<Record<string, string>> = {
  '/analytics': '(shell)/analytics',
  '/privacy-policy': '(shell)/privacy-policy',
  '/auth/signin': '(guest)/auth/signin',
  '/auth/signup': '(guest)/auth/signup',
  '/features/sip-calculator': 'features/sip-calculator',
};

/** What the browser notes on the console of a page that is as it should be. */
const noiseOf: Readonly<Record<string, RegExp[]>> = {
  [missingPage]: [new RegExp(`status of 404.*\\(.*${missingPage}\\)$`)],
  // Firebase refuses a code that is none.
  [resetLink]: [/status of 400.*\/accounts:resetPassword\?/],
};

for (const { path, title } of [...openPages, ...hindiPages]) {
  test.describe(path, () => {
    test.use({ expectedNoise: noiseOf[path] ?? [] });

    test('is as every page must be, looked at once', async ({ page }) => {
      test.slow();
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await look(page, { path, title });
      await expectOwnCode(path, loaded);
      await test.step('every stop of the keyboard shows where it is', async () => {
        expect.soft(await stopsWithoutSign(page)).toEqual([]);
      });
      if (isStatic(path)) await chooseTheme(page, path);
    });
  });
}

test.describe('a member', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await signInBrowser(context, baseURL ?? '');
  });

  for (const { path, title } of memberPages) {
    test(`reads ${path}, which is as every page must be`, async ({ page }) => {
      test.slow();
      await look(page, { path, title }, 'member-');
      await expect(page.getByRole('button', { name: shell.logOut })).toBeVisible();
    });
  }
});

test('every page is called by its title, before any script, and is no heavier than it may be', async () => {
  for (const { path, title } of [...openPages, ...hindiPages]) {
    const { body } = await rawRequest(path);
    expect.soft(/<title>([^<]*)<\/title>/.exec(body)?.[1], path).toBe(`${title} | Arthayatra`);
    expect
      .soft(Buffer.byteLength(body), path)
      .toBeLessThanOrEqual(path === '/hi/privacy-policy' ? mostOfHindiPolicy : mostHtmlBytes);
  }
});

/**
 * All rules of axe are asked twice, of the desktop in light and of the phone in dark. What is found is noted and the visit
 * goes on: one report says all that is wrong with the page.
 */
async function look(
  page: Page,
  { path, title }: { path: string; title: string },
  prefix = '',
): Promise<void> {
  const saveTheme = (theme: 'light' | 'dark', { width }: { width: number }) =>
    savePicture(page, `${prefix}${pictureName(path, theme, width)}`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await page.goto(path);
  await expect.soft(page).toHaveTitle(`${title} | Arthayatra`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await test.step('on a desktop, light', async () => {
    await saveTheme('light', desktop);
    expect.soft(await axeFindings(page)).toEqual([]);
  });
  // Looking has taken longer than this: all that a page loads by itself is there.
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ colorScheme: 'dark' });
  await saveTheme('dark', desktop);
  await test.step('on a phone, dark', async () => {
    await page.setViewportSize(phone);
    await saveTheme('dark', phone);
    expect.soft(await axeFindings(page)).toEqual([]);
    await expect.soft.poll(() => overflowPx(page)).toBe(0);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await saveTheme('light', phone);
  await page.setViewportSize(narrowest);
  await expect.soft.poll(() => overflowPx(page)).toBe(0);
  await page.setViewportSize(desktop);
}

/** The page loads its own chunks, and none that only another page has. */
async function expectOwnCode(path: string, loaded: readonly string[]): Promise<void> {
  const folder = folders[path];
  if (!folder) return;
  await test.step('it downloads no other page’s code', () => {
    const own = chunksOf(folder);
    const others = Object.values(folders).flatMap((other) => [...chunksOf(other)]);
    expect(loaded.filter((file) => own.has(file)).length).toBeGreaterThan(0);
    expect(loaded.filter((file) => others.includes(file) && !own.has(file))).toEqual([]);
  });
}

const isStatic = (path: string) => staticPaths.some((each) => each === path);

/** It is hydrated under the hashes of its inline scripts. */
async function chooseTheme(page: Page, path: string): Promise<void> {
  await test.step('its theme can be chosen, and stays', async () => {
    const { menu, themes } = messages(path.startsWith('/hi/') ? 'hi' : 'en').display;
    await page.getByLabel(menu, { exact: true }).click();
    await page.getByText(themes.dark, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.waitForLoadState('networkidle');
  });
}

test('every static page, and each whose code is compared, is among those that are looked at', () => {
  const looked = [...openPages, ...hindiPages].map(({ path }) => path);
  expect(looked).toEqual(expect.arrayContaining([...staticPaths, ...Object.keys(folders)]));
});
