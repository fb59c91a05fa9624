import type { Locator, Page } from '@playwright/test';
import { coinsPerPage } from '@/lib/crypto/domain/market-view';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { CookieJar } from './fixtures/cookie-jar';
import { downloadBy } from './fixtures/download';
import { holdScripts } from './fixtures/hold-scripts';
import { overflowPx } from './fixtures/overflow';
import { expect, test } from './fixtures/one-browser';

const { crypto, periods, shell, sources } = messages();
const path = '/features/crypto-market';

const table = (page: Page) => page.locator('#coins table');
const names = (page: Page) => table(page).locator('tbody th a');

/** The whole page from a warm cache: who comes first may see skeletons. */
async function open(page: Page, address = path) {
  await page.request.get(address);
  await page.goto(address);
}

/** A coin's page; `tab` of its address opens another part of it. */
async function openFirstCoin(page: Page, tab = '') {
  await open(page);
  const href = (await names(page).first().getAttribute('href')) ?? '';
  await open(page, href + tab);
  return href;
}

const purchases = '?tab=purchases';

const firstStar = (page: Page) => page.getByRole('button', { name: 'Watch Metalo 1', exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the market page is complete: risk, figures with origin, a page of coins, every view', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByText(crypto.risk.asci)).toBeVisible();
    await expect(table(page).locator('tbody tr')).toHaveCount(coinsPerPage);
    // Generated coins carry no name of a provider.
    await expect(page.getByText(/CoinGecko|Alternative\.me/)).toHaveCount(0);
    // Closed: the button says it, and what opens does not repeat it in the page.
    await expect(page.getByRole('button', { name: sources.note.sample })).toHaveCount(1);
    await expect(
      page.getByText(sources.note.sample, { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(table(page).getByRole('img', { name: /in 7 days, between ₹/ })).toHaveCount(
      coinsPerPage,
    );
    const views = page.getByRole('navigation', { name: crypto.views.label });
    await expect(page.locator('main dl').first()).toContainText(crypto.global.mood);
    for (const [view, shown] of [
      ['yours', crypto.yours.none],
      ['movers', crypto.movers.losers],
      ['trending', crypto.trending.text],
      ['categories', crypto.categories.text],
      ['mood', crypto.mood.how],
    ] as const) {
      await page.request.get(`${path}?view=${view}`);
      await views.getByRole('link', { name: crypto.views[view] }).click();
      await expect(page).toHaveURL(`${path}?view=${view}`);
      await expect(
        page
          .locator(`#${view}`)
          .getByText(shown, { exact: true })
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(page.getByText(crypto.risk.asci)).toBeVisible();
    }
  });

  test('links sort, page and change the currency; a form narrows', async ({ page }) => {
    await open(page);
    const first = await names(page).first().innerText();
    await table(page).getByRole('link', { name: 'Sort by Price' }).click();
    await expect(page).toHaveURL(/sort=price$/);
    await expect(names(page).first()).not.toHaveText(first);
    await page.getByRole('link', { name: crypto.table.pages.next }).click();
    await expect(page).toHaveURL(/sort=price&page=2/);
    await page.getByRole('link', { name: crypto.currency.usd, exact: true }).click();
    await expect(page).toHaveURL(/cur=usd&sort=price&page=2/);
    await expect(table(page).getByRole('columnheader', { name: 'Price $' })).toBeVisible();
    await page.getByLabel(crypto.table.filter.words).fill('SMP7');
    await page.getByRole('button', { name: crypto.table.filter.find }).click();
    await expect(names(page).first()).toHaveText(/SMP7\b/);
    await expect(page).toHaveURL(/cur=usd/);
  });

  test('a category narrows the market, and what fits nothing says so', async ({ page }) => {
    await open(page, `${path}?category=sample-games`);
    // Prices of the day decide how many of the 60 are among the 250 largest.
    const file = await page.request.get(`${path}/coins.csv?category=sample-games`);
    const count = (await file.text()).match(/^\d+,sample-/gm)?.length ?? 0;
    expect(count).toBeLessThanOrEqual(60);
    await expect(
      page.getByText(`Coins 1 to 40 of ${count}`, { exact: true }).first(),
    ).toBeAttached();
    await page.getByRole('button', { name: crypto.table.filter.open }).click();
    await expect(page.getByLabel(crypto.table.filter.category)).toHaveValue('sample-games');
    await page.getByLabel(crypto.table.columns.circulatingSupply, { exact: true }).check();
    await page.getByRole('button', { name: crypto.table.filter.submit }).click();
    await expect(
      table(page).getByRole('columnheader', { name: crypto.table.columns.circulatingSupply }),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Remove filter:/ }).click();
    await expect(page.getByText('Coins 1 to 40 of 250').first()).toBeAttached();
    await page.goto(`${path}?q=no+coin+is+called+this`);
    await expect(page.getByText(crypto.table.none, { exact: true })).toBeVisible();
  });

  test('a coin: figures, history, falls, and the calculators answer a plain form', async ({
    page,
  }) => {
    const href = await openFirstCoin(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(SMP1\)/);
    await expect(page.getByText(crypto.coin.figures.allTimeHigh)).toBeVisible();
    await expect(page.locator('#price figure svg').first()).toBeAttached();
    await page.request.get(`${href}?tab=drawdown`);
    await page.getByRole('link', { name: crypto.coin.tabs.drawdown }).click();
    await expect(page).toHaveURL(`${href}?tab=drawdown#falls`);
    // The free plan answers a year, which holds no twelve months that one could compare.
    await expect(page.getByRole('figure', { name: /^Maximum drawdown since / })).toBeVisible();
    await page.getByRole('link', { name: crypto.coin.tabs.sale }).click();
    await page.getByRole('link', { name: periods.short['7d'], exact: true }).click();
    await expect(page).toHaveURL(`${href}?range=7d`);
    await page.getByLabel(crypto.coin.sale.words.fields.quantity).fill('2');
    await page.getByLabel(crypto.coin.sale.words.fields.cost).fill('100');
    await page.getByLabel(crypto.coin.sale.words.fields.price, { exact: true }).fill('5,000');
    await page.getByRole('button', { name: crypto.coin.sale.words.submit }).click();
    await expect(page).toHaveURL(/\?range=7d&quantity=2/);
    await expect(page.locator('#sale')).toContainText('₹6,911.20');
  });
});

test('what is typed before the scripts have come is answered when they come, and stays', async ({
  page,
}) => {
  await open(page);
  const href = (await names(page).first().getAttribute('href')) ?? '';
  await page.request.get(href);
  const letCome = await holdScripts(page);
  await page.goto(href, { waitUntil: 'commit' });
  const { fields } = crypto.coin.sale.words;
  const cost = page.getByLabel(fields.cost);
  const price = page.getByLabel(fields.price, { exact: true });
  await cost.fill('1');
  await price.fill('1,001');
  letCome();
  await expect(page.locator('#sale')).toContainText('₹689.00');
  await page.getByLabel(fields.quantity).fill('2');
  await expect(page.locator('#sale')).toContainText('₹1,377.69');
  await expect(cost).toHaveValue('1');
  await expect(price).toHaveValue('1,001');
});

test('the pages of crypto have no finding of axe and do not overflow', async ({ page }) => {
  test.slow();
  const href = await openFirstCoin(page);
  for (const address of [
    path,
    ...['yours', 'movers', 'trending', 'categories', 'mood'].map((view) => `${path}?view=${view}`),
    href,
    ...['drawdown', 'purchases', 'converter', 'rules'].map((tab) => `${href}?tab=${tab}`),
    `${path}/compare?c=smp1&c=smp2&c=smp3&c=smp4`,
    `${path}/schedule-vda`,
  ]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, address);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => overflowPx(page)).toBe(0);
  }
});

