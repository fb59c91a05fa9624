import type { Locator, Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { createAccount, createConfirmedAccount, mailedCode } from './fixtures/auth-emulator';
import { sendSignInForm } from './fixtures/sign-in-form';
import { axeFindings } from './fixtures/axe';
import { downloadBy } from './fixtures/download';
import { pressByKeyboard, tabTo } from './fixtures/tab-to';
import { expect, test } from './fixtures/test';

const { consultation: words } = messages();
const { confirm, form, booking: own, mine } = words;
const start = '/features/consultation';

// Somebody who reads the page from London.
test.use({ timezoneId: 'Europe/London' });

const days = (page: Page) => page.getByRole('region', { name: words.dayStep.title });
const times = (page: Page) => page.locator('section[aria-labelledby=choose-time]');
const next = (page: Page) => times(page).getByRole('link', { name: /^Continue with/ });
const linksOf = (region: Locator) => region.getByRole('listitem').getByRole('link');

async function calendarFile(page: Page): Promise<string> {
  const { text } = await downloadBy(page.getByRole('link', { name: 'session.ics' }));
  return text;
}

async function answer(page: Page, question: string) {
  await page.getByLabel(form.labels.topic).selectOption('saving');
  await page.getByRole('radio', { name: form.horizons['over-7'] }).check();
  await page.getByRole('radio', { name: form.risks.steady, exact: true }).check();
  await page.getByLabel(form.labels.question).fill(question);
}

test('a guest chooses, types, signs in, finds everything again and books', async ({ page }) => {
  const account = await createConfirmedAccount();
  await page.goto(start);
  await expect(page.getByText(words.education.title)).toBeVisible();
  await page.getByRole('link', { name: words.kinds['plan-review'].name }).click();
  await expect(page).toHaveURL(/kind=plan-review/);
  // Late in the day the first free day may have one time left.
  await linksOf(days(page)).nth(1).click();
  await expect(page).toHaveURL(/zone=Europe%2FLondon/);
  const time = linksOf(times(page)).nth(1);
  await expect(time).toContainText(/IST.*London/);
  expect(await axeFindings(page, 'main')).toEqual([]);
  const chosen = (await time.textContent()) ?? '';
  await time.click();
  await expect(page).toHaveURL(/kind=plan-review&day=.*&time=\d\d:\d\d/);
  await expect(time).toHaveAttribute('aria-current', 'page');
  await expect(next(page)).toContainText(chosen.slice(0, 5));
  await next(page).click();
  await expect(page.getByRole('heading', { name: form.title })).toBeVisible();

  await test.step('what is missing is said at the field, and the focus goes there', async () => {
    await page.getByLabel(form.labels.question).fill('Where do I begin?');
    await page.getByRole('button', { name: form.submitGuest }).click();
    await expect(page.getByLabel(form.labels.topic)).toBeFocused();
    await expect(page.getByText(form.problems.missing.agree)).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  await answer(page, 'Where do I begin? <b>Really</b>');
  await page.getByLabel(form.labels.agree).check();
  await page.getByRole('button', { name: form.submitGuest }).click();
  await expect(page).toHaveURL(/auth\/signin\?returnUrl=/);
  await sendSignInForm(page, account);
  await expect(page.getByText(form.draftBack)).toBeVisible();
  await expect(page.getByLabel(form.labels.question)).toHaveValue(
    'Where do I begin? <b>Really</b>',
  );
  await expect(page.getByLabel(form.labels.topic)).toHaveValue('saving');
  await expect(page.getByRole('radio', { name: form.risks.steady, exact: true })).toBeChecked();
  await page.getByLabel(form.labels.agree).check();
  // Twice: the second press is that of an impatient finger.
  await page.getByRole('button', { name: form.submit }).dblclick();

  await expect(page.getByText(own.booked)).toBeVisible();
  const when = page.getByRole('region', { name: words.kinds['plan-review'].name });
  await expect(when).toContainText(/IST/);
  await expect(when).toContainText(/London/);
  await expect(when).toContainText(chosen.slice(0, 5));
  await expect(page.getByRole('region', { name: words.agenda.title })).toContainText(
    'Where do I begin? <b>Really</b>',
  );
  expect(await axeFindings(page, 'main')).toEqual([]);
  expect(await calendarFile(page)).toContain('SEQUENCE:0');
});

test('a member moves a session, cancels it and books it again in two clicks', async ({
  page,
  signInMember,
}) => {
  await signInMember(await createConfirmedAccount());
  await page.goto(`${start}?kind=plan-review&zone=Europe/London`);
  await linksOf(days(page)).nth(3).click();
  await linksOf(times(page)).first().click();
  await next(page).click();
  await answer(page, 'Where do I begin?');
  await page.getByLabel(form.labels.agree).check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(own.booked)).toBeVisible();
  const uidOf = (file: string) => /UID:(\S+)/.exec(file)?.[1];
  const first = await calendarFile(page);

  await test.step('moved: the same entry of the calendar, one further', async () => {
    await page.getByRole('link', { name: own.move.link }).click();
    const move = page.locator('section[aria-labelledby=move]');
    await linksOf(move).first().click();
    await expect(move.getByRole('heading', { level: 3 }).first()).toBeAttached();
    await move.getByRole('link', { name: /IST/ }).last().click();
    await page.getByLabel(own.reasonLabel).fill('A clash');
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: own.move.submit }).click();
    await expect(page.getByText(own.moved)).toBeVisible();
    const second = await calendarFile(page);
    expect(second).toContain('SEQUENCE:1');
    expect(uidOf(second)).toBe(uidOf(first));
  });

  await test.step('cancelled behind a page with a button', async () => {
    await page.getByRole('link', { name: own.cancel.link }).click();
    await expect(page.getByRole('heading', { name: own.cancel.title })).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: own.cancel.submit }).click();
    await expect(page.getByText(own.cancelledNow)).toBeVisible();
    const last = await calendarFile(page);
    expect(last).toContain('METHOD:CANCEL');
    expect(last).toContain('SEQUENCE:2');
  });

  await test.step('booked again in two clicks', async () => {
    await page.getByRole('link', { name: mine.link }).first().click();
    await expect(page).toHaveURL(`${start}/bookings`);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: mine.again }).click();
    await expect(page.getByLabel(form.labels.question)).toHaveValue('Where do I begin?');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(own.booked)).toBeVisible();
  });
});

