import { render, screen } from '@testing-library/react';
import { PicksFrame, UniverseNote } from '@/components/picks/picks-frame';
import { messages } from '@/lib/messages';
import { priceLagOn } from '@/lib/picks/domain/company/price-lag';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/stock-picks',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const { universe } = messages().picks;
const identity = {
  name: 'Nifty 500',
  fingerprint: 'abcdef0123456789'.repeat(4),
  importedOn: '2026-11-25',
  coverage: { companies: 501, withYears: 486, years: 2_410, lateYears: 12, goneCompanies: 0 },
} as const;

test('says whose figures they are, and that there are no prices without a licence', () => {
  render(<UniverseNote identity={identity} pricesLicence={null} messages={universe} />);
  expect(
    screen.getByText(
      'Nifty 500: figures of 486 of 501 companies, 2,410 fiscal years, imported on 25 Nov 2026. Fingerprint abcdef012345.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/No exchange prices/)).toBeInTheDocument();
  expect(screen.getByText(/Only companies listed at the import.* 12 of 2,410/)).toBeInTheDocument();
});

test('names the licence of the prices and counts the companies that are gone', () => {
  render(
    <UniverseNote
      identity={{ ...identity, coverage: { ...identity.coverage, goneCompanies: 7 } }}
      pricesLicence="NSE agreement 12 of 1 October 2026"
      messages={universe}
    />,
  );
  expect(
    screen.getByText(/under a licence: NSE agreement 12 of 1 October 2026/),
  ).toBeInTheDocument();
  expect(screen.getByText(/7 companies are no longer listed/)).toBeInTheDocument();
});

test.each([
  [null, 0],
  ['NSE agreement 12 of 1 October 2026', 1],
])('with the licence %s the page gives the day of prices %i times', (pricesLicence, times) => {
  const { reason } = priceLagOn('2026-11-25', null);
  render(
    <PicksFrame
      title="Stock picks"
      market={{
        universe: { kind: 'imported', identity },
        lag: { days: 30, reason },
        pricesLicence,
        pricesTo: '2026-10-26',
      }}
    />,
  );
  expect(screen.queryAllByText(/Prices are at least 30 days old/).length > 0).toBe(times > 0);
  expect(screen.queryAllByText(/Prices of 26 Oct 2026/)).toHaveLength(times);
  expect(screen.getByRole('heading', { name: universe.title })).toBeInTheDocument();
});
