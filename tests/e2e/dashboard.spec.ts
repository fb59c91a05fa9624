import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { startUpstream } from '../contract/local-upstream';
import { axeFindings } from './fixtures/axe';
import { downloadBy } from './fixtures/download';
import { liveSites } from './fixtures/live-site';
import { expect, test } from './fixtures/test';

const { dashboard, periods, saved } = messages();
const path = '/analytics';

const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
/** What is in the columns, in the order of the document. */
const order = (page: Page) =>
  page
    .locator('[data-card]:not(:empty)')
    .evaluateAll((cards) => cards.map((one) => one.dataset.card));

/** From a warm cache: who comes first may see skeletons. */
async function open(page: Page, address = path) {
  await page.request.get(address);
  await page.goto(address);
}

async function expectNoEmptyCard(page: Page) {
  const empty = await page
    .locator('[data-card]:not(:empty)')
    .evaluateAll((cards) =>
      cards
        .filter((one) => (one.textContent ?? '').trim().length < 40)
        .map((one) => one.dataset.card),
    );
  expect(empty, page.url()).toEqual([]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest sees the sample household with its picture, the tools and the markets', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.guestTitle);
    await expect(page.locator('main').getByText(dashboard.demo.label)).toHaveCount(1);
    await expect(card(page, 'worth').locator('figure svg').first()).toBeAttached();
    await expect(
      card(page, 'worth')
        .getByText(/^₹[\d.]+\slakh$/)
        .first(),
    ).toBeVisible();
    await expect(card(page, 'coins').getByRole('row')).toHaveCount(5);
    await expect(
      card(page, 'agenda')
        .getByRole('link', { name: /expiry|Advance tax|repo rate|IIP/ })
        .first(),
    ).toBeVisible();
    await expect(card(page, 'agenda').getByRole('listitem')).toHaveCount(5);
    await expect(card(page, 'sip').getByText(/₹/).first()).toBeVisible();
    await expect(card(page, 'tax').getByText(/₹/).first()).toBeVisible();
    await page.getByRole('link', { name: dashboard.actions.ownNumbers }).click();
    await expect(page).toHaveURL(`${path}?tab=checks`);
    await expect(card(page, 'start').getByRole('listitem')).toHaveCount(5);
    await expect(card(page, 'worth')).toHaveCount(0);
  });

  test('the sample household has every part, and no part has an empty card', async ({ page }) => {
    await open(page, `${path}?demo=1`);
    await expect(page.locator('main').getByText(dashboard.demo.label)).not.toHaveCount(0);
    await expect(card(page, 'worth').locator('figure svg').first()).toBeAttached();
    await expect(card(page, 'holdings').getByRole('row')).toHaveCount(7);
    await expect(card(page, 'allocation').getByRole('row').first()).toBeVisible();
    await expectNoEmptyCard(page);
    const parts = page.getByRole('navigation', { name: dashboard.tabs.label }).first();
    const openPart = async (tab: 'holdings' | 'plans' | 'checks' | 'watchlist') => {
      const address = `${path}?tab=${tab}&demo=1`;
      await page.request.get(address);
      await parts.getByRole('link', { name: dashboard.tabs.names[tab] }).click();
      await expect(page).toHaveURL(address);
    };

    await openPart('holdings');
    await expect(
      card(page, 'returns')
        .getByText(/% |points/)
        .first(),
    ).toBeVisible();
    await expect(card(page, 'all-holdings').getByRole('row').nth(5)).toBeVisible();
    await expectNoEmptyCard(page);
    await openPart('plans');
    await expect(card(page, 'plans').getByText(/of 144 instalments/)).toBeVisible();
    await expect(card(page, 'target').getByRole('row', { name: /^equity/i })).toContainText(
      'add ₹',
    );
    await expectNoEmptyCard(page);
    await openPart('checks');
    await expect(card(page, 'checks').getByRole('listitem')).toHaveCount(8);
    await expectNoEmptyCard(page);
    await openPart('watchlist');
    await expect(card(page, 'watchlist').getByRole('listitem')).toHaveCount(5);
    await expectNoEmptyCard(page);

    await open(page, `${path}?demo=1`);
    await page.getByRole('link', { name: periods.short['3y'], exact: true }).click();
    await expect(page).toHaveURL(`${path}?range=3y&demo=1`);
  });
});