test('coins are compared from one start, and what is no coin is named', async ({ page }) => {
  await open(page, `${path}/compare?c=smp1&c=smp9&c=nothing`);
  await expect(page.getByText(/^₹100 on .* became by /)).toBeVisible();
  await expect(page.getByText(/Not among the 250 largest coins: nothing/)).toBeVisible();
});

test('an unknown coin is a true 404 with a search', async () => {
  const { status, body } = (await new CookieJar().follow(`${path}/no-such-coin`)).answer;
  expect(status).toBe(404);
  expect(body).toMatch(new RegExp(`<h1[^>]*>${crypto.coin.missing.title}`));
  expect(body).toMatch(new RegExp(`<form[^>]* action="${path}"`));
});

async function enterPurchase(yours: Locator) {
  await yours.getByLabel(crypto.yours.form.fields.boughtOn).fill('2025-01-31');
  await yours.getByLabel(crypto.yours.form.fields.quantity).fill('2');
  await yours.getByLabel(crypto.yours.form.fields.cost).fill('500');
  await yours.getByRole('button', { name: crypto.yours.form.submit }).click();
  await expect(yours.getByRole('row', { name: /31 Jan 2025/ })).toContainText('₹500');
}

test('a member watches a coin and saves a purchase, with its gain after tax', async ({
  page,
  signInMember,
}) => {
  await signInMember();
  await page.goto(path);
  await firstStar(page).click();
  await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true');
  const href = await openFirstCoin(page, purchases);
  const yours = page.locator('#yours');
  await expect(page.getByRole('button', { name: crypto.yours.unwatch })).toBeVisible();
  await yours.getByRole('button', { name: crypto.yours.form.submit }).click();
  await expect(yours.getByText(crypto.yours.form.problems.missing)).toHaveCount(3);
  await enterPurchase(yours);
  await page.goto(`${path}?view=yours`);
  await expect(page.locator(`#yours a[href="${href}"]`)).toBeVisible();
  await page.goto(href + purchases);
  await yours.getByLabel('Remove 31 Jan 2025').click();
  await yours.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(yours.getByRole('row', { name: /31 Jan 2025/ })).toHaveCount(0);
});

