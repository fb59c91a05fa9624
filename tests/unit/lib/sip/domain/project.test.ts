import fc from 'fast-check';
import {
  monthlyRate,
  standardConvention,
  type Convention,
} from '@/lib/sip/domain/inputs/convention';
import type { SipPlan } from '@/lib/sip/domain/plan';
import { instalmentRupees, projectSip } from '@/lib/sip/domain/project';
import { roundToRupee } from '@/lib/money/round-to-rupee';
import { anyConvention, anyPlan } from '../any-plan';

const plan = (changes: Partial<SipPlan> = {}): SipPlan => ({
  monthlyRupees: 5000,
  annualReturnPercent: 12,
  months: 120,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
  ...changes,
});

const endOfMonth: Convention = { rate: 'nominal', paidAt: 'end' };
const effective: Convention = { rate: 'effective', paidAt: 'start' };

describe('published check values', () => {
  test.each<[string, Partial<SipPlan>, Convention, invested: number, value: number]>([
    ['5,000 at 12% for 10 years', {}, standardConvention, 600_000, 1_161_695],
    ['the same at the end of the month', {}, endOfMonth, 600_000, 1_150_193],
    ['the same with the effective monthly rate', {}, effective, 600_000, 1_120_179],
    [
      '10,000 at 12% for 20 years',
      { monthlyRupees: 10_000, months: 240 },
      standardConvention,
      2_400_000,
      9_991_479,
    ],
    [
      'the same with 10% step-up',
      { monthlyRupees: 10_000, months: 240, yearlyStepUpPercent: 10 },
      standardConvention,
      6_873_000,
      19_888_715,
    ],
    [
      '5,000 at 12% for 10 years with 10% step-up',
      { yearlyStepUpPercent: 10 },
      standardConvention,
      956_245,
      1_687_163,
    ],
    [
      '45,000 at 12% for 10 years',
      { monthlyRupees: 45_000 },
      standardConvention,
      5_400_000,
      10_455_258,
    ],
    [
      'the same with the effective monthly rate',
      { monthlyRupees: 45_000 },
      effective,
      5_400_000,
      10_081_615,
    ],
    [
      '10,000 at 12% for 20 years, effective monthly rate',
      { monthlyRupees: 10_000, months: 240 },
      effective,
      2_400_000,
      9_198_574,
    ],
    [
      'a lump sum of 1,00,000 at 12% for 10 years, compounded yearly',
      { monthlyRupees: 0, lumpSumRupees: 100_000 },
      effective,
      100_000,
      310_585,
    ],
  ])('%s', (_, changes, convention, investedRupees, valueRupees) => {
    expect(projectSip(plan(changes), convention)).toMatchObject({
      investedRupees,
      valueRupees,
      gainRupees: valueRupees - investedRupees,
    });
  });
});

