import type { Page } from '@playwright/test';
import { partPath } from '@/lib/navigation/static-pages';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { markupFaults } from './fixtures/markup';
import { crossedFrames, setFrame } from './fixtures/pages';
import { expect, test } from './fixtures/test';

/** What only shows when somebody uses it. The card widget has a file of its own. */
test.use({ reducedMotion: 'reduce' });

const { charts, examples } = messages();
const partsOfKit = Object.keys(examples.entries);

/** The charts that are figures; a sparkline is part of a table. */
const figures = [
  'line-chart',
  'area-chart',
  'stacked-area',
  'bar-chart',
  'grouped-bar',
  'histogram',
  'donut',
  'heat-table',
  'payoff-chart',
  'price-figure',
  'drawdown-figure',
];

const specimen = (page: Page, id: string) => page.locator(`section#${id}`);

for (const frame of crossedFrames) {
  test(`axe finds nothing in what opens, ${frame.name}`, async ({ page }) => {
    test.slow();
    await setFrame(page, frame);

    await open(page, 'menu');
    await page.getByRole('button', { name: 'Options of this plan' }).press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await axeFindings(page, '#menu'), 'menu').toEqual([]);

    await open(page, 'tooltip');
    await specimen(page, 'tooltip').getByRole('button').first().focus();
    await expect(page.getByRole('tooltip').first()).toBeInViewport();
    expect(await axeFindings(page, '#tooltip'), 'tooltip').toEqual([]);

    await open(page, 'toast');
    await page.getByRole('button', { name: 'Archive plan' }).press('Enter');
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await axeFindings(page, '#toast'), 'toast').toEqual([]);

    await open(page, 'button');
    await specimen(page, 'button').locator('summary').click();
    expect(await axeFindings(page, '#button'), 'code').toEqual([]);

    await open(page, 'drawer');
    await page.getByRole('button', { name: 'Open the filters' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Close the filters' })).toBeVisible();
    expect(await axeFindings(page, '[role=dialog]'), 'drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open the filters' })).toBeFocused();

    await open(page, 'dialog');
    await specimen(page, 'dialog').getByRole('button').press('Enter');
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    expect(await axeFindings(page, '[role=dialog]'), 'dialog').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(specimen(page, 'dialog').getByRole('button')).toBeFocused();
  });

  test(`axe finds nothing in fields and tables in use, ${frame.name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await setFrame(page, frame);

    await open(page, 'combobox');
    await specimen(page, 'combobox').hover();
    const bank = page.getByRole('combobox', { name: 'Bank', exact: true });
    await expect(bank).toHaveJSProperty('tagName', 'INPUT');
    await bank.fill('Neem');
    await expect(page.getByRole('option', { name: 'Neem Small Finance Bank' })).toBeVisible();
    expect(await axeFindings(page, '#combobox'), 'combobox').toEqual([]);

    await open(page, 'data-table');
    const funds = specimen(page, 'data-table');
    await funds.getByRole('button', { name: 'Return' }).press('Enter');
    await funds.getByRole('checkbox', { name: 'Select Sal Small Cap' }).click();
    await expect(funds.getByText('1 fund selected')).toBeVisible();
    expect(await axeFindings(page, '#data-table'), 'data table').toEqual([]);
  });
}

/** Each page is opened once and looked at in both frames, the table of a chart open. */
for (const [index, ids] of inThirds(partsOfKit).entries()) {
  test(`axe finds nothing on the pages of parts, third ${index + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const id of ids) {
      await open(page, id);
      expect.soft(await markupFaults(page), id).toEqual([]);
      if (id === 'line-chart') {
        await page
          .getByRole('slider', { name: /: Line$/ })
          .first()
          .hover();
      }
      if (figures.includes(id)) {
        await specimen(page, id).locator('summary', { hasText: charts.labels.table }).click();
      }
      await expectNoFindings(page, id);
    }
  });
}

test('every chart is in the HTML with its sentence and its table, and takes no style attribute', async ({
  request,
}) => {
  for (const id of [...figures, 'sparkline']) {
    const html = await (await request.get(partPath(id))).text();
    const [section = ''] = new RegExp(`<section id="${id}".*?</section>`, 's').exec(html) ?? [];
    expect(shapesIn(section), id).toBeGreaterThan(0);
    expect(section, id).toContain('<table');
    if (id !== 'sparkline') expect(section, id).toMatch(/<figcaption[^>]*>[^<]{20}/);
    expect(html, id).not.toContain('style=');
  }
});

