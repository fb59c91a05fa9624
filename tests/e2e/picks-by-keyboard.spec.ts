import { screenerCsv } from '@/lib/market-files/samples/company-files';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { pressByKeyboard, tabTo } from './fixtures/tab-to';
import { expect, test } from './fixtures/test';

const { ownFile, picks, picksOwn, picksScreens } = messages();
const path = '/features/stock-picks';
test('a member goes from a Screener file to a screen, a company and the watchlist by keyboard alone', async ({
  page,
  signInMember,
}) => {
  test.setTimeout(90_000);
  await signInMember();
  await page.goto(path);
  await pressByKeyboard(page, page.getByRole('link', { name: picks.tabs.file, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: ownFile.title })).toBeVisible();

  await test.step('the file field opens the browser’s own dialog', async () => {
    const field = page.getByLabel(ownFile.file.label, { exact: true });
    await tabTo(page, field);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.keyboard.press('Space'),
    ]);
    await chooser.setFiles({
      name: 'my-screen.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(screenerCsv()),
    });
  });

  const screen = picksScreens['low-leverage-quality'].name;
  await pressByKeyboard(
    page,
    page.getByRole('button', { name: fill(ownFile.screens.open, { screen }) }),
  );
  await expect(page.getByRole('heading', { name: `${screen}: 3 of 8 pass` })).toBeFocused();
  const passed = page.getByRole('table', { name: picks.screen.overview });
  await pressByKeyboard(
    page,
    passed.getByRole('button', { name: `${picks.screen.sortBy} ${picks.screen.company}` }),
  );
  await expect(passed.getByRole('columnheader', { name: /Company/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await pressByKeyboard(page, passed.getByRole('button', { name: 'Sample Pumps' }));
  await expect(page.getByRole('heading', { name: 'Sample Pumps' })).toBeFocused();

  await test.step('the company is followed, and only its ISIN is sent', async () => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/your-file'),
    );
    await pressByKeyboard(page, page.getByRole('button', { name: ownFile.company.watch }));
    const body = (await sent).postData() ?? '';
    expect(body).toContain('INE9S0101013');
    expect(body).not.toContain('Sample Pumps');
    await expect(page.getByRole('button', { name: ownFile.company.unwatch })).toBeVisible();
    await page.goto(`${path}/own`);
    await expect(page.getByLabel(fill(picksOwn.own.form.watched, { count: 1 }))).toBeAttached();
  });

  await test.step('a company of the site is followed, and is among the watched ones', async () => {
    await page.goto(`${path}/screens/coffee-can`);
    const company = page
      .getByRole('table', { name: picks.screen.overview })
      .getByRole('rowheader')
      .getByRole('link')
      .first();
    const name = (await company.textContent()) ?? '';
    await pressByKeyboard(page, company);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await pressByKeyboard(page, page.getByRole('button', { name: picksOwn.notes.watch }));
    await expect(page.getByRole('button', { name: picksOwn.notes.unwatch })).toBeVisible();
    await page.goto(`${path}/own?rule=${encodeURIComponent('Sales > 0 cr')}&watched=1`);
    await expect(
      page.getByRole('table', { name: picksOwn.own.result.caption }).getByRole('link', { name }),
    ).toBeVisible();
  });
});
