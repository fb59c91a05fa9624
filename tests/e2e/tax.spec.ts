import type { Page, Request } from '@playwright/test';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { screens } from './fixtures/first-screens';
import { openAllDisclosures } from './fixtures/markup';
import { overflowPx } from './fixtures/overflow';
import { expect, test } from './fixtures/one-browser';

const { navigation, tax } = messages();
const path = '/features/income-tax-calculator';

const salary = (page: Page) =>
  page.getByLabel(tax.fields['salaryRupees.gross'].label, { exact: true });
const panel = (page: Page, regime: 'new' | 'old') =>
  page.getByRole('region', { name: tax.regimes[regime], exact: true });
const group = (page: Page, name: keyof typeof tax.form.groups) =>
  page.locator('summary', { has: page.getByText(tax.form.groups[name], { exact: true }) });
/** Opens a part below the answer; the one that was open closes. */
const openPart = (page: Page, title: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name: title, exact: true }) }).click();

async function openReady(page: Page, hash = '') {
  await page.goto(path + hash);
  await untilReady(page);
}

/** The rules, which are fetched when the person first points, types or presses, have come, and the tools stand below. */
async function untilReady(page: Page) {
  await page.keyboard.press('Shift');
  await expect(
    page.getByRole('heading', { name: tax.tools.savedCalculations.title }),
  ).toBeVisible();
}

test('form, slabs, worked example and the law are in the HTML before any script runs', async ({
  request,
}) => {
  const html = await (await request.get(path)).text();
  for (const text of [
    '₹1,50,800', // the example in the new regime
    '₹2,32,440', // and in the old one
    'Above ₹24,00,000',
    'Income-tax Act 2025',
    'id="tax-salaryRupees-gross"',
    '₹12,70,588',
  ]) {
    expect(html).toContain(text);
  }
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(main).not.toContain('style=');
  expect(main).not.toContain('<form');
  expect(main).not.toMatch(/<(input|select)[^>]* name=/);
});