test('the index has a tile for each part, finds them by name, and brings no code of an example on demand', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) loaded.add(new URL(request.url()).pathname);
  });
  // An old address leads to its tile.
  await page.goto('/component#line-chart', { waitUntil: 'networkidle' });
  const ofIndex = new Set(loaded);
  await expect(page.locator('#line-chart')).toBeInViewport();
  const tiles = page.getByRole('main').locator('li:not(nav li)').getByRole('link');
  const foundations = 4;
  await expect(tiles).toHaveCount(partsOfKit.length + foundations);
  expect(await markupFaults(page)).toEqual([]);
  const search = page.getByRole('searchbox', { name: examples.index.search });
  await search.fill('chart');
  await expect(tiles.filter({ hasNotText: /chart/i })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Line chart' })).toBeVisible();
  await search.fill('no such part');
  await expect(page.getByRole('status').filter({ hasText: examples.index.none })).toBeVisible();
  await search.fill('');
  await page.getByRole('link', { name: 'Dialog', exact: true }).click();
  await expect(page).toHaveURL(partPath('dialog'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialog');
  await expect(specimen(page, 'dialog').getByRole('button')).toBeVisible();
  expect([...loaded].filter((script) => !ofIndex.has(script)).length).toBeGreaterThan(0);
});

test('a chart is read by arrow keys and by pointer', async ({ page }) => {
  await open(page, 'line-chart');
  const slider = page.getByRole('slider', { name: /: Line$/ });
  await slider.focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Apr 2026: Equity \(₹\) 2,/, {
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Mar 2026/);
  await slider.hover();
  await expect(slider.locator('svg:visible [pointer-events=none] circle')).toHaveCount(3);
});

test('the copied code is the code that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'badge');
  await specimen(page, 'badge').locator('summary').click();
  await specimen(page, 'badge').getByRole('button', { name: 'Copy' }).click();
  await expect(specimen(page, 'badge').getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('#badge-code').textContent());
  expect(copied).toContain("import { Badge } from '@/components/ui/badge';");
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each panel of the tabs has its address; the code and the way to each part are there', async ({
    page,
  }) => {
    await page.goto(partPath('tabs'));
    for (const id of ['plan-summary', 'plan-years', 'plan-tax']) {
      await page.locator(`#${id}-tab`).click();
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await page.goto(partPath('dialog'));
    await expect(specimen(page, 'dialog')).toContainText('works with JavaScript only');
    await specimen(page, 'dialog').locator('summary').click();
    await expect(page.locator('#dialog-code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await page.goto('/component');
    await expect(page.getByRole('searchbox', { name: examples.index.search })).toBeHidden();
    await page.getByRole('link', { name: 'Line chart', exact: true }).click();
    await expect(page).toHaveURL(partPath('line-chart'));
    const figure = specimen(page, 'line-chart').getByRole('figure');
    await expect(figure.locator('svg:visible').first()).toBeVisible();
    await figure.locator('summary', { hasText: charts.labels.table }).click();
    await expect(figure.getByRole('table')).toBeVisible();
  });
});

/** Lines, bars and points of a drawing; its rules, and the small signs of a legend or a button, are none. */
function shapesIn(html: string): number {
  const drawing = html.replace(/<svg[^>]* viewBox="0 0 \d\d \d\d".*?<\/svg>/gs, '');
  const shapes = /<(?:path|rect|circle)\b(?![^>]*class="stroke-(?:line|control)")/g;
  return [...drawing.matchAll(shapes)].length;
}

async function expectNoFindings(page: Page, name: string): Promise<void> {
  for (const frame of crossedFrames) {
    await setFrame(page, frame);
    expect.soft(await axeFindings(page, 'main'), `${name}, ${frame.name}`).toEqual([]);
  }
}

/** Every third one together, so that the tests run side by side and take about as long. */
function inThirds<T>(all: readonly T[]): T[][] {
  return [0, 1, 2].map((rest) => all.filter((_, index) => index % 3 === rest));
}

/** Opens the page of a part and waits for its code. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(partPath(id));
  await expect(specimen(page, id)).toBeVisible();
  await expect(specimen(page, id)).not.toContainText(examples.waiting);
}
