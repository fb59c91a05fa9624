import { render, screen } from '@testing-library/react';
import { HoldingsTable } from '@/components/dashboard/portfolio/holdings-table';
import { RealisedGains } from '@/components/dashboard/portfolio/realised-gains';
import { TransactionList } from '@/components/dashboard/portfolio/transaction-list';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import type { AssetClass, Transaction } from '@/lib/holdings/holding';
import { holdingOf } from '@/lib/holdings/ledger';
import { realisedByYear } from '@/lib/holdings/realised';
import { realisedCsv } from '@/lib/holdings/realised-csv';
import { valueHolding } from '@/lib/holdings/value-holding';
import { messages } from '@/lib/messages';
import { savedIdOf } from '@/tests/factories/saved-lot';
import { heldOf } from '@/tests/factories/held';

jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const { dashboard } = messages();

function positionOf(assetClass: AssetClass, name: string, quantity: number): Position {
  const lot = { id: '1', boughtOn: '2026-01-02', quantity, costRupees: 100 } as const;
  const holding = heldOf({ assetClass, instrumentId: name, lots: [lot] });
  return {
    ...valueHolding(holding, 10),
    holding,
    name,
    path: null,
    group: 'coins',
    house: null,
    priceRupees: 10,
    pricedOn: '2026-11-20',
  };
}

test.each([
  ['coin', 0.00002, '0.00002'],
  ['coin', 1.23456789, '1.23456789'],
  ['fund', 132.4567, '132.4567'],
] as const)('a %s of %p is shown as %s', (assetClass, quantity, shown) => {
  render(
    <HoldingsTable
      rows={[{ ...positionOf(assetClass, 'Sample', quantity), xirrPercent: null }]}
      jumps={new Map()}
      hiddenLabel={undefined}
      messages={dashboard}
    />,
  );
  expect(screen.getByRole('cell', { name: shown })).toBeInTheDocument();
});

test('units that were sold and never bought are said in the row', () => {
  const known = positionOf('fund', 'Sample', 10);
  const entries = [
    { id: 'a', type: 'buy', on: '2026-01-02', quantity: 10, rupees: 100, account: null },
    { id: 'b', type: 'sell', on: '2026-02-02', quantity: 22, rupees: 300, account: null },
  ] as const;
  const position = { ...known, holding: holdingOf(known.holding, entries) };
  const table = (hiddenLabel?: string) => (
    <HoldingsTable
      rows={[{ ...position, xirrPercent: null }]}
      jumps={new Map()}
      hiddenLabel={hiddenLabel}
      messages={dashboard}
    />
  );
  const { rerender } = render(table());
  const notice = () => screen.getByText(/^Sold, but not held in the account on that day: /);
  expect(notice()).toHaveTextContent('day: 12. Check');
  // With its text for hidden amounts.
  rerender(table('Amount hidden'));
  expect(notice()).toHaveTextContent(/day: 12\S+Amount hidden\. Check/);
});

describe('the list of transactions', () => {
  const entries = Array.from({ length: 14 }, (_, index): Transaction => {
    const day = String(index + 1).padStart(2, '0');
    const type = index === 13 ? 'sell' : 'buy';
    return {
      ...{ id: savedIdOf(index), type, on: `2026-01-${day}` as IsoDate },
      ...{ quantity: 10, rupees: 1_000 + index, account: index === 13 ? '123/45' : null },
    };
  });
  const holding = holdingOf({ assetClass: 'fund', instrumentId: '1' }, entries);

  const list = (older: string | null) => (
    <TransactionList
      holdings={[{ name: 'Samudra Fund', isClosed: false, holding }]}
      older={older}
      hiddenLabel={undefined}
      messages={dashboard.holdings}
    />
  );
  const links = () => screen.getAllByRole('link', { name: /^Edit or remove: Samudra Fund, / });

  test('has the ten newest first, each with its type, and a link to the older ones', async () => {
    render(list(null));
    const [first] = await screen.findAllByText(/2026$/);
    expect(first).toHaveTextContent('14 Jan 2026');
    expect(screen.getByText('Sell')).toBeInTheDocument();
    expect(screen.getByText('123/45')).toBeInTheDocument();
    expect(links()).toHaveLength(10);
    expect(links()[0]).toHaveAttribute('href', `/analytics?tab=holdings&edit=${savedIdOf(13)}`);
    expect(
      screen.getByRole('link', { name: 'Show 4 older transactions (Samudra Fund)' }),
    ).toHaveAttribute('href', `/analytics?tab=holdings&older=${savedIdOf(13)}#older`);
  });

  test('has all of the instrument whose older ones are asked for', async () => {
    render(list(savedIdOf(13)));
    await screen.findByText('Sell');
    expect(links()).toHaveLength(14);
    expect(screen.queryByText(/^Show /)).not.toBeInTheDocument();
  });
});

