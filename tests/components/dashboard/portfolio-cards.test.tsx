import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { growthCard, worthCard } from '@/components/dashboard/cards/portfolio-cards';
import { OwnHolding } from '@/components/funds/fund/own-holding';
import { saveCsv } from '@/components/ui/files/save-csv';
import { unansweredHousehold } from '@/lib/household/household';
import { messages } from '@/lib/messages';

jest.mock('@/components/ui/files/save-csv', () => ({ saveCsv: jest.fn() }));
jest.mock('@/lib/dashboard/server/actions', () => ({}));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));

/** The style sheet shows the form that the person chose. */
const bothForms = ['+₹1,50,000', '+₹1.50\u00a0lakh'] as const;

function expectBothForms(): void {
  const [full, lakh] = bothForms;
  expect(screen.getByText(full)).toHaveAttribute('data-figures', 'full');
  expect(screen.getByText(lakh, { normalizer: (text) => text })).toHaveAttribute(
    'data-figures',
    'lakh',
  );
}

const unknown = { rupees: null, percent: null };
const gain = { rupees: 150_000, percent: 12 };

const worthOf = (kind: 'member' | 'demo') =>
  render(
    worthCard.show(
      {
        ...{ positions: [], points: [], priceSources: [], lumpSums: [], xirrPercent: null },
        ...{ unknownGifts: [], oldPrices: [], withoutHistory: [], inDoubt: [], allocation: [] },
        ...{ gain, day: unknown, total: unknown, household: unansweredHousehold },
      } as never,
      { kind, range: '1y', today: '2026-11-26' } as never,
    ),
  );

test('the gain below the net worth follows the chosen number format', () => {
  worthOf('member');
  expectBothForms();
});

test('the sample household has one number format', () => {
  worthOf('demo');
  expect(screen.queryByText(bothForms[0])).not.toBeInTheDocument();
});

test('the gain of an own fund follows the chosen number format', () => {
  const held = { valueRupees: 400_000, gainPercent: 60, xirrPercent: null, count: 1, href: '/' };
  render(<OwnHolding held={{ ...held, gainRupees: gain.rupees }} />);
  expectBothForms();
});

const { charts } = messages();
const amfi = {
  source: { name: 'AMFI', url: 'https://www.amfiindia.com', attribution: null },
  asOf: '2026-11-25',
  status: 'live',
} as const;

test.each([
  [[amfi], 'Your holdings in Arthayatra, as of 26 Nov 2026. Source: AMFI, https://www.amfiindia'],
  [[], 'Your holdings in Arthayatra, as of 26 Nov 2026. Source: prices that you entered'],
])('the CSV of the worth names its day and the sources of its prices', async (sources, line) => {
  const point = { worthRupees: 110, realRupees: 108, paidRupees: 100, givenRupees: 0 };
  const known = {
    points: [
      { ...point, date: '2026-11-20' },
      { ...point, date: '2026-11-26' },
    ],
    ...{
      inflationPercent: 6,
      withoutHistory: [],
      unpriced: [],
      inDoubt: [],
      priceSources: sources,
    },
  } as never;
  render(growthCard.show(known, { kind: 'member', today: '2026-11-26' } as never));
  await userEvent.click(screen.getByRole('button', { name: charts.labels.csv }));
  await waitFor(() =>
    expect(saveCsv).toHaveBeenLastCalledWith(
      'value-after-inflation.csv',
      expect.stringContaining(line),
    ),
  );
});
