import fc from 'fast-check';
import { monthlyRate, type Convention } from '@/lib/sip/domain/inputs/convention';
import { holdingOf, holdingOfSum, type Holding } from '@/lib/sip/domain/lots';
import { projectWithdrawals, type WithdrawalPlan } from '@/lib/sip/domain/withdraw';
import { anyConvention } from '../any-plan';

const nominalEnd: Convention = { rate: 'nominal', paidAt: 'end' };

const withdrawalPlan = (changes: Partial<WithdrawalPlan> = {}): WithdrawalPlan => ({
  rupeesEachTime: 5000,
  annualReturnPercent: 8,
  months: 240,
  fund: { kind: 'equity' },
  startsOn: '2026-11-21',
  ...changes,
});

function project(holding: Holding, plan: WithdrawalPlan, convention: Convention) {
  const projected = projectWithdrawals(holding, plan, convention);
  if (!projected.ok) throw new Error(projected.problem);
  return projected.value;
}

test('10 lakh, 5,000 a month at 8 % leave 19.8 lakh after 20 years (in print elsewhere: 8.42)', () => {
  const { balanceRupees, depletedInMonth } = project(
    holdingOfSum(1_000_000),
    withdrawalPlan(),
    nominalEnd,
  );
  expect(balanceRupees).toBe(1_981_701);
  expect(depletedInMonth).toBeNull();
});

test('without growth 1,00,000 lasts ten withdrawals of 10,000 and bears no tax', () => {
  const projection = project(
    holdingOfSum(100_000),
    withdrawalPlan({ rupeesEachTime: 10_000, annualReturnPercent: 0 }),
    nominalEnd,
  );
  expect(projection).toMatchObject({
    depletedInMonth: 10,
    withdrawnRupees: 100_000,
    taxRupees: 0,
    balanceRupees: 0,
  });
  expect(projection.withdrawals).toHaveLength(10);
});

test('the last withdrawal is the remaining value', () => {
  const { withdrawals, depletedInMonth } = project(
    holdingOfSum(25_000),
    withdrawalPlan({ rupeesEachTime: 10_000, annualReturnPercent: 0 }),
    nominalEnd,
  );
  expect(depletedInMonth).toBe(3);
  expect(withdrawals.map(({ withdrawnRupees }) => withdrawnRupees)).toEqual([10_000, 10_000, 5000]);
});

test('each financial year begins in April and uses its own exemption', () => {
  const holding: Holding = {
    lots: [{ boughtInMonth: 0, units: 10_000_000, costRupees: 1_000_000 }],
    unitPriceRupees: 1,
    month: 120,
  };
  const { years, withdrawals } = project(
    holding,
    withdrawalPlan({ rupeesEachTime: 100_000, annualReturnPercent: 0, months: 8 }),
    nominalEnd,
  );
  // Nine tenths of each rupee is gain: 90,000 a month, December to March, then April to July.
  const year = {
    withdrawnRupees: 400_000,
    longTermGainRupees: 360_000,
    shortTermGainRupees: 0,
    exemptRupees: 125_000,
    taxRupees: 30_550,
  };
  expect(years).toEqual([
    { financialYear: 2026, ...year },
    { financialYear: 2027, ...year },
  ]);
  // 90,000 is free; of the next 90,000 the exemption leaves 55,000; then 12.5 % and 4 % of all.
  expect(withdrawals.slice(0, 5).map(({ taxRupees }) => taxRupees)).toEqual([
    0, 7150, 11_700, 11_700, 0,
  ]);
  expect(withdrawals[4]?.redeemedOn).toBe('2027-04-21');
});

test('the oldest units go first, and become long-term while they wait', () => {
  const plan = {
    monthlyRupees: 10_000,
    annualReturnPercent: 12,
    months: 12,
    yearlyStepUpPercent: 0,
    lumpSumRupees: 0,
  };
  const { years } = project(
    holdingOf(plan),
    withdrawalPlan({
      rupeesEachTime: 5000,
      annualReturnPercent: 12,
      startsOn: '2026-04-01',
      months: 4,
    }),
    { rate: 'nominal', paidAt: 'start' },
  );
  // The first instalment, 12 to 13 months old, pays 5,000 short-term, then long-term: 5,000 − 5,000 ÷ 1.01^12.
  const short = 5000 - 5000 / 1.01 ** 12;
  expect(years[0]?.shortTermGainRupees).toBe(Math.round(short));
  expect(years[0]?.longTermGainRupees).toBeGreaterThan(2 * short);
});

test('debt units from before April 2023 are refused', () => {
  const holding = { ...holdingOfSum(1000), month: 60 };
  const fund = { kind: 'debt' as const, slabRatePercent: 30 };
  expect(projectWithdrawals(holding, withdrawalPlan({ fund }))).toEqual({
    ok: false,
    problem: 'units-too-old',
  });
});

