import fc from 'fast-check';
import { timeWeightedReturn, type Valuation } from '@/lib/cashflow/time-weighted';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';

function percentOf(valuations: readonly Valuation[]): number {
  const result = timeWeightedReturn(valuations);
  if (!result.ok) throw new Error(result.problem);
  return result.value.percent;
}

// Investopedia, "Time-Weighted Rate of Return": 1,000,000 in, 1,162,484 by 15 August, then 100,000 in or out; both
// investors earn 9.79 % though their money ends up worth different sums.
test('the two investors of the published example earn the same', () => {
  const paidIn: Valuation[] = [
    { date: '2023-12-31', worthRupees: 0, flowRupees: 1_000_000 },
    { date: '2024-08-15', worthRupees: 1_162_484, flowRupees: 100_000 },
    { date: '2024-12-31', worthRupees: 1_192_328, flowRupees: 0 },
  ];
  const takenOut: Valuation[] = [
    { date: '2023-12-31', worthRupees: 0, flowRupees: 1_000_000 },
    { date: '2024-08-15', worthRupees: 1_162_484, flowRupees: -100_000 },
    { date: '2024-12-31', worthRupees: 1_003_440, flowRupees: 0 },
  ];
  expect(percentOf(paidIn)).toBeCloseTo(9.79, 2);
  expect(percentOf(takenOut)).toBeCloseTo(9.79, 2);
});

// CFA Program, Quantitative Methods, money- and time-weighted return: one share at 200, another at 225 a year later,
// each paying a dividend of 5 a year, both sold at 235: 15 % and 6.67 %, together 10.76 % a year (from the
// rounded 6.67 %).
test('the shares of the CFA curriculum give 10.76 % a year', () => {
  const result = timeWeightedReturn([
    { date: '2023-01-01', worthRupees: 0, flowRupees: 200 },
    { date: '2024-01-01', worthRupees: 225 + 5, flowRupees: 225 - 5 },
    { date: '2024-12-31', worthRupees: 2 * (235 + 5), flowRupees: 0 },
  ]);
  expect(result.ok && result.value.annualPercent).toBeCloseTo(10.76, 1);
  expect(result.ok && result.value.percent).toBeCloseTo((1.15 * (480 / 450) - 1) * 100, 10);
});

test('below a year there is no rate a year', () => {
  const result = timeWeightedReturn([
    { date: '2024-01-01', worthRupees: 0, flowRupees: 100 },
    { date: '2024-12-30', worthRupees: 150, flowRupees: 0 },
  ]);
  expect(result).toEqual({
    ok: true,
    value: { percent: 50, annualPercent: null, days: 364 },
  });
});

test('money that lies nowhere counts as standing still; more out than there was is refused', () => {
  const gap = (flowRupees: number): Valuation[] => [
    { date: '2024-01-01', worthRupees: 0, flowRupees: 100 },
    { date: '2024-02-01', worthRupees: 110, flowRupees },
    { date: '2024-03-01', worthRupees: 0, flowRupees: 50 },
    { date: '2024-04-01', worthRupees: 55, flowRupees: 0 },
  ];
  expect(percentOf(gap(-110))).toBeCloseTo(21, 10);
  expect(timeWeightedReturn(gap(-111))).toEqual({ ok: false, problem: 'nothing-invested' });
  expect(timeWeightedReturn([])).toEqual({ ok: false, problem: 'too-few' });
});

test('whatever is paid in along the way, the return is that of the price', () => {
  const prices = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), {
    minLength: 2,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      prices,
      fc.array(fc.double({ min: 0.1, max: 100, noNaN: true }), { minLength: 12, maxLength: 12 }),
      (path, bought) => {
        let units = 0;
        const valuations = path.map((price, index) => {
          const worthRupees = units * price;
          const more = index === path.length - 1 ? 0 : bought[index]!;
          units += more;
          return {
            date: dateOfDayNumber(dayNumberOf('2020-01-01') + index * 40),
            worthRupees,
            flowRupees: more * price,
          };
        });
        expect(percentOf(valuations)).toBeCloseTo((path.at(-1)! / path[0]! - 1) * 100, 4);
      },
    ),
  );
});
