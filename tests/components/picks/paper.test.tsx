import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowForm } from '@/components/picks/paper/follow-form';
import { PaperCosts } from '@/components/picks/paper/paper-costs';
import { PaperHoldings, PaperTrades } from '@/components/picks/paper/paper-tables';
import { PaperList } from '@/components/picks/paper/paper-list';
import { PaperSummary, PaperWaiting } from '@/components/picks/paper/paper-summary';
import { messages } from '@/lib/messages';
import { chargeNames } from '@/lib/law/trade-charges';
import type { PaperPortfolio } from '@/lib/picks/domain/paper/paper-portfolio';
import { paperResult, tradesCsv } from '@/lib/picks/domain/paper/paper-result';
import { companyOf, universeOf } from '../../unit/lib/picks/universe-examples';

jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const { lawSources, picksPaper, picksScreens } = messages();
const { follow, page, weightings } = picksPaper;

const portfolio: PaperPortfolio = {
  id: '00000000-0000-4000-8000-0000000000aa',
  title: 'My paper',
  source: { kind: 'screen', screenId: 'magic-formula' },
  startsOn: '2026-06-06',
  amountRupees: 100_000,
  weighting: 'equal',
  brokerageRupees: 0,
};
const pick = (symbol: string) => ({ isin: `INE${symbol}`, symbol, name: `${symbol} Limited` });
const lists = [
  { day: '2026-06-06', picks: [pick('A'), pick('B'), pick('C')] },
  { day: '2026-06-13', picks: [pick('B'), pick('C')] },
] as const;
const figures = paperResult(portfolio, lists, {
  universe: universeOf([
    [companyOf('A'), { '2026-06-12': 100, '2026-06-19': 120 }],
    [companyOf('B'), { '2026-06-12': 200, '2026-06-19': 200, '2026-08-14': 210 }],
  ]),
  fund: [
    { date: '2026-06-12', value: 40 },
    { date: '2026-08-14', value: 44 },
  ],
  to: '2026-08-20',
}).figures!;

test('the first screen has the value, the gain and the index fund next to it', () => {
  render(
    <PaperSummary
      figures={figures}
      amountRupees={100_000}
      fundName="Index Fund"
      isFund
      lagDays={30}
    />,
  );
  for (const text of ['Value on 14 Aug 2026', 'Index fund: Index Fund', '₹1.1 lakh']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText(/12 Jun 2026 to 14 Aug 2026: ₹1,00,000 became/)).toBeInTheDocument();
});

test('holdings say the day of their price, that it is old, and what could not be bought', () => {
  const [holding] = figures.holdings;
  const old = { ...holding!, isin: 'INEOLD', pricedOn: '2026-06-19' as const, isStale: true };
  const holdings = [holding!, old];
  render(<PaperHoldings figures={{ ...figures, holdings }} />);
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent(/^B Limited.*14 Aug 2026/);
  expect(screen.getByText('19 Jun 2026, no newer price')).toBeInTheDocument();
  expect(screen.getByText(page.holdings.missedTitle)).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    `C Limited: ${page.holdings.missed['no-price']}`,
  );
});

test('trades are listed with their reason, the newest first, and the file has every charge', () => {
  render(<PaperTrades trades={figures.trades} />);
  const rows = screen.getAllByRole('row').slice(1);
  const names = rows.map(
    (row) => within(within(row).getByRole('rowheader')).getByRole('link').textContent,
  );
  expect(names).toEqual(['B Limited', 'A Limited', 'B Limited', 'A Limited']);
  expect(rows[1]).toHaveTextContent('Sell');
  expect(rows[1]).toHaveTextContent('left the list');
  const csvWords = { ...page.trades, ...page.csv, parts: page.costs.parts };
  const csv = tradesCsv(figures.trades, [page.disclaimer], csvWords);
  const [note, , head, first] = csv.split('\r\n');
  expect(note).toContain('not advice');
  expect(head).toContain('Securities transaction tax (STT)');
  expect(first).toMatch(/^2026-06-19,B Limited,B,INEB,Buy,rebalanced to equal weight,/);
  const { charges } = figures.trades[0]!;
  const inFile = first!.split(',').slice(9, 15).map(Number);
  expect(inFile).toEqual(chargeNames.map((name) => expect.closeTo(charges[name], 4)));
});

test('charges and tax come with the rows of law that were followed', () => {
  render(<PaperCosts figures={figures} />);
  const [charges, tax] = screen.getAllByRole('table');
  expect(within(charges!).getAllByRole('row')).toHaveLength(8);
  expect(tax).toHaveTextContent('2026-27');
  expect(screen.getAllByText(/NSE circular FATAX73524/).length).toBeGreaterThan(0);
  expect(screen.getByText(lawSources.secondary)).toBeInTheDocument();
});

test('the list names the followed screen and the day of each value; a portfolio without a value has dashes', () => {
  const source = { kind: 'own', ruleText: 'Sales > 0 cr', ranking: null } as const;
  const lines = [
    { portfolio, figures },
    { portfolio: { ...portfolio, id: 'own', title: 'Mine', source }, figures: null },
  ];
  render(<PaperList lines={lines} />);
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(picksScreens['magic-formula'].name);
  expect(first).toHaveTextContent('+10.00%');
  expect(first).toHaveTextContent('14 Aug 2026');
  expect(second).toHaveTextContent(picksPaper.kinds.own);
  expect(within(second!).getAllByText('–')).toHaveLength(3);
  expect(screen.getByLabelText('Remove Mine')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(2);
});

test.each([
  ['2026-12-05', true, false, page.waitingTitle],
  ['2026-11-20', true, true, page.waitingTitle],
  ['2026-11-20', true, false, page.noListTitle],
  ['2026-05-01', true, true, page.noClosesTitle],
  ['2026-11-20', false, true, page.noClosesTitle],
] as const)('from %s, prices %s and lists %s: %s', (startsOn, hasPrices, hasList, title) => {
  render(<PaperWaiting {...{ startsOn, hasPrices, hasList }} asOf="2026-11-26" lagDays={30} />);
  expect(screen.getByText(title)).toBeInTheDocument();
});

test('the form sends the followed screen and the typed fields', async () => {
  const sent: FormData[] = [];
  render(
    <FollowForm
      id="00000000-0000-4000-8000-0000000000cc"
      followed={{ screen: 'piotroski' }}
      title="Piotroski"
      startsNextLabel="Next list day, 28 Nov 2026"
      followAction={(state, form) => {
        sent.push(form);
        return Promise.resolve({ ...state, status: 'limit' });
      }}
      messages={follow}
      weightings={weightings}
    />,
  );
  const amount = screen.getByLabelText(follow.amount);
  await userEvent.clear(amount);
  await userEvent.type(amount, '250000');
  await userEvent.click(screen.getByLabelText(/Next list day/));
  await userEvent.click(screen.getByRole('button', { name: follow.submit }));
  expect(Object.fromEntries(sent[0]!)).toEqual({
    id: '00000000-0000-4000-8000-0000000000cc',
    screen: 'piotroski',
    title: 'Piotroski',
    starts: 'next',
    amount: '2,50,000',
    brokerage: '0',
    weighting: 'equal',
  });
  expect(await screen.findByText(follow.outcomes.limit)).toBeInTheDocument();
});

test('the word advice appears only where the page says that it gives none', () => {
  const sentences: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') sentences.push(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  collect(picksPaper);
  expect(sentences.filter((text) => /advice|recommend|\bbest\b/i.test(text))).toEqual([
    page.disclaimer,
  ]);
});
