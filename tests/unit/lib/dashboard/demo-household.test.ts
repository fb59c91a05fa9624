import { shiftMonths } from '@/lib/calendar/months';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { sumOf } from '@/lib/cashflow/statistics';
import { demoItems, demoLearning } from '@/lib/dashboard/data/demo-household';
import { isEarned } from '@/lib/education/domain/certificate';
import { standingOf } from '@/lib/education/domain/learning/mastery';
import { graded, noProgress, withEvents } from '@/lib/education/domain/learning/progress';
import { loadCourse } from '@/lib/education/server/source';
import { inUnits } from '@/lib/holdings/deposit';
import { assetClasses } from '@/lib/holdings/holding';
import { realisedByYear } from '@/lib/holdings/realised';
import { holdingsIn } from '@/lib/holdings/saved-holding';
import { valueHolding } from '@/lib/holdings/value-holding';
import { newSavedItemSchema } from '@/lib/saved/saved-item';

const now = new Date('2026-11-20T06:00:00Z');
const today: IsoDate = '2026-11-20';
/** A NAV of ten every month, so that a fund has no gain. */
const flat = (id: string) => ({
  id,
  prices: Array.from({ length: 62 }, (_, index) => ({
    date: shiftMonths('2021-10-20', index),
    value: 10,
  })),
});
const items = demoItems(
  {
    flexiCap: flat('101'),
    largeCap: flat('102'),
    shortDebt: flat('103'),
    coins: ['a', 'b', 'c'].map(flat),
  },
  now,
);
const holdings = assetClasses.flatMap((one) => holdingsIn(items, one));
const holdingOf = (id: string) => holdings.find(({ instrumentId }) => instrumentId === id)!;

test('the sample household has few items, each of which an account can store', () => {
  expect(items.length).toBeLessThan(40);
  for (const { updatedAt: _, ...item } of items) {
    expect(newSavedItemSchema.safeParse(item).success).toBe(true);
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const ids = holdings.flatMap(({ transactions }) => transactions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('its redemptions take the oldest instalments of the fund', () => {
  const { transactions, sales, lots } = holdingOf('101');
  expect(transactions.filter(({ type }) => type === 'buy')).toHaveLength(60);
  // ₹60,000 are the first ten instalments of ₹6,000, and ₹45,000 the next seven and a half.
  expect(sales.map(({ parts }) => parts.length)).toEqual([10, 8]);
  expect(sales.map(({ gainRupees }) => gainRupees)).toEqual([0, 0]);
  expect(lots).toHaveLength(60 - 17);
  expect(sumOf(lots.map(({ costRupees }) => costRupees))).toBe(24 * 6_000 + 36 * 8_000 - 105_000);
});

test('of its share ten were sold, and two dividends came in', () => {
  expect(valueHolding(holdingOf('SAMPLE'), 1_728)).toMatchObject({
    ...{ quantity: 30, costRupees: 43_500, realisedRupees: 10 * (1_690 - 1_450) },
    ...{ dividendRupees: 1_180, totalGainRupees: 2_400 + 1_180 + 30 * (1_728 - 1_450) },
  });
});

test('a deposit is closed, with its interest as the gain', () => {
  const closed = inUnits(holdingOf('Sample Bank FD 6.8%'), today)!.holding;
  expect(closed.lots).toEqual([]);
  expect(closed.sales).toMatchObject([{ gainRupees: 11_250, missingQuantity: 0 }]);
});

test('its realised gains stand in the years of their sales', () => {
  const held = holdings.map((holding) =>
    holding.assetClass === 'deposit' ? inUnits(holding, today)!.holding : holding,
  );
  const years = realisedByYear(held.map((holding) => ({ holding, name: holding.instrumentId })));
  expect(
    years.map(({ year, gainRupees, proceedsRupees, dividendRupees }) => [
      ...[year, gainRupees, proceedsRupees, dividendRupees],
    ]),
  ).toEqual([
    ['2026-27', 2_400, 45_000 + 16_900, 540],
    ['2025-26', 0, 0, 640],
    ['2024-25', 11_250, 60_000 + 91_250, 0],
  ]);
});

test('the demo member has learnt the first path, so that its certificate can be made, and half of the second', async () => {
  const course = await loadCourse();
  const progress = withEvents(noProgress, graded(course, demoLearning(course, now), now));
  const [first, second] = standingOf(course, progress, now);
  expect(first && isEarned(first)).toBe(true);
  expect(second).toMatchObject({ finished: 4, lessons: 8 });
  expect(second && isEarned(second)).toBe(false);
});
