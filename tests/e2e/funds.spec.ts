import type { Locator, Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { CookieJar } from './fixtures/cookie-jar';
import { downloadBy } from './fixtures/download';
import { overflowPx } from './fixtures/overflow';
import { crossedFrames, setFrame } from './fixtures/pages';
import { expectSmallDocument } from './fixtures/small-document';
import { pressByKeyboard, tabTo } from './fixtures/tab-to';
import { expect, test } from './fixtures/test';

const { fundCompare, fundFacts, funds, sources } = messages();
const path = '/features/mutual-funds';
const { form } = funds.list;

// One of the tests breaks the histories for all.
test.describe.configure({ mode: 'default' });

/** Codes of generated schemes (tests/upstream/schemes.mjs), of the list without a browser. */
async function codesOf(page: Page, words: string, count: number): Promise<string[]> {
  const answer = await page.request.get(`${path}?q=${encodeURIComponent(words)}`);
  const rows = (await answer.text()).matchAll(
    /<th scope="row"><a href="\/features\/mutual-funds\/(\d+)"/g,
  );
  const codes = [...rows].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThanOrEqual(count);
  return codes.slice(0, count);
}

async function breakMfapi(page: Page, fault: string): Promise<void> {
  const answer = await page.request.post(`${process.env.E2E_UPSTREAM_URL}/control`, {
    data: { provider: 'mfapi', fault },
  });
  expect(answer.ok()).toBe(true);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a misspelt name is found, opened and back-tested', async ({ page }) => {
    await page.goto(path);
    await page.getByLabel(form.words).fill('parvt flexi direct growth');
    await page.getByRole('button', { name: form.search }).click();
    await expect(page).toHaveURL(/\?q=parvt/);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parvat Flexi Cap Fund');
    await expect(page.getByRole('link', { name: 'Direct', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByText(sources.note.sample).first()).toBeVisible();

    const { backTest, tabs } = funds.fund;
    await page.getByRole('link', { name: tabs.sip }).click();
    await page.getByRole('main').getByText(backTest.ways.sip, { exact: true }).click();
    await page.getByLabel(backTest.monthly).fill('25,000');
    await page.getByRole('button', { name: backTest.submit }).click();
    await expect(page).toHaveURL(/monthly=25%2C000.*#back-test$/);
    await expect(page.getByLabel(backTest.monthly)).toHaveValue('25,000');
    const card = page.getByRole('region', { name: backTest.title });
    await expect(card).toContainText(/XIRR[+−]\d+\.\d\d%/);
    await page.getByRole('navigation', { name: tabs.label }).getByText(tabs.tax).click();
    await expect(page.getByLabel(backTest.monthly)).toHaveValue('25,000');
    await expect(page.getByRole('region', { name: funds.fund.tax.title })).toContainText(
      funds.fund.tax.total,
    );
  });

  test('a fund says what it costs, its size, launch, risk and benchmark, each with its day', async ({
    page,
  }) => {
    await page.goto(`${path}/100000`);
    const facts = page.getByRole('region', { name: fundFacts.title });
    await expect(facts).toContainText(/\d\.\d\d%/);
    await expect(facts).toContainText(/₹[\d,.]+\scrore/);
    await expect(facts).toContainText('₹5,000');
    await expect(facts).toContainText('25 Sep 2014');
    await expect(facts).toContainText(fundFacts.risk.levels['very-high']);
    await expect(facts).toContainText('Sample Large Cap TRI');
    await expect(facts).not.toContainText(fundFacts.unknown);
    await expect(facts).toContainText(/As of \d{1,2} \w{3} 20\d\d/);
  });

  test('a wrong amount is said at the field, and nothing typed is lost', async ({ page }) => {
    const [code] = await codesOf(page, 'parvat flexi direct growth', 1);
    await page.goto(`${path}/${code}?monthly=lots&from=1999-01-01`);
    const { backTest } = funds.fund;
    await expect(page.getByLabel(backTest.monthly)).toHaveValue('lots');
    await expect(page.getByText(funds.problems['not-a-number'])).toBeVisible();
    await expect(page.getByText(backTest.unread)).toBeVisible();
  });

  test('a NAV of a past Sunday is that of the Friday before', async ({ page }) => {
    const [code] = await codesOf(page, 'parvat flexi direct growth', 1);
    await page.goto(`${path}/${code}?on=2026-11-15`);
    await expect(page.getByText(/15 Nov 2026 had no NAV.*of 13 Nov 2026/)).toBeVisible();
  });

  test('filters, order and pages are in the address', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: form.filters }).click();
    await page.getByLabel(form.house).selectOption('Kaveri Mutual Fund');
    await page.getByRole('combobox', { name: form.plan }).selectOption('direct');
    await page.getByRole('button', { name: form.submit }).click();
    await page.getByRole('link', { name: funds.list.pages.next }).click();
    await expect(page).toHaveURL(/amc=Kaveri\+Mutual\+Fund&plan=direct&page=2$/);
    for (const row of await page.getByRole('rowheader').all()) {
      await expect(row).toContainText(/Kaveri/);
    }
    await page.getByRole('button', { name: form.filters }).click();
    await page.getByLabel(form.age).selectOption('5');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(/plan=direct&.*age=5/);
    await expect(
      page.getByText(/^Age: funds that have had a NAV for at least this many years/),
    ).toBeVisible();
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.getByRole('link', { name: funds.fund.tabs.about, exact: true }).click();
    await expect(page.getByText(/NAVs since \d/)).toBeVisible();
    const [, year] = /NAVs since \d+ \w+ (\d{4})/.exec(await page.locator('main').innerText())!;
    expect(Number(year)).toBeLessThanOrEqual(2021);
  });
});

