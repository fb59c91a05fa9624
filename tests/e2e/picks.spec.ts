import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { screens } from '@/lib/picks/domain/screen/screens';
import { axeFindings } from './fixtures/axe';
import { expectNothingForGuests } from './fixtures/guest';
import { expect, test } from './fixtures/test';

const { picks, picksOwn, picksScreens, navigation } = messages();
const path = '/features/stock-picks';
const graham = picksScreens['graham-defensive'];

/** Pages and files of members, and a path that is none. */
const paths = [
  path,
  `${path}/screens/graham-defensive`,
  `${path}/screens/graham-defensive?page=2`,
  `${path}/screens/graham-defensive?view=reasons`,
  `${path}/companies/inx000401010`,
  `${path}/own?rule=Price+%3E+1`,
  `${path}/own/screen.csv?rule=Price+%3E+1`,
  `${path}/screens.csv`,
  `${path}/record`,
  `${path}/missing/nothing`,
];

/** What only members may read: a thesis, a rule, a ratio of a rule, a sample company. */
const memberTexts = [
  graham.thesis.slice(0, 40),
  screens[0].ruleText.slice(0, 30),
  'INX',
  'Belivvanti',
];

test('a guest is led to sign-in from every page of it and gets nothing, however it asks', async () => {
  await expectNothingForGuests(paths, memberTexts);
});

test('a member goes from the screens to a list, to a company and to the rule in its own screen', async ({
  page,
  signInReader,
}) => {
  await signInReader();
  await page.goto(path);
  await expect(page).toHaveTitle(`${navigation.titles.stockPicks} | Arthayatra`);
  await expect(page.getByText(picks.head.short)).toBeVisible();
  await page.getByText(picks.head.details, { exact: true }).click();
  await expect(page.getByText(picks.head.notRegistered)).toBeVisible();
  await expect(page.getByText(picks.head.sample)).toBeVisible();
  const list = page.getByRole('table', { name: picks.list.table.caption });
  await expect(list.getByRole('rowheader')).toHaveCount(screens.length);
  await list.getByRole('link', { name: graham.name }).click();

  await expect(page.getByRole('heading', { level: 1, name: graham.name })).toBeVisible();
  const table = page.getByRole('table', { name: picks.screen.overview });
  const company = table.getByRole('rowheader').getByRole('link').first();
  const name = (await company.textContent()) ?? '';
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: picks.screen.views.about, exact: true }).click();
  await expect(page.getByText(graham.thesis)).toBeVisible();
  await page.getByRole('link', { name: picks.screen.views.reasons, exact: true }).click();
  const card = page.getByRole('region', { name, exact: true });
  await expect(card.getByRole('rowheader', { name: /Passed: Sales ≥ 500 cr/ })).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await card.getByRole('link', { name: fill(picks.reasons.open, { company: name }) }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: picks.flags.title })).toBeVisible();
  await expect(page.getByText(/^On the list, place 1$/).first()).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  const openTab = (tab: keyof typeof picks.company.tabs) =>
    page.getByRole('link', { name: picks.company.tabs[tab], exact: true }).click();
  await openTab('position');
  await page.getByLabel(picks.company.position.savings).fill('1000000');
  await page.getByLabel(picks.company.position.amount).fill('100000');
  await expect(page.getByText('you lose ₹50,000: 5% of your savings')).toBeVisible();
  await openTab('peers');
  await expect(page.getByLabel(/^Peer 1/)).toBeVisible();
  const [first] = await page.getByLabel(/^Peer \d/).all();
  await first!.fill('no such company');
  await page.getByRole('button', { name: picks.company.peers.submit }).click();
  await expect(page.getByText(picks.company.peers.unknown)).toBeVisible();
  await expect(first!).toHaveValue('no such company');

  await page.goto(`${path}/screens/graham-defensive`);
  await page.getByRole('link', { name: picks.screen.change }).click();
  await expect(page.getByLabel(picksOwn.own.form.rule, { exact: true })).toHaveValue(
    /Profitable years = 10/,
  );
});

test.describe('without scripts', () => {
  // The page of a company that is not there answers 404.
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 404/] });

  test('a member reads a company, its years, ratios, prices and peers', async ({
    page,
    signInReader,
  }) => {
    await signInReader();
    await page.goto(`${path}/screens/coffee-can`);
    await page
      .getByRole('table', { name: picks.screen.overview })
      .getByRole('rowheader')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('figure')).toBeVisible();
    for (const tab of ['years', 'ratios', 'peers', 'position'] as const) {
      await page.getByRole('link', { name: picks.company.tabs[tab], exact: true }).click();
      await expect(
        page.getByRole('heading', { name: picks.company[tab].title, exact: true }),
      ).toBeVisible();
    }
    await expect(page.getByText(picks.company.position.needsScripts)).toBeVisible();
    const answer = await page.goto(`${path}/companies/none`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(picks.missing.text)).toBeVisible();
  });
});