test('a shared link opens with the same result in a fresh browser, and no request holds the salary', async ({
  page,
  context,
  browser,
}) => {
  const sent: Request[] = [];
  const gross = /18[,_%C2]*37[,]*450|1837450|18\.3745/;
  page.on('request', (request) => sent.push(request));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page);
  await salary(page).fill('18,37,450');
  await expect(page).toHaveURL(/sg=1837450/);
  await expect(panel(page, 'new')).toContainText('₹1,58,590');
  const figure = await panel(page, 'new').innerText();
  await page.getByRole('button', { name: tax.tools.take.share }).click();
  await page.getByRole('button', { name: tax.tools.take.link }).click();
  await expect(page.getByText(tax.tools.take.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  other.on('request', (request) => sent.push(request));
  await other.goto(link);
  await expect(salary(other)).toHaveValue('18,37,450');
  await expect.poll(() => panel(other, 'new').innerText()).toBe(figure);
  // Onwards from there, so that a Referer would be seen as well.
  await other
    .getByRole('link', { name: navigation.shortTitles.sipCalculator, exact: true })
    .first()
    .click();
  await expect(other).toHaveURL(/sip-calculator/);
  expect(sent.length).toBeGreaterThan(5);
  for (const request of sent) {
    // Playwright's address of a document has the fragment, which is not part of what is sent.
    const address = new URL(request.url());
    address.hash = '';
    const headers = await request.allHeaders();
    const whole = [address.href, JSON.stringify(headers), request.postData() ?? ''].join(' ');
    expect(whole).not.toMatch(gross);
  }
  await fresh.close();
});

test('leaving right after a key goes where the link says, and Back finds the figures', async ({
  page,
}) => {
  await openReady(page);
  await salary(page).fill('20,00,000');
  await expect(page).toHaveURL(/sg=2000000$/);
  await salary(page).press('End');
  await page.keyboard.type('0');
  await page
    .getByRole('link', { name: navigation.shortTitles.sipCalculator, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/sip-calculator$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SIP');
  await page.goBack();
  await expect(salary(page)).toHaveValue(/^20,00,000$|^2,00,00,000$/);
});

test('by keyboard alone: salary, help, a group, its field, the answer', async ({ page }) => {
  await openReady(page);
  await salary(page).focus();
  await page.keyboard.type('2000000');
  await expect(salary(page)).toHaveValue('20,00,000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const help = page.getByText(messages().taxGlossary.salaryRupees.gross);
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await group(page, 'deductions').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.5L');
  await page.keyboard.press('Tab');
  await expect(page.getByText('80C: ₹1,50,000')).toBeVisible();
  await expect(panel(page, 'old')).toContainText('₹3,66,600');
});

test('a calculation is saved in the browser with its tools, opened, renamed, hidden and removed', async ({
  page,
}) => {
  await openReady(page, '#v=1&y=2026&sg=2000000&tc=2200000&tw=50000&t1=10000&ts=2027-09-01');
  const { savedCalculations, interest, takeHome } = tax.tools;
  await expect(page.getByLabel(takeHome.fields.costToCompany, { exact: true })).toHaveValue(
    '22,00,000',
  );
  const card = page.getByRole('region', { name: savedCalculations.title });
  await card.getByLabel(savedCalculations.name).fill('My salary');
  await card.getByRole('button', { name: savedCalculations.submit }).click();
  await expect(card.getByText(savedCalculations.done)).toBeVisible();
  await expect(page.getByRole('button', { name: savedCalculations.account.submit })).toBeHidden();

  await openReady(page);
  await card.getByRole('link', { name: 'My salary' }).click();
  await expect(page).toHaveURL(/sg=2000000.*t1=10000&ts=2027-09-01$/);
  await openPart(page, tax.tools.advance.title);
  await page.locator('summary', { hasText: interest.title }).click();
  await expect(page.getByLabel('Paid until 15 Jun 2026', { exact: true })).toHaveValue('10,000');
  await expect(page.getByRole('row', { name: /^Advance tax shortfall on/ })).toContainText(
    'for 6 months',
  );

  await card.locator('summary').click();
  await card.getByLabel(savedCalculations.rename).fill('Raise');
  await card.getByLabel(savedCalculations.rename).blur();
  await expect(card.getByRole('link', { name: 'Raise' })).toBeVisible();
  await card.getByRole('button', { name: savedCalculations.remove }).click();
  await expect(card.getByRole('link')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('amounts', 'hidden'));
  await page.reload();
  await untilReady(page);
  const answer = page.getByRole('region', { name: tax.answer.title });
  await expect(answer).toContainText('₹••••');
  expect(await answer.innerText()).not.toMatch(/₹\d/);
  await openPart(page, takeHome.title);
  await expect(page.getByLabel(takeHome.fields.costToCompany, { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: takeHome.caption })).toBeHidden();
});

test('a member reads where the figures go, saves them in the account and finds them on the dashboard', async ({
  page,
  signInMember,
}) => {
  await signInMember();
  await openReady(page, '#v=1&y=2026&sg=2000000');
  const { savedCalculations } = tax.tools;
  const card = page.getByRole('region', { name: savedCalculations.title });
  await card.getByRole('button', { name: savedCalculations.submit }).click();
  await card.locator('summary').click();
  await expect(card.getByText(savedCalculations.account.before)).toBeVisible();
  await card.getByRole('button', { name: savedCalculations.account.submit }).click();
  await card.getByRole('link', { name: savedCalculations.account.dashboard }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  const saved = page.getByRole('article', { name: /^Tax Year 2026-27/ });
  await expect(saved).toContainText('₹1,92,400');
  await saved.getByRole('link').click();
  await expect(salary(page)).toHaveValue('20,00,000');
});

test('a screen of 360 px needs no sideways scrolling with every group open, and shows the answer while editing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, '#v=1&y=2024&sg=9999999999&dc=9999999999&gl=9999999999');
  await openAllDisclosures(page);
  await expect.poll(() => overflowPx(page)).toBe(0);
  await page.getByLabel(tax.fields['deductionsRupees.section80c'].label, { exact: true }).focus();
  await expect(page.locator('#tax-answer-bar')).toBeInViewport();
});

test('answer and chart are on the first screen, and an address that names a part opens it', async ({
  page,
}) => {
  await page.goto(path);
  for (const { width, height, fold } of screens) {
    await page.setViewportSize({ width, height });
    const answer = page.getByRole('region', { name: tax.answer.exampleTitle });
    const chart = answer.getByRole('figure').locator('svg[data-reading]');
    for (const one of [panel(page, 'new'), panel(page, 'old'), chart]) {
      await expect
        .poll(async () => {
          const { y = fold, height: high = 0 } = (await one.boundingBox()) ?? {};
          return y + high;
        })
        .toBeLessThan(fold);
    }
  }
  const law = page.getByRole('table', { name: tax.law.caption });
  await expect(law).toBeHidden();
  await page.goto(`${path}#tax-law`);
  await expect(law).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with figures, a message and every group open, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openReady(page, '#v=1&y=2024&sg=6000000&dc=180000&gl=300000&ov=50000');
    await openAllDisclosures(page);
    await salary(page).fill('twenty');
    await expect(salary(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page, 'main')).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says why it needs them and shows form, slabs and example', async ({ page }) => {
    await page.goto(path);
    // Playwright reads no text in <noscript>, but sees the element.
    await expect(page.locator('main noscript div')).toBeVisible();
    await expect(salary(page)).toBeVisible();
    await expect(page.getByRole('table', { name: /Old regime, step by step/ })).toBeVisible();
    await page.locator('summary', { hasText: /^Slabs of/ }).click();
    await expect(page.getByRole('table', { name: tax.details.slabs.newCaption })).toBeVisible();
    await expect(panel(page, 'new')).toContainText('₹1,50,800');
  });
});