test('a guest checks the household, and nothing of it is sent', async ({ page }) => {
  await open(page, `${path}?tab=checks`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const checks = card(page, 'checks');
  const { form } = dashboard.checks;
  await checks.getByRole('button', { name: form.open }).click();
  await checks.getByLabel(form.fields.monthlyIncomeRupees).fill('1 lakh');
  await checks.getByLabel(form.fields.monthlyEmiRupees).fill('much');
  await checks.getByRole('button', { name: form.check, exact: true }).click();
  await expect(checks.getByText(form.problems['not-a-number'])).toBeVisible();
  await checks.getByLabel(form.fields.monthlyEmiRupees).fill('54,321');
  await checks.getByRole('button', { name: form.check, exact: true }).click();
  await expect(checks.getByText(/^EMIs take 54\.3% of your income, more than/)).toBeVisible();
  expect(sent.filter((text) => text.includes('54'))).toEqual([]);
  await page.reload();
  await expect(checks.getByText(/^EMIs take 54\.3%/)).toBeVisible();
});

test('a new member begins in three ways, enters, imports, aims, is checked, and takes everything along', async ({
  page,
  signInMember,
}) => {
  test.slow();
  await signInMember();
  await open(page);
  const { holdings, allocation, outcomes, welcome } = dashboard;
  for (const { title } of Object.values(welcome.ways)) {
    await expect(card(page, 'welcome').getByRole('link', { name: title })).toBeVisible();
  }
  await expect(card(page, 'start').getByText('1 of 5')).toBeVisible();

  await card(page, 'welcome').getByRole('link', { name: welcome.ways.add.title }).click();
  const entry = card(page, 'entry');
  const instrument = entry.getByRole('textbox', {
    name: holdings.form.fields.instrument,
    exact: true,
  });
  await instrument.fill('zzqxv');
  await entry.getByRole('button', { name: holdings.form.submit }).click();
  await expect(entry.getByText(holdings.form.problems['unknown-instrument'])).toBeVisible();
  await expect(instrument).toHaveValue('zzqxv');
  await entry.getByLabel(holdings.form.fields.assetClass).selectOption('share');
  await instrument.fill('infy');
  await entry.getByLabel(holdings.form.fields.on).fill('2025-01-31');
  await entry.getByLabel(holdings.form.fields.quantity, { exact: true }).fill('10');
  await entry.getByLabel(holdings.form.fields.rupees).fill('18,500');
  await entry.getByRole('button', { name: holdings.form.submit }).click();
  const held = card(page, 'all-holdings');
  await expect(held.getByRole('row', { name: /INFY/ })).toContainText('₹1,850');

  await entry.getByText(holdings.importExport).click();
  const csv = (rows: string[]) => ({
    name: 'purchases.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['class,instrument,bought_on,quantity,cost_rupees', ...rows].join('\n')),
  });
  const good = 'fund,102550,2025-04-10,100,10000';
  await entry.locator('#import-file').setInputFiles(csv([good, 'painting,x,2025-01-01,1,1']));
  await entry.getByRole('button', { name: holdings.import.submit }).click();
  await expect(entry.getByText(/^Line 3, class/)).toBeVisible();
  await expect(held.getByRole('row')).toHaveCount(2);
  for (const answer of [holdings.import.done.one, holdings.import.savedBefore.one]) {
    await entry.locator('#import-file').setInputFiles(csv([good]));
    await entry.getByRole('button', { name: holdings.import.submit }).click();
    await expect(entry.getByText(answer)).toBeVisible();
  }
  await expect(held.getByRole('row')).toHaveCount(3);

  const file = await downloadBy(
    entry.getByRole('link', { name: holdings.import.export, exact: true }),
  );
  // The mark at its start tells spreadsheets that it is UTF-8.
  expect(file.text.split(/\r?\n/)).toEqual([
    '\uFEFFclass,instrument,type,date,quantity,amount_rupees,account,name',
    expect.stringMatching(/^fund,102550,buy,2025-04-10,100,10000,,./),
    'share,INFY,buy,2025-01-31,10,18500,,',
  ]);
  await sellCorrectAndRemove(page);

  await open(page, `${path}?tab=plans`);
  const target = card(page, 'target');
  await target.getByLabel(allocation.groups.equity).fill('50');
  await target.getByRole('button', { name: allocation.form.submit }).click();
  await expect(target.getByText('These add up to 50%, not 100%.')).toBeVisible();
  await target.getByLabel(allocation.groups.debt).fill('50');
  await target.getByRole('button', { name: allocation.form.submit }).click();
  await expect(target.getByRole('row', { name: /debt/i })).toContainText(allocation.add);

  await open(page, `${path}?tab=checks`);
  const checks = card(page, 'checks');
  await checks.getByLabel(dashboard.checks.form.fields.accountsWithoutNominee).fill('3');
  await checks.getByRole('button', { name: dashboard.checks.form.submit }).click();
  await expect(checks.getByText(/^Accounts without a nominee: 3/)).toBeVisible();
  await expect(checks.getByText(outcomes.saved)).toBeVisible();

  await open(page);
  const worth = card(page, 'worth');
  await expect(worth.locator('.own-figure')).toBeVisible();
  const hide = page.getByRole('button', { name: dashboard.actions.hideAmounts });
  await hide.click();
  await expect(worth.getByText(dashboard.worth.hiddenChart)).toBeVisible();
  expect(await worth.innerText()).not.toMatch(/₹\d/);
  await hide.click();

  await arrange(page);
});

/** Too large a sale is refused; one that is held is saved, corrected and removed. */
async function sellCorrectAndRemove(page: Page) {
  const { holdings, outcomes } = dashboard;
  const { form, edit } = holdings;
  await open(page, `${path}?tab=holdings&open=add`);
  const entry = card(page, 'entry');
  await entry.getByLabel(form.fields.type, { exact: true }).selectOption('sell');
  await entry.getByLabel(form.fields.assetClass).selectOption('share');
  await entry.getByLabel(form.fields.instrument, { exact: true }).fill('INFY');
  await entry.getByLabel(form.fields.on, { exact: true }).fill('2026-02-27');
  await entry.getByLabel(form.fields.quantity, { exact: true }).fill('11');
  await entry.getByLabel(form.fields.rupees, { exact: true }).fill('8,000');
  await entry.getByRole('button', { name: form.submit }).click();
  await expect(entry.getByText(/^Only 10 were held/)).toBeVisible();
  await entry.getByLabel(form.fields.quantity, { exact: true }).fill('4');
  await entry.getByRole('button', { name: form.submit }).click();
  // Four of ten for ₹18,500 cost ₹7,400.
  const realised = card(page, 'realised');
  await expect(realised.getByRole('row', { name: /INFY/ })).toContainText('600');

  await entry.getByText(holdings.lots, { exact: true }).click();
  await entry.getByRole('link', { name: /^Edit or remove: INFY, 27 Feb 2026/ }).click();
  await expect(page).toHaveURL(/edit=/);
  await entry.locator('#edited-amount').fill('7,000');
  await entry.getByRole('button', { name: edit.submit }).click();
  const edited = entry.locator('form').filter({ has: page.locator('#edited-amount') });
  await expect(edited.getByText(outcomes.saved)).toBeVisible();
  await expect(realised.getByRole('row', { name: /INFY/ })).toContainText('400');
  await entry.getByLabel('Remove INFY, 27 Feb 2026').click();
  await entry.getByRole('button', { name: saved.remove.confirm }).click();
  await expect(entry.getByRole('status').filter({ hasText: edit.gone })).toBeVisible();
  await expect(entry.getByRole('link', { name: edit.close })).toBeFocused();
  await expect(realised).toBeEmpty();
}

/** The overview of a member with holdings: moved, hidden by the panel and by a card's own menu, and brought back. */
async function arrange(page: Page) {
  const { titles, panel, actions } = dashboard;
  await open(page);
  const usual = await order(page);
  expect(usual.slice(0, 2)).toEqual(['worth', 'holdings']);
  await page.getByRole('button', { name: actions.more }).press('Enter');
  await page.getByRole('link', { name: actions.arrange }).click();
  const down = page.getByRole('button', { name: `Move ${titles.worth} down` });
  await down.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /is now card 2 of/ })).toHaveCount(1);
  await expect(down).toBeFocused();
  expect((await order(page)).slice(0, 2)).toEqual(['holdings', 'worth']);
  await page.getByRole('checkbox', { name: `Show ${titles.coins}` }).press('Space');
  await expect(card(page, 'coins')).toHaveCount(0);
  expect(await axeFindings(page, 'main')).toEqual([]);

  const menu = page.getByRole('button', { name: `Options of ${titles.agenda}` });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: dashboard.card.actions.close }).click();
  await expect(
    card(page, 'agenda')
      .getByText(/is hidden/)
      .first(),
  ).toBeVisible();
  await expect
    .poll(async () =>
      (await (await page.request.get('/api/export', { maxRetries: 1 })).text()).includes(
        '"agenda"',
      ),
    )
    .toBe(true);
  await open(page);
  expect((await order(page)).slice(0, 2)).toEqual(['holdings', 'worth']);
  await expect(card(page, 'agenda')).toHaveCount(0);
  await open(page, `${path}?open=arrange`);
  await page.getByRole('checkbox', { name: `Show ${titles.agenda}` }).check();
  await expect(card(page, 'agenda').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: panel.reset }).click();
  await expect.poll(() => order(page)).toEqual(usual);
}

