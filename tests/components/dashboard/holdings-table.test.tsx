import { render, screen } from '@testing-library/react';
import { HoldingsTable, TypedPrices } from '@/components/dashboard/portfolio/holdings-table';
import { PriceNotice } from '@/components/dashboard/portfolio/notices';
import { RealisedGains } from '@/components/dashboard/portfolio/realised-gains';
import { TransactionList } from '@/components/dashboard/portfolio/transaction-list';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftDays } from '@/lib/calendar/day-count';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import type { AssetClass, Holding, Transaction } from '@/lib/holdings/holding';
import { holdingOf } from '@/lib/holdings/ledger';
import { realisedByYear } from '@/lib/holdings/realised';
import { realisedCsv } from '@/lib/holdings/realised-csv';
import { transactionsItemId } from '@/lib/holdings/transaction-items';
import { messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';
import { savedIdOf } from '@/tests/factories/saved-lot';
import { heldOf } from '@/tests/factories/held';
import { positionOf } from '@/tests/factories/position';

jest.mock('@/lib/dashboard/server/actions', () => ({ removeSharePrice: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const { dashboard } = messages();

function boughtFor100(assetClass: AssetClass, name: string, quantity: number): Position {
  const lot = { id: '1', boughtOn: '2026-01-02', quantity, costRupees: 100 } as const;
  const holding = heldOf({ assetClass, instrumentId: name, lots: [lot] });
  return positionOf(holding, 10, { group: 'coins' });
}

test.each([
  ['coin', 0.00002, '0.00002'],
  ['coin', 1.23456789, '1.23456789'],
  ['fund', 132.4567, '132.4567'],
] as const)('a %s of %p is shown as %s', (assetClass, quantity, shown) => {
  render(
    <HoldingsTable
      rows={[{ ...boughtFor100(assetClass, 'Sample', quantity), xirrPercent: null }]}
      jumps={new Map()}
      hiddenLabel={undefined}
    />,
  );
  expect(screen.getByRole('cell', { name: shown })).toBeInTheDocument();
});

test.each([
  ['fund', 'Udaharan Gilt Fund', 'Fund · Direct Plan - Growth'],
  ['share', 'Udaharan Gilt Fund - Direct Plan - Growth', 'Share'],
] as const)('the name of a %s goes before its plan and option', (assetClass, title, below) => {
  const position = boughtFor100(assetClass, 'Sample', 10);
  const name = 'Udaharan Gilt Fund - Direct Plan - Growth';
  render(
    <HoldingsTable
      rows={[{ ...position, name, xirrPercent: null }]}
      jumps={new Map()}
      hiddenLabel={undefined}
    />,
  );
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent.startsWith(`${title}${below}${dashboard.holdings.columns.cost}`)).toBe(
    true,
  );
});

test('units that were sold and never bought are said in the row', () => {
  const known = boughtFor100('fund', 'Sample', 10);
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
    />
  );
  const { rerender } = render(table());
  const notice = () => screen.getByText(/^Sold, but not held in the account on that day: /);
  expect(notice()).toHaveTextContent('day: 12. Check');
  // With its text for hidden amounts.
  rerender(table('Amount hidden'));
  expect(notice()).toHaveTextContent(/day: 12\S+Amount hidden\. Check/);
});

test('a notice of old prices names three holdings, and leads to where prices are entered', () => {
  const names = ['A (2 Jan 2026)', 'B', 'C', 'D', 'E'];
  const { text, href } = { text: dashboard.worth.oldPrices, href: '/analytics?tab=holdings' };
  const { rerender } = render(<PriceNotice {...{ names, text, href }} />);
  expect(screen.getByText('A (2 Jan 2026), B, C and 2 more')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: dashboard.worth.updatePrices })).toHaveAttribute(
    'href',
    href,
  );
  // The sample household enters none.
  rerender(<PriceNotice {...{ names, text }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

describe('the prices that were typed for a share', () => {
  const { sharePrice } = dashboard.holdings;
  const show = (count: number) => {
    const prices = Array.from({ length: count }, (_, at) => ({
      ...{ id: `price-${at}`, on: shiftDays('2026-11-28', -at), rupees: 1000 + at },
    }));
    render(<TypedPrices symbol="INFY" prices={prices} />);
  };

  test('have the newest in sight, and those before it behind a title', () => {
    show(3);
    expect(screen.getByText(/28 Nov 2026/)).toBeVisible();
    expect(screen.getByText(fillCount(2, sharePrice.earlier))).toBeVisible();
    expect(screen.getByText(/27 Nov 2026/)).not.toBeVisible();
    expect(screen.getByText(/26 Nov 2026/)).not.toBeVisible();
  });

  test('have no title for earlier ones where there is one', () => {
    show(1);
    expect(screen.getByRole('button')).toHaveAccessibleName(/INFY, 28 Nov 2026/);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});

describe('the list of transactions', () => {
  const holdingOfDays = (instrumentId: string, count: number, account: string | null = null) => {
    const entries = Array.from({ length: count }, (_, index): Transaction => {
      const on = shiftDays('2026-01-01', index);
      const id = savedIdOf(Number(instrumentId) * 1_000 + index);
      return { id, type: 'buy', on, quantity: 10, rupees: 1_000, account };
    });
    return holdingOf({ assetClass: 'fund', instrumentId }, entries);
  };
  const placeOf = (instrumentId: string) =>
    transactionsItemId({ assetClass: 'fund', instrumentId }, 0);

  const list = (
    holdings: readonly Holding[],
    asked: { of: string | null; page: number } = { of: null, page: 1 },
  ) => (
    <TransactionList
      holdings={holdings.map((holding) => ({
        name: `Fund ${holding.instrumentId}`,
        isClosed: holding.instrumentId === '2',
        holding,
      }))}
      {...asked}
      hiddenLabel={undefined}
    />
  );
  const links = (fund: string) =>
    screen.queryAllByRole('link', { name: new RegExp(`^Edit or remove: ${fund}, `) });

  test('has all of a small account, the newest first, each with its type', async () => {
    render(list([holdingOfDays('1', 15, '123/45'), holdingOfDays('2', 5)]));
    const [first] = await screen.findAllByText(/2026$/);
    expect(first).toHaveTextContent('15 Jan 2026');
    expect(screen.getAllByText('123/45')).toHaveLength(15);
    expect(screen.getAllByText('Buy')).toHaveLength(20);
    expect(links('Fund 1')[0]).toHaveAttribute(
      'href',
      `/analytics?tab=holdings&edit=${savedIdOf(1_014)}`,
    );
    expect(screen.queryByText(/^Show /)).not.toBeInTheDocument();
  });

  test('has no transactions of a larger account, and a link to those of each instrument', async () => {
    render(list([holdingOfDays('1', 120), holdingOfDays('2', 1)]));
    expect(await screen.findByText('Fund 2')).toBeInTheDocument();
    expect(screen.getByText(/sold completely/)).toBeInTheDocument();
    expect([...links('Fund 1'), ...links('Fund 2')]).toEqual([]);
    expect(screen.getByRole('link', { name: 'Show 120 transactions (Fund 1)' })).toHaveAttribute(
      'href',
      `/analytics?tab=holdings&of=${placeOf('1')}#listed`,
    );
    expect(screen.getByRole('link', { name: 'Show 1 transaction (Fund 2)' })).toHaveAttribute(
      'href',
      `/analytics?tab=holdings&of=${placeOf('2')}#listed`,
    );
  });

  test('has those of the instrument that was asked for, page by page', async () => {
    const holdings = [holdingOfDays('1', 120), holdingOfDays('2', 1)];
    const { rerender } = render(list(holdings, { of: placeOf('1'), page: 1 }));
    await screen.findByText('30 Apr 2026');
    expect(links('Fund 1')).toHaveLength(50);
    expect(links('Fund 2')).toEqual([]);
    // The list is still open below the form of a transaction.
    expect(links('Fund 1')[0]).toHaveAttribute(
      'href',
      `/analytics?tab=holdings&edit=${savedIdOf(1_119)}&of=${placeOf('1')}`,
    );
    expect(screen.getByRole('link', { name: 'Older transactions' })).toHaveAttribute(
      'href',
      `/analytics?tab=holdings&of=${placeOf('1')}&page=2#listed`,
    );
    expect(screen.getByRole('link', { name: 'Hide transactions (Fund 1)' })).toHaveAttribute(
      'href',
      '/analytics?tab=holdings#transactions',
    );
    rerender(list(holdings, { of: placeOf('1'), page: 99 }));
    expect(screen.getByText('1 Jan 2026')).toBeInTheDocument();
    expect(links('Fund 1')).toHaveLength(20);
    // Also once its oldest transaction was removed.
    const [first, ...others] = holdings;
    const left = holdingOf(first!, first!.transactions.slice(1));
    rerender(list([left, ...others], { of: placeOf('1'), page: 99 }));
    expect(screen.getByText('2 Jan 2026')).toBeInTheDocument();
    expect(links('Fund 1')).toHaveLength(19);
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
    <RealisedGains years={years} hiddenLabel={undefined} csvHref="/api/holdings.csv?sales=1" />,
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

test('a sale of a gift that was entered with 0 has no cost and no gain, and a bonus has both', () => {
  const entered = [
    { id: 'a', type: 'buy', on: '2024-01-02', quantity: 4, rupees: 0, account: null },
    { id: 'b', type: 'bonus', on: '2024-01-03', quantity: 4, rupees: 0, account: null },
    { id: 'c', type: 'sell', on: '2025-06-02', quantity: 2, rupees: 300, account: null },
    { id: 'd', type: 'sell', on: '2026-06-02', quantity: 4, rupees: 800, account: null },
    { id: 'e', type: 'sell', on: '2027-06-02', quantity: 2, rupees: 500, account: null },
  ] as const;
  const holding = holdingOf({ assetClass: 'share', instrumentId: 'ABC' }, entered);
  const years = realisedByYear([{ holding, name: 'ABC' }]);
  expect(years).toMatchObject([
    { year: '2027-28', proceedsRupees: 500, costRupees: 0, gainRupees: 500 },
    { year: '2026-27', proceedsRupees: 800, costRupees: null, gainRupees: null },
    { year: '2025-26', proceedsRupees: 300, costRupees: null, gainRupees: null },
  ]);
  render(<RealisedGains years={years} hiddenLabel={undefined} csvHref={null} />);
  expect(screen.getAllByText(/^Cost and gain are not known, because a gift/)).toHaveLength(2);
  expect(realisedCsv([holding]).split('\r\n').slice(1)).toEqual([
    '2025-26,sale,share,ABC,,,2024-01-02,2025-06-02,517,2,300,,',
    '2026-27,sale,share,ABC,,,2024-01-02,2026-06-02,882,2,400,,',
    '2026-27,sale,share,ABC,,,2024-01-03,2026-06-02,881,2,400,0,400',
    '2027-28,sale,share,ABC,,,2024-01-03,2027-06-02,1246,2,500,0,500',
  ]);
});

describe('a buyback that was taxed as a dividend', () => {
  const bought: Transaction = {
    ...{ id: 'a', type: 'buy', on: '2024-01-02', quantity: 10, rupees: 1_000, account: null },
  };
  const sold = (on: IsoDate, rupees: number) =>
    ({ id: 'b', type: 'sell', on, quantity: 4, rupees, account: null }) as const;
  const yearsOf = (...entries: readonly Transaction[]) => {
    const holding = holdingOf({ assetClass: 'share', instrumentId: 'ABC' }, entries);
    return realisedByYear([{ holding, name: 'ABC' }]);
  };
  const note = /^Shares that their company bought back from 1 Oct 2024 to 31 Mar 2026/;

  test('is a loss of its cost and a dividend, entered as a sale for ₹0 and a dividend', () => {
    const years = yearsOf(bought, sold('2025-06-02', 0), {
      ...{ id: 'c', type: 'dividend', on: '2025-06-02', quantity: 0, rupees: 700, account: null },
    });
    expect(years).toMatchObject([
      { year: '2025-26', gainRupees: -400, proceedsRupees: 0, dividendRupees: 700 },
    ]);
    render(<RealisedGains years={years} hiddenLabel={undefined} csvHref={null} />);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  test.each<[IsoDate, number]>([
    ['2024-09-30', 0],
    ['2024-10-01', 1],
    ['2026-03-31', 1],
    ['2026-04-01', 0],
  ])('is explained below a sale of shares on %s %i times', (on, times) => {
    const years = yearsOf(bought, sold(on, 700));
    render(<RealisedGains years={years} hiddenLabel={undefined} csvHref={null} />);
    expect(screen.queryAllByText(note)).toHaveLength(times);
  });
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
