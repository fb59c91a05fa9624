import fc from 'fast-check';
import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { leastCpuMs } from '@/tests/factories/cpu-time';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { annualRatePercent, periodReturns, xirr, type Flow } from '@/lib/cashflow/xirr';

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

  it('does not mind the order of the flows', () => {
    expect(ratesOf([...excel].reverse())).toEqual(ratesOf(excel));
  });

  it('is 9.971 % for 1,000 to 1,100 over the leap year 2024 (366 days over 365)', () => {
    const rates = ratesOf([flow('2024-01-01', -1_000), flow('2025-01-01', 1_100)]);
    expect(rates).toEqual([expect.closeTo(9.971, 3)]);
  });

  it('is 10 % for 1,000 to 1,100 over 365 days, and sums what falls on one day', () => {
    expect(
      ratesOf([flow('2025-01-01', -600), flow('2025-01-01', -400), flow('2026-01-01', 1_100)]),
    ).toEqual([expect.closeTo(10, 10)]);
  });
});

describe('flows close together', () => {
  const overnight = (rupees: number) => [flow('2026-11-20', -100_000), flow('2026-11-21', rupees)];

  it.each([90_000, 750_000])('%d after a day has no annual rate to print', (rupees) => {
    expect(annualRatePercent(overnight(rupees))).toBeNull();
  });

  it.each([
    [90_000, -10],
    [750_000, 650],
  ])('%d after a day is %d %% of the period', (rupees, percent) => {
    expect(periodReturns(overnight(rupees))).toEqual({
      ok: true,
      value: { percents: [expect.closeTo(percent, 8)], days: 1 },
    });
  });

  it('agrees with the annual rate over a year', () => {
    const flows = [flow('2025-01-01', -600), flow('2025-06-01', -400), flow('2026-01-01', 1_100)];
    expect(annualRatePercent(flows)).toBeCloseTo(ratesOf(flows)[0]!, 8);
    const period = periodReturns(flows);
    expect(period.ok && period.value.percents).toEqual([expect.closeTo(ratesOf(flows)[0]!, 8)]);
  });
});

describe('several rates', () => {
  it('are all found: 10 % and 20 % of a flow that was built from them', () => {
    // (x - 1.1)(x - 1.2) = x² - 2.3 x + 1.32 in x = 1 + r, over two years of 365 days.
    const rates = ratesOf([
      flow('2025-01-01', 1),
      flow('2026-01-01', -2.3),
      flow('2027-01-01', 1.32),
    ]);
    expect(rates).toEqual([expect.closeTo(10, 6), expect.closeTo(20, 6)]);
  });

  it('that coincide are one', () => {
    const rates = ratesOf([
      flow('2025-01-01', 1),
      flow('2026-01-01', -2.2),
      flow('2027-01-01', 1.21),
    ]);
    expect(rates).toHaveLength(1);
    expect(rates[0]).toBeCloseTo(10, 4);
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

test('money that grows at one rate is found at that rate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amounts, someDay), { minLength: 1, maxLength: 60 }),
      fc.double({ min: -40, max: 60, noNaN: true }),
      (payments, ratePercent) => {
        const last = Math.max(...payments.map(([, day]) => day)) + 365;
        const worth = payments.reduce(
          (sum, [rupees, day]) => sum + rupees * (1 + ratePercent / 100) ** ((last - day) / 365),
          0,
        );
        const flows = payments.map(([rupees, day]) => flow(dateOfDayNumber(day), -rupees));
        const rates = ratesOf([...flows, flow(dateOfDayNumber(last), worth)]);
        expect(rates).toEqual([expect.closeTo(ratePercent, 6)]);
      },
    ),
  );
});

test('alternating deposits and withdrawals for twenty years have an answer', () => {
  const flows = Array.from({ length: 240 }, (_, month) =>
    flow(shiftMonths('2006-01-01', month), month % 2 === 0 ? -10_000 : 9_990 + month),
  );
  const answer = xirr(flows);
  for (const rate of answer.ok ? answer.value : []) {
    expect(Math.abs(valueAt(flows, rate))).toBeLessThan(1);
  }
  expect(answer.ok || answer.problem === 'no-rate').toBe(true);
});

test('240 instalments take some milliseconds of the processor at most', () => {
  const flows = Array.from({ length: 240 }, (_, month) =>
    flow(shiftMonths('2006-01-01', month), -10_000),
  );
  flows.push(flow('2026-01-01', 99_91_479));
  // The bench holds 1 ms; a cold compiler under Jest gets more.
  expect(leastCpuMs(() => ratesOf(flows), { enoughMs: 1, tries: 200 })).toBeLessThan(5);
});
