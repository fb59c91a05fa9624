import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { holdScripts } from './fixtures/hold-scripts';
import { expect, test } from './fixtures/test';

const { search, shell } = messages();

/** Everything that was asked of the server's search, as it was sent. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search') asked.push(url.searchParams.get('q') ?? '');
  });
  return asked;
}

test('answers an amount in the browser, opens the page with it, and offers it again', async ({
  page,
}) => {
  const asked = askedOf(page);
  await page.goto('/privacy-policy');
  const toggle = page.getByRole('button', { name: shell.searchLabel, exact: true });
  await toggle.click();
  const box = page.getByRole('combobox', { name: shell.searchLabel });
  await box.fill('tax on 15 lakh');
  const answer = page.getByRole('option', { name: /₹97,500 new regime/ });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('group', { name: search.groups.law })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/income-tax-calculator#v=1&y=2026&sg=1500000$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /gross/i }).first()).toHaveValue('15,00,000');
  expect(asked).toEqual(['tax on']);

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: search.dialog.recent });
  await recent.getByRole('option', { name: 'tax on 15 lakh' }).click();
  await expect(answer).toBeVisible();
  await box.fill('');
  await page.getByRole('option', { name: search.dialog.clearRecent }).click();
  await expect(recent).toBeHidden();
  await box.fill('sip 10000 12% 15y');
  await expect(page.getByRole('option', { name: /₹50.46\slakh in 15 years/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/features/sip-calculator?m=10000&r=12&y=15&v=1');
  expect(asked.join(' ')).not.toMatch(/\d|lakh/);
});

test('finds a misspelt fund by keyboard on a phone, and says what to do when nothing fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: shell.searchLabel, exact: true }).click();
  const box = page.getByRole('combobox', { name: shell.searchLabel });
  await box.fill('zzqqzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzqqzz' })).toBeVisible();
  await expect(page.getByRole('group', { name: search.dialog.elsewhere })).toBeVisible();
  await box.fill('parvt flexi dir');
  const funds = page.getByRole('group', { name: search.groups.funds });
  await expect(funds.getByRole('option').first()).toHaveText(/Parvat Flexi Cap Fund - Direct/);
  await page.keyboard.press('ArrowDown');
  await expect(funds.getByRole('option').nth(1)).toHaveAttribute('data-focus', '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/features\/mutual-funds\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parvat Flexi Cap');
});

test('the results page leaves an amount out of its address', async ({ page }) => {
  await page.goto('/search?q=kar');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const results = page.getByRole('region', { name: search.groups.calculators });
  await expect(results.getByRole('link', { name: search.calculators.tax })).toBeVisible();
  await page.getByRole('searchbox').fill('ltcg on 3 lakh');
  await page.getByRole('search').getByRole('button').click();
  await expect(page.getByText('₹22,750')).toBeVisible();
  await expect(page).toHaveURL('/search?q=ltcg%20on');
  await expect(page.getByRole('region', { name: search.groups.law })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ltcg on 3 lakh');
});

test('a search sent before hydration leaves its amount out of the address, too', async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('ltcg on 3 lakh');
  await page.getByRole('search').getByRole('button').click();
  await expect(page.locator('form[data-pressed]')).toBeVisible();
  expect(page.url()).toMatch(/\/search$/);
  letCome();
  await expect(page).toHaveURL('/search?q=ltcg%20on');
  await expect(page.getByText('₹22,750')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the top bar’s form leads to the same groups and answers', async ({ page }) => {
    await page.goto('/privacy-policy');
    const box = page.getByRole('banner').getByRole('textbox', { name: shell.searchLabel });
    await box.fill('sip 10000 12% 15y');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=sip+10000+12%25+15y');
    const answer = page.getByRole('region', { name: search.dialog.answers });
    await expect(answer).toContainText('₹50.46 lakh in 15 years');
    await expect(answer.getByRole('link')).toHaveAttribute(
      'href',
      '/features/sip-calculator?m=10000&r=12&y=15&v=1',
    );
    const pages = page.getByRole('region', { name: search.groups.pages });
    await expect(pages.getByRole('link', { name: 'SIP Calculator' })).toBeVisible();
    await page.getByRole('searchbox').fill('parvat flexi');
    await page.getByRole('search').getByRole('button').click();
    const all = fill(search.page.allOf, { group: search.groups.funds });
    await page.getByRole('link', { name: all }).click();
    const funds = page.getByRole('region', { name: search.groups.funds });
    await expect.poll(() => funds.getByRole('listitem').count()).toBeGreaterThan(5);
  });
});