test.describe('the whole market, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the categories to the ranked funds of one, and to its figures', async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('link', { name: funds.list.categories.link }).click();
    await page.getByRole('link', { name: 'Flexi Cap Fund', exact: true }).click();
    await expect(page).toHaveURL(/\?category=Equity\+-\+Flexi\+Cap\+Fund&view=category$/);
    const figures = page.getByRole('region', { name: /^Flexi Cap Fund/ });
    await expect(figures.getByRole('row', { name: /^5Y/ })).toHaveText(
      /^5Y(?:[+−][\d.]+){5}\d+ of \d+$/,
    );
    await expect(figures.getByRole('link', { name: /Nifty 500 Index Fund/ })).toBeVisible();
    await page.getByRole('link', { name: funds.list.category.list }).click();
    await expect(page).toHaveURL(/\?category=Equity\+-\+Flexi\+Cap\+Fund$/);
    await page.getByRole('link', { name: 'Sort by 5Y % p.a.' }).click();
    const places = page.getByRole('row').filter({ has: page.getByText(/^1 of \d+$/) });
    await expect(places.first().getByRole('rowheader')).toContainText('Flexi Cap Fund');
    await page.getByRole('link', { name: funds.list.category.link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flexi Cap Fund');
  });

  test('orders the funds by a scorecard whose weights the reader sets', async ({ page }) => {
    await page.goto(`${path}?category=Equity+-+Flexi+Cap+Fund`);
    await page.getByRole('link', { name: funds.list.score.link, exact: true }).click();
    await expect(page).toHaveURL(/sort=points$/);
    const form = page.getByRole('form', { name: funds.list.score.title });
    await form.getByLabel(/^Age/).fill('100');
    await form.getByLabel(/^Consistency/).fill('0');
    await form.getByRole('button', { name: funds.list.score.submit }).click();
    await expect(page).toHaveURL(/w-consistency=0&.*w-age=100.*sort=points/);
    await expect(form.getByLabel(/^Age/)).toHaveValue('100');
    const points = await page
      .getByRole('table', { name: /^Funds 1 to / })
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('td')[2]?.textContent ?? ''));
    const known = points.filter((text) => text !== '–').map(Number);
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual([...known].sort((one, other) => other - one));
  });

  test('shows the columns that one chooses, and gives every figure as a file', async ({
    page,
    request,
  }) => {
    await page.goto(`${path}?category=Equity+-+Small+Cap+Fund`);
    await page.getByRole('button', { name: form.columns }).click();
    await page.getByRole('checkbox', { name: form.sorts['return-10'] }).uncheck();
    await page.getByRole('checkbox', { name: form.sorts.volatility }).check();
    await page.getByRole('button', { name: form.showColumns }).click();
    await expect(page).toHaveURL(/col=volatility&category=Equity/);
    await page.getByRole('link', { name: 'Sort by Volatility %' }).click();
    await expect(page).toHaveURL(/sort=volatility/);
    const percents = await page
      .getByRole('table', { name: /^Funds 1 to 25 of / })
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelectorAll('td')[5]?.textContent)));
    expect(percents).toHaveLength(25);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
    const file = await request.get(await hrefOf(page, form.csv));
    const lines = (await file.text()).trim().split('\n');
    expect(lines[0]).toContain('Sample data');
    const headAt = lines.findIndex((line) => line.startsWith('Fund,'));
    expect(lines[headAt]).toContain('Max drawdown, %');
    const rows = lines.slice(headAt + 1);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter((line) => !line.includes('Small Cap Fund'))).toEqual([]);
  });
});

