import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { crossedFrames, setFrame } from './fixtures/pages';
import { expect, test } from './fixtures/one-browser';

const { tables } = messages();
const labels = tables.dataTable;
const path = '/tables';

const box = (page: Page) => page.getByRole('region', { name: tables.live.caption, exact: true });
const heading = (page: Page, name: string) => box(page).getByRole('columnheader', { name });
const rowsChoice = (page: Page) => page.getByRole('combobox', { name: labels.rowsPerPage });

/** Opens the page and waits for the live table, which comes when the browser is idle. */
async function open(page: Page) {
  await page.goto(path);
  await expect(heading(page, tables.columns.amount).getByRole('button')).toBeVisible();
}

async function sortBy(page: Page, name: string, order: 'ascending' | 'descending') {
  await heading(page, name).getByRole('button').click();
  await expect(heading(page, name)).toHaveAttribute('aria-sort', order);
  await expect(box(page)).toHaveAttribute('aria-busy', 'false');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML holds the first rows as a plain table and no more, and no style attribute', async ({
    page,
  }) => {
    const html = (await (await page.goto(path))?.text()) ?? '';
    const [table = ''] = /<table.*?<\/table>/s.exec(html) ?? [];
    expect(table.match(/<tr/g)).toHaveLength(26);
    expect(html).not.toContain('style=');
    await expect(box(page).getByRole('row')).toHaveCount(26);
    await expect(page.getByText('1 to 25 of 10,000 rows')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByText(tables.live.withoutScripts)).toBeVisible();
  });
});

test('sorting, search and filter by keyboard, announced', async ({ page }) => {
  await open(page);
  await heading(page, tables.columns.amount).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, tables.columns.amount)).toHaveAttribute('aria-sort', 'ascending');
  const status = page.getByRole('status').filter({ hasText: '10,000 rows.' });
  await expect(status).toHaveText('10,000 rows. Sorted by Amount, ascending.');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('banyan gold');
  await expect(box(page).getByRole('rowheader').first()).toHaveText('Banyan Gold Savings Fund');
  await page.getByRole('combobox', { name: tables.columns.kind }).selectOption('Redemption');
  await expect(box(page).getByRole('cell', { name: 'SIP', exact: true })).toHaveCount(0);
});

test('all rows are a grid: one stop, arrow keys, Space selects, the focus survives a scroll', async ({
  page,
}) => {
  await open(page);
  await rowsChoice(page).selectOption('all');
  const grid = page.getByRole('grid', { name: tables.live.caption });
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(grid.getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '3');
  await page.keyboard.press('Control+End');
  await expect(grid.locator(':focus')).toHaveAttribute('data-place', '9999:8');
  await expect(grid.locator(':focus')).toBeInViewport();
  await box(page).evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(grid.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  await page.keyboard.press('ArrowUp');
  await expect(grid.locator(':focus')).toHaveAttribute('data-place', '9998:8');
  await expect(grid.locator(':focus')).toBeInViewport();
});

for (const width of [360, 720, 992, 1280, 1440]) {
  test(`the columns that show without being asked for fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const sparePx = () =>
      box(page).evaluate((element) => element.clientWidth - element.scrollWidth);
    await expect.poll(sparePx).toBe(0);
    await rowsChoice(page).selectOption('all');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(sparePx).toBe(0);
  });
}

for (const frame of crossedFrames) {
  test(`axe finds nothing in the live table, ${frame.name}`, async ({ page }) => {
    await setFrame(page, frame);
    await open(page);
    await sortBy(page, tables.columns.amount, 'ascending');
    await page.getByText(labels.columns, { exact: true }).first().click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rowsChoice(page).selectOption('all');
    await box(page).getByRole('checkbox').nth(1).click();
    expect(await axeFindings(page)).toEqual([]);
  });
}