test('an address that is not confirmed: said before the form, and what was typed stays', async ({
  page,
  signInMember,
}) => {
  const { email } = await signInMember(await createAccount());
  await page.goto(`${start}?kind=first-talk&zone=Europe/London`);
  await expect(page.getByText(confirm.title)).toBeVisible();
  await linksOf(days(page)).first().click();
  await linksOf(times(page)).first().click();
  await next(page).click();
  await expect(page.getByText(confirm.text)).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await answer(page, 'Where do I begin?');
  await page.getByLabel(form.labels.agree).check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(form.outcomes['not-confirmed'])).toBeVisible();
  await page.getByRole('button', { name: confirm.send }).click();
  await expect(page.getByText(form.confirmationSent)).toBeVisible();
  await expect(page.getByLabel(form.labels.question)).toHaveValue('Where do I begin?');
  expect(await mailedCode(email, 'VERIFY_EMAIL')).not.toBeNull();
});

test('by keyboard alone', async ({ page, signInMember }) => {
  await signInMember(await createConfirmedAccount());
  await page.goto(`${start}?zone=Asia/Kolkata`);
  const follow = (link: Locator) => pressByKeyboard(page, link);
  await follow(page.getByRole('link', { name: words.kinds['first-talk'].name }));
  await expect(page).toHaveURL(/kind=first-talk/);
  await follow(linksOf(days(page)).nth(1));
  await expect(times(page)).toBeVisible();
  await follow(linksOf(times(page)).nth(1));
  await expect(page).toHaveURL(/time=/);
  await follow(next(page));
  const topic = page.getByLabel(form.labels.topic);
  await expect(topic).toBeVisible();
  await tabTo(page, topic);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('radio', { name: form.horizons['under-3'] }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('radio', { name: form.risks.steady, exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel(form.labels.question));
  await page.keyboard.type('What does it cost?');
  await tabTo(page, page.getByLabel(form.labels.agree));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: form.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(own.booked)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('steps are links, the form is a post that brings everything back, and cancelling is one too', async ({
    page,
    signInMember,
  }) => {
    await signInMember(await createConfirmedAccount());
    await page.goto(`${start}?kind=first-talk`);
    // Far from the days of the other tests: a short session may still be free on a day when a long one is not.
    await linksOf(days(page)).nth(6).click();
    await times(page).getByRole('button', { name: words.zone.ist }).click();
    await page.getByLabel(words.zone.label).selectOption('Asia/Dubai');
    await page.getByRole('button', { name: words.zone.submit }).click();
    const time = linksOf(times(page)).first();
    await expect(time).toContainText('Dubai');
    await time.click();
    await next(page).click();
    await answer(page, 'Is it safe?');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(form.problems.missing.agree)).toBeVisible();
    await expect(page.getByLabel(form.labels.question)).toHaveValue('Is it safe?');
    await expect(page.getByLabel(form.labels.topic)).toHaveValue('saving');
    await page.getByLabel(form.labels.agree).check();
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(own.booked)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Dubai');
    await page.getByRole('link', { name: own.cancel.link }).click();
    await page.getByRole('button', { name: own.cancel.submit }).click();
    await expect(page.getByText(own.cancelledNow)).toBeVisible();
    await expect(page.getByText(fill(words.minutes, { count: 30 }))).toBeVisible();
  });
});