test.describe('by keyboard alone, without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.setTimeout(120_000);

  test('from a category to its order, a comparison, a back-test and the watchlist', async ({
    page,
    signInMember,
  }) => {
    await signInMember();
    const main = page.getByRole('main');
    const press = (target: Locator) => pressByKeyboard(page, target);
    await page.goto(path);
    await press(main.getByRole('link', { name: funds.list.categories.link }));
    await press(main.getByRole('link', { name: 'Flexi Cap Fund', exact: true }));
    await press(main.getByRole('link', { name: funds.list.category.list }));
    await press(main.getByRole('link', { name: 'Sort by 3Y % p.a.' }));
    await expect(page).toHaveURL(/sort=return-3$/);
    const first = main.getByRole('rowheader').getByRole('link').first();
    const name = await first.innerText();
    const toCompare = main.getByRole('row').getByRole('link', { name: /^Compare / });
    await press(toCompare.first());
    await expect(page).toHaveURL(/compare=\d+/);
    await press(toCompare.first());
    await expect(page).toHaveURL(/compare=\d+,\d+/);
    await press(main.getByRole('link', { name: 'Compare 2', exact: true }));
    await expect(page).toHaveURL(/view=compare$/);
    await press(main.getByRole('link', { name: 'Funds', exact: true }));
    await press(first);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const { backTest, tabs, watchlist } = funds.fund;
    await press(main.getByRole('link', { name: tabs.sip, exact: true }));
    const monthly = main.getByLabel(backTest.monthly);
    await tabTo(page, monthly);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12,000');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/monthly=12%2C000/);
    await expect(main.getByRole('region', { name: backTest.title })).toContainText('XIRR');
    await press(main.getByRole('button', { name: watchlist.watch, exact: true }));
    await expect(main.getByRole('button', { name: watchlist.unwatch })).toBeVisible();
  });
});

async function hrefOf(page: Page, name: string): Promise<string> {
  return (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
}

test('a fund is found, opened, downloaded as CSV, and compared from a common start', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel(form.words).fill('parvat flexi direct growth');
  await page.getByRole('button', { name: form.search }).click();
  await page.getByRole('rowheader').getByRole('link', { name: 'Parvat Flexi Cap Fund' }).click();
  const file = await downloadBy(page.getByRole('link', { name: funds.fund.nav.csv }));
  expect(file.name).toMatch(/^nav-\d+\.csv$/);
  expect(file.text).toMatch(/Parvat Flexi[^]*Source,Sample data/);
  await page.goto(`${path}?q=flexi+direct+growth`);
  const toCompare = page.getByRole('row').getByRole('link', { name: /^Compare / });
  await toCompare.nth(0).click();
  await expect(page).toHaveURL(/compare=\d+$/);
  await toCompare.nth(0).click();
  await expect(page).toHaveURL(/compare=\d+,\d+$/);
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(/compare=\d+,\d+&view=compare$/);
  const card = page.getByRole('region', { name: fundCompare.title, exact: true });
  await expect(card.getByRole('table', { name: fundCompare.correlation.caption })).toContainText(
    '1.00',
  );
  await card
    .getByRole('link', { name: /^Remove .* from the comparison/ })
    .first()
    .click();
  await expect(card).toContainText(fundCompare.chooseMore);
});

