import fc from 'fast-check';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { valueOn } from '@/lib/cashflow/dated-value';
import { sumOf } from '@/lib/cashflow/statistics';
import {
  dayGain,
  gainOver,
  holdingXirr,
  totalGain,
  totalXirr,
  twoReturns,
} from '@/lib/dashboard/domain/gains-and-returns';
import { navJumpsWhileHeld } from '@/lib/dashboard/domain/portfolio';
import { inUnits } from '@/lib/holdings/deposit';
import type { Transaction, TransactionType } from '@/lib/holdings/holding';
import { holdingOf } from '@/lib/holdings/ledger';
import { heldForSale } from '@/lib/holdings/sale-check';
import { typedPricesOf } from '@/lib/holdings/saved-wishes';
import { unitsOn } from '@/lib/holdings/timeline';
import { valueHolding } from '@/lib/holdings/value-holding';
import {
  openingOf,
  stretchOf,
  worthOn,
  worthOverTime,
  type PricedHolding,
} from '@/lib/holdings/worth';
import { timed } from '@/tests/factories/cpu-time';
import { datedValues } from '@/tests/factories/dated-values';

const fund = { assetClass: 'fund', instrumentId: '1' } as const;
const today: IsoDate = '2026-11-20';

let count = 0;
function entry(
  type: TransactionType,
  on: IsoDate,
  quantity: number,
  rupees: number,
  account: string | null = null,
): Transaction {
  count += 1;
  return { id: `t${String(count).padStart(5, '0')}`, type, on, quantity, rupees, account };
}

const buy = (on: IsoDate, quantity: number, rupees: number, account?: string) =>
  entry('buy', on, quantity, rupees, account);
const sell = (on: IsoDate, quantity: number, rupees: number, account?: string) =>
  entry('sell', on, quantity, rupees, account);
const bonus = (on: IsoDate, quantity: number, account?: string) =>
  entry('bonus', on, quantity, 0, account);
const dividend = (on: IsoDate, rupees: number) => entry('dividend', on, 0, rupees);

