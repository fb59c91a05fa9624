import fc from 'fast-check';
import type { Fund } from '@/lib/law/gains-tax';
import { answerOf } from '@/lib/sip/domain/answer';
import { type Convention, monthlyRate } from '@/lib/sip/domain/inputs/convention';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import {
  afterTaxRupeesAt,
  holdingOf,
  holdingOfSum,
  lotGroups,
  sellOldestFirst,
  redeemAtEnd,
  type HeldUnits,
  type Redemption,
} from '@/lib/sip/domain/redemption';
import { examplePlan, type DetailedPlan } from '@/lib/sip/domain/plan';
import { projectSip } from '@/lib/sip/domain/project';
import { projectWithdrawals, type WithdrawalPlan } from '@/lib/sip/domain/withdraw';
import { anyConvention, anyDetailedPlan } from '@/tests/unit/lib/sip/any-plan';
import { failure } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';

const nominalEnd: Convention = { rate: 'nominal', paidAt: 'end' };
const equity: Fund = { kind: 'equity' };
const debt: Fund = { kind: 'debt', slabRatePercent: 30 };

describe('withdrawals', () => {
  const planOf = (changes: Partial<WithdrawalPlan> = {}): WithdrawalPlan => ({
    ...{ rupeesEachTime: 5000, annualReturnPercent: 8, months: 240, fund: equity },
    startsOn: '2026-11-21',
    ...changes,
  });
  function project(holding: HeldUnits, changes: Partial<WithdrawalPlan>, convention = nominalEnd) {
    return valueOf(projectWithdrawals(holding, planOf(changes), convention));
  }

  test('10 lakh, 5,000 a month at 8 % leave 19.8 lakh after 20 years (in print elsewhere: 8.42)', () => {
    const left = project(holdingOfSum(1_000_000), {});
    expect(left).toMatchObject({ balanceRupees: 1_981_701, depletedInMonth: null });
  });

  test.each([
    ['1,00,000 last ten times, without growth and tax', 100_000, 10, 10_000],
    ['the last withdrawal is the remaining value', 25_000, 3, 5000],
  ])('of 10,000: %s', (_, sum, month, last) => {
    const changes = { rupeesEachTime: 10_000, annualReturnPercent: 0 };
    const projection = project(holdingOfSum(sum), changes);
    const whole = { withdrawnRupees: sum, taxRupees: 0, balanceRupees: 0 };
    expect(projection).toMatchObject({ depletedInMonth: month, ...whole });
    expect(projection.withdrawals).toHaveLength(month);
    expect(projection.withdrawals.at(-1)?.withdrawnRupees).toBe(last);
  });

  test('use the exemption of each financial year, which begins in April', () => {
    const { years, withdrawals, taxRupees } = project(
      {
        lots: [{ boughtInMonth: 0, units: 10_000_000, costRupees: 1_000_000 }],
        ...{ unitPriceRupees: 1, month: 120 },
      },
      { rupeesEachTime: 100_000, annualReturnPercent: 0, months: 8 },
    );
    // Nine tenths of each rupee is gain: 90,000 a month, December to March, then April to July.
    const year = {
      ...{ withdrawnRupees: 400_000, longTermGainRupees: 360_000, shortTermGainRupees: 0 },
      ...{ exemptRupees: 125_000, taxRupees: 30_550 },
    };
    expect(years).toEqual([
      { financialYear: 2026, ...year },
      { financialYear: 2027, ...year },
    ]);
    expect(taxRupees).toBe(2 * 30_550);
    // 90,000 is free; of the next 90,000 the exemption leaves 55,000; then 12.5 % and 4 % of all.
    const taxes = withdrawals.slice(0, 5).map(({ taxRupees }) => taxRupees);
    expect(taxes).toEqual([0, 7150, 11_700, 11_700, 0]);
    expect(withdrawals[4]?.redeemedOn).toBe('2027-04-21');
  });

  test('sell the oldest units first, which become long-term while they wait', () => {
    const changes = { annualReturnPercent: 12, startsOn: '2026-04-01', months: 4 } as const;
    const holding = holdingOf({ ...examplePlan, months: 12 });
    const { years } = project(holding, changes, { rate: 'nominal', paidAt: 'start' });
    // The first instalment, 12 to 13 months old, pays 5,000 short-term, then long-term: 5,000 − 5,000 ÷ 1.01^12.
    const short = 5000 - 5000 / 1.01 ** 12;
    expect(years[0]?.shortTermGainRupees).toBe(Math.round(short));
    expect(years[0]?.longTermGainRupees).toBeGreaterThan(2 * short);
  });

  test('go on in the lot in which the last one ended', () => {
    const lots = [100, 200].map((costRupees) => ({ boughtInMonth: 0, units: 10, costRupees }));
    const sell = sellOldestFirst(lots);
    sell(6);
    expect(sell(6).map(({ units, costRupees }) => [units, costRupees])).toEqual([
      [4, 40],
      [2, 40],
    ]);
  });

  test('each quarter come every third month and earn in between', () => {
    const quarterly = { rupeesEachTime: 15_000, annualReturnPercent: 12, months: 12 };
    const { withdrawals, balanceRupees } = project(holdingOfSum(1_000_000), {
      ...{ ...quarterly, everyMonths: 3 },
    });
    const paid = withdrawals.filter(({ withdrawnRupees }) => withdrawnRupees > 0);
    expect(paid.map(({ month }) => month)).toEqual([3, 6, 9, 12]);
    // By the closed formula with q = 1.01³ − 1: 10,00,000 × (1 + q)⁴ − 15,000 × ((1 + q)⁴ − 1) ÷ q.
    const q = 1.01 ** 3 - 1;
    const balance = 1_000_000 * (1 + q) ** 4 - (15_000 * ((1 + q) ** 4 - 1)) / q;
    expect(balanceRupees).toBe(Math.round(balance));
  });

  test.each([
    ['end', ['2027-02-21', '2027-05-21', '2027-08-21', '2027-11-21'], [3, 6, 9, 12]],
    ['start', ['2026-11-21', '2027-02-21', '2027-05-21', '2027-08-21'], [1, 4, 7, 10]],
  ] as const)('each quarter, paid at the %s of a month, come on %j', (paidAt, days, months) => {
    const quarterly = { everyMonths: 3, months: 12, annualReturnPercent: 0 } as const;
    const convention = { ...nominalEnd, paidAt };
    const { withdrawals } = project(holdingOfSum(1_000_000), quarterly, convention);
    const paid = withdrawals.filter(({ withdrawnRupees }) => withdrawnRupees > 0);
    expect(paid.map(({ redeemedOn }) => redeemedOn)).toEqual(days);
    expect(paid.map(({ month }) => month)).toEqual(months);
  });

  test('rise with the 13th and the 25th month', () => {
    const rising = { rupeesEachTime: 10_000, yearlyRisePercent: 10, annualReturnPercent: 0 };
    const changes = { ...rising, months: 26 };
    const { withdrawals, ...sums } = project(holdingOfSum(1_000_000), changes);
    const paid = [0, 11, 12, 23, 24, 25].map((month) => withdrawals[month]?.withdrawnRupees);
    expect(paid).toEqual([10_000, 10_000, 11_000, 11_000, 12_100, 12_100]);
    // 12 × 10,000, 12 × 11,000 and 2 × 12,100.
    expect(sums).toMatchObject({ withdrawnRupees: 276_200, balanceRupees: 723_800 });
  });

  test('take lots whole, one after another, and no more than there is', () => {
    const lots = [100, 200].map((costRupees) => ({ boughtInMonth: 0, units: 10, costRupees }));
    const sell = sellOldestFirst(lots);
    const costs = (units: number) => sell(units).map(({ costRupees }) => costRupees);
    expect([0, 10, 5, 100, 1].map(costs)).toEqual([[], [100], [100], [100], []]);
  });

  test('from an existing amount sell it by its own cost', () => {
    const holding = holdingOfSum(2_000_000, { costRupees: 500_000, monthsHeld: 13 });
    const once = { rupeesEachTime: 400_000, annualReturnPercent: 0, months: 1 };
    // A quarter of every rupee is cost: 4,00,000 × 3 ÷ 4 is gain, long-term because it was held for over a year.
    expect(project(holding, once).years[0]).toMatchObject({
      ...{ longTermGainRupees: 300_000, shortTermGainRupees: 0 },
    });
  });

  test('of debt units from before April 2023, and of no whole months up to 600, are refused', () => {
    const holding = { ...holdingOfSum(1000), month: 60 };
    const refused = failure('units-too-old');
    expect(projectWithdrawals(holding, planOf({ fund: debt }))).toEqual(refused);
    for (const months of [0, 601, 2.5]) {
      expect(() => project(holdingOfSum(1), { months })).toThrow('1 to 600');
    }
  });

  test('while money is left the balance is the closed formula: P·g^n − W·(g^n − 1)/i', () => {
    const anyWithdrawal = fc.record({
      rupeesEachTime: fc.integer({ min: 1, max: 100_000 }),
      annualReturnPercent: fc.double({ min: -20, max: 20, noNaN: true }),
      months: fc.integer({ min: 1, max: 150 }),
    });
    const anySum = fc.integer({ min: 1000, max: 100_000_000 });
    fc.assert(
      fc.property(anySum, anyWithdrawal, anyConvention, (sum, changes, convention) => {
        const { balanceRupees, ...left } = project(holdingOfSum(sum), changes, convention);
        const i = monthlyRate(changes.annualReturnPercent, convention);
        fc.pre(left.depletedInMonth === null && Math.abs(i) > 1e-6);
        const growth = (1 + i) ** changes.months;
        const due = convention.paidAt === 'start' ? 1 + i : 1;
        const balance = sum * growth - (changes.rupeesEachTime * due * (growth - 1)) / i;
        expect(Math.abs(balanceRupees - balance)).toBeLessThanOrEqual(1 + sum * growth * 1e-8);
      }),
      { numRuns: 25 },
    );
  });
});

