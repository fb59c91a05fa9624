import { summarisePrices, weekPoints } from '@/lib/crypto/domain/price-points';

const point = (atMs: number, price: number) => ({ atMs, price });

it("dates the week's prices back from the market's time", () => {
  const last = Date.parse('2026-11-20T10:00:00Z');
  expect(weekPoints([1, 2, 3], '2026-11-20T10:00:00Z')).toEqual([
    point(last - 8 * 3_600_000, 1),
    point(last - 4 * 3_600_000, 2),
    point(last, 3),
  ]);
});

it('summarises change, lowest and highest of a period', () => {
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
