import { render, screen, within } from '@testing-library/react';
import { RecentChanges } from '@/components/picks/list-changes';
import { ScreensTable } from '@/components/picks/screens-table';
import { messages } from '@/lib/messages';
import type { BackTest } from '@/lib/picks/domain/record/back-test';
import type { ListChange } from '@/lib/picks/domain/record/digest';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/stock-picks',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages();
const { picks, picksOwn } = words;

const test5: BackTest = {
  ...{ kind: 'back-test', years: 5, companies: 218, from: '2021-10-26', to: '2026-10-26' },
  ...{ picks: [], bought: 2, losers: 0, delisted: 0, medianPercent: 40, aheadOfBenchmark: 2 },
  equalWeight: { percent: 44, annualPercent: 7.5 },
  benchmark: { percent: 61, annualPercent: 10 },
  months: [
    { date: '2021-10-26', equalWeight: 100, benchmark: 100 },
    { date: '2023-10-26', equalWeight: 120, benchmark: 110 },
    { date: '2024-10-26', equalWeight: 90, benchmark: 115 },
    { date: '2026-10-26', equalWeight: 144, benchmark: 161 },
  ],
};

test('a screen is shown with its companies, its distance from the market and its drawdown', () => {
  render(
    <ScreensTable
      lines={[
        {
          ...{ id: 'coffee-can', passed: 17, companies: 218, test: test5 },
          changes: { entries: 1, exits: 2 },
          worksWithoutPrices: false,
        },
        {
          ...{ id: 'steady-growth', passed: 0, companies: 218, test: null, changes: null },
          worksWithoutPrices: true,
        },
      ]}
      messages={words}
    />,
  );
  const [, known, unknown] = within(
    screen.getByRole('table', { name: picks.list.table.caption }),
  ).getAllByRole('row');
  expect(within(known!).getByRole('link', { name: 'Coffee Can' })).toHaveAttribute(
    'href',
    '/features/stock-picks/screens/coffee-can',
  );
  expect(
    within(known!)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['17 ', '−2.50', '1', '2', '144.00', '−25.00']);
  // Once for wide screens, once for phones.
  expect(within(unknown!).getAllByText(/Works without prices/)).toHaveLength(2);
  expect(within(known!).queryByText(/Works without prices/)).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: '17 of 218 pass' })).toBeInTheDocument();
  expect(
    within(unknown!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '0 ', '–', '–', '–', '–', '–']);
});

const change: ListChange = {
  ...{ isin: 'INEALPHA', symbol: 'ALPHA', name: 'ALPHA Limited', cause: 'ranking' },
  ...{ placeBefore: null, placeAfter: 1, flips: [] },
};
const side = (number: number, isMet: boolean) => ({ number, threshold: 0.5, isMet });
const flipped: ListChange = {
  ...{ ...change, isin: 'INEBETA', name: 'BETA Limited', cause: 'rule' },
  flips: [
    {
      ...{ text: 'Debt to equity < 0.5x', isNegated: false, unit: 'times' },
      ...{ before: side(0.1, true), after: side(0.7, false) },
    },
  ],
};

test('each change of the last run has a line, with the condition that changed', () => {
  render(
    <RecentChanges
      changes={[
        {
          ...{ screenId: 'coffee-can', day: '2026-11-20' },
          digest: { entries: [change], exits: [flipped], stayed: 3 },
        },
      ]}
      messages={words}
    />,
  );
  expect(screen.getByText('Run of 20 Nov 2026 · 1 in, 1 out')).toBeInTheDocument();
  const [entry, exit] = screen.getAllByRole('listitem');
  expect(entry).toHaveTextContent(`InALPHA LimitedCoffee Can${picksOwn.digest.causes.ranking}`);
  expect(exit).toHaveTextContent('OutBETA LimitedCoffee CanDebt to equity < 0.5x: 0.1x, then 0.7x');
});

test('without entries and exits no panel is drawn', () => {
  const { container } = render(<RecentChanges changes={[]} messages={words} />);
  expect(container).toBeEmptyDOMElement();
});
