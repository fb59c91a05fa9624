import type { Locator, Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { downloadBy } from './fixtures/download';
import { overflowPx } from './fixtures/overflow';
import { expect, test } from './fixtures/one-browser';

const { charts, options, optionJournal, optionViews } = messages();
const { form, answer: answerMessages, moves, payoff, share } = options;
const path = '/features/option-trading';
const spread =
  'v=1&s=24000&r=0.065&q=0.012&date=2026-11-21&' +
  'l=b_c_1_65_200_2026-12-01_24000_0.13&l=s_c_1_65_110_2026-12-01_24200_0.125';

const answer = (page: Page) => page.getByRole('group', { name: answerMessages.title });
const legBox = (page: Page, label: keyof typeof form.labels, number: number) =>
  page.getByLabel(`${form.labels[label]}, leg ${number}`, { exact: true });
const figureOf = (page: Page, title: string) =>
  answer(page)
    .locator('dt', { hasText: new RegExp(`^${title}$`) })
    .locator('+ dd');

test('the result is in the HTML before any script, with the loss facts and the dates of its rows', async ({
  request,
}) => {
  const html = await (await request.get(`${path}?${spread}`)).text();
  for (const text of ['87.7% of individuals lost money', 'not registered with SEBI', '24,090']) {
    expect(html).toContain(text);
  }
  const rules = await (await request.get(`${path}?${spread}&panel=rules`)).text();
  for (const text of ['NSE circular FAOP70616', 'Stock options settle in shares']) {
    expect(rules).toContain(text);
  }
  expect(html).not.toContain('style=');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a preset is loaded, a leg is edited, added and removed, and the server answers', async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByLabel(form.preset, { exact: true }).selectOption('short-iron-condor');
    await page.getByRole('button', { name: form.load, exact: true }).click();
    await expect(legBox(page, 'strike', 4)).toHaveValue('24400');
    await legBox(page, 'lots', 1).fill('3');
    await page.getByRole('button', { name: form.submit, exact: true }).last().click();
    await page.locator('#option-charges-tab').click();
    await page.locator('#option-charges').getByRole('link').click();
    await expect(page.getByRole('row', { name: /Buy 3 × 23,600 Put/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove leg 4' }).click();
    await expect(answer(page)).toContainText(answerMessages.unlimited);
    await legBox(page, 'strike', 2).fill('abc');
    await page.getByRole('button', { name: form.add, exact: true }).click();
    await expect(legBox(page, 'strike', 2)).toHaveValue('abc');
    await expect(page.getByText(options.problems['not-a-number'])).toBeVisible();
    await expect(legBox(page, 'kind', 4)).toHaveValue('call');
  });
});

test('by keyboard alone: preset, leg, slider, table, and a link that opens the same elsewhere', async ({
  page,
  browser,
}) => {
  await page.goto(`${path}?${spread}`);
  await page.getByLabel(form.preset, { exact: true }).focus();
  await page.keyboard.type('Long straddle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(legBox(page, 'kind', 2)).toHaveValue('put');
  await expect(answer(page)).toContainText(answerMessages.unlimited);

  await legBox(page, 'lots', 1).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await expect(page).toHaveURL(/l=b_c_2_65/);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();

  const slider = page.getByRole('slider', { name: moves.spot, exact: true });
  await slider.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '24,480 (+2.0%)');
  await expect(page.getByText('After these moves: +₹')).toBeVisible();
  await page.getByRole('slider', { name: moves.days, exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/the dotted one on 1 Dec 2026/)).toBeAttached();

  const table = page.getByRole('grid').first();
  await table.locator('td[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(table.locator('tbody tr').nth(6).locator('td').last()).toBeFocused();

  const before = await figureOf(page, answerMessages.stats.breakevens).textContent();
  const link = await page.getByRole('link', { name: share.link }).getAttribute('href');
  const other = await browser.newContext();
  const opened = await other.newPage();
  await opened.goto(new URL(String(link), page.url()).href);
  await expect(figureOf(opened, answerMessages.stats.breakevens)).toHaveText(String(before));
  await expect(legBox(opened, 'lots', 1)).toHaveValue('2');
  await other.close();
});

test('the payoff is saved as picture and as figures', async ({ page }) => {
  await page.goto(`${path}?${spread}`);
  // The buttons come with the engine, which loads with the first focus on the interactive page.
  await expect(async () => {
    await legBox(page, 'lots', 1).blur();
    await legBox(page, 'lots', 1).focus();
    const button = page.getByRole('button', { name: payoff.saveSvg, exact: true }).first();
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const figure = page.locator('figure').first();
  const saved = (name: string, place: Page | Locator = page) =>
    downloadBy(place.getByRole('button', { name, exact: true }).first());
  const svg = await saved(payoff.saveSvg);
  expect(svg.name).toBe('option-payoff.svg');
  expect(svg.text).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(svg.text).toMatch(/stroke="(rgb|oklch|#)/);
  expect(svg.text).toContain('24,090');
  const png = await saved(payoff.savePng);
  expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.bytes.length).toBeGreaterThan(5000);
  await figure.locator('summary').click();
  const csv = await saved(charts.labels.csv, figure);
  expect(csv.text).toContain('24090,0');
});

test('a sentence, a chain and the journal work with the legs of the editor', async ({ page }) => {
  await page.goto(`${path}?${spread}`);
  const open = (title: string) => page.getByRole('tab', { name: title, exact: true }).click();
  await open(options.tabs.views);
  await page.getByLabel(optionViews.label, { exact: true }).fill('big move either way');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Load the/ })
    .first()
    .click();
  await expect(legBox(page, 'side', 2)).toHaveValue('buy');
  await open(options.tabs.chain);
  const before = await page.getByRole('group', { name: /^Leg \d$/ }).count();
  await page.getByRole('button', { name: /^Buy/ }).first().click();
  await expect(page.getByRole('group', { name: /^Leg \d$/ })).toHaveCount(before + 1);
  await open(options.tabs.journal);
  await expect(page.getByText(optionJournal.list.empty)).toBeVisible();
});

test('a picture of a strategy loads it in place; a phone needs no sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.getByRole('tab', { name: options.tabs.presets, exact: true }).click();
  await page
    .getByRole('link', { name: options.presets.names['call-calendar'], exact: true })
    .click();
  await expect(legBox(page, 'expiry', 2)).not.toHaveValue(
    await legBox(page, 'expiry', 1).inputValue(),
  );
  await expect(answer(page)).toContainText(answerMessages.notes.model);
  await expect(answer(page)).toBeFocused();
  await expect.poll(() => overflowPx(page)).toBe(0);
});
