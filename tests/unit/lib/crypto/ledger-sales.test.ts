import { ledgerYears } from '@/lib/crypto/domain/ledger-sales';
import { fragmentOf, maxSales, salesOfFragment } from '@/lib/crypto/domain/sale-typed';
import { salesToFill } from '@/lib/crypto/domain/sales-to-fill';
import type { Transaction } from '@/lib/holdings/holding';
import { transactionsItemOf } from '@/lib/holdings/saved-holding';

const lawFrom = '2022-04-01';
const id = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

function transaction(
  number: number,
  type: 'buy' | 'sell',
  on: Transaction['on'],
  quantity: number,
  rupees: number,
  account: string | null = null,
): Transaction {
  return { id: id(number), type, on, quantity, rupees, account };
}
const itemOf = (transactions: readonly Transaction[], instrumentId = 'bitcoin', at = 900) =>
  transactionsItemOf(id(at), { assetClass: 'coin', instrumentId }, transactions);

test('a sale has a line for each purchase that it took, in the year in which it was sold', () => {
  const items = [
    itemOf([
      transaction(1, 'buy', '2021-05-01', 1, 1000.5),
      transaction(2, 'buy', '2023-05-01', 1, 2000),
      transaction(3, 'sell', '2024-03-31', 1.5, 6000),
      transaction(4, 'sell', '2024-04-01', 0.5, 4000),
    ]),
    itemOf(
      [
        transaction(5, 'buy', '2023-05-01', 2, 20, 'WazirX'),
        transaction(6, 'sell', '2024-03-01', 2, 10, 'WazirX'),
      ],
      'ethereum',
      901,
    ),
  ];
  expect(
    ledgerYears(items, lawFrom).map(({ year, count, sales }) => [
      year,
      count,
      sales.map(({ typed, quantity, account }) =>
        [...Object.values(typed), quantity, account ?? '-'].join(' '),
      ),
    ]),
  ).toEqual([
    ['2024-25', 1, ['bitcoin 2023-05-01 2024-04-01 1,000 4,000 00000004-00000002 0.5 -']],
    [
      '2023-24',
      3,
      [
        'ethereum 2023-05-01 2024-03-01 20 10 00000006-00000005 2 WazirX',
        'bitcoin 2021-05-01 2024-03-31 1,000.5 4,000 00000003-00000001 1 -',
        'bitcoin 2023-05-01 2024-03-31 1,000 2,000 00000003-00000002 0.5 -',
      ],
    ],
  ]);
});

test('units beyond those that were bought have a line without a purchase; sales before the law have none', () => {
  const items = [
    itemOf([
      transaction(1, 'buy', '2020-05-01', 1, 100),
      transaction(2, 'sell', '2022-03-31', 0.5, 500),
      transaction(3, 'sell', '2022-04-01', 2, 4000),
    ]),
  ];
  expect(ledgerYears(items, lawFrom)).toMatchObject([
    {
      year: '2022-23',
      sales: [
        { quantity: 0.5, typed: { acquiredOn: '2020-05-01', cost: '50', consideration: '1,000' } },
        { quantity: 1.5, typed: { acquiredOn: '', cost: '', consideration: '3,000' } },
      ],
    },
  ]);
  const share = transactionsItemOf(id(9), { assetClass: 'share', instrumentId: 'INFY' }, [
    transaction(1, 'sell', '2024-05-01', 1, 100),
  ]);
  expect(ledgerYears([share], lawFrom)).toEqual([]);
});

test('a gift that was entered with 0 leaves the cost blank, and a bonus has cost nothing', () => {
  const items = [
    itemOf([
      transaction(1, 'buy', '2023-05-01', 1, 0),
      { ...transaction(2, 'buy', '2023-05-02', 1, 0), type: 'bonus' },
      transaction(3, 'sell', '2024-04-01', 2, 4000),
    ]),
  ];
  expect(ledgerYears(items, lawFrom)).toMatchObject([
    {
      sales: [
        { typed: { acquiredOn: '2023-05-01', cost: '', consideration: '2,000' } },
        { typed: { acquiredOn: '2023-05-02', cost: '0', consideration: '2,000' } },
      ],
    },
  ]);
});

