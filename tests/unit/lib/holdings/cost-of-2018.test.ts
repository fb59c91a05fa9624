import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  needsPriceOf2018,
  partCostOf2018,
  priceDayOf2018,
  saleCostOf2018,
} from '@/lib/holdings/cost-of-2018';
import type { SalePart, Transaction } from '@/lib/holdings/holding';
import { holdingOf } from '@/lib/holdings/ledger';
import { realisedByYear } from '@/lib/holdings/realised';
import { realisedCsv } from '@/lib/holdings/realised-csv';

const share = { assetClass: 'share', instrumentId: 'ABC' } as const;

let count = 0;
function entry(type: Transaction['type'], on: IsoDate, quantity: number, rupees: number) {
  count += 1;
  return { id: String(count), type, on, quantity, rupees, account: null };
}
const heldAfter = (...transactions: readonly Transaction[]) => holdingOf(share, transactions);

/** Ten shares of this cost that brought this much. */
function part(boughtOn: IsoDate, costRupees: number, proceedsRupees: number): SalePart {
  return {
    ...{ lotId: '1', boughtOn, isBonus: false, quantity: 10 },
    ...{ costRupees, proceedsRupees, daysHeld: 1 },
  };
}

test.each([
  // Sold above the price of the day, between it and the cost, and below the cost.
  [1_000, 5_000, 200, 2_000, 3_000],
  [1_000, 1_500, 200, 1_500, 0],
  [1_000, 5_000, 50, 1_000, 4_000],
])(
  'bought for %i, sold for %i, at %i a share on the day: the cost is %i and the gain %i',
  (costRupees, proceedsRupees, price, cost, gain) => {
    expect(
      partCostOf2018(part('2015-06-01', costRupees, proceedsRupees), '2025-06-02', price),
    ).toEqual({ costRupees: cost, gainRupees: gain });
  },
);

test.each<[string, IsoDate, IsoDate, number]>([
  ['bought on 1 February 2018', '2018-02-01', '2025-06-02', 1_000],
  ['short-term', '2018-01-31', '2019-01-31', 1_000],
  ['sold before the tax of April 2018', '2015-06-01', '2018-03-31', 1_000],
  ['a loss', '2015-06-01', '2025-06-02', 5_000],
])('the price plays no part where the sale is %s', (_, boughtOn, soldOn, costRupees) => {
  expect(partCostOf2018(part(boughtOn, costRupees, 5_000), soldOn, 200)).toBeNull();
});

test('the price counts for shares of 31 January 2018 from the day after a year, and from 1 April 2018', () => {
  const counted = { costRupees: 2_000, gainRupees: 3_000 };
  expect(partCostOf2018(part('2018-01-31', 1_000, 5_000), '2019-02-01', 200)).toEqual(counted);
  expect(partCostOf2018(part('2015-06-01', 1_000, 5_000), '2018-04-01', 200)).toEqual(counted);
});

test('without the price neither cost nor gain is known', () => {
  const unknown = { costRupees: null, gainRupees: null };
  expect(partCostOf2018(part('2015-06-01', 1_000, 5_000), '2025-06-02', null)).toEqual(unknown);
  const { sales } = heldAfter(
    entry('buy', '2015-06-01', 10, 1_000),
    entry('sell', '2025-06-02', 10, 5_000),
  );
  expect(saleCostOf2018(sales[0]!, null)).toEqual(unknown);
});

test('a sale of old and of new shares counts the price for the old ones alone', () => {
  const { sales } = heldAfter(
    entry('buy', '2015-06-01', 10, 1_000),
    entry('buy', '2020-06-01', 10, 3_000),
    entry('sell', '2025-06-02', 20, 10_000),
  );
  expect(saleCostOf2018(sales[0]!, 200)).toEqual({ costRupees: 5_000, gainRupees: 5_000 });
});

test('bonus shares of before February 2018 count at the price, and later ones cost nothing', () => {
  const { sales } = heldAfter(
    entry('buy', '2015-06-01', 10, 1_000),
    entry('bonus', '2017-06-01', 10, 0),
    entry('bonus', '2019-06-01', 20, 0),
    entry('sell', '2025-06-02', 40, 20_000),
  );
  expect(saleCostOf2018(sales[0]!, 200)).toEqual({ costRupees: 4_000, gainRupees: 16_000 });
});

