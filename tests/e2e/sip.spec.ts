import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { createAccount } from './fixtures/auth-emulator';
import { sendSignInForm } from './fixtures/sign-in-form';
import { overflowPx } from './fixtures/overflow';
import { crossedFrames, setFrame } from './fixtures/pages';
import { savePicture } from './fixtures/picture';
import { expect, test } from './fixtures/one-browser';

const { dashboard, planHistory, navigation, sip } = messages();
const { labels, groups, of: fullLabel, choices } = sip.fields;
const path = '/features/sip-calculator';

const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const monthly = (page: Page) => box(page, labels.monthlyRupees);
const years = (page: Page) => box(page, labels.years);
const annualReturn = (page: Page) => box(page, labels.annualReturnPercent);
const answer = (page: Page) => page.getByRole('group', { name: sip.answer.title });
const table = (page: Page) => page.getByRole('table', { name: sip.details.table.title });
const openTab = (page: Page, id: keyof typeof sip.details.tabs) =>
  page.getByRole('link', { name: sip.details.tabs[id], exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: sip.save.submit });
const inSet = (label: string, set: string) =>
  fullLabel.replace('{label}', label).replace('{set}', set);

async function openGroup(page: Page, title: string) {
  await page.locator('summary', { hasText: title }).click();
}

test('title, answer and messages are in the HTML before any script runs', async ({ request }) => {
  const html = await (await request.get(`${path}?m=5000&r=12&y=10&s=10&utm_source=x`)).text();
  expect(html).toContain('<title>SIP Calculator | Arthayatra</title>');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
  expect(html).toContain('₹16,87,163');
  expect(html).toContain('₹9,56,245');
  expect(html).not.toContain('style=');
  // A bad address shows its text with messages, and an answer that says what it is for.
  const bad = await (await request.get(`${path}?m=%3Cscript%3E&y=99&y=5&r=`)).text();
  expect(bad).toContain('value="&lt;script&gt;"');
  for (const words of [
    sip.problems.wrong.rupees,
    'Enter 50 or less.',
    sip.problems.missing.percent,
  ])
    expect(bad).toContain(words);
  expect(bad).toContain('This result is for: ₹10,000 a month');
});

