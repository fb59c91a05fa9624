import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Page, Response } from '@playwright/test';
import { messages } from '@/lib/messages';
import { staticPaths } from '@/lib/navigation/routes';
import { firstScript } from '@/lib/security/first-script';
import { axeFindings } from './fixtures/axe';
import { expectFirst, openScreens, screens, tallOf, usualLongest } from './fixtures/first-screens';
import { untilHydrated } from './fixtures/hydrated';
import { expectGoal } from './fixtures/observatory';
import { markupFaults, openAllDisclosures } from './fixtures/markup';
import { overflowPx } from './fixtures/overflow';
import { hindiPages, memberPages, missingPage, openPages, resetLink } from './fixtures/pages';
import { savePicture, pictureName } from './fixtures/picture';
import { expectSecurityHeaders } from './fixtures/security-headers';
import { expectSmallDocument } from './fixtures/small-document';
import { expect, test } from './fixtures/one-browser';
import { stopsWithoutSign } from './fixtures/tab-stops';

/**
 * Each page is opened in Chromium once, and answers all that is asked of every page: its title and weight as they come, the
 * headers of security and their score, one main heading, no error and no violation of the policy while it hydrates
 * (fixtures/test.ts), axe in both themes and both widths, its answer above the fold, no sideways scrolling, no more height
 * than its kind may have, and a sign where the keyboard is. A change of size or theme computes every style of a page anew,
 * an eighth of the whole visit: each is made once.
 */
const narrowest = { width: 320, height: 900 };
const [desktop] = screens;

const { shell } = messages();

/** Folders of pages that share as little code as two pages can. */
const folders: Readonly<Record<string, string>> = {
  '/analytics': '(shell)/analytics',
  '/privacy-policy': '(shell)/privacy-policy',
  '/auth/signin': '(guest)/auth/signin',
  '/auth/signup': '(guest)/auth/signup',
  '/features/sip-calculator': 'features/sip-calculator',
};

/** Static pages of each language and frame: the theme is chosen by the same scripts on the others. */
const themed = ['/privacy-policy', '/hi/privacy-policy', '/features/income-tax-calculator'];

/** What the browser notes on the console of a page that is as it should be. */
const noiseOf: Readonly<Record<string, RegExp[]>> = {
  [missingPage]: [new RegExp(`status of 404.*\\(.*${missingPage}\\)$`)],
  // Firebase refuses a code that is none.
  [resetLink]: [/status of 400.*\/accounts:resetPassword\?/],
};

for (const { path, title } of [...openPages, ...hindiPages]) {
  test.describe(() => {
    test.use({ expectedNoise: noiseOf[path] ?? [] });

    test(`${path} is as every page must be, looked at once`, async ({ page }) => {
      test.slow();
      await look(page, { path, title }, async (answer) => {
        await expectAnswer(answer, { path, title });
        await expectOwnCode(page, path);
        await test.step('every stop of the keyboard shows where it is', async () => {
          expect.soft(await stopsWithoutSign(page)).toEqual([]);
        });
      });
      if (themed.includes(path)) await chooseTheme(page, path);
    });
  });
}

test.describe('a member', () => {
  for (const { path, title } of memberPages) {
    test(`reads ${path}, which is as every page must be`, async ({ page, signInReader }) => {
      test.slow();
      await signInReader();
      await look(
        page,
        { path, title },
        () => expect(page.getByRole('button', { name: shell.logOut })).toBeVisible(),
        'member-',
      );
    });
  }
});

/**
 * All rules of axe are asked of the desktop in light, and those that may say something else there of the phone in dark
 * (`npm run e2e`: all). What is found is noted and the visit goes on: one report says all that is wrong with the page.
 * @param onDesktop what else is looked at there
 */
