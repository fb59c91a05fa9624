import type { Page } from '@playwright/test';
import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import { csvText } from '@/lib/csv/csv';
import { derivativesCsv } from '@/lib/market-files/samples/exchange-files';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { axeFindings } from './fixtures/axe';
import { downloadBy } from './fixtures/download';
import { expectOnlyCode, watchRequests } from './fixtures/only-code';
import { overflowPx } from './fixtures/overflow';
import { untilNamed } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

const { ownFile, marketFile, optionChain, optionHistory, options, picks, picksScreens } =
  messages();
const ownPath = '/features/stock-picks/your-file';

/** A sample file of the page itself. */
async function sample(page: Page, name: keyof typeof marketFile.samples.names): Promise<Buffer> {
  const title = page.locator('summary').filter({ hasText: marketFile.samples.note });
  if ((await title.locator('xpath=..').getAttribute('open')) === null) await title.click();
  const label = marketFile.samples.names[name];
  const { bytes } = await downloadBy(page.getByRole('button', { name: label, exact: true }));
  return bytes;
}

test('a member screens a file of their own, by keyboard, and nothing of it is sent', async ({
  page,
  baseURL,
  signInMember,
}) => {
  const member = await signInMember();
  await page.goto(ownPath);
  await expect(page.getByText(marketFile.stays)).toBeVisible();
  await untilNamed(page, member);
  const buffer = await sample(page, 'screener.csv');
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);

  await page.getByLabel(ownFile.file.label, { exact: true }).setInputFiles({
    name: 'my-screen.csv',
    mimeType: 'text/csv',
    buffer,
  });
  const screens = page.getByRole('table', { name: ownFile.screens.caption });
  const row = screens.getByRole('row').filter({ hasText: picksScreens['magic-formula'].name });
  await expect(row).toContainText('3 of 4');
  await expect(row).toContainText('Return on capital');

  const screen = picksScreens['low-leverage-quality'].name;
  await screens.getByRole('button', { name: fill(ownFile.screens.open, { screen }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${screen}: 3 of 8 pass` })).toBeFocused();
  await page
    .getByRole('table', { name: picks.screen.overview })
    .getByRole('button', { name: 'Sample Pumps' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sample Pumps' })).toBeFocused();
  await page.getByRole('button', { name: ownFile.company.back }).press('Enter');

  expect(await page.evaluate(() => localStorage.getItem('market-files'))).toBeNull();
  await page.getByRole('button', { name: ownFile.save.save }).press('Enter');
  await expect(page.getByText(ownFile.save.saved)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expectOnlyCode(requests, baseURL ?? '');

  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 900 });
  await expect.poll(() => overflowPx(page)).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: ownFile.file.openSaved }).click();
  await expect(page.getByRole('row').filter({ hasText: 'my-screen.csv' })).toContainText('8');
});

test('a workbook is read by the worker under its own policy', async ({ page, signInMember }) => {
  await signInMember();
  await page.goto(ownPath);
  const buffer = await sample(page, 'data-sheet.xlsx');
  await page.getByLabel(ownFile.file.label, { exact: true }).setInputFiles({
    name: 'data-sheet.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await page.getByRole('tab', { name: ownFile.views.companies }).click();
  await page
    .getByRole('table', { name: ownFile.companies.caption })
    .getByRole('button', { name: 'Open Sample Pumps' })
    .click();
  await expect(page.getByRole('table', { name: /^Sample Pumps: figures of ten/ })).toBeVisible();
});

test('a visitor opens a day of derivatives in the option chain, and nothing of it is sent', async ({
  page,
  baseURL,
}) => {
  await page.goto('/features/option-trading');
  await page.getByRole('tab', { name: options.tabs.chain }).click();
  await page.getByRole('radio', { name: optionChain.source.file.label }).check();
  const buffer = await sample(page, 'nse-derivatives.zip');
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  await page.getByLabel(optionChain.file.label, { exact: true }).setInputFiles({
    name: 'BhavCopy_NSE_FO.csv.zip',
    mimeType: 'application/zip',
    buffer,
  });
  await expect(page.getByText('42 strikes of 2 expiries were read.')).toBeVisible();
  await expect(page.locator('#chain-underlying')).toHaveValue('SAMPLEX');
  await expect(page.getByText(optionChain.table.settlement, { exact: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expectOnlyCode(requests, baseURL ?? '');
});

test('a visitor follows a spread through dropped days and over past moves, and nothing of it is sent', async ({
  page,
  baseURL,
}) => {
  const spread =
    'v=1&under=SENSEX&l=b_c_1_20_150_2026-11-26_22800_0.12&l=s_c_1_20_60_2026-11-26_23200_0.12&s=22800&date=2026-11-20';
  const day = (date: string, spot: number) =>
    derivativesCsv(date, ['2026-11-26'], 'BSE')
      .replaceAll('SAMPLEX', 'SENSEX')
      .replaceAll('22790.40', spot.toFixed(2));
  const closes = csvText([
    ['Date ', 'Open ', 'High ', 'Low ', 'Close ', 'Shares Traded ', 'Turnover (₹ Cr)'],
    ...tradingDaysAfter('2026-01-01', '2026-11-13').map((date, index) => {
      const close = 22_600 * (1 + 0.02 * Math.sin(index / 3) + 0.0002 * index);
      return [date, close, close, close, close.toFixed(2), 1, 1];
    }),
  ]);
  const csv = (name: string, text: string) => {
    return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  };
  await page.goto(`/features/option-trading?${spread}&tab=history`);
  await page.getByRole('tab', { name: options.tabs.history, exact: true }).click();
  const field = page.getByLabel(optionHistory.file.label, { exact: true });
  await expect(field).toBeAttached();
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  await field.setInputFiles([
    csv('16.csv', day('2026-11-16', 22_700)),
    csv('18.csv', day('2026-11-18', 22_790)),
    csv('19.csv', day('2026-11-19', 22_850)),
    csv('SENSEX.csv', closes),
  ]);
  const premium = page.getByRole('table', { name: optionHistory.premium.caption });
  await expect(premium.getByRole('row')).toHaveCount(4);
  await expect(
    page.getByRole('table', { name: optionHistory.moves.compare.caption }),
  ).toBeVisible();
  expect(await axeFindings(page, '[aria-labelledby=option-history-title]')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => overflowPx(page)).toBe(0);
  await page.waitForLoadState('networkidle');
  expectOnlyCode(requests, baseURL ?? '');
});