test('after a split, quantities and the price in new shares give the cost of before', () => {
  const sold = (quantity: number, price: number) => {
    const { sales } = heldAfter(
      entry('buy', '2015-06-01', quantity, 1_000),
      entry('sell', '2025-06-02', quantity, 5_000),
    );
    return saleCostOf2018(sales[0]!, price);
  };
  expect(sold(100, 20)).toEqual(sold(10, 200));
});

test('an inheritance with the earlier owner’s date and cost counts the price; with 0, its cost is not known', () => {
  const gain = (rupees: number) => {
    const holding = heldAfter(
      entry('buy', '2012-06-01', 10, rupees),
      entry('sell', '2025-06-02', 10, 5_000),
    );
    return realisedByYear([{ holding, name: 'ABC' }], () => 200);
  };
  expect(gain(800)).toMatchObject([{ gainRupees: 4_200, gainOf2018Rupees: 3_000 }]);
  const [year] = gain(0);
  expect([year?.gainRupees, year?.gainOf2018Rupees]).toEqual([null, undefined]);
});

test('a sale of more than was held has no cost that the price would complete', () => {
  const { sales } = heldAfter(
    entry('buy', '2015-06-01', 10, 1_000),
    entry('sell', '2025-06-02', 12, 6_000),
  );
  expect(saleCostOf2018(sales[0]!, 200)).toBeNull();
});

test('the price is asked for shares of before February 2018 alone', () => {
  const old = entry('buy', '2018-01-31', 10, 1_000);
  const later = entry('buy', '2018-02-01', 10, 1_000);
  expect(needsPriceOf2018(heldAfter(old))).toBe(true);
  expect(needsPriceOf2018(heldAfter(later))).toBe(false);
  expect(needsPriceOf2018(heldAfter(old, entry('sell', '2025-06-02', 10, 5_000)))).toBe(true);
  expect(needsPriceOf2018(heldAfter(old, entry('sell', '2025-06-02', 10, 900)))).toBe(false);
  const fund = holdingOf({ assetClass: 'fund', instrumentId: '1' }, [old]);
  expect(needsPriceOf2018(fund)).toBe(false);
});

test('the gain of a year with the prices counts every other sale as it is', () => {
  const inAnother = (one: Transaction): Transaction => ({ ...one, account: '2' });
  const holding = heldAfter(
    entry('buy', '2015-06-01', 10, 1_000),
    entry('buy', '2024-01-01', 10, 4_000),
    entry('sell', '2025-06-02', 10, 5_000),
    entry('sell', '2025-07-02', 10, 3_500),
    inAnother(entry('buy', '2022-06-01', 10, 1_000)),
    inAnother(entry('sell', '2024-06-03', 10, 1_200)),
  );
  const named = [{ holding, name: 'ABC' }];
  expect(realisedByYear(named, () => 200)).toMatchObject([
    { year: '2025-26', gainRupees: 3_500, gainOf2018Rupees: 2_500 },
    { year: '2024-25', gainRupees: 200, gainOf2018Rupees: undefined },
  ]);
  expect(realisedByYear(named)[0]).toMatchObject({ gainRupees: 3_500, gainOf2018Rupees: null });
});

describe('the file of sales', () => {
  const old = [entry('buy', '2015-06-01', 10, 1_000), entry('sell', '2025-06-02', 10, 5_000)];
  const linesOf = (price: number | null, ...others: readonly Transaction[]) =>
    realisedCsv(
      [heldAfter(...old, ...others)],
      () => null,
      () => price,
    ).split('\r\n');

  test('has the price with its source, and the cost and the gain with it', () => {
    const dividend = entry('dividend', '2025-06-02', 0, 50);
    expect(linesOf(200, dividend)).toEqual([
      `financial_year,type,class,instrument,name,account,bought_on,sold_on,days_held,quantity,proceeds_rupees,cost_rupees,gain_rupees,share_price_${priceDayOf2018}_rupees,source_of_share_price,cost_with_share_price_rupees,gain_with_share_price_rupees`,
      '2025-26,sale,share,ABC,,,2015-06-01,2025-06-02,3654,10,5000,1000,4000,200,typed by you,2000,3000',
      '2025-26,dividend,share,ABC,,,,2025-06-02,,,50,,50,,,,',
    ]);
  });

  test('says that the price is not entered', () => {
    expect(linesOf(null)[1]).toBe(
      '2025-26,sale,share,ABC,,,2015-06-01,2025-06-02,3654,10,5000,1000,4000,,not entered,,',
    );
  });
});
