import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { takenGoal } from '@/lib/examples/goal';
import { axeFindings } from './fixtures/axe';
import { crossedFrames, setFrame } from './fixtures/pages';
import { expect, test } from './fixtures/one-browser';

const { forms } = messages();
const { labels, submit, accepted } = forms.goal;
const { problems } = forms;

const field = (page: Page, name: keyof typeof labels) => page.locator(`#goal-${name}`);
const send = (page: Page) => page.getByRole('button', { name: submit }).click();

/** Always a day that the form takes, and the same whether a browser asks for the day or the month first. */
const newYear = `${new Date().getFullYear() + 1}-01-01`;

test('the form shows every mistake, keeps what was typed, and is accepted once they are mended', async ({
  page,
}) => {
  await page.goto('/forms');
  await field(page, 'monthly').fill('lots');
  await field(page, 'notes').fill('With a garden');
  await send(page);
  await expect(page.getByText(problems.missing.goal)).toBeVisible();
  await expect(field(page, 'goal')).toBeFocused();
  await expect(page.getByText(problems.notANumber.monthly)).toBeVisible();
  await expect(field(page, 'monthly')).toHaveValue('lots');

  await field(page, 'goal').fill(takenGoal);
  await field(page, 'monthly').fill('');
  await field(page, 'monthly').pressSequentially('1250000');
  await expect(field(page, 'monthly')).toHaveValue('12,50,000');
  await expect(page.getByText('Twelve lakh fifty thousand rupees').first()).toBeVisible();
  await field(page, 'start').fill(newYear);
  await field(page, 'state').click();
  await page.keyboard.type('ker');
  await page.keyboard.press('Enter');
  await field(page, 'account').selectOption('savings');
  await field(page, 'statement').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('date,amount'),
  });
  await page.getByLabel(labels.agree).first().check();
  await send(page);
  await expect(page.getByText(problems.taken)).toBeVisible();
  await expect(field(page, 'goal')).toBeFocused();
  await expect(page.getByText('statement.csv')).toBeVisible();

  await field(page, 'goal').fill('House');
  await expect(page.getByText(problems.taken)).toBeHidden();
  await send(page);
  await expect(page.getByText(accepted)).toBeVisible();
  await expect(field(page, 'state')).toHaveValue(forms.states.KL);
  await expect(field(page, 'notes')).toHaveValue('With a garden');
});

test('the keyboard alone fills and sends the form', async ({ page }) => {
  await page.goto('/forms');
  await field(page, 'goal').focus();
  const next = () => page.keyboard.press('Tab');
  await page.keyboard.type('House');
  await next();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('25000');
  await next();
  await next(); // expected return
  await next(); // years
  await page.keyboard.press('End');
  await expect(field(page, 'years')).toHaveValue('40');
  await next();
  await page.keyboard.type(`0101${newYear.slice(0, 4)}`);
  while (!(await isFocused(page, 'goal-account'))) await next();
  await page.keyboard.press('ArrowDown');
  await next();
  await expect(field(page, 'state')).toBeFocused();
  await page.keyboard.type('tam');
  await page.keyboard.press('Enter');
  await expect(field(page, 'state')).toHaveValue(forms.states.TN);
  while (!(await isFocused(page, 'goal-notes'))) await next();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  while (!(await isFocused(page, 'goal-reminders'))) await next();
  await page.keyboard.press('Space');
  await next();
  await page.keyboard.press('Space');
  await next();
  await page.keyboard.press('Enter');
  await expect(page.getByText(accepted)).toBeVisible();
  await expect(page.getByRole('radio', { name: forms.rhythms.quarterly }).first()).toBeChecked();
  await expect(field(page, 'reminders')).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form posts, and comes back with messages and with what was typed', async ({
    page,
  }) => {
    await page.goto('/forms');
    await field(page, 'goal').fill(takenGoal);
    await field(page, 'monthly').fill('-500');
    await field(page, 'notes').fill('With a garden');
    await field(page, 'state').selectOption('KL');
    await field(page, 'reminders').uncheck();
    await send(page);
    await expect(page).toHaveURL(/\/forms$/);
    await expect(page.getByText(problems.taken)).toBeVisible();
    await expect(page.getByText(problems.missing.agree)).toBeVisible();
    await expect(field(page, 'monthly')).toHaveValue('-500');
    await expect(field(page, 'notes')).toHaveValue('With a garden');
    await expect(field(page, 'state')).toHaveValue('KL');
    await expect(field(page, 'reminders')).not.toBeChecked();
    await page.getByRole('link', { name: labels.monthly }).click();
    await expect(page).toHaveURL(/#goal-monthly$/);

    await field(page, 'goal').fill('House');
    await field(page, 'monthly').fill('12.5 lakh');
    await field(page, 'start').fill(newYear);
    await field(page, 'account').selectOption('nri');
    await page.getByRole('radio', { name: forms.rhythms.yearly }).first().check();
    await page.getByLabel(labels.agree).first().check();
    await send(page);
    await expect(page.getByText(accepted)).toBeVisible();
    await expect(page.getByRole('radio', { name: forms.rhythms.yearly }).first()).toBeChecked();
    await expect(field(page, 'account')).toHaveValue('nri');
  });
});

for (const frame of crossedFrames) {
  test(`axe finds nothing in errors, open list and Display menu, ${frame.name}`, async ({
    page,
  }) => {
    await setFrame(page, frame);
    await page.goto('/forms');
    await send(page);
    await expect(page.getByText(problems.missing.goal)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await field(page, 'state').click();
    await page.keyboard.type('a');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('zz');
    await expect(page.getByText(forms.goal.noMatch)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel(messages().display.menu, { exact: true }).click();
    await expect(page.getByRole('switch', { name: messages().display.hide })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

function isFocused(page: Page, id: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.id === wanted, id);
}