describe('first in, first out', () => {
  test('a sale takes the oldest units, and says day, cost, gain and days held of each part', () => {
    const sold = sell('2026-01-10', 15, 3_000);
    const holding = holdingOf(fund, [
      buy('2024-01-10', 10, 1_000),
      buy('2025-01-10', 10, 1_500),
      sold,
    ]);
    expect(holding.lots).toMatchObject([{ boughtOn: '2025-01-10', quantity: 5, costRupees: 750 }]);
    expect(holding.sales).toEqual([
      {
        id: sold.id,
        soldOn: '2026-01-10',
        account: null,
        quantity: 15,
        proceedsRupees: 3_000,
        costRupees: 1_750,
        gainRupees: 1_250,
        missingQuantity: 0,
        parts: [
          expect.objectContaining({
            ...{ boughtOn: '2024-01-10', quantity: 10, costRupees: 1_000 },
            ...{ proceedsRupees: 2_000, daysHeld: 731, isBonus: false },
          }),
          expect.objectContaining({
            ...{ boughtOn: '2025-01-10', quantity: 5, costRupees: 750 },
            ...{ proceedsRupees: 1_000, daysHeld: 365, isBonus: false },
          }),
        ],
      },
    ]);
  });

  test('each account is a queue of its own, and no account is one, too', () => {
    const holding = holdingOf(fund, [
      buy('2024-01-10', 10, 1_000),
      buy('2024-02-10', 10, 1_100, '123/45'),
      buy('2024-03-10', 10, 1_200, '678/90'),
      sell('2026-01-10', 10, 3_000, '678/90'),
      sell('2026-01-11', 4, 1_000, '123/45'),
    ]);
    expect(holding.sales.map(({ gainRupees }) => gainRupees)).toEqual([1_800, 560]);
    expect(holding.lots.map(({ account, quantity }) => [account, quantity])).toEqual([
      [null, 10],
      ['123/45', 6],
    ]);
  });

  test('of one day a bonus comes first, then what is bought, and the sale last', () => {
    const day = '2026-01-10';
    const { sales, lots } = holdingOf(fund, [sell(day, 3, 300), buy(day, 2, 150), bonus(day, 2)]);
    expect(sales[0]?.parts.map(({ isBonus, costRupees }) => [isBonus, costRupees])).toEqual([
      [true, 0],
      [false, 75],
    ]);
    expect(lots).toMatchObject([{ quantity: 1, costRupees: 75, isBonus: false }]);
  });

  test('bonus units cost nothing and have the day of the bonus', () => {
    const { sales } = holdingOf(fund, [
      buy('2024-01-10', 10, 1_000),
      bonus('2025-06-01', 10),
      sell('2026-01-10', 12, 1_800),
    ]);
    expect(sales[0]).toMatchObject({ costRupees: 1_000, gainRupees: 800 });
    expect(sales[0]?.parts.map(({ boughtOn }) => boughtOn)).toEqual(['2024-01-10', '2025-06-01']);
  });

  test('of more than is held, the rest is missing and no gain is invented', () => {
    const { sales, lots } = holdingOf(fund, [
      buy('2024-01-10', 10, 1_000),
      sell('2026-01-10', 22, 4_400),
      buy('2026-02-10', 5, 900),
    ]);
    expect(sales[0]).toMatchObject({ missingQuantity: 12, costRupees: null, gainRupees: null });
    expect(sales[0]?.parts).toMatchObject([{ quantity: 10, proceedsRupees: 2_000 }]);
    expect(lots).toMatchObject([{ quantity: 5, costRupees: 900 }]);
  });

  test('units that binary fractions split stay no remainder', () => {
    const { lots, sales } = holdingOf(fund, [
      buy('2024-01-10', 0.1, 10),
      buy('2024-01-11', 0.2, 20),
      sell('2026-01-10', 0.3, 45),
    ]);
    expect(lots).toEqual([]);
    expect(sales[0]).toMatchObject({ missingQuantity: 0, gainRupees: 15 });
  });

  test('what is bought and sold within a day leaves no remainder, and needs no price', () => {
    const day = '2026-01-10';
    const traded = holdingOf(fund, [
      buy(day, 41.874, 3_224.64),
      buy(day, 1.668, 133.04),
      sell(day, 43.542, 3_449.17),
    ]);
    expect(unitsOn(traded, day)).toBe(0);
    expect(worthOn([{ ...traded, prices: [], maxGapDays: null }], today)).toBe(0);
  });

  test('the parts of a cost lose no paisa', () => {
    const sales = Array.from({ length: 7 }, (_, index) =>
      sell(`2026-01-1${index}` as IsoDate, 1, 20),
    );
    const holding = holdingOf(fund, [buy('2024-01-10', 7, 100), ...sales]);
    const costs = holding.sales.map(({ costRupees }) => costRupees ?? NaN);
    expect(costs).toEqual([14.29, 14.29, 14.28, 14.29, 14.28, 14.29, 14.28]);
    expect(Math.round(sumOf(costs) * 100)).toBe(10_000);
  });

  test('a large sale of all units leaves no remainder of a small last purchase', () => {
    const { lots, sales } = holdingOf(fund, [
      buy('2024-01-10', 0.0564, 1_000),
      buy('2024-02-10', 86_633.7168, 2_000),
      buy('2024-03-10', 0.0007, 3_000),
      sell('2024-04-10', 44_920.0611, 4_000),
      sell('2024-05-10', 33_374.8191, 5_000),
      buy('2024-06-10', 0.0001, 6_000),
      sell('2024-07-10', 8_338.8938, 7_000),
    ]);
    expect(lots).toEqual([]);
    expect(sales.at(-1)).toMatchObject({ missingQuantity: 0 });
  });

  test('the parts of the proceeds leave no error of binary fractions', () => {
    const days: IsoDate[] = ['2025-01-01', '2025-01-02', '2025-01-03'];
    const { sales } = holdingOf(fund, [
      ...[1, 2, 0.001].map((quantity, nth) => buy(days[nth]!, quantity, 1)),
      sell('2025-02-01', 3.001, 0.3),
    ]);
    expect(sales[0]?.parts.map(({ proceedsRupees }) => proceedsRupees)).toEqual([0.1, 0.2, 0]);
  });
});