describe('filling in a year', () => {
  const many = Array.from({ length: maxSales + 20 }, (_, at) => at + 1).flatMap((at) => [
    transaction(at, 'buy', '2023-05-01', 1, at),
    transaction(at + 300, 'sell', '2024-05-01', 1, at * 2),
  ]);
  const year = ledgerYears([itemOf(many)], lawFrom)[0]!;

  test('adds as many as a schedule has room for, and counts the others', () => {
    expect(year).toMatchObject({ count: maxSales + 20 });
    expect(year.sales).toHaveLength(maxSales);
    const first = salesToFill(year, []);
    expect([first.added.length, first.known, first.beyond]).toEqual([maxSales, 0, 20]);
    expect(salesToFill(year, first.added)).toEqual({
      added: [],
      known: maxSales,
      outdated: 0,
      beyond: 20,
    });
  });

  test('knows the lines of a reload by their source, also those that were changed', () => {
    const { added } = salesToFill({ ...year, sales: year.sales.slice(0, 3), count: 3 }, []);
    const changed = added.map((sale) => ({ ...sale, cost: '7', coin: 'BTC' }));
    const reloaded = salesOfFragment(`#${fragmentOf(changed)}`);
    expect(reloaded).toEqual(changed);
    expect(salesToFill({ ...year, sales: year.sales.slice(0, 3), count: 3 }, reloaded)).toEqual({
      added: [],
      known: 3,
      outdated: 0,
      beyond: 0,
    });
  });

  test('a sale that takes other purchases since it was filled in is not added beside its earlier rows', () => {
    const sold = transaction(7, 'sell', '2024-05-01', 2, 400);
    const first = transaction(6, 'buy', '2023-05-01', 1, 100);
    const other = itemOf([
      transaction(8, 'buy', '2023-05-01', 1, 10),
      transaction(9, 'sell', '2024-05-01', 1, 20),
    ]);
    const [before] = ledgerYears([itemOf([first, sold])], lawFrom);
    const listed = salesToFill(before!, []).added;
    expect(listed.map(({ consideration }) => consideration)).toEqual(['200', '200']);
    // The purchase that was missing is saved.
    const later = transaction(5, 'buy', '2023-06-01', 1, 100);
    const [after] = ledgerYears([itemOf([first, later, sold]), other], lawFrom);
    const filled = salesToFill(after!, listed);
    expect(filled).toMatchObject({ known: 1, outdated: 1, beyond: 0 });
    expect(filled.added.map(({ consideration }) => consideration)).toEqual(['20']);
    const withoutEarlier = listed.filter(({ acquiredOn }) => acquiredOn !== '');
    expect(salesToFill(after!, withoutEarlier)).toMatchObject({ known: 1, outdated: 0 });
  });

  test('one line that was typed stands for one sale', () => {
    const [sale] = year.sales;
    const twice = [
      { ...sale!, typed: { ...sale!.typed, source: '1-1' } },
      { ...sale!, typed: { ...sale!.typed, source: '1-2' } },
    ];
    const { source: _source, ...typed } = { ...sale!.typed, coin: 'My coin', cost: ' 1.00 ' };
    const result = salesToFill({ year: '2024-25', sales: twice, count: 2 }, [typed]);
    expect([result.added.length, result.known]).toEqual([1, 1]);
  });

  test('a source that is none of ours is not read', () => {
    const values = ['btc', '2024-02-01', '2026-03-31', '1', '2', '<b>'];
    const fragment = `#s=${encodeURIComponent(JSON.stringify(values))}`;
    expect(salesOfFragment(fragment)[0]).not.toHaveProperty('source');
  });
});