test('every NAV and the cash flows come as CSV with their source', async ({ page, request }) => {
  const [code] = await codesOf(page, 'parvat flexi direct growth', 1);
  const nav = await request.get(`${path}/${code}/nav.csv`);
  expect(nav.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const text = await nav.text();
  expect(text).toMatch(/Source,Sample data/);
  expect(text).toContain('Status,sample');
  expect(text.split('\r\n').length).toBeGreaterThan(1_000);
  const figures = await (await request.get(`${path}/${code}/figures.csv?riskless=5`)).text();
  expect(figures).toMatch(/Source,Sample data[^]*Riskless rate, % a year",5/);
  const flows = await request.get(`${path}/${code}/back-test.csv?way=sip&monthly=5000`);
  expect(await flows.text()).toContain('Back-test,sip,monthly (INR),5000');
  expect((await request.get(`${path}/${code}/back-test.csv?monthly=x`)).status()).toBe(400);
  expect((await request.get(`${path}/999999999/nav.csv`)).status()).toBe(404);
});

test('an unknown scheme leads to a 404 with the search', async () => {
  for (const code of ['999999999', 'no-code']) {
    const { status, body } = (await new CookieJar().follow(`${path}/${code}`)).answer;
    expect([code, status]).toEqual([code, 404]);
    expect(body).toContain(`<title>${funds.fund.missing.title} | Arthayatra</title>`);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${funds.fund.missing.title}`));
    expect(body).toMatch(new RegExp(`<form[^>]* action="${path}"`));
  }
});

test('without its history a fund still shows AMFI’s NAV, says why, and comes back', async ({
  page,
}) => {
  const [known] = await codesOf(page, 'netravati gilt direct growth', 1);
  // Of another fund: a page also asks for the other plan of its own.
  const [unknown] = await codesOf(page, 'netravati floater direct growth', 1);
  await page.goto(`${path}/${known}`);
  await expect(page.getByRole('heading', { name: funds.fund.nav.title })).toBeVisible();
  await breakMfapi(page, 'error-500');
  await page.goto(`${path}/${unknown}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(sources.missing.title)).toBeVisible();
  await expect(page.getByText(funds.fund.historyOutage)).toBeVisible();
  // What came before stays.
  await page.goto(`${path}/${known}`);
  await expect(page.getByRole('heading', { name: funds.fund.nav.title })).toBeVisible();
  await breakMfapi(page, 'none');
  await page.goto(`${path}/${unknown}`);
  await expect(page.getByRole('heading', { name: funds.fund.nav.title })).toBeVisible();
});

test('a member watches a fund, and finds it on the dashboard', async ({ page, signInMember }) => {
  await signInMember();
  const [code = ''] = await codesOf(page, 'parvat flexi direct growth', 1);
  await page.goto(`${path}/${code}`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: funds.fund.watchlist.watch }).click();
  const unwatch = page.getByRole('button', { name: funds.fund.watchlist.unwatch });
  await expect(unwatch).toBeVisible();
  await page.goto('/analytics');
  await expect(page.locator('[data-card="watchlist"]').getByText(name)).toBeVisible();
  await page.goto(`${path}/${code}`);
  await unwatch.click();
  await expect(page.getByRole('button', { name: funds.fund.watchlist.watch })).toBeVisible();
});

for (const frame of crossedFrames) {
  test(`axe finds nothing on a fund and a comparison, ${frame.name}`, async ({ page }) => {
    await setFrame(page, frame);
    const [one, other] = await codesOf(page, 'parvat flexi growth', 2);
    const category = 'category=Equity+-+Flexi+Cap+Fund';
    for (const address of [
      `/${one}?on=2026-11-15`,
      `/${one}?tab=risk`,
      `/${one}?tab=tax&from=x`,
      `/${one}?tab=plans`,
      `/${one}`,
      '?q=flexi&plan=regular&group=equity',
      `?${category}&sort=points`,
      `?${category}&view=category`,
      '?view=categories',
      `?compare=${one},${other}&view=compare`,
    ]) {
      await page.goto(`${path}${address}`);
      expect(await axeFindings(page), address).toEqual([]);
      expect(await overflowPx(page), address).toBe(0);
    }
    await expect(page.getByRole('heading', { name: fundCompare.title })).toBeVisible();
  });
}

test('a list in the order of a return begins with the fund that ranks first', async ({ page }) => {
  await page.goto(
    `${path}?category=${encodeURIComponent('Equity - Flexi Cap Fund')}&sort=return-3`,
  );
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  await expect(cells.nth(6)).toHaveText(/^1 of \d+$/);
  const returns = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1, 6).map((row) => row.children[4]?.textContent ?? ''));
  const figures = returns.map((text) => Number(text.replace('−', '-')));
  expect(figures).toEqual([...figures].sort((one, other) => other - one));
  await page.getByRole('rowheader').getByRole('link').first().click();
  const standing = page.getByRole('table', { name: funds.fund.standing.caption });
  await expect(standing.getByRole('row', { name: /^Rank/ })).toContainText(/1 of \d+/);
});