describe('properties', () => {
  test('parts add up at every month, every year and at the end', () => {
    fc.assert(
      fc.property(anyPlan, anyConvention, (any, convention) => {
        const projection = projectSip(any, convention);
        // Past 2^53 rupees whole rupees are no longer exact; the page refuses such plans (fields.ts).
        fc.pre(projection.valueRupees <= Number.MAX_SAFE_INTEGER);
        const points = [projection, ...projection.months, ...projection.years];
        const torn = points.filter(
          (point) => point.investedRupees + point.gainRupees !== point.valueRupees,
        );
        expect(torn).toEqual([]);
        const paidIn = projection.years.reduce((sum, year) => sum + year.paidInRupees, 0);
        expect(paidIn).toBe(projection.investedRupees);
        expect(projection.years.at(-1)?.valueRupees).toBe(projection.valueRupees);
      }),
      { numRuns: 60 },
    );
  });

  test('there is a point for the start and each month, and a row for each year begun', () => {
    fc.assert(
      fc.property(anyPlan, (any) => {
        const { months, years } = projectSip(any);
        expect(months).toHaveLength(any.months + 1);
        expect(years).toHaveLength(Math.ceil(any.months / 12));
      }),
      { numRuns: 60 },
    );
  });

  test('with a return that is not negative, a later start never gives more', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.integer({ min: 1, max: 599 }),
        (any, annualReturnPercent, delay) => {
          fc.pre(any.months > delay);
          const punctual = projectSip({ ...any, annualReturnPercent });
          const late = projectSip({ ...any, annualReturnPercent, months: any.months - delay });
          expect(late.valueRupees).toBeLessThanOrEqual(punctual.valueRupees);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a step-up never invests less than none', () => {
    fc.assert(
      fc.property(anyPlan, (any) => {
        const plain = projectSip({ ...any, yearlyStepUpPercent: 0 });
        expect(projectSip(any).investedRupees).toBeGreaterThanOrEqual(plain.investedRupees);
        expect(plain.investedRupees).toBe(any.lumpSumRupees + any.monthlyRupees * any.months);
      }),
      { numRuns: 60 },
    );
  });

  test('without step-up and lump sum the value is the textbook annuity due', () => {
    fc.assert(
      fc.property(anyPlan, (any) => {
        fc.pre(Math.abs(any.annualReturnPercent) > 0.01);
        const rate = any.annualReturnPercent / 1200;
        const value = any.monthlyRupees * (((1 + rate) ** any.months - 1) / rate) * (1 + rate);
        const plain = projectSip({ ...any, yearlyStepUpPercent: 0, lumpSumRupees: 0 });
        expect(Math.abs(plain.valueRupees - value)).toBeLessThanOrEqual(0.5 + value * 1e-8);
      }),
      { numRuns: 60 },
    );
  });

  test('at a return of zero the value is what was paid in, by every convention', () => {
    fc.assert(
      fc.property(anyPlan, anyConvention, (any, convention) => {
        const { gainRupees } = projectSip({ ...any, annualReturnPercent: 0 }, convention);
        expect(gainRupees).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('a return a hair beside zero changes no rupee', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(-1e-13, 1e-13), (any, annualReturnPercent) => {
        const zero = projectSip({ ...any, annualReturnPercent: 0 }).valueRupees;
        const near = projectSip({ ...any, annualReturnPercent }).valueRupees;
        expect(Math.abs(near - zero)).toBeLessThanOrEqual(1 + zero * 1e-11);
      }),
      { numRuns: 60 },
    );
  });

  test('a higher return never gives less', () => {
    fc.assert(
      fc.property(anyPlan, fc.double({ min: 0, max: 20, noNaN: true }), (any, more) => {
        const higher = { ...any, annualReturnPercent: any.annualReturnPercent + more };
        expect(projectSip(higher).valueRupees).toBeGreaterThanOrEqual(projectSip(any).valueRupees);
      }),
      { numRuns: 60 },
    );
  });
});

test('a negative return loses money, never more than there is', () => {
  const { gainRupees, valueRupees } = projectSip(plan({ annualReturnPercent: -30 }));
  expect(gainRupees).toBeLessThan(0);
  expect(valueRupees).toBeGreaterThan(0);
});

test('the instalment rises with the 13th, not before', () => {
  const steppedUp = plan({ yearlyStepUpPercent: 10 });
  expect([0, 11, 12, 23, 24].map((month) => instalmentRupees(steppedUp, month))).toEqual([
    5000,
    5000,
    expect.closeTo(5500, 6),
    expect.closeTo(5500, 6),
    expect.closeTo(6050, 6),
  ]);
});

test('a plan of 30 months has a row for its last half year', () => {
  const { years } = projectSip(plan({ months: 30 }));
  expect(years.map(({ year, month }) => [year, month])).toEqual([
    [1, 12],
    [2, 24],
    [3, 30],
  ]);
});

test.each([0, 601, 1.5, NaN])('a plan of %p months is refused', (months) => {
  expect(() => projectSip(plan({ months }))).toThrow('1 to 600');
});

test('the nominal rate is a twelfth, the effective one compounds to the year', () => {
  expect(monthlyRate(12, standardConvention)).toBe(0.01);
  expect((1 + monthlyRate(12, effective)) ** 12).toBeCloseTo(1.12, 12);
});

test.each([
  [0.5, 1],
  [0.49, 0],
  [-0.5, -1],
  [-0.2, 0],
  [1.5, 2],
  [2.5, 3],
])('%p rounds to %p rupees', (value, rounded) => {
  expect(roundToRupee(value)).toBe(rounded);
});
