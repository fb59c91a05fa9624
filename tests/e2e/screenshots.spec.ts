import { frames, openPages } from './fixtures/pages';
import { test } from './fixtures/test';

test.use({ expectedNoise: [/status of 404/] });

/** For people to look at: kept in screenshots/, which git ignores, and by CI as artefacts. */
for (const { path } of openPages) {
  for (const { theme, width } of frames) {
    test(`picture of ${path}, ${theme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const name = path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `screenshots/${name}-${theme}-${width}.png`, fullPage: true });
    });
  }
}