describe('a deposit', () => {
  const deposit = { assetClass: 'deposit', instrumentId: 'FD 7%' } as const;
  const held = (...transactions: Transaction[]) =>
    inUnits(holdingOf(deposit, transactions), today)!.holding;

  test('that is withdrawn with its interest is closed, and the interest is its gain', () => {
    const { lots, sales } = held(
      buy('2024-11-20', 100_000, 100_000),
      sell('2026-11-20', 114_490, 114_490),
    );
    expect(lots).toEqual([]);
    expect(sales[0]).toMatchObject({ gainRupees: 14_490, missingQuantity: 0 });
  });

  test.each([
    ['a bank that compounds by quarters pays a little more', 114_888, 0],
    ['a penalty takes a little', 111_000, 0],
    ['half of it is withdrawn', 57_245, 1],
  ])('is closed but for a part: %s', (_, rupees, lots) => {
    const holding = held(buy('2024-11-20', 100_000, 100_000), sell('2026-11-20', rupees, rupees));
    expect(holding.lots).toHaveLength(lots);
    expect(holding.sales[0]?.missingQuantity).toBe(0);
  });

  describe('of which nearly all is withdrawn', () => {
    const opened = buy('2026-11-20', 1_000_000, 1_000_000);

    test('stays open where that is less than was paid in', () => {
      const holding = held(opened, sell('2026-11-20', 960_000, 960_000));
      expect(holding.sales[0]).toMatchObject({ gainRupees: 0, missingQuantity: 0 });
      expect(holding.lots).toMatchObject([{ costRupees: 40_000 }]);
    });

    test('is closed where a penalty takes a little of that, as of a monthly income scheme', () => {
      const { lots, sales } = held(opened, sell('2026-11-20', 985_000, 985_000));
      expect([lots, sales[0]?.gainRupees]).toEqual([[], -15_000]);
    });

    test('stays open where the rest is withdrawn later', () => {
      const grown = buy('2024-11-20', 100_000, 100_000);
      const most = sell('2026-11-20', 111_000, 111_000);
      const rest = sell('2026-11-21', 3_490, 3_490);
      const { lots, sales } = held(grown, most, rest);
      expect(lots).toEqual([]);
      expect(sales.map(({ missingQuantity }) => missingQuantity)).toEqual([0, 0]);
      expect(sumOf(sales.map(({ gainRupees }) => gainRupees ?? NaN))).toBeCloseTo(14_490, 2);
      expect(heldForSale(deposit, [grown, most], rest, today)).toBeNull();
      // A payment between them opens it anew.
      const again = buy('2026-11-20', 5_000, 5_000);
      expect(held(grown, { ...most, on: '2026-11-19' }, again, rest).sales[0]?.costRupees).toBe(
        100_000,
      );
    });
  });

  test('cannot give much more than it has grown to', () => {
    const opened = buy('2024-11-20', 100_000, 100_000);
    const closed = sell('2026-11-20', 150_000, 150_000);
    expect(held(opened, closed).sales[0]?.gainRupees).toBeNull();
    expect(heldForSale(deposit, [opened], closed, today)).toBeCloseTo(114_490, 2);
  });
});

describe('what an account holds for a sale', () => {
  const bought = buy('2024-01-10', 10, 1_000, '123');

  test.each<[string, Transaction, number | null]>([
    ['all is there', sell('2026-01-10', 10, 1_500, '123'), null],
    ['a part is there', sell('2026-01-10', 12, 1_500, '123'), 10],
    ['it is in another account', sell('2026-01-10', 10, 1_500), 0],
    ['it was bought later', sell('2024-01-09', 10, 1_500, '123'), 0],
  ])('%s', (_, sale, held) => {
    expect(heldForSale(fund, [bought], sale, today)).toBe(held);
  });

  test('what a later sale took is not there', () => {
    const later = sell('2026-02-10', 8, 1_000, '123');
    const sale = sell('2026-01-10', 5, 600, '123');
    expect(heldForSale(fund, [bought, later], sale, today)).toBe(2);
  });

  test.each<[string, Transaction, number | null]>([
    ['another amount', sell('2026-01-10', 12, 1_600, '123'), null],
    ['fewer units', sell('2026-01-10', 11, 1_500, '123'), null],
    ['more units', sell('2026-01-10', 13, 1_500, '123'), 10],
    ['an account with less', sell('2026-01-10', 12, 1_500), 0],
  ])('a sale that lacks units may be changed where it lacks no more: %s', (_, sale, held) => {
    const before = sell('2026-01-10', 12, 1_500, '123');
    expect(heldForSale(fund, [bought], sale, today, before)).toBe(held);
  });

  test('a sale that lacks units may move to an account that holds them', () => {
    const before = sell('2026-01-10', 12, 1_500);
    const sale = sell('2026-01-10', 12, 1_500, '123');
    expect(heldForSale(fund, [bought], sale, today, before)).toBeNull();
  });

  test('a purchase that becomes a sale is allowed nothing that is missing', () => {
    const sale = sell('2026-01-10', 12, 1_500, '123');
    expect(heldForSale(fund, [bought], sale, today, buy('2026-01-10', 12, 1_500))).toBe(10);
  });
});

