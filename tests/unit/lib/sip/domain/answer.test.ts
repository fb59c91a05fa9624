import fc from 'fast-check';
import { answerOf, withdrawalsOf } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { netReturnPercent } from '@/lib/sip/domain/expense-drag';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';

const today = '2026-11-21';
const inputs = (changes: Partial<SipInputs>): SipInputs => ({ ...startInputs, ...changes });
const answer = (changes: Partial<SipInputs> = {}) => answerOf(inputs(changes), today);

test('the example: value, tax of a sale on one day, and the value after tax in rupees of today', () => {
  const { main, goal, others } = answer();
  expect(main.projection.valueRupees).toBe(9_991_479);
  expect(main.redemption?.totalTaxRupees).toBe(
    (main.redemption?.taxRupees ?? 0) +
      (main.redemption?.surchargeRupees ?? 0) +
      (main.redemption?.cessRupees ?? 0),
  );
  const valueAfterTax = main.redemption?.valueAfterTaxRupees ?? 0;
  expect(main.realRupees).toBe(Math.round(valueAfterTax / 1.06 ** 20));
  expect(goal).toBeNull();
  expect(others).toEqual([]);
});

test('without tax, the value after tax is the value itself', () => {
  const { main } = answer({ fund: 'none', inflationPercent: 0 });
  expect(main.redemption).toBeNull();
  expect(main.realRupees).toBe(9_991_479);
});

test('everything follows the convention', () => {
  const { main } = answer({ rateConvention: 'effective', fund: 'none', inflationPercent: 0 });
  expect(main.projection.valueRupees).toBe(9_198_574);
});

test.each([
  ['monthly', 'monthlyRupees'],
  ['years', 'months'],
  ['return', 'annualReturnPercent'],
  ['step-up', 'yearlyStepUpPercent'],
] as const)('a goal in rupees of today is reached by working out %s', (goalUnknown, unknown) => {
  const { goal, main } = answer({ goalRupees: 4_000_000, goalUnknown, years: 18, stepUp: 2 });
  expect(goal).toMatchObject({ ok: true, unknown });
  const price = 4_000_000 * 1.06 ** (main.plan.months / 12);
  expect(main.projection.valueRupees).toBeGreaterThanOrEqual(Math.round(price));
});

test('a step-up in rupees is worked out in rupees', () => {
  const { goal } = answer({ goalRupees: 5_000_000, goalUnknown: 'step-up', stepUpUnit: 'rupees' });
  expect(goal).toMatchObject({ ok: true, unknown: 'stepUpRupees' });
});

test('a goal that cannot be worked out leaves the plan as it was typed', () => {
  const { goal, main } = answer({ goalRupees: 50_000_000_000, goalUnknown: 'return' });
  expect(goal).toEqual({ ok: false, unknown: 'annualReturnPercent', problem: 'out-of-reach' });
  expect(main.projection.valueRupees).toBe(9_991_479);
});

test('other plans have answers of their own, with their own costs', () => {
  const { main, others } = answer({ 'b.expenseRatioPercent': 1, 'c.years': 15 });
  expect(others.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(others[0]?.plan).toMatchObject({ annualReturnPercent: 12, expenseRatioPercent: 1 });
  expect(others[1]?.projection.years).toHaveLength(15);
  expect(others[0]?.projection.valueRupees).toBeLessThan(main.projection.valueRupees);
});

test('what was worked out for plan A stands where plan B and C are left blank', () => {
  const { main, others } = answer({
    goalRupees: 4_000_000,
    goalUnknown: 'return',
    expenseRatioPercent: 1,
    'b.years': 30,
    'c.expenseRatioPercent': 0,
  });
  expect(others[0]?.plan.annualReturnPercent).toBeCloseTo(main.plan.annualReturnPercent, 9);
  const [asInA, withoutCosts] = others.map(({ plan }) => netReturnPercent(plan));
  expect(withoutCosts).toBeGreaterThan(asInA! + 1);
  const solved = answer({ goalRupees: 4_000_000, goalUnknown: 'years', 'b.stepUp': 5 });
  expect(solved.others[0]?.plan.months).toBe(solved.main.plan.months);
});

test('withdrawing begins when the plan ends, from what it bought', () => {
  const wanted = inputs({ withdrawalRupees: 100_000, withdrawalYears: 20 });
  const { main } = answerOf(wanted, today);
  const projection = withdrawalsOf(wanted, main, today);
  expect(projection?.withdrawals[0]?.redeemedOn).toBe('2046-11-21');
  expect(projection?.depletedInMonth).toBeGreaterThan(120);
  expect(withdrawalsOf(startInputs, main, today)).toBeNull();
});

test('a withdrawal that rises takes the last rupee sooner', () => {
  const lasting = (withdrawalRisePercent: number) => {
    const wanted = inputs({ withdrawalRupees: 100_000, withdrawalRisePercent });
    return withdrawalsOf(wanted, answerOf(wanted, today).main, today)?.depletedInMonth;
  };
  expect(lasting(6)).toBeLessThan(lasting(0) ?? NaN);
});

test('the value in rupees of today never rises with inflation', () => {
  const percent = fc.integer({ min: 0, max: 2000 }).map((basis) => basis / 100);
  fc.assert(
    fc.property(percent, percent, fc.integer({ min: 1, max: 50 }), (one, other, years) => {
      const real = (inflationPercent: number) =>
        answer({ inflationPercent, years }).main.realRupees;
      expect(real(Math.max(one, other))).toBeLessThanOrEqual(real(Math.min(one, other)));
    }),
    { numRuns: 30 },
  );
});
