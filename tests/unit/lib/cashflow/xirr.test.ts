import fc from 'fast-check';
import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { annualRatePercent, type Flow, periodReturns, xirr } from '@/lib/cashflow/xirr';

const flow = (date: IsoDate, rupees: number): Flow => ({ date, rupees });

const ratesOf = (flows: readonly Flow[]) => {
  const answer = xirr(flows);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
};

/** Net present value at a rate in percent. */
const valueAt = (flows: readonly Flow[], ratePercent: number) => {
  const first = flows.map(({ date }) => date).sort()[0]!;
  return flows.reduce(
    (sum, { date, rupees }) =>
      sum + rupees / (1 + ratePercent / 100) ** (daysBetween(first, date) / 365),
    0,
  );
};

describe('published values', () => {
  const excel = [
    flow('2008-01-01', -10_000),
    flow('2008-03-01', 2_750),
    flow('2008-10-30', 4_250),
    flow('2009-02-15', 3_250),
    flow('2009-04-01', 2_750),
  ];

  it("is 37.3362535 % in Microsoft's example for XIRR (exact root 0.37336253352)", () => {
    expect(ratesOf(excel)).toEqual([expect.closeTo(37.336253352, 7)]);
  });

  it.each([
    ['9.971 % over the leap year 2024: 366 days over 365', '2024-01-01', '2025-01-01', 9.971, 3],
    ['10 % over 365 days', '2025-01-01', '2026-01-01', 10, 10],
  ] as const)(
    'is %s, whatever the order, and sums what falls on one day',
    (_, from, to, percent, digits) => {
      const flows = [flow(to, 1_100), flow(from, -600), flow(from, -400)];
      expect(ratesOf(flows)).toEqual([expect.closeTo(percent, digits)]);
    },
  );
});

describe('flows close together', () => {
  const overnight = (rupees: number) => [flow('2026-11-20', -100_000), flow('2026-11-21', rupees)];

  it.each([
    [90_000, -10],
    [200_000, 100],
  ])(
    '%d after a day is %d %% of the period, and has no annual rate to print',
    (rupees, percent) => {
      expect(annualRatePercent(overnight(rupees))).toBeNull();
      expect(periodReturns(overnight(rupees))).toEqual({
        ok: true,
        value: { percents: [expect.closeTo(percent, 8)], days: 1 },
      });
    },
  );
});

describe('several rates', () => {
  it.each([
    // (x - 1.1)(x - 1.2) = x² - 2.3 x + 1.32 in x = 1 + r, over two years of 365 days.
    ['are all found', [1, -2.3, 1.32], [10, 20]],
    ['that coincide are one', [1, -2.2, 1.21], [10]],
    // (x - 1.1)³ crosses zero where it touches it.
    ['are one where three coincide', [1, -3.3, 3.63, -1.331], [10]],
  ])('%s', (_, amounts, rates) => {
    const flows = amounts.map((rupees, year) => flow(`${2025 + year}-01-01` as IsoDate, rupees));
    expect(ratesOf(flows)).toEqual(rates.map((rate) => expect.closeTo(rate, 4) as number));
    // Several describe nothing.
    expect(annualRatePercent(flows) === null).toBe(rates.length > 1);
  });

  it('may be none although money flows both ways', () => {
    expect(xirr([flow('2025-01-01', 1), flow('2026-01-01', -2), flow('2027-01-01', 1.5)])).toEqual({
      ok: false,
      problem: 'no-rate',
    });
  });
});

test('the growth of a few days within years is found', () => {
  const growths = periodReturns([
    flow('1995-01-01', -1),
    flow('1995-01-02', 1),
    flow('1997-12-13', 7),
    flow('1997-12-14', -1),
  ]);
  // Below the largest rate lies one near ln 7 a day downwards, where the last two flows alone decide.
  expect(growths.ok && growths.value.percents).toHaveLength(2);
});

describe('what is refused', () => {
  it.each([
    ['nothing', [], 'too-few'],
    ['one flow', [flow('2025-01-01', -5)], 'too-few'],
    ['one day', [flow('2025-01-01', -5), flow('2025-01-01', 6)], 'too-few'],
    ['only zeros', [flow('2025-01-01', 0), flow('2026-01-01', 0)], 'too-few'],
    ['only paid in', [flow('2025-01-01', -5), flow('2026-01-01', -6)], 'one-sided'],
    ['only received', [flow('2025-01-01', 5), flow('2026-01-01', 6)], 'one-sided'],
  ] as [string, Flow[], string][])('is %s', (_, flows, problem) => {
    expect(xirr(flows)).toEqual({ ok: false, problem });
  });

  it('is an amount that is no number: our mistake', () => {
    expect(() => xirr([flow('2025-01-01', NaN)])).toThrow('No amount');
  });
});

it('finds a loss of nearly everything and a gain of a thousandfold in a month', () => {
  const lost = ratesOf([flow('2025-01-01', -1_00_000), flow('2026-01-01', 1)]);
  expect(lost).toEqual([expect.closeTo(-99.999, 6)]);
  const won = ratesOf([flow('2025-01-01', -1), flow('2025-02-01', 1_000)]);
  expect(won[0]! / 100).toBeCloseTo(1_000 ** (365 / 31) - 1, -25);
});

const amounts = fc.integer({ min: 1, max: 1_00_00_000 });
const someDay = fc.integer({ min: dayNumberOf('1995-01-01'), max: dayNumberOf('2045-12-31') });
const anyFlow = fc.record({
  date: someDay.map(dateOfDayNumber),
  rupees: fc.tuple(amounts, fc.boolean()).map(([amount, isIn]) => (isIn ? -amount : amount)),
});

test('whatever it answers balances the flows', () => {
  fc.assert(
    fc.property(fc.array(anyFlow, { minLength: 2, maxLength: 25 }), (flows) => {
      const answer = xirr(flows);
      fc.pre(answer.ok);
      for (const rate of answer.value) {
        if (rate < -99 || rate > 1e5) continue; // where a float's last digit moves lakhs
        const size = flows.reduce((sum, { date, rupees }) => {
          return sum + Math.abs(valueAt([flow(date, rupees), flow('1995-01-01', 0)], rate));
        }, 0);
        const value = valueAt([...flows, flow('1995-01-01', 0)], rate);
        expect(Math.abs(value)).toBeLessThanOrEqual(1e-9 * size);
      }
    }),
    { numRuns: 120 },
  );
});

test('no root is missed: a change of sign on a fine grid always has one between', () => {
  fc.assert(
    fc.property(fc.array(anyFlow, { minLength: 2, maxLength: 8 }), (flows) => {
      const answer = xirr(flows);
      const rates = answer.ok ? answer.value : [];
      const from = Math.log(0.05);
      const grid = Array.from({ length: 120 }, (_, index) =>
        Math.expm1(from + (index / 119) * (Math.log(20) - from)),
      );
      for (const [index, rate] of grid.entries()) {
        const before = grid[index - 1];
        if (before === undefined) continue;
        const changes = valueAt(flows, before * 100) > 0 !== valueAt(flows, rate * 100) > 0;
        if (!changes) continue;
        const isFound = rates.some(
          (found) => found >= before * 100 - 1e-6 && found <= rate * 100 + 1e-6,
        );
        expect(isFound).toBe(true);
      }
    }),
    { numRuns: 120 },
  );
});