describe('selling everything at the end', () => {
  const plan = (changes: Partial<DetailedPlan> = {}) => ({ ...examplePlan, ...changes });

  function redeem(...order: Parameters<typeof redeemAtEnd>): Redemption {
    return valueOf(redeemAtEnd(...order));
  }

  test('10,000 at 12 % for 20 years in an equity fund: 10,68,401 of tax, by hand', () => {
    const redemption = redeem(plan(), equity, '2046-11-21');
    // The last twelve instalments, by the closed formula: 10,000 × (1.01^12 − 1) ÷ 0.01 × 1.01 − 1,20,000 = 8,093.
    const short = 8_093;
    const long = 9_991_479 - 2_400_000 - short;
    const tax = Math.round((long - 125_000) * 0.125) + Math.round(short * 0.2);
    expect(redemption).toMatchObject({
      ...{ valueRupees: 9_991_479, valueAfterTaxRupees: 9_991_479 - 1_068_401 },
      ...{ shortTermGainRupees: short, longTermGainRupees: long, exemptRupees: 125_000 },
      // Gains of 75.9 lakh in one year: 10 % surcharge above 50 lakh.
      ...{ taxRupees: tax, surchargeRupees: Math.round(tax * 0.1) },
      cessRupees: Math.round((tax + Math.round(tax * 0.1)) * 0.04),
      totalTaxRupees: 1_068_401,
    });
  });

  test('in a debt fund every gain is short-term, taxed by slab, without exemption', () => {
    expect(redeem(plan(), debt, '2046-11-21')).toMatchObject({
      ...{ longTermGainRupees: 0, shortTermGainRupees: 7_591_479, exemptRupees: 0 },
      ...{ taxRupees: 2_277_444, surchargeRupees: 227_744, cessRupees: 100_208 },
      totalTaxRupees: 2_605_396,
    });
  });

  test('units of exactly twelve months are short-term, of thirteen long-term', () => {
    const { lots } = redeem(plan({ months: 14 }), equity, '2028-01-21');
    expect(lots.slice(0, 4).map((lot) => [lot.ageMonths, lot.isLongTerm])).toEqual([
      [14, true],
      [13, true],
      [12, false],
      [11, false],
    ]);
  });

  /** Year, long-term or not, months held of the youngest and the oldest, and what was paid. */
  test.each<[Convention['paidAt'], [number, boolean, number, number, number][]]>([
    [
      'start',
      [
        [1, true, 13, 14, 22_000],
        [1, false, 3, 12, 9_000],
        [2, false, 1, 2, 2_000],
      ],
    ],
    [
      'end',
      [
        [1, true, 13, 14, 21_000],
        [1, false, 2, 12, 10_000],
        [2, false, 0, 1, 2_000],
      ],
    ],
  ])('14 months of 1,000, paid at the %s, with 20,000 before and a pause', (paidAt, groups) => {
    const saved = plan({
      ...{ monthlyRupees: 1_000, months: 14, lumpSumRupees: 20_000, annualReturnPercent: 12 },
      pauses: [{ fromMonth: 5, months: 1 }],
    });
    const convention = { ...nominalEnd, paidAt };
    const { lots, valueRupees } = redeem(saved, equity, '2028-01-21', convention);
    // No lot for the month without a payment.
    expect(lots).toHaveLength(14);
    const found = lotGroups(lots, convention);
    expect(
      found.map(({ year, isLongTerm, youngest, oldest, costRupees }) => [
        ...[year, isLongTerm, youngest, oldest],
        Math.round(costRupees),
      ]),
    ).toEqual(groups);
    const gain = found.reduce((sum, { gainRupees }) => sum + gainRupees, 0);
    expect(Math.round(gain)).toBe(valueRupees - 33_000);
  });

  test.each([
    ['within the exemption', { monthlyRupees: 0, lumpSumRupees: 1_000_000, months: 13 }, 11],
    ['below zero', {}, -5],
  ])('a gain %s bears no tax', (_, changes, annualReturnPercent) => {
    const sold = redeem(plan({ ...changes, annualReturnPercent }), equity, '2046-11-21');
    expect(Math.sign(sold.longTermGainRupees)).toBe(Math.sign(annualReturnPercent));
    expect(sold.totalTaxRupees).toBe(0);
  });

  test.each([
    [4_999_999, 0],
    // Tax at 50 lakh is 6,09,375; ten thousand more may cost ten thousand at most, of which 1,250 is tax.
    [5_010_000, 8_750],
    // 2,00,000 above 50 lakh: tax 6,34,375 and 10 % of it, less than the income above with the tax there.
    [5_200_000, 63_438],
    // Above 1 crore 15 %, and never more for these gains.
    [30_000_000, 560_156],
  ])('the surcharge on a long-term gain of %d is %d', (gain, surchargeRupees) => {
    const lumpSumRupees = 1_000_000_000;
    // Two years of growth that bring the gain; nothing else is paid in.
    const annualReturnPercent = ((1 + gain / lumpSumRupees) ** (1 / 2) - 1) * 100;
    const lump = plan({ monthlyRupees: 0, lumpSumRupees, months: 24, annualReturnPercent });
    const redemption = redeem(lump, equity, '2028-11-21');
    expect(Math.abs(redemption.longTermGainRupees - gain)).toBeLessThanOrEqual(1);
    expect(Math.abs(redemption.surchargeRupees - surchargeRupees)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['before the first rates that we hold', equity, 12, '2018-03-31', 'no-law-for-date'],
    ['of debt units from before April 2023', debt, 24, '2025-03-31', 'units-too-old'],
    ['of debt units of April 2023', debt, 24, '2025-04-01', null],
  ] as const)('a redemption %s is refused or not', (_, fund, months, redeemedOn, problem) => {
    const redeemed = redeemAtEnd(plan({ months }), fund, redeemedOn);
    expect(redeemed.ok ? null : redeemed.problem).toBe(problem);
  });

  test('value, gains and tax agree with the projection, and parts add up', () => {
    fc.assert(
      fc.property(
        anyDetailedPlan,
        fc.constantFrom(equity, debt, { ...debt, slabRatePercent: 5 }),
        anyConvention,
        (any, fund, convention) => {
          const projection = projectSip(any, convention);
          fc.pre(projection.valueRupees < 1e13);
          const sold = redeem(any, fund, '2080-01-01', convention);
          const slack = 1 + projection.valueRupees * 1e-10;
          expect(Math.abs(sold.valueRupees - projection.valueRupees)).toBeLessThanOrEqual(slack);
          const gain = sold.longTermGainRupees + sold.shortTermGainRupees;
          expect(Math.abs(gain - projection.gainRupees)).toBeLessThanOrEqual(slack + 1);
          const { taxRupees, surchargeRupees, cessRupees, totalTaxRupees } = sold;
          expect(taxRupees + surchargeRupees + cessRupees).toBe(totalTaxRupees);
          expect(sold.valueAfterTaxRupees + totalTaxRupees).toBe(sold.valueRupees);
          const max = Math.max(0, gain) * 0.3 * 1.25 * 1.04 + 3;
          expect(totalTaxRupees).toBeGreaterThanOrEqual(0);
          expect(totalTaxRupees).toBeLessThanOrEqual(max);
        },
      ),
      { numRuns: 80 },
    );
  });
});

test('the value after tax goes from the lump sum to that of the whole plan', () => {
  const today = '2026-11-21';
  const changes = { lumpSumRupees: 100_000, stepUp: 10, topUp1Rupees: 50_000, topUp1Month: 30 };
  const inputs = { ...startInputs, ...changes };
  const { main } = answerOf(inputs, today);
  const at = (month: number, { plan, redemption } = main) =>
    Math.round(afterTaxRupeesAt(plan, month, redemption!.law, conventionOf(inputs)));
  expect([at(0), at(240)]).toEqual([100_000, main.redemption?.valueAfterTaxRupees]);
  // The gain of the first year, 8,093, is short-term: 20 %, 1,619, and 4 % cess, 65.
  expect(at(12, answerOf(startInputs, today).main)).toBe(128_093 - 1619 - 65);
});