async function look(
  page: Page,
  { path, title }: { path: string; title: string },
  onDesktop: (answer: Response | null) => Promise<void>,
  prefix = '',
): Promise<void> {
  const saveThemes = async (themes: ('light' | 'dark')[], width: number) => {
    if (!process.env.PICTURES) return;
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await savePicture(page, `${prefix}${pictureName(path, theme, width)}`);
    }
  };
  // Policies are as long as they are; of a member's pages the content decides.
  const screen = prefix ? undefined : openScreens[path];
  const expectScreen = async (index: 0 | 1) => {
    if (!screen) return;
    const { shows, longest = usualLongest } = screen;
    await page.setViewportSize(screens[index]);
    await expectFirst(page, shows, screens[index]);
    await expect.soft.poll(() => tallOf(page)).toBeLessThanOrEqual(longest[index]);
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  const answer = await page.goto(path);
  await expect.soft(page).toHaveTitle(`${title} | Arthayatra`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await untilHydrated(page);

  await test.step('on a desktop, light', async () => {
    await saveThemes(['dark', 'light'], desktop.width);
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await markupFaults(page)).toEqual([]);
    await expectScreen(0);
    await onDesktop(answer);
  });
  await test.step('on a phone, dark', async () => {
    // Both at once, so that the styles are computed once.
    await Promise.all([
      page.emulateMedia({ colorScheme: 'dark' }),
      page.setViewportSize(screen ? screens[1] : narrowest),
    ]);
    await expectScreen(1);
    await page.setViewportSize(narrowest);
    await saveThemes(['light', 'dark'], narrowest.width);
    const again = !themed.includes(path);
    expect.soft(await axeFindings(page, 'html', { again })).toEqual([]);
    await expect.soft.poll(() => overflowPx(page)).toBe(0);
    await openAllDisclosures(page);
    await expect.soft.poll(() => overflowPx(page)).toBe(0);
  });
}

/** As it came, before any script. */
async function expectAnswer(
  answer: Response | null,
  { path, title }: { path: string; title: string },
): Promise<void> {
  if (!answer) throw new Error(`${path} was not answered.`);
  const [bytes, headers, setCookies] = [
    await answer.body(),
    answer.headers(),
    await answer.headerValues('set-cookie'),
  ];
  const body = bytes.toString();
  expect.soft(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toBe(`${title} | Arthayatra`);
  expect.soft(body.slice(0, body.indexOf('</head>'))).toContain(`<script>${firstScript}</script>`);
  expectSmallDocument(bytes);
  expectSecurityHeaders(path, headers);
  expectGoal(path, { status: answer.status(), headers, setCookies, body });
}

/** The page loads its own chunks, and none that only another page has. */
async function expectOwnCode(page: Page, path: string): Promise<void> {
  const folder = folders[path];
  if (!folder) return;
  await test.step('it downloads no other page’s code', async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const own = chunksOf(folder);
    const others = Object.values(folders).flatMap((other) => [...chunksOf(other)]);
    expect(loaded.filter((file) => own.has(file)).length).toBeGreaterThan(0);
    expect(loaded.filter((file) => others.includes(file) && !own.has(file))).toEqual([]);
  });
}

type Manifest = { entryJSFiles: Readonly<Record<string, readonly string[]>> };

const built = join(__dirname, '../../.next/server/app');

/**
 * The chunks that the build gave to a page and its layouts, as paths of the site. `page` is the folder below
 * app/, as in `(shell)/analytics`. Read from Next's own manifest, a script that fills a global.
 */
function chunksOf(page: string): Set<string> {
  const text = readFileSync(join(built, page, 'page_client-reference-manifest.js'), 'utf8');
  const filled: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
  runInContext(text, createContext({ globalThis: filled }));
  const manifests = Object.values(filled.__RSC_MANIFEST ?? {});
  const files = manifests.flatMap(({ entryJSFiles }) => Object.values(entryJSFiles).flat());
  if (files.length === 0) throw new Error(`The build's manifest of ${page} names no chunk`);
  return new Set(files.map((file) => `/_next/${file}`));
}

async function chooseTheme(page: Page, path: string): Promise<void> {
  await test.step('its theme can be chosen, and stays', async () => {
    const { menu, themes } = messages(path.startsWith('/hi/') ? 'hi' : 'en').display;
    await page.getByLabel(menu, { exact: true }).click();
    await page.getByText(themes.dark, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await untilHydrated(page);
  });
}

test('every static page, and each whose code is compared, is among those that are looked at', () => {
  const looked = [...openPages, ...hindiPages].map(({ path }) => path);
  expect(looked).toEqual(
    expect.arrayContaining([...staticPaths, ...Object.keys(folders), ...themed]),
  );
});