const prices = datedValues(
  ['2024-01-10', 100],
  ['2025-01-10', 120],
  ['2025-07-10', 150],
  ['2026-01-10', 130],
  ['2026-11-19', 140],
  ['2026-11-20', 160],
);
const priced = (...transactions: Transaction[]): PricedHolding => ({
  ...holdingOf(fund, transactions),
  prices,
  maxGapDays: null,
});
const all = { from: null, to: today } as const;
const valueToday = (holding: PricedHolding) => valueHolding(holding, 160);

/** The gain of everything in three ways that must agree: of the lots, of the line, and of the flows. */
function gainsOf(...holdings: PricedHolding[]) {
  const points = worthOverTime(holdings, all);
  const flows = stretchOf(holdings, all)?.flows ?? [];
  const { worthRupees = null, paidRupees = 0, dividendRupees = 0 } = points.at(-1) ?? {};
  return {
    lots: totalGain(holdings.map((one) => ({ ...valueToday(one), givenRupees: 0 }))).rupees,
    line: gainOver(points, openingOf(holdings, points[0]!.date)).rupees,
    flows: sumOf(flows.map(({ rupees }) => rupees)),
    gap: (worthRupees ?? NaN) - paidRupees + dividendRupees,
  };
}

describe('gains and returns', () => {
  const mixed = () =>
    priced(
      buy('2024-01-10', 10, 1_000),
      buy('2025-01-10', 10, 1_250),
      dividend('2025-03-01', 80),
      sell('2025-07-10', 12, 1_790),
      bonus('2026-01-10', 4),
      sell('2026-11-20', 2, 315),
    );

  test('realised, unrealised and dividends are the gain of the line and of the flows', () => {
    // Ten units are left: six of 2025 at 125 each, and four that cost nothing.
    expect(valueToday(mixed())).toMatchObject({
      ...{ quantity: 10, costRupees: 750, valueRupees: 1_600, gainRupees: 850 },
      ...{ realisedRupees: 605, dividendRupees: 80, totalGainRupees: 1_535 },
    });
    const gain = 1_600 + 1_790 + 315 + 80 - 2_250;
    expect(gainsOf(mixed())).toEqual({ lots: gain, line: gain, flows: gain, gap: gain });
  });

  test('what was sold completely stays in the past and in the returns', () => {
    const closed = priced(buy('2024-01-10', 10, 1_000), sell('2025-07-10', 10, 1_500));
    expect(closed.lots).toEqual([]);
    expect(worthOn([closed], '2025-01-10')).toBe(1_200);
    expect(worthOn([closed], '2026-01-10')).toBe(0);
    expect(worthOn([{ ...closed, prices: [] }], today)).toBe(0);
    expect(valueHolding(closed, null)).toMatchObject({ valueRupees: 0, totalGainRupees: 500 });
    // 50 % in 547 days.
    expect(totalXirr([closed], today)).toBeCloseTo((1.5 ** (365 / 547) - 1) * 100, 8);
    expect(twoReturns([closed], all)?.timePercent).toBeCloseTo((1.5 ** (365 / 547) - 1) * 100, 8);
  });

  test('a dividend is a return in both ways of counting', () => {
    // 100 becomes 120 with 12 on that day; the rest grows to 160.
    const paying = priced(buy('2024-01-10', 10, 1_000), dividend('2025-01-10', 120));
    const stretch = stretchOf([paying], { from: null, to: today });
    expect(stretch?.valuations).toEqual([
      { date: '2024-01-10', worthRupees: 0, flowRupees: 1_000 },
      { date: '2025-01-10', worthRupees: 1_320, flowRupees: -120 },
      { date: today, worthRupees: 1_600, flowRupees: 0 },
    ]);
  });

  test('charges of a sale are part of the growth before it, and a full sale does not end the chain', () => {
    const again = priced(
      buy('2024-01-10', 10, 1_000),
      sell('2025-01-10', 10, 1_190),
      buy('2025-07-10', 10, 1_500),
    );
    const growth = (1_190 / 1_000) * (160 / 150);
    // Without the half year in which nothing was held.
    const days = 366 + dayNumberOf(today) - dayNumberOf('2025-07-10');
    expect(twoReturns([again], all)?.timePercent).toBeCloseTo(
      (growth ** (365 / days) - 1) * 100,
      8,
    );
  });

  test('what is bought and sold on one day grows on that day', () => {
    const traded = priced(
      buy('2024-01-10', 10, 1_000),
      buy('2025-01-10', 5, 590, 'x'),
      sell('2025-01-10', 5, 620, 'x'),
    );
    expect(gainsOf(traded)).toEqual({ lots: 630, line: 630, flows: 630, gap: 630 });
    const [, second] = stretchOf([traded], all)!.valuations;
    expect(second).toEqual({ date: '2025-01-10', worthRupees: 1_230, flowRupees: -30 });
  });

  test('a first day on which all that was bought is sold again leaves the return of the rest', () => {
    // The parts of this cost add up to 1,000.0500000000001.
    const traded = priced(
      buy('2024-01-10', 3, 1_000.05),
      sell('2024-01-10', 1, 400),
      sell('2024-01-10', 1, 500.1),
      sell('2024-01-10', 1, 500),
      buy('2025-01-10', 10, 1_200),
    );
    const days = dayNumberOf(today) - dayNumberOf('2025-01-10');
    expect(twoReturns([traded], all)?.timePercent).toBeCloseTo(
      ((160 / 120) ** (365 / days) - 1) * 100,
      8,
    );
  });

  test('a gift that is sold on its day grows from its value on that day', () => {
    const given = priced(
      buy('2024-01-10', 10, 1_000),
      buy('2025-01-10', 5, 0, 'x'),
      sell('2025-01-10', 5, 620, 'x'),
    );
    const [, second] = stretchOf([given], all)!.valuations;
    expect(second).toEqual({ date: '2025-01-10', worthRupees: 1_220, flowRupees: -20 });
    const alone = priced(buy('2025-01-10', 5, 0), sell('2025-01-10', 5, 600));
    // It was never held overnight.
    expect(twoReturns([alone], all)?.timePercent).toBeNull();
  });

  test('a dividend after everything was sold counts as money, and has no growth to be part of', () => {
    const late = priced(
      buy('2024-01-10', 10, 1_000),
      sell('2025-01-10', 10, 1_200),
      dividend('2025-03-01', 30),
    );
    expect(gainsOf(late)).toMatchObject({ lots: 230, line: 230, flows: 230 });
    expect(twoReturns([late], all)?.timePercent).not.toBeNull();
  });

  test('of units that were never bought nothing is counted', () => {
    const oversold = priced(buy('2024-01-10', 10, 1_000), sell('2025-07-10', 20, 3_000));
    expect(oversold.sales).toMatchObject([{ missingQuantity: 10, gainRupees: null }]);
    expect(valueToday(oversold).totalGainRupees).toBe(500);
    expect(gainsOf(oversold)).toEqual({ lots: 500, line: 500, flows: 500, gap: 500 });
  });

  test('the time before a purchase does not count, though something that was never bought was sold in it', () => {
    const late = priced(sell('2024-01-10', 5, 600), buy('2026-01-10', 10, 1_300));
    expect(worthOverTime([late], all)[0]?.date).toBe('2026-01-10');
    expect(twoReturns([late], all)).toMatchObject({
      ...{ since: '2026-01-10', isMoneyPerYear: false, isTimePerYear: false },
    });
    // Within the first year of what is held there is none.
    expect(totalXirr([late], today)).toBeNull();
    expect(holdingXirr(late, 1_600, today)).toBeNull();
  });

  test('what was held for two weeks, long ago, has no yearly rate: both returns are those of the whole time', () => {
    const brief = priced(buy('2024-01-10', 10, 1_000), sell('2024-01-24', 10, 1_100));
    expect(totalXirr([brief], today)).toBeNull();
    expect(holdingXirr(brief, 0, today)).toBeNull();
    const returns = twoReturns([brief], all);
    expect(returns).toMatchObject({ isMoneyPerYear: false, isTimePerYear: false });
    expect(returns?.moneyPercent).toBeCloseTo(10, 8);
    expect(returns?.timePercent).toBeCloseTo(10, 8);
  });

  test('a period in which nothing was held has no return, and none of zero', () => {
    const closed = priced(buy('2024-01-10', 10, 1_000), sell('2025-07-10', 10, 1_500));
    expect(twoReturns([closed], { from: '2026-01-10', to: today })).toBeNull();
  });

  test('a period of years in which something was held for half a year has no yearly rate either', () => {
    const again = priced(
      buy('2024-01-10', 10, 1_000),
      sell('2025-01-10', 10, 1_200),
      buy('2026-01-10', 10, 1_300),
    );
    const returns = twoReturns([again], { from: '2025-07-10', to: today });
    expect(returns).toMatchObject({ isMoneyPerYear: false, isTimePerYear: false });
    expect(returns?.moneyPercent).toBeCloseTo((160 / 130 - 1) * 100, 8);
    expect(returns?.timePercent).toBeCloseTo((160 / 130 - 1) * 100, 8);
  });

  test('what was held for two weeks of each of three years is no return of a year, though its XIRR is', () => {
    const brief = priced(
      buy('2024-01-10', 10, 1_000),
      sell('2024-01-24', 10, 1_100),
      buy('2025-01-10', 10, 1_200),
      sell('2025-01-24', 10, 1_260),
      buy('2026-01-10', 10, 1_300),
      sell('2026-01-24', 10, 1_300),
    );
    const returns = twoReturns([brief], all);
    expect(returns).toMatchObject({ isMoneyPerYear: true, isTimePerYear: false });
    expect(returns?.timePercent).toBeCloseTo((1.1 * 1.05 - 1) * 100, 8);
  });

  test('the XIRR of years is one of a year also where units that nothing was invested in leave no other return', () => {
    const demerged = priced(
      buy('2024-01-10', 10, 1_000),
      sell('2025-01-10', 10, 1_200),
      bonus('2025-07-10', 10),
    );
    expect(twoReturns([demerged], all)).toEqual({
      since: '2024-01-10',
      isMoneyPerYear: true,
      moneyPercent: totalXirr([demerged], today),
      isTimePerYear: false,
      timePercent: null,
    });
  });

  test('a rate begins with the first purchase, and the gain has also a dividend before it', () => {
    const late = priced(dividend('2023-06-01', 30), buy('2024-11-20', 10, 1_000));
    const same = priced(buy('2024-11-20', 10, 1_000));
    expect(holdingXirr(late, 1_210, today)).toBeCloseTo(10, 8);
    expect(totalXirr([late], today)).toBe(totalXirr([same], today));
    expect(twoReturns([late], all)?.moneyPercent).toBe(twoReturns([same], all)?.moneyPercent);
    expect(gainsOf(late)).toEqual({ lots: 630, line: 630, flows: 630, gap: 630 });
    // Within the first year after the purchase there is none.
    const recent = priced(dividend('2023-06-01', 30), buy('2026-06-01', 10, 1_000));
    expect(holdingXirr(recent, 1_210, today)).toBeNull();
    expect(totalXirr([recent], today)).toBeNull();
    expect(holdingXirr(priced(dividend('2023-06-01', 30)), 0, today)).toBeNull();
  });

  test('the gain of a day counts what was sold on it at what it brought', () => {
    const held = [buy('2024-01-10', 10, 1_000), sell('2026-11-20', 4, 620)];
    expect(dayGain([{ ...priced(...held), maxGapDays: 10 }], today)).toEqual({
      rupees: 6 * 160 + 620 - 1_400,
      percent: ((6 * 160 + 620 - 1_400) / 1_400) * 100,
    });
  });

  test('the XIRR of a holding counts its sales and dividends', () => {
    const holding = priced(
      buy('2024-11-20', 10, 1_000),
      dividend('2025-11-20', 100),
      sell('2026-11-20', 5, 550),
    );
    expect(holdingXirr(holding, 550, today)).toBeCloseTo(10, 8);
  });

  test('a price that was typed before a bonus falls with it', () => {
    const share = { assetClass: 'share', instrumentId: 'ABC' } as const;
    const holding = holdingOf(share, [
      buy('2024-01-10', 10, 1_000),
      bonus('2025-01-10', 10),
      sell('2026-01-10', 5, 400),
    ]);
    const [bought, lowered, sold] = datedValues(
      ['2024-01-10', 100],
      ['2025-01-10', 50],
      ['2026-01-10', 80],
    );
    expect(typedPricesOf([], holding)).toEqual([
      bought,
      { ...lowered, knownOn: '2024-01-10' },
      sold,
    ]);
  });

  describe('a NAV that fell by half in a day', () => {
    const fallen = datedValues(['2024-01-10', 100], ['2025-01-09', 100], ['2025-01-10', 48]);
    const jumpsWith = (...transactions: Transaction[]) =>
      navJumpsWhileHeld([{ ...priced(...transactions), prices: fallen }], all).size;
    const bought = buy('2024-01-10', 10, 1_000);
    const sold = sell('2024-06-10', 10, 1_100);

    test('is in doubt where no bonus explains it', () => {
      expect(jumpsWith(bought)).toBe(1);
      expect(jumpsWith(bought, bonus('2025-01-13', 10))).toBe(0);
      expect(jumpsWith(bought, bonus('2025-01-13', 1))).toBe(1);
    });

    test('is in doubt only where units were held on that day', () => {
      expect(jumpsWith(bought, sold)).toBe(0);
      expect(jumpsWith(bought, sold, buy('2025-02-03', 100, 5_000))).toBe(0);
      expect(jumpsWith(bought, sold, buy('2024-07-01', 5, 500))).toBe(1);
    });
  });
});

