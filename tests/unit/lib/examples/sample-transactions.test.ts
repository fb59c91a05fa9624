import { sampleReturnYears, straddleProfitRupees } from '@/lib/examples/sample-series';
import {
  sampleTransaction,
  sampleTransactionCount,
  totalsByKind,
} from '@/lib/examples/sample-transactions';

const rows = Array.from({ length: sampleTransactionCount }, (_, place) => sampleTransaction(place));

test('there are 10,000, each with a name of its own, the newest first', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000);
  const dates = rows.map(({ date }) => date);
  expect([...dates].sort().reverse()).toEqual(dates);
  expect(dates[0]).toBe('2026-10-30');
});

test('amount, price and units agree to the rounding of units', () => {
  for (const { amountRupees, navRupees, units } of rows) {
    expect(Math.abs(Math.abs(amountRupees) - units * navRupees)).toBeLessThanOrEqual(
      navRupees * 0.0005 + 1e-6,
    );
  }
});

test('money that leaves is below zero, and some returns are not known', () => {
  expect(rows.every((row) => row.amountRupees < 0 === (row.kind === 'Redemption'))).toBe(true);
  const unknown = rows.filter(({ oneYearReturnPercent }) => oneYearReturnPercent === null).length;
  expect(Math.abs(unknown - 600)).toBeLessThan(300);
});

test('the totals count every row once', () => {
  const totals = totalsByKind();
  expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
  expect(totals.reduce((sum, { totalRupees }) => sum + totalRupees, 0)).toBe(
    rows.reduce((sum, { amountRupees }) => sum + amountRupees, 0),
  );
});

test('months that have not come are not known', () => {
  const years = sampleReturnYears(2021, 14);
  expect(years.map(({ year }) => year)).toEqual([2021, 2022]);
  expect(years[1]?.monthlyPercent.slice(2)).toEqual(Array(10).fill(null));
  expect(years[0]?.monthlyPercent).not.toContain(null);
});

test('a straddle loses its premium at the strike and nothing at the break-even', () => {
  expect(straddleProfitRupees(24_000, 24_000, 640)).toBe(-640);
  expect(straddleProfitRupees(24_640, 24_000, 640)).toBe(0);
});