test.describe('when one source is slow', () => {
  test.setTimeout(120_000);
  const live = liveSites();

  test('everything else is shown long before it, and it comes in its own time', async () => {
    const upstream = await startUpstream();
    await upstream.breakWith('slow', { provider: 'coingecko', delayMs: 2_500 });
    const origin = await live.start(upstream.baseUrlOf);
    // The first visits of an instance wait five seconds longer (lib/render-deadline.ts).
    await (await fetch(`${origin}${path}?tab=checks`)).text();
    await new Promise((resolve) => setTimeout(resolve, 5_000));

    const start = Date.now();
    const { body } = await fetch(origin + path);
    let html = '';
    let datesAtMs = 0;
    let coinsAtMs = 0;
    const decoder = new TextDecoder();
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      html += decoder.decode(chunk, { stream: true });
      if (!datesAtMs && html.includes('/api/agenda.ics')) datesAtMs = Date.now() - start;
      if (!coinsAtMs && html.includes(dashboard.market.caption)) coinsAtMs = Date.now() - start;
    }
    await upstream.stop();
    expect(coinsAtMs, 'the coins came').toBeGreaterThan(2_000);
    expect(datesAtMs, 'the dates did not wait for them').toBeGreaterThan(0);
    expect(coinsAtMs - datesAtMs).toBeGreaterThan(1_000);
  });
});
