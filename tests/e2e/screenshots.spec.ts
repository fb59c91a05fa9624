import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { frames, memberPages, openPages } from './fixtures/pages';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

test.use({ expectedNoise: [/status of 404/] });

const { shell } = messages();

/** For people to look at: kept in screenshots/, which git ignores, and by CI as artefacts. */
for (const { theme, width } of frames) {
  test.describe(`${theme}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    for (const { path } of openPages) {
      test(`picture of ${path}`, async ({ page }) => {
        await page.goto(path);
        await picture(page, `${nameOf(path)}-${theme}-${width}`);
      });
    }

    for (const { path } of memberPages) {
      test(`picture of ${path} as a member`, async ({ page, context, baseURL }) => {
        await signInBrowser(context, baseURL ?? '');
        await page.goto(path);
        await expect(page.getByRole('button', { name: shell.logOut })).toBeVisible();
        await picture(page, `member-${nameOf(path)}-${theme}-${width}`);
      });
    }
  });
}

async function picture(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
}

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}