test('the gains of a year are its sales, and of what was never bought there is none', () => {
  const entered = [
    { id: 'a', type: 'buy', on: '2024-01-02', quantity: 10, rupees: 1_000, account: null },
    { id: 'b', type: 'sell', on: '2025-06-02', quantity: 4, rupees: 700, account: null },
    { id: 'c', type: 'dividend', on: '2026-06-02', quantity: 0, rupees: 55, account: null },
    { id: 'd', type: 'sell', on: '2026-06-03', quantity: 8, rupees: 1_600, account: null },
  ] as const;
  const holding = holdingOf({ assetClass: 'share', instrumentId: 'ABC' }, entered);
  const years = realisedByYear([{ holding, name: 'ABC' }]);
  expect(years).toMatchObject([
    { year: '2026-27', gainRupees: null, proceedsRupees: 1_600, dividendRupees: 55 },
    { year: '2025-26', gainRupees: 300, costRupees: 400, dividendRupees: 0 },
  ]);
  render(
    <RealisedGains
      years={years}
      hiddenLabel={undefined}
      csvHref="/api/holdings.csv?sales=1"
      messages={{ ...dashboard.holdings.realised, missing: dashboard.holdings.missing }}
    />,
  );
  expect(screen.getByText('FY 2026-27')).toBeInTheDocument();
  expect(screen.getByText(/^Sold, but not held in the account/)).toHaveTextContent(': 2. Check');
  const csv = realisedCsv([holding], () => 'ABC Ltd').split('\r\n');
  expect(csv[1]).toBe('2025-26,sale,share,ABC,ABC Ltd,,2024-01-02,2025-06-02,517,4,700,400,300');
  expect(csv.slice(2)).toEqual([
    '2026-27,sale,share,ABC,ABC Ltd,,2024-01-02,2026-06-03,883,6,1200,600,600',
    '2026-27,sale,share,ABC,ABC Ltd,,,2026-06-03,,2,400,,',
    '2026-27,dividend,share,ABC,ABC Ltd,,,2026-06-02,,,55,,55',
  ]);
});

describe('the file of sales', () => {
  const rowsOf = (...entries: readonly Transaction[]) =>
    realisedCsv([holdingOf({ assetClass: 'share', instrumentId: 'ABC' }, entries)])
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','));

  test('has a loss as a number, which a spreadsheet adds up', () => {
    const [row] = rowsOf(
      { id: 'a', type: 'buy', on: '2024-01-02', quantity: 10, rupees: 1_000, account: null },
      { id: 'b', type: 'sell', on: '2025-06-02', quantity: 10, rupees: 826.26, account: null },
    );
    expect(row?.at(-1)).toBe('-173.74');
  });

  test('divides the proceeds without losing a paisa, also to units that were never bought', () => {
    const rows = rowsOf(
      { id: 'a', type: 'buy', on: '2024-01-02', quantity: 1, rupees: 10, account: null },
      { id: 'b', type: 'sell', on: '2025-06-02', quantity: 3, rupees: 100, account: null },
    );
    expect(rows.map((row) => row[10])).toEqual(['33.33', '66.67']);
  });
});
