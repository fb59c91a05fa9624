import { messages } from '@/lib/messages';
import { axeFindings } from './fixtures/axe';
import { downloadBy } from './fixtures/download';
import { overflowPx } from './fixtures/overflow';
import { expect, test } from './fixtures/test';

const { picks, picksOwn } = messages();
const { ratios } = picksOwn.own;
const { savedViews, tools, sortBy } = picks.screen;
const path = '/features/stock-picks';

test('a member defines a ratio, sees it as a column, sorts by it, and saves the view', async ({
  page,
  signInMember,
}) => {
  await signInMember();
  await page.goto(`${path}/own`);
  const form = page.getByRole('form', { name: ratios.form });

  await test.step('an error is shown at its place', async () => {
    await form.getByLabel(ratios.name, { exact: true }).fill('Cash return');
    const formula = form.getByLabel(ratios.formula, { exact: true });
    await formula.fill('Free cash flow / Net wroth * 100%');
    await form.getByRole('button', { name: ratios.submit }).click();
    await expect(form.locator('mark')).toHaveText('Net wroth');
    await expect(form.getByText('At character 18')).toBeVisible();
    await expect(formula).toBeFocused();
    await formula.fill('Free cash flow / Net worth * 100%');
    await form.getByRole('button', { name: ratios.submit }).click();
    await expect(form.getByText(ratios.outcomes.saved)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Cash return' })).toBeVisible();
    expect(await axeFindings(page, 'main')).toEqual([]);
  });

  await test.step('it is a word of a rule', async () => {
    await page.getByLabel(picksOwn.own.form.rule, { exact: true }).fill('Cash return > 5%');
    await page.getByRole('button', { name: picksOwn.own.form.run, exact: true }).click();
    await expect(
      page.getByRole('columnheader', { name: /Free cash flow \/ Net worth \* 100% > 5%/ }),
    ).toBeVisible();
  });

  await test.step('a list shows it, sorted by it, and its file holds what is seen', async () => {
    await page.goto(`${path}/screens/coffee-can`);
    await page.getByRole('button', { name: tools.columns, exact: true }).click();
    await page.getByLabel('Cash return').check();
    await page.getByLabel(picks.company.stats.marketCap, { exact: true }).uncheck();
    await page.getByRole('button', { name: tools.show }).click();
    await page.getByRole('link', { name: `${sortBy} Cash return` }).click();
    const head = page.getByRole('columnheader', { name: /Cash return/ });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const names = await page
      .getByRole('table', { name: picks.screen.overview })
      .getByRole('rowheader')
      .getByRole('link')
      .allTextContents();
    const { text } = await downloadBy(page.getByRole('link', { name: tools.csv }));
    const lines = text.split('\r\n');
    const start = lines.findIndex((line) => line.includes('Cash return (%)')) + 1;
    expect(start).toBeGreaterThan(1);
    const inFile = lines.slice(start, start + 5).map((line) => line.split(',')[1]);
    expect(inFile).toEqual(names.slice(0, 5));
  });

  await test.step('the view is saved and chosen on another list', async () => {
    await page.getByRole('button', { name: savedViews.title, exact: true }).click();
    await page.getByLabel(savedViews.name).fill('Cash first');
    await page.getByRole('button', { name: savedViews.submit }).click();
    await expect(page.getByText(savedViews.outcomes.saved)).toBeVisible();
    await page.goto(`${path}/screens/low-leverage-quality`);
    await page.getByRole('button', { name: savedViews.title, exact: true }).click();
    await page.getByRole('link', { name: 'Cash first' }).click();
    await expect(page.getByRole('columnheader', { name: /Cash return/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 360, height: 900 });
    await expect.poll(() => overflowPx(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the company page has it', async () => {
    await page
      .getByRole('table', { name: picks.screen.overview })
      .getByRole('rowheader')
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('link', { name: picks.company.tabs.ratios, exact: true }).click();
    await expect(
      page.getByRole('table', { name: picks.company.ratios.own }).getByRole('row', {
        name: /Cash return.*Free cash flow \/ Net worth × 100%/,
      }),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('peers are chosen in the address, saved, and back on the next visit', async ({
    page,
    signInMember,
  }) => {
    await signInMember();
    await page.goto(`${path}/screens/coffee-can`);
    const links = page
      .getByRole('table', { name: picks.screen.overview })
      .getByRole('rowheader')
      .getByRole('link');
    const peer = (await links.nth(2).getAttribute('href'))?.split('/').at(-1)?.toUpperCase() ?? '';
    await links.first().click();
    const address = new URL(page.url()).pathname;
    await page.getByRole('link', { name: picks.company.tabs.peers, exact: true }).click();
    // All of the form is there once the page is loaded.
    await page.waitForURL(/tab=peers/);
    for (const field of await page.getByLabel(/^Peer \d/).all()) await field.fill('');
    await page.getByLabel(/^Peer 1/).fill(peer);
    await page.getByRole('button', { name: picks.company.peers.submit }).click();
    await expect(page.getByText(picks.company.peers.chosen)).toBeVisible();
    expect(new URL(page.url()).searchParams.getAll('peer')).toContain(peer);
    await page.getByRole('button', { name: picks.company.peers.save }).click();
    await page.goto(`${address}?tab=peers`);
    await expect(page.getByText(picks.company.peers.savedChoice)).toBeVisible();
    await expect(
      page.getByRole('table', { name: /and its peers$/ }).getByRole('rowheader'),
    ).toHaveCount(2);
    await page.getByRole('button', { name: picks.company.peers.forget }).click();
    await page.goto(`${address}?tab=peers`);
    await expect(page.getByText(picks.company.peers.proposed)).toBeVisible();
  });

  test('the list of screens is sorted by any column, also in its file', async ({
    page,
    signInReader,
  }) => {
    await signInReader();
    await page.goto(path);
    for (const id of ['screen', 'ahead', 'entries', 'exits', 'became', 'fall'] as const) {
      const title = picks.list.table[id];
      await page.getByRole('link', { name: `${sortBy} ${title}`, exact: true }).click();
      await expect(page.getByRole('columnheader', { name: `${sortBy} ${title}` })).toHaveAttribute(
        'aria-sort',
        id === 'screen' ? 'ascending' : 'descending',
      );
    }
    await expect(page.getByRole('link', { name: picks.list.tools.csv })).toHaveAttribute(
      'href',
      `${path}/screens.csv?sort=fall&order=descending`,
    );
  });
});
