import fc from 'fast-check';
import type { Convention } from '@/lib/sip/domain/inputs/convention';
import { monthlyRate } from '@/lib/sip/domain/inputs/convention';
import type { SipPlan } from '@/lib/sip/domain/plan';
import { projectSip } from '@/lib/sip/domain/project';
import { instalmentRupees, paymentsOf, type DetailedPlan } from '@/lib/sip/domain/schedule';
import { anyConvention, anyDetailedPlan, anyPlan } from '../any-plan';

const plan = (changes: Partial<DetailedPlan> = {}): DetailedPlan => ({
  monthlyRupees: 1000,
  annualReturnPercent: 12,
  months: 24,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
  ...changes,
});

const instalments = (changes: Partial<DetailedPlan>, months: number[]) =>
  months.map((month) => Math.round(instalmentRupees(plan(changes), month)));

describe('the instalment', () => {
  test('rises by rupees with the 13th and the 25th', () => {
    expect(instalments({ stepUpRupees: 500 }, [0, 11, 12, 24])).toEqual([1000, 1000, 1500, 2000]);
  });

  test('rises every six months when set so, in percent too', () => {
    const halfYearly = { yearlyStepUpPercent: 10, stepUpEveryMonths: 6 };
    expect(instalments(halfYearly, [5, 6, 12])).toEqual([1000, 1100, 1210]);
  });

  test('stops at the cap', () => {
    expect(instalments({ stepUpRupees: 500, instalmentCapRupees: 1800 }, [12, 24, 36])).toEqual([
      1500, 1800, 1800,
    ]);
  });

  test('is not lowered by a cap beneath where it began', () => {
    expect(instalments({ stepUpRupees: 500, instalmentCapRupees: 800 }, [0, 24])).toEqual([
      1000, 1000,
    ]);
  });
});

describe('payments', () => {
  test('a pause leaves its months out and moves no step', () => {
    const payments = paymentsOf(
      plan({ stepUpRupees: 100, pauses: [{ fromMonth: 11, months: 3 }] }),
    );
    expect(payments.slice(9, 15)).toEqual([1000, 0, 0, 0, 1100, 1100]);
  });

  test('a top-up comes on top of the instalment, and is paid in a pause too', () => {
    const payments = paymentsOf(
      plan({
        pauses: [{ fromMonth: 2, months: 2 }],
        topUps: [
          { month: 1, rupees: 50 },
          { month: 2, rupees: 70 },
          { month: 99, rupees: 1 },
        ],
      }),
    );
    expect(payments.slice(0, 4)).toEqual([1050, 70, 0, 1000]);
    expect(payments).toHaveLength(24);
  });

  test.each<[string, Partial<DetailedPlan>]>([
    ['two kinds of step-up', { yearlyStepUpPercent: 5, stepUpRupees: 100 }],
    ['a step every half month', { stepUpEveryMonths: 0.5 }],
    ['a top-up in month 0', { topUps: [{ month: 0, rupees: 1 }] }],
    ['a pause of no months', { pauses: [{ fromMonth: 3, months: 0 }] }],
  ])('%s is refused', (_, details) => {
    expect(() => paymentsOf(plan(details))).toThrow(/whole months|not in both/);
  });
});

test('a top-up with the first instalment at the start of the month is a lump sum', () => {
  const topUp = projectSip(plan({ topUps: [{ month: 1, rupees: 50_000 }] }));
  expect(topUp.valueRupees).toBe(projectSip(plan({ lumpSumRupees: 50_000 })).valueRupees);
});

test('six months skipped in the third year of 5,000 at 12 % for 10 years cost 76,073 rupees', () => {
  const steady = plan({ monthlyRupees: 5000, months: 120 });
  const skipping = { ...steady, pauses: [{ fromMonth: 25, months: 6 }] };
  // 5,000 × ((1.01^6 − 1) ÷ 0.01) × 1.01 × 1.01^90 = 76,073.33: six instalments that never grow to the end.
  const lost = projectSip(steady).valueRupees - projectSip(skipping).valueRupees;
  expect(Math.abs(lost - 76_073)).toBeLessThanOrEqual(1);
});

describe('properties', () => {
  /** Independent of the monthly loop: grows each payment to the end separately. */
  const valueByPayments = (any: DetailedPlan, convention: Convention) => {
    const growth = 1 + monthlyRate(any.annualReturnPercent, convention);
    const yearly = 1 + any.annualReturnPercent / 100;
    const early = convention.paidAt === 'start' ? 1 : 0;
    const monthsLeft = (month: number) => any.months - 1 - month + early;
    const instalments = paymentsOf({ ...any, topUps: [] }).reduce(
      (sum, payment, month) => sum + payment * growth ** monthsLeft(month),
      0,
    );
    // What is paid once compounds by the year.
    return (any.topUps ?? [])
      .filter(({ month }) => month <= any.months)
      .reduce(
        (sum, { month, rupees }) => sum + rupees * yearly ** (monthsLeft(month - 1) / 12),
        instalments + any.lumpSumRupees * yearly ** (any.months / 12),
      );
  };

  test('the value is the sum of all payments, each grown separately', () => {
    fc.assert(
      fc.property(anyDetailedPlan, anyConvention, (any, convention) => {
        const value = valueByPayments(any, convention);
        const { valueRupees } = projectSip(any, convention);
        expect(Math.abs(valueRupees - value)).toBeLessThanOrEqual(0.5 + value * 1e-10);
      }),
      { numRuns: 60 },
    );
  });

  test('parts add up with every detail', () => {
    fc.assert(
      fc.property(anyDetailedPlan, anyConvention, (any, convention) => {
        const projection = projectSip(any, convention);
        fc.pre(projection.valueRupees <= Number.MAX_SAFE_INTEGER);
        expect(projection.investedRupees + projection.gainRupees).toBe(projection.valueRupees);
        const paidIn = projection.years.reduce((sum, year) => sum + year.paidInRupees, 0);
        expect(paidIn).toBe(projection.investedRupees);
      }),
      { numRuns: 60 },
    );
  });

  test('details that say nothing change nothing', () => {
    fc.assert(
      fc.property(anyPlan, anyConvention, (any: SipPlan, convention) => {
        const silent = { ...any, stepUpRupees: 0, stepUpEveryMonths: 12, topUps: [], pauses: [] };
        expect(projectSip(silent, convention)).toEqual(projectSip(any, convention));
      }),
      { numRuns: 30 },
    );
  });

  test('a pause never gives more, a top-up never less', () => {
    fc.assert(
      fc.property(anyDetailedPlan, (any) => {
        const { valueRupees } = projectSip(any);
        const { valueRupees: unpaused } = projectSip({ ...any, pauses: [] });
        const { valueRupees: bare } = projectSip({ ...any, topUps: [] });
        expect(unpaused).toBeGreaterThanOrEqual(valueRupees);
        expect(bare).toBeLessThanOrEqual(valueRupees);
      }),
      { numRuns: 60 },
    );
  });
});