test('the figures are in the HTML before any script runs', async ({ page, request }) => {
  const [code] = await codesOf(page, 'parvat flexi direct growth', 1);
  const html = await (await request.get(`${path}/${code}`)).text();
  expect(html).toContain(funds.warning);
  expect(html).toContain(funds.fund.rolling.title);
  expect(html).not.toContain('style=');
});

test.describe('six funds side by side, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('have one address with lines, returns, falls, correlations and tax', async ({ page }) => {
    const codes = await codesOf(page, 'flexi direct growth', 6);
    const answer = await page.goto(`${path}?compare=${codes.join(',')}&view=compare`);
    expectSmallDocument((await answer?.body()) ?? Buffer.alloc(0));
    const region = page.getByRole('region', { name: fundCompare.title, exact: true });
    for (const name of [
      fundCompare.trailing.caption,
      fundCompare.drawdown.caption,
      fundCompare.correlation.caption,
      fundCompare.tax.caption,
    ]) {
      const rows = region.getByRole('table', { name }).getByRole('rowheader');
      // The table of the tax also says there how a fund is taxed.
      await expect(rows).toHaveText([/^A/, /^B/, /^C/, /^D/, /^E/, /^F/]);
    }
    await expect(
      page.getByRole('region', { name: fundCompare.rolling.title, exact: true }),
    ).toBeVisible();
    const growth = page.getByRole('region', { name: fundCompare.chartTitle });
    await expect(growth.getByText(/^What ₹10,000 became: A .*, F [\d,]+\.$/)).toBeVisible();
    // The first line is whole, each of the others has dashes of its own.
    const dashes = await growth
      .locator('[data-lines] > path')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray')));
    expect(new Set(dashes).size).toBe(6);
  });
});

test('the overlap of two funds comes from their disclosed portfolios', async ({
  page,
  request,
  baseURL,
}) => {
  const send = async (title: string, weights: Readonly<Record<string, number>>) => {
    const answer = await request.post('/api/funds/portfolios', {
      headers: {
        authorization: `Bearer ${process.env.CRON_SECRET}`,
        origin: new URL(baseURL ?? '').origin,
      },
      data: {
        ...{ fileName: `${title}.xlsx`, titles: [title], asOf: '2026-10-31' },
        holdings: Object.entries(weights).map(([isin, percent]) => ({
          ...{ isin, name: `Example ${isin}`, percent },
        })),
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { code: number }).code;
  };
  const one = await send('Parvat Flexi Cap Fund', { INE002A01018: 40, INE009A01021: 30 });
  const other = await send('Himadri Flexi Cap Fund', { INE002A01018: 25, INE040A01034: 60 });
  // An instance looks for new portfolios twice a minute.
  await expect(async () => {
    await page.goto(`${path}?compare=${one},${other}&view=compare`);
    const overlap = page.getByRole('table', { name: fundCompare.overlap.caption });
    await expect(overlap.getByRole('row', { name: 'A – 25.0%' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
  const common = page.getByRole('table', { name: /^Largest common holdings: 1 of 1$/ });
  await expect(common.getByRole('row')).toContainText(['', 'Example INE002A01018']);
  await expect(
    page.getByText(/^A: 31 Oct 2026, 2 securities, 70\.0% of the net assets/),
  ).toBeVisible();
  await page.goto(`${path}/${one}?tab=about`);
  await page.getByRole('link', { name: fundCompare.overlap.compare }).click();
  await expect(page).toHaveURL(new RegExp(`compare=${one}$`));
});
