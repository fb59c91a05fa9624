import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { growthCard } from '@/components/dashboard/cards/portfolio-cards';
import { saveCsv } from '@/components/ui/files/save-csv';
import { messages } from '@/lib/messages';

jest.mock('@/components/ui/files/save-csv', () => ({ saveCsv: jest.fn() }));
jest.mock('@/lib/dashboard/server/actions', () => ({}));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));

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
