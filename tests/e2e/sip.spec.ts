import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { createAccount, type Account } from './fixtures/auth-emulator';
import { expect, test } from './fixtures/test';

const { auth, navigation, sip } = messages();
const path = '/features/sip-calculator';

const monthly = (page: Page) => page.getByLabel(sip.fields.monthlyRupees.label, { exact: true });
const years = (page: Page) => page.getByLabel(sip.fields.years.label, { exact: true });
const annualReturn = (page: Page) =>
  page.getByLabel(sip.fields.annualReturnPercent.label, { exact: true });
const answer = (page: Page) => page.getByRole('group', { name: sip.answer.title });
const table = (page: Page) => page.getByRole('table', { name: sip.details.table.title });
const save = (page: Page) => page.getByRole('button', { name: sip.save.submit });

async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel(auth.fields.email, { exact: true }).fill(email);
  await page.getByLabel(auth.fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
}

test('the answer is in the HTML before any script runs', async ({ request }) => {
  const html = await (await request.get(`${path}?m=5000&r=12&y=10&s=10`)).text();
  expect(html).toContain('₹16,87,163');
  expect(html).toContain('₹9,56,245');
  expect(html).not.toContain('style=');
});

test('the page is the same for everybody, has its title and one canonical address', async ({
  page,
}) => {
  await page.goto(`${path}?m=5000&utm_source=x`);
  await expect(page).toHaveTitle('SIP Calculator | Arthayatra');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
});

test('typing changes answer, table, arithmetic and address, without moving page or focus', async ({
  page,
}) => {
  await page.goto(path);
  await expect(answer(page)).toContainText('₹99,91,479');
  await monthly(page).fill('5000');
  await years(page).fill('10');
  await expect(answer(page)).toContainText('₹11,61,695');
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await expect(table(page).getByRole('row').last()).toContainText('₹11,61,695');
  await expect(page.getByText('₹11,50,193')).toBeVisible();
  await expect(page).toHaveURL(/\?m=5000&r=12&y=10&v=1$/);
  await expect(years(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to a plan opens the same plan', async ({ page }) => {
  await page.goto(`${path}?m=12.5L&r=11&y=15&l=1cr`);
  const value = await answer(page).getByRole('definition').first().textContent();
  await page.getByRole('link', { name: sip.share.link }).click();
  await expect(page).toHaveURL(/\?m=1250000&r=11&y=15&l=10000000&v=1$/);
  await expect(answer(page).getByRole('definition').first()).toHaveText(String(value));
  await expect(monthly(page)).toHaveValue('12,50,000');
});

test('the link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${path}?m=7000`);
  await page.getByRole('button', { name: sip.share.copy }).click();
  await expect(page.getByText(sip.share.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http.*\/features\/sip-calculator\?m=7000&r=12&y=20&v=1$/);
});

test('bad input keeps its text, says what to do, and leaves the last good answer marked', async ({
  page,
}) => {
  await page.goto(path);
  await monthly(page).fill('5000');
  await years(page).fill('ten');
  await expect(page.getByText(sip.problems.notYears)).toBeVisible();
  await expect(years(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(years(page)).toHaveValue('ten');
  await expect(answer(page)).toContainText('This answer is for: ₹5,000 a month for 20 years');
  await expect(page).not.toHaveURL(/ten/);
});

test('a bad address shows its text with messages, and an answer that says what it is for', async ({
  page,
}) => {
  await page.goto(`${path}?m=%3Cscript%3E&y=99&y=5&r=`);
  await expect(monthly(page)).toHaveValue('<script>');
  await expect(page.getByText(sip.problems.notRupees)).toBeVisible();
  await expect(page.getByText('Type 50 or less.')).toBeVisible();
  await expect(page.getByText(sip.problems.missingPercent)).toBeVisible();
  await expect(answer(page)).toContainText('This answer is for: ₹10,000 a month');
});

test('by keyboard alone: fields, sliders, answer', async ({ page }) => {
  await page.goto(path);
  await monthly(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: sip.fields.monthlyRupees.slider })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(monthly(page)).toHaveValue('5,500');
  await page.keyboard.press('Tab');
  await expect(annualReturn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole('status')).toContainText('₹5,500 a month');
});

test('a screen of 360 px needs no sideways scrolling, before and after an edit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${path}?m=10000000&l=10000000000&y=50&r=12&s=10`);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await years(page).fill('40');
  await expect(table(page).getByRole('row')).toHaveCount(41);
  expect(await overflow()).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers, keeps what was typed and marks what is wrong', async ({ page }) => {
    await page.goto(path);
    await monthly(page).fill('₹5,000');
    await years(page).fill('10');
    await page.getByRole('button', { name: sip.fields.submit }).click();
    await expect(answer(page)).toContainText('₹11,61,695');
    await expect(table(page).getByRole('row')).toHaveCount(11);
    await expect(monthly(page)).toHaveValue('₹5,000');
    await years(page).fill('ten');
    await page.getByRole('button', { name: sip.fields.submit }).click();
    await expect(years(page)).toHaveValue('ten');
    await expect(page.getByText(sip.problems.notYears)).toBeVisible();
  });

  test('a guest who saves comes to sign-in with the way back', async ({ page }) => {
    await page.goto(`${path}?m=5000&r=12&y=10`);
    await save(page).click();
    await expect(page).toHaveURL(/\/auth\/signin\?returnUrl=/);
    const back = new URL(page.url()).searchParams.get('returnUrl');
    expect(back).toBe(`${path}?m=5000&r=12&y=10&v=1`);
  });
});

test('a guest saves, signs in, finds the inputs again, saves twice and has one plan', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(path);
  await monthly(page).fill('5000');
  await years(page).fill('10');
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await save(page).click();
  await expect(page).toHaveURL(/\/auth\/signin\?returnUrl=/);
  await signIn(page, account);
  await expect(page).toHaveURL(new RegExp(`${path}\\?m=5000&r=12&y=10&v=1$`));
  await expect(answer(page)).toContainText('₹11,61,695');

  await annualReturn(page).fill('10');
  await expect(answer(page)).not.toContainText('₹11,61,695');
  await page.getByLabel(sip.save.name).fill('Asha’s college');
  await expect(table(page).getByRole('row').last()).not.toContainText('₹11,61,695');
  await save(page).dblclick();
  await expect(page.getByText(sip.save.saved)).toBeVisible();
  await page.getByRole('link', { name: sip.save.dashboard }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigation.titles.dashboard);
  const plan = page.getByRole('article', { name: 'Asha’s college' });
  await expect(plan).toHaveCount(1);
  await plan.getByRole('link', { name: 'Asha’s college' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?m=5000&r=10&y=10&v=1$`));

  await page.goBack();
  await plan.getByLabel('Remove Asha’s college').click();
  await plan.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(plan).toHaveCount(0);
});

test('a plan that was not edited is saved by a plain post, with the outcome in the address', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(`/auth/signin?returnUrl=${encodeURIComponent(`${path}?m=8000`)}`);
  await signIn(page, account);
  await expect(monthly(page)).toHaveValue('8,000');
  await save(page).click();
  await expect(page.getByText(sip.save.saved)).toBeVisible();
  await expect(page).toHaveURL(/&saved=saved#sip-save$/);
  await expect(monthly(page)).toHaveValue('8,000');
});
