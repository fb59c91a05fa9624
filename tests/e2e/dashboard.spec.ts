import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { startUpstream } from '../contract/local-upstream';
import { axeFindings } from './fixtures/axe';
import { liveSites } from './fixtures/live-site';
import { signInBrowser } from './fixtures/signed-in';
import { expect, test } from './fixtures/test';

const { dashboard, sources } = messages();
const path = '/analytics';

const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);
const order = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((one) => one.dataset.card));

/** From a warm cache: who comes first may see skeletons. */
async function open(page: Page, address = path) {
  await page.request.get(address);
  await page.goto(address);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the public cards and the sample household stand in the HTML, each with its sources', async ({
    page,
  }) => {
    await open(page);
    await expect(card(page, 'coins').getByRole('listitem')).toHaveCount(4);
    for (const id of ['coins', 'mood', 'funds']) {
      await expect(card(page, id).getByText(sources.note.sample, { exact: true })).toBeVisible();
    }
    await expect(
      card(page, 'agenda')
        .getByText(/^Advance tax: /)
        .first(),
    ).toBeVisible();
    await expect(card(page, 'start').getByRole('listitem')).toHaveCount(5);
    await expect(card(page, 'worth')).toHaveCount(0);

    await open(page, `${path}?demo=1`);
    await expect(page.getByText(dashboard.demo.text)).toBeVisible();
    await expect(card(page, 'worth').locator('figure svg').first()).toBeAttached();
    await expect(card(page, 'allocation').getByText('put in').first()).toBeVisible();
    await expect(
      card(page, 'returns')
        .getByText(/% |points/)
        .first(),
    ).toBeVisible();
    await expect(card(page, 'plans').getByText(/of 144 instalments/)).toBeVisible();
    await expect(card(page, 'checks').getByRole('listitem')).toHaveCount(8);
    await page.getByRole('link', { name: dashboard.range.names['3y'] }).click();
    await expect(page).toHaveURL(`${path}?range=3y&demo=1`);
  });
});

test('a guest arranges the cards by keyboard, and this browser remembers it', async ({ page }) => {
  await open(page);
  const usual = await order(page);
  expect(usual.slice(0, 3)).toEqual(['coins', 'start', 'agenda']);
  await page.getByRole('button', { name: dashboard.arrange }).press('Enter');
  const up = page.getByRole('button', { name: `Move ${dashboard.titles.agenda} up` });
  await up.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /is now card 2 of/ })).toHaveCount(1);
  await expect(up).toBeFocused();
  const down = page.getByRole('button', { name: `Move ${dashboard.titles.coins} down` });
  await down.press('Enter');
  await expect(down).toBeFocused();
  expect((await order(page)).slice(0, 3)).toEqual(['agenda', 'coins', 'start']);
  await page.getByRole('checkbox', { name: `Show ${dashboard.titles.mood}` }).press('Space');
  await expect(card(page, 'mood')).toHaveCount(0);
  expect(await axeFindings(page, 'main')).toEqual([]);

  await page.reload();
  await expect
    .poll(async () => (await order(page)).slice(0, 3))
    .toEqual(['agenda', 'coins', 'start']);
  await expect(card(page, 'mood')).toHaveCount(0);
  await page.getByRole('button', { name: dashboard.arrange }).click();
  await page.getByRole('checkbox', { name: `Show ${dashboard.titles.mood}` }).check();
  await expect(card(page, 'mood')).toBeVisible();
  await page.getByRole('button', { name: dashboard.panel.reset }).click();
  await expect.poll(() => order(page)).toEqual(usual);

  // The household is checked here, and nothing of it is sent.
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