test.each([0, 601, 2.5])('%p months are refused', (months) => {
  expect(() => projectWithdrawals(holdingOfSum(1), withdrawalPlan({ months }))).toThrow('1 to 600');
});

describe('properties', () => {
  const anyWithdrawal = fc.record({
    rupeesEachTime: fc.integer({ min: 1, max: 100_000 }),
    annualReturnPercent: fc.double({ min: -20, max: 20, noNaN: true }),
    months: fc.integer({ min: 1, max: 600 }),
  });
  const anySum = fc.integer({ min: 1000, max: 100_000_000 });

  test('while money is left the balance is the closed formula: P·g^n − W·(g^n − 1)/i', () => {
    fc.assert(
      fc.property(anySum, anyWithdrawal, anyConvention, (sum, changes, convention) => {
        const plan = withdrawalPlan(changes);
        const { balanceRupees, depletedInMonth } = project(holdingOfSum(sum), plan, convention);
        const i = monthlyRate(plan.annualReturnPercent, convention);
        fc.pre(depletedInMonth === null && Math.abs(i) > 1e-6);
        const growth = (1 + i) ** plan.months;
        const due = convention.paidAt === 'start' ? 1 + i : 1;
        const balance = sum * growth - (plan.rupeesEachTime * due * (growth - 1)) / i;
        expect(Math.abs(balanceRupees - balance)).toBeLessThanOrEqual(1 + sum * growth * 1e-8);
      }),
      { numRuns: 25 },
    );
  });

  test('taxes of the redemptions add up to those of the years, and withdrawals too', () => {
    fc.assert(
      fc.property(anySum, anyWithdrawal, anyConvention, (sum, changes, convention) => {
        const projection = project(holdingOfSum(sum), withdrawalPlan(changes), convention);
        const total = (rows: readonly { taxRupees: number; withdrawnRupees: number }[]) => [
          rows.reduce((all, row) => all + row.taxRupees, 0),
          rows.reduce((all, row) => all + row.withdrawnRupees, 0),
        ];
        expect(total(projection.withdrawals)).toEqual(total(projection.years));
        expect(total(projection.years)).toEqual([projection.taxRupees, projection.withdrawnRupees]);
      }),
      { numRuns: 30 },
    );
  });

  test('when all is gone, the gains are what was withdrawn less what was paid in', () => {
    fc.assert(
      fc.property(anySum, anyConvention, (sum, convention) => {
        const plan = withdrawalPlan({ rupeesEachTime: Math.ceil(sum / 100), months: 600 });
        const { years, withdrawnRupees, depletedInMonth } = project(
          holdingOfSum(sum),
          plan,
          convention,
        );
        expect(depletedInMonth).not.toBeNull();
        const gains = years.reduce(
          (all, year) => all + year.longTermGainRupees + year.shortTermGainRupees,
          0,
        );
        expect(Math.abs(withdrawnRupees - sum - gains)).toBeLessThanOrEqual(years.length * 2 + 1);
      }),
      { numRuns: 30 },
    );
  });
});

test('a quarterly withdrawal comes every third month and earns in between', () => {
  const quarterly = project(
    holdingOfSum(1_000_000),
    withdrawalPlan({ rupeesEachTime: 15_000, everyMonths: 3, annualReturnPercent: 12, months: 12 }),
    { rate: 'nominal', paidAt: 'end' },
  );
  expect(
    quarterly.withdrawals
      .filter(({ withdrawnRupees }) => withdrawnRupees > 0)
      .map(({ month }) => month),
  ).toEqual([3, 6, 9, 12]);
  // By the closed formula with q = 1.01³ − 1: 10,00,000 × (1 + q)⁴ − 15,000 × ((1 + q)⁴ − 1) ÷ q.
  const q = 1.01 ** 3 - 1;
  const balance = 1_000_000 * (1 + q) ** 4 - (15_000 * ((1 + q) ** 4 - 1)) / q;
  expect(quarterly.balanceRupees).toBe(Math.round(balance));
});

test('an existing amount is sold by its own cost', () => {
  const holding = holdingOfSum(2_000_000, { costRupees: 500_000, monthsHeld: 13 });
  const { years } = project(
    holding,
    withdrawalPlan({ rupeesEachTime: 400_000, annualReturnPercent: 0, months: 1 }),
    { rate: 'nominal', paidAt: 'end' },
  );
  // A quarter of every rupee is cost: 4,00,000 × 3 ÷ 4 is gain, long-term because it was held for over a year.
  expect(years[0]).toMatchObject({ longTermGainRupees: 300_000, shortTermGainRupees: 0 });
});