test('Back finds the plan as it was typed', async ({ page }) => {
  await page.goto(`${path}?m=7000`);
  await monthly(page).fill('5000');
  await years(page).fill('10');
  await expect(page).toHaveURL(/m=5000&r=12&y=10/);
  await page
    .getByRole('link', { name: navigation.shortTitles.incomeTaxCalculator, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/income-tax-calculator$/);
  await page.goBack();
  await expect(monthly(page)).toHaveValue(/^5,?000$/);
  await expect(answer(page)).toContainText('₹11,61,695');
  await expect(page).toHaveURL(/m=5000&r=12&y=10/);
});

test('a guest saves a plan in this browser, finds it after a reload and removes it', async ({
  page,
}) => {
  await page.goto(`${path}?m=7000`);
  const { here } = sip.save;
  await page.getByLabel(sip.save.name).fill('College');
  await page.getByRole('button', { name: here.submit }).click();
  await expect(page.getByText(here.outcomes.saved)).toBeVisible();
  await page.goto(path);
  await page.getByRole('link', { name: 'College' }).click();
  await expect(monthly(page)).toHaveValue(/7,?000/);
  await page.getByRole('button', { name: 'Remove College' }).click();
  await expect(page.getByRole('heading', { name: here.title })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
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
  await expect(page).toHaveURL(/\?m=5000&r=12&y=10&v=1$/);
  await expect(years(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await openTab(page, 'working');
  await expect(page.getByText('₹11,50,193').first()).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?m=5000&r=12&y=10&v=1&tab=working$/);

  await test.step('on paper there are no fields, and the sentence says what they held', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(monthly(page)).toBeHidden();
    await expect(page.locator('#sip-save')).toBeHidden();
    await expect(answer(page)).toContainText('₹5,000 a month for 10 years at 12% a year');
  });
});

test('a link to a plan opens the same plan', async ({ page }) => {
  await page.goto(`${path}?m=12.5L&r=11&y=15&l=1cr`);
  const value = await answer(page).getByRole('definition').first().textContent();
  await page.getByRole('link', { name: sip.share.link }).click();
  await expect(page).toHaveURL(/\?m=1250000&r=11&y=15&l=10000000&v=1$/);
  await expect(answer(page).getByRole('definition').first()).toHaveText(String(value));
  await expect(monthly(page)).toHaveValue('12,50,000');
});

test('by keyboard alone: fields, sliders, answer', async ({ page }) => {
  await page.goto(path);
  await monthly(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5000');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: `${labels.monthlyRupees}, slider` })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(monthly(page)).toHaveValue('5,500');
  await page.keyboard.press('Tab');
  await expect(annualReturn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole('status')).toContainText('₹5,500 a month');
});

test('a phone needs no sideways scrolling, before and after an edit, and the answer stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${path}?m=10000000&l=10000000000&y=50&r=12&s=10`);
  await expect.poll(() => overflowPx(page)).toBe(0);
  await years(page).fill('40');
  await expect(table(page).getByRole('row')).toHaveCount(41);
  await expect.poll(() => overflowPx(page)).toBe(0);
  const value = sip.answer.valueAfter.replace('{span}', '40 years');
  await page.setViewportSize({ width: 390, height: 700 });
  await years(page).focus();
  await expect(page.locator('p[aria-hidden]').getByText(value)).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGroup(page, groups.compare);
  await box(page, inSet(labels.expenseRatioPercent, sip.fields.sets.c)).focus();
  await expect(answer(page).getByText(value)).toBeInViewport();
});

const everything =
  'm=15000&r=12&y=20&s=10&se=6&sc=60000&l=200000&t1=50000&t1m=30&t1e=yearly&p1=25&p1n=6&g=10000000' +
  '&i=5&e=0.5&w=80000&wi=5&ag=35&b.r=10&c.y=25';

for (const frame of crossedFrames) {
  test(`with every group open and used, axe finds nothing, ${frame.name}`, async ({ page }) => {
    await setFrame(page, frame);
    await page.goto(`${path}?${everything}`);
    for (const title of Object.values(groups)) await openGroup(page, title);
    // Down to the footer: a field that is half below the bar at the top would count as a small target.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => overflowPx(page)).toBe(0);
    await savePicture(page, `sip-everything-${frame.theme}-${frame.width}`);
  });
}

test('what else the page answers opens its group of fields', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: sip.page.views.goal, exact: true }).click();
  await expect(box(page, labels.goalRupees)).toBeVisible();
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
    await expect(page.getByText(sip.problems.wrong.years)).toBeVisible();
  });

  test('groups, toggle and comparison work by the form and by links', async ({ page }) => {
    await page.goto(`${path}?m=5000&y=10`);
    await openGroup(page, groups.compare);
    await box(page, inSet(labels.years, sip.fields.sets.b)).fill('15');
    await openGroup(page, groups.sums);
    const topUp = sip.fields.sets.topUp.replace('{number}', '2');
    await box(page, inSet(labels.topUpRupees, topUp)).fill('20000');
    await page.getByRole('button', { name: sip.fields.submit }).click();
    await expect(page.getByText(sip.problems['month-missing'])).toBeVisible();
    await box(page, inSet(labels.topUpMonth, topUp)).fill('12');
    await page.getByRole('button', { name: sip.fields.submit }).click();
    await expect(answer(page)).toContainText('with ₹20,000 of top-ups');
    await expect(page.getByRole('table', { name: sip.details.compare.table })).toContainText(
      '15 years',
    );
    await openTab(page, 'working');
    await page.getByRole('link', { name: choices.end }).click();
    await expect(page.getByText(sip.details.working.formulaAtEnd)).toBeVisible();
    await page.getByRole('button', { name: sip.fields.submit }).click();
    await expect(page.getByText(sip.details.working.formulaAtEnd)).toBeVisible();
  });

  test('a guest who saves comes to sign-in with the way back', async ({ page }) => {
    await page.goto(`${path}?m=5000&r=12&y=10`);
    await page.getByLabel(sip.save.name).fill('House');
    await save(page).click();
    await expect(page).toHaveURL(/\/auth\/signin\?returnUrl=/);
    const back = new URL(page.url()).searchParams.get('returnUrl');
    expect(back).toBe(`${path}?m=5000&r=12&y=10&v=1&n=House`);
    await page.goto(String(back));
    await expect(page.getByLabel(sip.save.name)).toHaveValue('House');
  });
});