test('a member enters, imports, aims, is checked, and takes everything along', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '');
  await open(page);
  const { holdings, allocation, outcomes } = dashboard;
  const held = card(page, 'holdings');
  await expect(card(page, 'start').getByText('0 of 5 done')).toBeVisible();

  await held.getByText(holdings.add).click();
  await held
    .getByRole('textbox', { name: holdings.form.fields.instrument, exact: true })
    .fill('no such fund of all');
  await held.getByRole('button', { name: holdings.form.submit }).click();
  await expect(held.getByText(holdings.form.problems['unknown-instrument'])).toBeVisible();
  await expect(
    held.getByRole('textbox', { name: holdings.form.fields.instrument, exact: true }),
  ).toHaveValue('no such fund of all');
  await held.getByLabel(holdings.form.fields.assetClass).selectOption('share');
  await held
    .getByRole('textbox', { name: holdings.form.fields.instrument, exact: true })
    .fill('infy');
  await held.getByLabel(holdings.form.fields.boughtOn).fill('2025-01-31');
  await held.getByLabel(holdings.form.fields.quantity, { exact: true }).fill('10');
  await held.getByLabel(holdings.form.fields.cost).fill('18,500');
  await held.getByRole('button', { name: holdings.form.submit }).click();
  await expect(held.getByRole('row', { name: /INFY/ })).toContainText('₹1,850');
  await expect(card(page, 'start').getByText('1 of 5 done')).toBeVisible();

  await held.getByText(holdings.importExport).click();
  const csv = (rows: string[]) => ({
    name: 'purchases.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['class,instrument,bought_on,quantity,cost_rupees', ...rows].join('\n')),
  });
  const good = 'fund,102550,2025-04-10,100,10000';
  await held.locator('#import-file').setInputFiles(csv([good, 'gold,x,2025-01-01,1,1']));
  await held.getByRole('button', { name: holdings.import.submit }).click();
  await expect(held.getByText(/^Line 3, class/)).toBeVisible();
  await expect(held.getByRole('row')).toHaveCount(2);
  for (const _ of ['once', 'twice']) {
    await held.locator('#import-file').setInputFiles(csv([good]));
    await held.getByRole('button', { name: holdings.import.submit }).click();
    await expect(held.getByText('1 purchases were imported.')).toBeVisible();
  }
  await expect(held.getByRole('row')).toHaveCount(3);

  const allocated = card(page, 'allocation');
  await allocated.getByText(allocation.form.open).click();
  await allocated.getByLabel(allocation.groups.equity).fill('50');
  await allocated.getByRole('button', { name: allocation.form.submit }).click();
  await expect(allocated.getByText('These come to 50%, not 100%.')).toBeVisible();
  await allocated.getByLabel(allocation.groups.debt).fill('50');
  await allocated.getByRole('button', { name: allocation.form.submit }).click();
  await expect(allocated.getByRole('row', { name: /debt/i })).toContainText(allocation.add);

  const checks = card(page, 'checks');
  await checks.locator('summary').click();
  await checks.getByLabel(dashboard.checks.form.fields.accountsWithoutNominee).fill('3');
  await checks.getByRole('button', { name: dashboard.checks.form.submit }).click();
  await expect(checks.getByText(/^3 of your accounts have no nominee/)).toBeVisible();
  await expect(checks.getByText(outcomes.saved)).toBeVisible();

  // Hidden for good by the card's own menu, and brought back on another visit.
  const menu = page.getByRole('button', { name: `Options of ${dashboard.titles.mood}` });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: dashboard.card.actions.close }).click();
  await expect(
    card(page, 'mood')
      .getByText(/is closed/)
      .first(),
  ).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/export')).text()).includes('"mood"'))
    .toBe(true);
  await open(page);
  await expect(card(page, 'mood')).toHaveCount(0);
  await page.getByRole('button', { name: dashboard.arrange }).click();
  await page.getByRole('checkbox', { name: `Show ${dashboard.titles.mood}` }).check();
  await expect(card(page, 'mood').getByText(/of 100:/)).toBeVisible();

  const download = page.waitForEvent('download');
  await held.getByText(holdings.importExport).click();
  await held.getByRole('link', { name: holdings.import.export, exact: true }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  // The mark at its start tells spreadsheets that it is UTF-8.
  expect(file.split(/\r?\n/)).toEqual([
    '\uFEFFclass,instrument,bought_on,quantity,cost_rupees',
    'fund,102550,2025-04-10,100,10000',
    'share,INFY,2025-01-31,10,18500',
  ]);
});

test.describe('when one source is slow', () => {
  test.setTimeout(120_000);
  const live = liveSites();

  test('everything else stands long before it, and it comes in its own time', async () => {
    const upstream = await startUpstream();
    await upstream.breakWith('slow', { provider: 'coingecko', delayMs: 2_500 });
    const origin = await live.start(upstream.baseUrlOf);

    const start = Date.now();
    const { body } = await fetch(origin + path);
    let html = '';
    let datesAtMs = 0;
    let coinsAtMs = 0;
    const decoder = new TextDecoder();
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      html += decoder.decode(chunk, { stream: true });
      if (!datesAtMs && html.includes('Advance tax: ')) datesAtMs = Date.now() - start;
      if (!coinsAtMs && html.includes('% a day')) coinsAtMs = Date.now() - start;
    }
    await upstream.stop();
    expect(coinsAtMs, 'the coins came').toBeGreaterThan(2_000);
    expect(datesAtMs, 'the dates did not wait for them').toBeGreaterThan(0);
    expect(coinsAtMs - datesAtMs).toBeGreaterThan(1_000);
  });
});
