import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { expectOn, open } from './steps.mjs';

/** Pages that together draw every kind of chart. */
const pages = [
  '/analytics',
  '/features/sip-calculator',
  '/features/income-tax-calculator',
  '/features/option-trading',
  '/features/crypto-market?view=mood',
  '/features/mutual-funds/102550',
  ...['area-chart', 'stacked-area', 'bar-chart', 'grouped-bar', 'histogram', 'donut'].map(
    (part) => `/component/${part}`,
  ),
];

const widths = [1440, 390];
/** Labels are readable from this size on, in CSS pixels. */
const smallestText = 10;

/**
 * Draws every chart at two widths. Saves a picture of each screen in screenshots/engines, for people, and
 * @returns what is wrong, a sentence each: a chart that is too small, text that is too small, stretched, or cut off
 */
export async function lookAtCharts(page, siteUrl, engine) {
  const folder = join(root, 'screenshots', 'engines', engine);
  mkdirSync(folder, { recursive: true });
  const problems = [];
  let count = 0;
  for (const width of widths) {
    await page.resize(width, 900);
    for (const path of pages) {
      await open(page, siteUrl + path);
      await expectOn(page, () => document.querySelector('main figure svg') !== null, 'a chart');
      const charts = await page.evaluate(measureCharts, smallestText);
      count += charts.length;
      problems.push(
        ...charts.flatMap((one) => one.problems.map((text) => `${path} at ${width} px: ${text}`)),
      );
      for (const [index, { top }] of charts.entries()) {
        await page.evaluate((y) => window.scrollTo(0, y), Math.max(0, top - 100));
        const name = `${path.slice(1).replace(/[/?=]/g, '-')}-${width}-${index}.png`;
        writeFileSync(join(folder, name), Buffer.from(await page.picture(), 'base64'));
      }
    }
  }
  return { count, problems };
}

/** Runs in the page. */
function measureCharts(smallest) {
  return (
    [...document.querySelectorAll('figure svg')]
      .filter((svg) => svg.parentElement.closest('svg') === null && svg.clientWidth > 0)
      // The signs of a legend and of a button are no charts.
      .filter((svg) => !/^0 0 (\d\d) \1$/.test(svg.getAttribute('viewBox')))
      .filter((svg) => svg.closest('button, summary, dt, li, td, th') === null)
      .map((svg) => {
        const box = svg.getBoundingClientRect();
        const name = svg.closest('figure').querySelector('figcaption')?.textContent ?? 'a chart';
        const problems = [];
        if (box.width < 40 || box.height < 20) {
          problems.push(`${name} is too small (${box.width} × ${box.height})`);
        }
        for (const text of svg.querySelectorAll('text')) {
          const own = text.getBoundingClientRect();
          const style = getComputedStyle(text);
          // WebKit reports a box for elements that are not drawn.
          if (own.width === 0 || !text.checkVisibility({ visibilityProperty: true })) continue;
          const size = parseFloat(style.fontSize);
          if (size < smallest) problems.push(`“${text.textContent}” of ${name} is ${size} px`);
          if (own.height > 2.5 * size)
            problems.push(`“${text.textContent}” of ${name} is stretched`);
          if (own.left < -1 || own.right > innerWidth + 1) {
            problems.push(`“${text.textContent}” of ${name} is cut off`);
          }
        }
        return { top: box.top + scrollY, problems };
      })
  );
}
