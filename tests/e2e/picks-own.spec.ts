import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { axeFindings } from './fixtures/axe';
import { downloadBy } from './fixtures/download';
import { expect, test } from './fixtures/test';

const { picksOwn } = messages();
const { form, result, save, sensitivity } = picksOwn.own;
const own = '/features/stock-picks/own';

test('a member builds a screen, corrects its rule, saves it and downloads it with the hash of the record', async ({
  page,
  request,
  signInMember,
}) => {
  const run = await request.get('/api/picks/run', {
    headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
  });
  expect(run.ok(), await run.text()).toBe(true);
  await signInMember();
  await page.goto(own);
  const rule = page.getByLabel(form.rule, { exact: true });
  await page
    .locator('summary')
    .filter({ hasText: form.rangesNote.slice(-20) })
    .click();
  await page.getByLabel(fill(form.atLeast, { name: 'Market cap' }), { exact: true }).fill('1,000');
  await expect(rule).toHaveValue(/^Market cap >= 1000 cr AND Return on equity >= 15%/);

  await test.step('the position of an error is shown at the field, and no input is lost', async () => {
    const broken = 'Return on equity >= 15% AND Retrun on assets > 5%';
    await rule.fill(broken);
    await page.getByRole('button', { name: form.run, exact: true }).click();
    await expect(page.locator('#own-rule-error')).toContainText('At character 29');
    await expect(page.locator('mark')).toHaveText('Retrun on assets');
    await expect(rule).toBeFocused();
    await expect(rule).toHaveValue(broken);
  });

  await rule.fill('Return on equity >= 12% AND NOT Pledged holding > 20%');
  await page.locator('summary').filter({ hasText: form.rankingNote }).click();
  await page.getByLabel(fill(form.by, { place: 1 })).fill('Return on equity');
  await page.getByLabel(fill(form.by, { place: 2 })).fill('Volatility');
  await page.getByLabel(fill(form.better, { place: 2 })).selectOption('lower');
  await page.getByLabel(form.take).fill('10');
  await page.getByRole('button', { name: form.run, exact: true }).click();
  const list = page.getByRole('region', { name: result.title, exact: true }).getByRole('table');
  await expect(list.getByRole('row')).toHaveCount(11);
  await expect(
    page.getByRole('region', { name: sensitivity.title }).getByRole('table').getByRole('row'),
  ).toHaveCount(5);
  expect(await axeFindings(page, 'main')).toEqual([]);

  const saving = page.getByRole('region', { name: save.title, exact: true });
  await saving.getByLabel(save.name, { exact: true }).fill('Steady ones');
  await page.getByRole('button', { name: save.submit }).click();
  await expect(page.getByText(save.outcomes.saved)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Steady ones' })).toBeVisible();

  const { text: csv } = await downloadBy(page.getByRole('link', { name: result.csv }));
  const hash = /[0-9a-f]{64}/.exec(csv)?.[0] ?? 'none';
  expect(csv).toContain('Return on equity >= 12% AND NOT Pledged holding > 20%');

  await test.step('the record holds, and shows the same hash', async () => {
    await page.goto('/features/stock-picks/record');
    await expect(page.getByText(picksOwn.record.verification.title)).toBeVisible();
    await page.locator('summary').filter({ hasText: picksOwn.record.verification.newest }).click();
    await expect(page.getByText(hash).first()).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: picksOwn.record.views.backTest, exact: true }).click();
    await expect(
      page
        .getByRole('region', { name: picksOwn.record.backTest.title })
        .getByText(picksOwn.record.backTest.label, { exact: true }),
    ).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.goto('/picks-record');
    await expect(page.getByText(hash)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ranges make the rule, and run', async ({ page, signInMember }) => {
    await signInMember();
    await page.goto(own);
    await page
      .locator('summary')
      .filter({ hasText: form.rangesNote.slice(-20) })
      .click();
    await page.getByLabel(fill(form.atMost, { name: 'Price to book' }), { exact: true }).fill('4');
    await page.getByRole('button', { name: form.runRanges }).click();
    await expect(page.getByLabel(form.rule, { exact: true })).toHaveValue(/Price to book <= 4x/);
    await expect(page.getByRole('region', { name: result.title, exact: true })).toContainText(
      'companies pass',
    );
  });
});
