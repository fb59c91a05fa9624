import fc from 'fast-check';
import { summarisePrices, thinned, weekPoints } from '@/lib/crypto/price-points';

const point = (atMs: number, price: number) => ({ atMs, price });

it("dates the week's prices back from the market's time", () => {
  const last = Date.parse('2026-11-20T10:00:00Z');
  expect(weekPoints([1, 2, 3], '2026-11-20T10:00:00Z')).toEqual([
    point(last - 8 * 3_600_000, 1),
    point(last - 4 * 3_600_000, 2),
    point(last, 3),
  ]);
});

it('tells change, lowest and highest of a stretch', () => {
  const points = [point(1, 10), point(2, 5), point(3, 20), point(4, 15)];
  expect(summarisePrices(points)).toEqual({
    first: point(1, 10),
    last: point(4, 15),
    lowest: point(2, 5),
    highest: point(3, 20),
    changePercent: 50,
  });
  expect(summarisePrices([point(1, 0), point(2, 1)])?.changePercent).toBeNull();
  expect(summarisePrices([point(1, 1)])).toBeNull();
});

it('thins to what was asked for and keeps ends, lowest and highest, in order', () => {
  const prices = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(prices, fc.integer({ min: 6, max: 120 }), (values, most) => {
      const kept = thinned(values, most, (value) => value);
      expect(kept.length).toBeLessThanOrEqual(Math.max(most, 1));
      expect(kept[0]).toBe(values[0]);
      expect(kept.at(-1)).toBe(values.at(-1));
      expect(kept).toContain(Math.min(...values));
      expect(kept).toContain(Math.max(...values));
      expect(values.filter((value) => kept.includes(value))).toEqual(kept);
    }),
  );
});
