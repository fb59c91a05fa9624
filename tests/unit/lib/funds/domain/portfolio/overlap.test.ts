import fc from 'fast-check';
import { commonHoldings, overlapPercent } from '@/lib/funds/domain/portfolio/overlap';
import { coveragePercent, mergedHoldings } from '@/lib/funds/domain/portfolio/portfolio';

const holding = (isin: string, percent: number) => ({ isin, name: `Company ${isin}`, percent });
const first = [holding('A', 10), holding('B', 7.5), holding('C', 4), holding('E', -3)];
const second = [holding('B', 5), holding('C', 6), holding('D', 9), holding('E', 2)];
const third = [holding('C', 1), holding('D', 3)];

it('is the sum of the smaller weights', () => {
  // B 5, C 4; E is owed by one of them.
  expect(overlapPercent(first, second)).toBeCloseTo(9, 9);
  expect(overlapPercent(second, third)).toBeCloseTo(4, 9);
  expect(overlapPercent(first, [])).toBe(0);
});

it('is the same both ways, at most the smaller portfolio, and the whole of itself', () => {
  const portfolio = fc
    .dictionary(fc.constantFrom(...'ABCDEFGH'), fc.double({ min: 0, max: 10, noNaN: true }))
    .map((weights) => Object.entries(weights).map(([isin, percent]) => holding(isin, percent)));
  fc.assert(
    fc.property(portfolio, portfolio, (one, other) => {
      const overlap = overlapPercent(one, other);
      expect(overlap).toBeCloseTo(overlapPercent(other, one), 9);
      const smaller = Math.min(coveragePercent(one), coveragePercent(other));
      expect(overlap).toBeLessThanOrEqual(smaller + 1e-9);
      expect(overlapPercent(one, one)).toBeCloseTo(coveragePercent(one), 9);
    }),
  );
});

it('lists what at least two hold, by what it adds to an overlap', () => {
  const common = commonHoldings([{ holdings: first }, { holdings: second }, { holdings: third }]);
  expect(common).toEqual([
    { isin: 'B', name: 'Company B', percents: [7.5, 5, null], sharedPercent: 5 },
    { isin: 'C', name: 'Company C', percents: [4, 6, 1], sharedPercent: 4 },
    { isin: 'D', name: 'Company D', percents: [null, 9, 3], sharedPercent: 3 },
  ]);
});

it('adds up the rows of one ISIN, the largest holding first', () => {
  expect(mergedHoldings([holding('A', 1), holding('B', 2), holding('A', 4)])).toEqual([
    holding('A', 5),
    holding('B', 2),
  ]);
});
