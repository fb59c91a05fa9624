import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { messages } from '@/lib/messages';
import { frames } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/**
 * What the kit's pages hold (not the frame around them, whose menu grows with the site) against their committed
 * pictures. Another build of Chromium draws letters its own way: there a difference is reported (an annotation and the
 * pictures), not failed.
 *
 * New pictures: `npm run e2e -- visual --update-snapshots`; look at them before you commit them.
 */
const pages = ['/forms', '/tables'];

/** The groups of /component, each with a picture: one of the whole page would be too tall for the browser to take. */
const groups = Object.keys(messages().examples.groups);

const folder = join(__dirname, 'visual');
const versionPath = join(folder, 'chromium-build.txt');

for (const { theme, width } of frames) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({
      colorScheme: theme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      // Half the size, a quarter of the bytes to keep; what moved or changed colour still shows.
      deviceScaleFactor: 0.5,
    });

    for (const path of pages) {
      test(`${path} looks as it did`, async ({ page }, testInfo) => {
        await settle(page, path);
        const name = `${path.slice(1)}-${theme}-${width}.png`;
        await looksAsItDid(page.getByRole('main'), name, testInfo);
      });
    }

    test('each group of /component looks as it did', async ({ page }, testInfo) => {
      test.setTimeout(120_000);
      await settle(page, '/component');
      for (const group of groups) {
        const name = `component-${group}-${theme}-${width}.png`;
        await looksAsItDid(page.locator(`section#${group}`), name, testInfo);
      }
    });
  });
}

async function looksAsItDid(part: Locator, name: string, testInfo: TestInfo): Promise<void> {
  const build = buildOf(part.page());
  const compare = () =>
    expect(part).toHaveScreenshot(name, {
      animations: 'disabled',
      scale: 'device',
      maxDiffPixelRatio: 0.002,
      timeout: 20_000,
    });
  if (isRecording(testInfo)) {
    await compare();
    writeFileSync(versionPath, `${build}\n`);
  } else if (build === recordedBuild()) {
    await compare();
  } else {
    await compare().catch((difference: Error) =>
      testInfo.annotations.push({
        type: 'looks different',
        description: `${build}, recorded with ${recordedBuild()}: ${difference.message}`,
      }),
    );
  }
}

function isRecording({ config }: TestInfo): boolean {
  return config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
}

/** The major version, and whether it is the headless shell, which smoothes edges differently. */
function buildOf(page: Page): string {
  const major = page.context().browser()?.version().split('.')[0] ?? '';
  const isShell = /headless.shell/.test(process.env.CHROMIUM_PATH ?? '');
  return `${isShell ? 'headless shell' : 'Chromium'} ${major}`;
}

function recordedBuild(): string {
  return existsSync(versionPath) ? readFileSync(versionPath, 'utf8').trim() : 'none';
}

/**
 * Goes down the page once, so that all that comes on demand is there, and back to the top. The bar at the top, which
 * stays in sight, would stand in front of what is taller than the screen.
 */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < heightPx; y += 800) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.getByRole('banner').evaluate((bar) => {
    bar.style.position = 'static';
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  // What comes with the first move of the pointer, which the browser may or may not imagine while the page moves.
  const hasCombobox = path !== '/tables';
  const combobox = page.getByRole('main').locator('input[role=combobox]').first();
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('banner').hover();
    if (hasCombobox) await expect(combobox).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.waitForLoadState('networkidle');
}
