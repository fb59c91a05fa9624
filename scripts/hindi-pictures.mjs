import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findOrInstallChromium } from './chromium.mjs';
import { root } from './project.mjs';

/**
 * Draws the texts of the pictures of Hindi pages into content/shared-pictures, after a change of these texts:
 * `node scripts/hindi-pictures.mjs`. The sizes are those of components/shell/shared-picture.tsx.
 */
const directory = join(root, 'content', 'shared-pictures');

async function loadTexts() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `export { hindiPictures } from './lib/hindi-pictures'; export { colourTokens } from './tailwind.config';`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

const fontAddress = (name) =>
  `data:font/woff2;base64,${readFileSync(join(root, 'app', 'fonts', name)).toString('base64')}`;

const { hindiPictures, colourTokens } = await loadTexts();
const { ink, accent } = colourTokens.light;
const browser = await chromium.launch({ executablePath: await findOrInstallChromium() });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, { title, sentence }] of Object.entries(hindiPictures)) {
  await page.setContent(`
    <style>
      @font-face { font-family: Inter; font-weight: 400 700; src: url(${fontAddress('inter-latin.woff2')}) }
      @font-face { font-family: Hindi; font-weight: 400 700; src: url(${fontAddress('noto-devanagari.woff2')}) }
      body { margin: 0; font-family: Inter, Hindi; font-weight: 600; color: ${ink} }
      div { width: 1040px }
      h1 { margin: 0; font-size: 92px; line-height: 1.25; font-weight: 600 }
      p { margin: 14px 0 0; width: 960px; font-size: 36px; line-height: 1.35; color: ${accent} }
    </style>
    <div><h1></h1><p></p></div>`);
  await page.locator('h1').evaluate((node, text) => (node.textContent = text), title);
  await page.locator('p').evaluate((node, text) => (node.textContent = text), sentence);
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator('div')
    .screenshot({ path: join(directory, `${name}.png`), omitBackground: true });
}
writeFileSync(join(directory, 'texts.json'), `${JSON.stringify(hindiPictures, null, 2)}\n`);
await browser.close();