test('a guest saves a coin and a purchase in the browser, and merges them into the account', async ({
  page,
  context,
  signInMember,
}) => {
  await page.goto(path);
  await firstStar(page).click();
  await expect(firstStar(page)).toHaveAttribute('aria-pressed', 'true');
  const href = await openFirstCoin(page, purchases);
  await expect(page.getByRole('button', { name: crypto.yours.unwatch })).toBeVisible();
  const yours = page.locator('#yours');
  await yours.scrollIntoViewIfNeeded();
  await enterPurchase(yours);
  await page.goto(`${path}?view=yours`);
  const row = yours.getByRole('row', { name: /^Metalo 1 / });
  await expect(row).toContainText('₹');
  expect(await axeFindings(page, '#yours')).toEqual([]);
  const file = await downloadBy(yours.getByRole('button', { name: crypto.yours.download }));
  expect(file.name).toBe('crypto-purchases.csv');

  await signInMember();
  await page.goto(`${path}?view=yours`);
  const other = await context.newPage();
  await other.goto(`${path}?view=yours`);
  const offer = page.getByRole('region', { name: shell.mergeButton.title });
  await expect(other.getByRole('region', { name: shell.mergeButton.title })).toBeVisible();
  await offer.getByRole('button', { name: shell.mergeButton.mergeButton }).click();
  await expect(offer).toHaveCount(0);
  await expect(other.getByRole('region', { name: shell.mergeButton.title })).toHaveCount(0);
  await expect(page.locator(`#yours a[href="${href}"]`)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const csv = await (await page.request.get(`${path}/holdings.csv`)).text();
  expect(csv.match(/2025-01-31,2,500,/g)).toHaveLength(1);
});

test('the market as a file, its sources for people, and sales for the tax return', async ({
  page,
}) => {
  await open(page, `${path}?sort=price`);
  const list = await downloadBy(page.getByRole('link', { name: crypto.table.csv }));
  const lines = list.text.trim().split('\r\n');
  expect(lines).toHaveLength(254);
  expect(lines[0]).toContain('Source,Sample data');
  await page.locator('summary', { hasText: sources.panel.title }).click();
  await expect(
    page.getByRole('row', { name: /Coins: prices Sample data Sample data/ }),
  ).toBeVisible();

  await page.goto(`${path}/schedule-vda`);
  const { schedule } = crypto;
  await page.getByLabel(`${schedule.fields.coin} (${schedule.optional})`).fill('=A1');
  await page.getByLabel(schedule.fields.acquiredOn).fill('2024-02-01');
  await page.getByLabel(schedule.fields.soldOn).fill('2026-03-31');
  await page.getByLabel(schedule.fields.cost).fill('1,00,000');
  await page.getByLabel(schedule.fields.consideration).fill('1.5 lakh');
  await expect(page.getByText('₹15,600.00')).toBeVisible();
  await expect(page).toHaveURL(/#s=.*1\.5\+lakh/);
  await page.reload();
  await expect(page.getByLabel(schedule.fields.cost)).toHaveValue('1,00,000');
  expect(await axeFindings(page)).toEqual([]);
  const file = await downloadBy(page.getByRole('button', { name: schedule.download }));
  expect(file.name).toBe('schedule-vda-2025-26.csv');
  expect(file.text).toContain(`1,01/02/2024,31/03/2026,Capital Gain,100000,150000,50000,"'=A1"`);
});