test('a guest saves, signs in, finds inputs and name again, saves twice, changes it later and has one plan', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(path);
  await monthly(page).fill('5000');
  await years(page).fill('10');
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await page.getByLabel(sip.save.name).fill('Asha’s college');
  await save(page).click();
  await expect(page).toHaveURL(/\/auth\/signin\?returnUrl=/);
  await sendSignInForm(page, account);
  await expect(page).toHaveURL(new RegExp(`${path}\\?m=5000&r=12&y=10&v=1&n=Asha`));
  await expect(answer(page)).toContainText('₹11,61,695');
  await expect(page.getByLabel(sip.save.name)).toHaveValue('Asha’s college');

  await annualReturn(page).fill('10');
  await expect(answer(page)).not.toContainText('₹11,61,695');
  await expect(table(page).getByRole('row').last()).not.toContainText('₹11,61,695');
  await expect(page.getByLabel(sip.save.name)).toHaveValue('Asha’s college');
  await save(page).dblclick();
  await expect(page.getByText(sip.save.saved)).toBeVisible();
  await page.getByRole('link', { name: sip.save.dashboard }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    dashboard.greeting.replace('{name}', account.username),
  );
  const plan = page.getByRole('article', { name: 'Asha’s college' });
  await expect(plan).toHaveCount(1);
  await plan.getByRole('link', { name: 'Asha’s college' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?m=5000&r=10&y=10&v=1&n=Asha`));
  await expect(page.getByLabel(sip.save.name)).toHaveValue('Asha’s college');
  await years(page).fill('12');
  await expect(table(page).getByRole('row')).toHaveCount(13);
  await page.getByRole('button', { name: sip.save.change }).click();
  await expect(page.getByText(sip.save.saved)).toBeVisible();
  await page.getByRole('link', { name: sip.save.dashboard }).click();
  await expect(plan.getByRole('link', { name: 'Asha’s college' })).toHaveAttribute(
    'href',
    /&y=12&/,
  );
  await expect(plan).toHaveCount(1);
  await plan.getByLabel('Remove Asha’s college').click();
  await plan.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(plan).toHaveCount(0);
});

test('a plan that was not edited is saved by a plain post, with the outcome in the address', async ({
  page,
}) => {
  const account = await createAccount();
  await page.goto(`/auth/signin?returnUrl=${encodeURIComponent(`${path}?m=8000`)}`);
  await sendSignInForm(page, account);
  await expect(monthly(page)).toHaveValue('8,000');
  await page.getByLabel(sip.save.name).fill('House');
  await save(page).click();
  await expect(page.getByText(sip.save.saved)).toBeVisible();
  await expect(page).toHaveURL(/&n=House&id=[-0-9a-f]{36}&saved=saved#sip-save$/);
  await expect(monthly(page)).toHaveValue('8,000');
  await expect(page.getByLabel(sip.save.name)).toHaveValue('House');
  await expect(page.getByRole('button', { name: sip.save.change })).toBeVisible();
});

test.describe('on the history of a fund', () => {
  const section = (page: Page) => page.getByRole('region', { name: planHistory.title });

  test('the plan is worked out for every beginning, and again as it is edited', async ({
    page,
  }) => {
    await page.goto(`${path}?m=5000&r=12&y=3&s=10`);
    await openTab(page, 'fund');
    await section(page).getByLabel(planHistory.words).fill('parvt flexi direct growth');
    await section(page).getByRole('button', { name: planHistory.submit }).click();
    await section(page)
      .getByRole('button', { name: /Parvat Flexi.*Direct.*Growth/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\?m=5000&r=12&y=3&s=10&v=1&fc=\d+#real-history$/);
    const figures = section(page).getByRole('table', { name: planHistory.figures });
    await expect(figures.getByRole('row')).toHaveCount(7);
    await expect(figures).toContainText('1,98,600');
    await expect(section(page)).toContainText('Calculated for: ₹5,000 a month');

    await monthly(page).fill('7000');
    await expect(page).toHaveURL(/\?m=7000&r=12&y=3&s=10&v=1&fc=\d+$/);
    await section(page).getByRole('button', { name: planHistory.again }).click();
    await expect(page).toHaveURL(/\?m=7000&r=12&y=3&s=10&v=1&fc=\d+#real-history$/);
    await expect(section(page)).toContainText('Calculated for: ₹7,000 a month');
    await expect(figures).toContainText('2,78,040');
    // The bar of the site covers part of what the address scrolled to.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('it is asked for and answered the same way', async ({ page }) => {
      await page.goto(`${path}?m=5000&r=12&y=30`);
      await openTab(page, 'fund');
      await section(page).getByLabel(planHistory.words).fill('parvat flexi regular growth');
      await section(page).getByRole('button', { name: planHistory.submit }).click();
      await section(page)
        .getByRole('button', { name: /Parvat Flexi/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\?m=5000&r=12&y=30&v=1&fc=\d+#real-history$/);
      await expect(section(page)).toContainText(
        'The history is too short to run the full plan of 30 years',
      );
      await expect(section(page)).toContainText(planHistory.fund.warning);
    });

    test('a category gives the range of final values, and stays in the address', async ({
      page,
    }) => {
      await page.goto(`${path}?m=5000&r=12&y=1`);
      await openTab(page, 'fund');
      await section(page)
        .getByLabel(planHistory.category, { exact: true })
        .selectOption('Equity - Flexi Cap Fund');
      await section(page).getByLabel(planHistory.fundPlan, { exact: true }).selectOption('regular');
      await section(page).getByRole('button', { name: planHistory.submitCategory }).click();
      await expect(page).toHaveURL(
        /\?m=5000&r=12&y=1&v=1&fk=Equity%20-%20Flexi%20Cap%20Fund&fp=regular#real-history$/,
      );
      const inFunds = section(page).getByRole('table', { name: planHistory.peers.caption });
      await expect(inFunds.getByRole('row')).toHaveCount(6);
      await expect(section(page)).toContainText(/\d SIPs of 1 year in \d+ funds, \d+ of which/);
      await section(page).getByText(planHistory.peers.average, { exact: true }).click();
      await expect(section(page)).toContainText(/The average of \d+ to \d+ funds a month, from/);
      await expect(section(page)).toContainText(/Started in each of \d+ months/);
      const figures = section(page).getByRole('table', { name: planHistory.figures });
      await expect(figures.getByRole('row')).toHaveCount(7);
      await expect(section(page).getByLabel(planHistory.category, { exact: true })).toHaveValue(
        'Equity - Flexi Cap Fund',
      );
    });
  });
});