describe('for any transactions', () => {
  const first = dayNumberOf('2024-01-10');
  const last = dayNumberOf(today);
  const market = Array.from({ length: last - first + 1 }, (_, day) => ({
    date: dateOfDayNumber(first + day),
    value: 100 + 40 * Math.sin(day / 60) + day / 20,
  }));
  const priceOn = (date: IsoDate) => valueOn(market, date)?.value ?? NaN;
  const day = fc
    .integer({ min: 0, max: last - first - 1 })
    .map((at) => dateOfDayNumber(first + at));
  const units = fc.integer({ min: 1, max: 40_000 }).map((thousandths) => thousandths / 1_000);
  const account = fc.constantFrom(null, 'a', 'b');
  const transaction = fc
    .record({
      ...{
        on: day,
        quantity: units,
        account,
        share: fc.double({ min: 0.9, max: 1.1, noNaN: true }),
      },
      type: fc.constantFrom('buy', 'buy', 'buy', 'sell', 'bonus', 'dividend'),
      id: fc.uuid(),
    })
    .map(({ on, quantity, account: named, share, type, id }): Transaction => {
      const rupees = Math.max(0.01, Math.round(quantity * priceOn(on) * share * 100) / 100);
      if (type === 'bonus') return { id, type, on, quantity, rupees: 0, account: named };
      if (type === 'dividend') return { id, type, on, quantity: 0, rupees, account: named };
      return { id, type: type as 'buy' | 'sell', on, quantity, rupees, account: named };
    });
  const transactions = fc.uniqueArray(transaction, {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 30,
  });
  const onMarket = (list: readonly Transaction[]): PricedHolding => ({
    ...holdingOf(fund, list),
    prices: market,
    maxGapDays: null,
  });
  const close = (one: number | null, other: number | null, places = 5) =>
    expect(one ?? NaN).toBeCloseTo(other ?? NaN, places);
  const gainOfAll = (list: readonly Transaction[]) =>
    valueHolding(onMarket(list), priceOn(today)).totalGainRupees;

  test('what is left and what was sold is what came, and never below zero', () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const { lots, sales } = holdingOf(fund, list);
        const came = list.filter(({ type }) => type === 'buy' || type === 'bonus');
        const sold = sales.flatMap(({ parts }) => parts);
        close(
          sumOf(lots.map(({ quantity }) => quantity)) + sumOf(sold.map(({ quantity }) => quantity)),
          sumOf(came.map(({ quantity }) => quantity)),
          6,
        );
        close(
          sumOf(lots.map(({ costRupees }) => costRupees)) +
            sumOf(sold.map(({ costRupees }) => costRupees)),
          sumOf(came.map(({ rupees }) => rupees)),
          6,
        );
        for (const { quantity, costRupees } of [...lots, ...sold]) {
          expect(quantity).toBeGreaterThan(0);
          expect(costRupees).toBeGreaterThanOrEqual(0);
        }
        for (const { missingQuantity, quantity, parts } of sales) {
          close(sumOf(parts.map((part) => part.quantity)) + missingQuantity, quantity, 6);
        }
      }),
    );
  });

  test('the order in which they were saved changes nothing', () => {
    fc.assert(
      fc.property(transactions, fc.infiniteStream(fc.nat()), (list, numbers) => {
        const shuffled = list
          .map((each) => ({ each, place: numbers.next().value as number }))
          .sort((one, other) => one.place - other.place)
          .map(({ each }) => each);
        expect(holdingOf(fund, shuffled)).toEqual(holdingOf(fund, list));
      }),
    );
  });

  test('the gain of the lots is the gain of the line and of the flows', () => {
    fc.assert(
      fc.property(transactions, (list) => {
        const holding = onMarket(list);
        const points = worthOverTime([holding], all);
        const gain = gainOfAll(list);
        // Nothing but sales of what was never bought.
        if (points.length === 0) return close(gain, 0);
        close(gainOver(points, openingOf([holding], points[0]!.date)).rupees, gain);
        close(sumOf(stretchOf([holding], all)!.flows.map(({ rupees }) => rupees)), gain);
        const { worthRupees, paidRupees, dividendRupees } = points.at(-1)!;
        close((worthRupees ?? NaN) - paidRupees + dividendRupees, gain);
      }),
    );
  });

  test('buying and selling at the price of a day changes no gain', () => {
    fc.assert(
      fc.property(transactions, day, units, (list, on, quantity) => {
        const rupees = quantity * priceOn(on);
        // In an account of its own, or the sale would take other units and leave these.
        const traded = [
          ...list,
          { id: 'buy', type: 'buy', on, quantity, rupees, account: 'traded' } as const,
          { id: 'sell', type: 'sell', on, quantity, rupees, account: 'traded' } as const,
        ];
        close(gainOfAll(traded), gainOfAll(list));
        const timeOf = (own: readonly Transaction[]) =>
          twoReturns([onMarket(own)], { from: '2024-01-10', to: today })?.timePercent ?? null;
        const [before, after] = [timeOf(list), timeOf(traded)];
        if (before !== null && after !== null && list.every((each) => each.on <= on)) {
          close(after, before, 4);
        }
      }),
    );
  });

  test('buying and selling at the market changes the gain of no period', () => {
    fc.assert(
      fc.property(transactions, day, units, day, (list, on, quantity, from) => {
        const rupees = quantity * priceOn(on);
        const bought = { id: 'b', type: 'buy', on, quantity, rupees, account: 'x' } as const;
        const gainSince = (own: readonly Transaction[]) => {
          const holding = onMarket(own);
          const points = worthOverTime([holding], { from, to: today });
          return gainOver(points, openingOf([holding], from)).rupees;
        };
        // An older purchase, so that both begin on the same day.
        const older = buy('2024-01-10', 1, 100, 'older');
        const sold = { ...bought, id: 's', type: 'sell' } as const;
        close(gainSince([older, ...list, bought, sold]), gainSince([older, ...list]), 4);
      }),
    );
  });

  test('a purchase in two parts is the same purchase', () => {
    fc.assert(
      fc.property(transactions, fc.nat(), fc.constantFrom(0.25, 0.5, 0.75), (list, at, share) => {
        const split = list[at % list.length]!;
        fc.pre(split.type === 'buy');
        const part = (id: string, of: number) => ({
          ...split,
          ...{ id, quantity: split.quantity * of, rupees: split.rupees * of },
        });
        const parts = [
          ...list.filter((each) => each !== split),
          part(`${split.id}-1`, share),
          part(`${split.id}-2`, 1 - share),
        ];
        // Each part of a cost, and of the proceeds of too large a sale, is a whole paisa.
        close(gainOfAll(parts), gainOfAll(list), 0);
        const [one, other] = [onMarket(list), onMarket(parts)];
        for (const on of [split.on, '2025-06-01', today] as const) {
          close(worthOn([other], on), worthOn([one], on));
        }
        const realised = (holding: PricedHolding) => valueHolding(holding, 1).realisedRupees;
        close(realised(other), realised(one), 0);
      }),
    );
  });
});

test('thousands of transactions take a time in proportion to their number', () => {
  const count = 3_000;
  const many = Array.from({ length: count }, (_, index): Transaction => {
    const on = dateOfDayNumber(dayNumberOf('2012-01-01') + index);
    const type = index % 3 === 2 ? 'sell' : 'buy';
    return { id: `m${index}`, type, on, quantity: 10, rupees: 1_000 + index, account: null };
  });
  const holding: PricedHolding = {
    ...holdingOf(fund, many),
    prices: many.map(({ on }, index) => ({ date: on, value: 100 + index / 10 })),
    maxGapDays: null,
  };
  const to = many.at(-1)!.on;
  const range = { from: null, to };
  const { result, ms } = timed(() => {
    // What is known of a holding is remembered with the object.
    const holdings = [{ ...holding }];
    return [stretchOf(holdings, range)?.valuations, worthOverTime(holdings, range)];
  }, 1_000);
  expect(result.map((values) => values?.length)).toEqual([count, 101]);
  expect(ms).toBeLessThan(1_000);
});
