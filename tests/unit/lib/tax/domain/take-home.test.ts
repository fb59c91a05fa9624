import fc from 'fast-check';
import { monthlyTakeHome, monthlyPay } from '@/lib/tax/domain/take-home';
import { largestRupees, exampleInput } from '@/lib/tax/domain/inputs/input';
import { crore, lakh, person, salaried, taxable } from '../people';
import { anyRegime, anyRupees, anyInput } from '../any-input';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import {
  isOnCurve,
  marginalRateAt,
  nextRupeeCurve,
  reliefZones,
  withMore,
} from '@/lib/tax/domain/next-rupee';
import { afterChange, whatIfKinds } from '@/lib/tax/domain/what-if';

describe('take home', () => {
  const cost = {
    totalRupees: 18 * lakh,
    employerEpfRupees: 86_400,
    gratuityRupees: 34_615,
    employeeEpfRupees: 86_400,
  };
  const input = person(2026, {
    salaryRupees: {
      gross: 1,
      basicAndDa: 7.2 * lakh,
      professionalTax: 2400,
      employerPension: 72_000,
    },
  });

  test('new regime: cost less the employer’s fund and gratuity is salary, less what is taken it is take-home', () => {
    const takeHome = monthlyTakeHome(cost, input, 'new');
    // 16,78,985 less 75,000 and 72,000: 15,31,985 → 15,31,990; 60,000 + 15 % of 3,31,990 = 1,09,798.50, and 4 %.
    expect(takeHome).toEqual({
      grossSalaryRupees: 1_678_985,
      employerPensionRupees: 72_000,
      employeeEpfRupees: 86_400,
      professionalTaxRupees: 2400,
      taxRupees: 114_190,
      yearlyRupees: 1_678_985 - 72_000 - 86_400 - 2400 - 114_190,
      monthlyRupees: 116_999,
    });
  });

  test('old regime: the own share of the fund is part of section 80C', () => {
    const { taxRupees } = monthlyTakeHome(cost, input, 'old');
    // 16,78,985 less 50,000, 2,400, 72,000 and 86,400: 14,68,190; 1,12,500 + 30 % of 4,68,190 = 2,52,957, and 4 %.
    expect(taxRupees).toBe(263_080);
  });

  const pay = {
    totalRupees: 20 * lakh,
    employerEpfRupees: 0,
    gratuityRupees: 0,
    employeeEpfRupees: 0,
  };

  test.each([
    [
      'gains and digital assets',
      { gainsRupees: { longTermEquity: 90 * lakh }, otherRupees: { vda: 50 * lakh } },
    ],
    ['a loss of earlier years', { lossesRupees: { house: 2 * lakh, shortTerm: 1 * lakh } }],
    [
      'interest and its deduction',
      { otherRupees: { normal: 3 * lakh }, deductionsRupees: { savingsInterest: 10_000 } },
    ],
    ['rent', { houseRupees: { rentReceived: 6 * lakh, letOutInterest: 1 * lakh } }],
  ])('the employer deducts tax on the pay alone: %s change nothing', (_, others) => {
    const salary = { gross: 20 * lakh };
    for (const [regime, tax] of [
      ['new', 192_400],
      ['old', 413_400],
    ] as const) {
      // 20 lakh less the standard deduction of 75,000 or 50,000, by the slabs of 2026-27, and 4 %.
      expect(
        monthlyTakeHome(pay, person(2026, { salaryRupees: salary, ...others }), regime),
      ).toMatchObject({
        taxRupees: tax,
        monthlyRupees: Math.trunc((20 * lakh - tax) / 12),
      });
    }
  });

  test('a loss from houses, which an employer may count, lowers what it deducts in the old regime', () => {
    const owner = person(2026, {
      salaryRupees: { gross: 20 * lakh },
      houseRupees: { selfOccupiedInterest: 2 * lakh },
      otherRupees: { normal: 5 * lakh },
    });
    // 2 lakh less at 30 %, and 4 %.
    expect(monthlyTakeHome(pay, owner, 'old').taxRupees).toBe(413_400 - 62_400);
  });

  test('a cost that its parts exceed leaves no salary', () => {
    expect(monthlyTakeHome({ ...cost, totalRupees: 50_000 }, input, 'new')).toMatchObject({
      grossSalaryRupees: 0,
      taxRupees: 0,
    });
  });

  test('the largest amounts of both fields together are no mistake of ours', () => {
    const saver = person(2026, { deductionsRupees: { section80c: largestRupees } });
    expect(() =>
      monthlyTakeHome({ ...cost, employeeEpfRupees: largestRupees }, saver, 'old'),
    ).not.toThrow();
  });
});

describe('monthly pay', () => {
  const cost = (totalRupees: number) => ({
    totalRupees,
    employerEpfRupees: 0,
    gratuityRupees: 0,
    employeeEpfRupees: 0,
  });

  const none = { rupees: 0, month: 4 };

  /** 20 lakh in the new regime: 1,92,400 of tax, published by many; a twelfth is 16,033.33. */
  test('twelve equal pays bear twelve equal parts of the tax, from April to March', () => {
    const months = monthlyPay(
      monthlyTakeHome(cost(20 * lakh), salaried(20 * lakh), 'new'),
      2026,
      none,
    );
    expect(months.map(({ month, calendarYear }) => `${month}/${calendarYear}`)).toEqual([
      ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `${month}/2026`),
      ...[1, 2, 3].map((month) => `${month}/2027`),
    ]);
    expect(new Set(months.map(({ tdsRupees }) => tdsRupees))).toEqual(new Set([16_033, 16_034]));
  });

  /** The average rate is 9.62 %: 57,000 on 9,50,000 is 6 % in taxguru.in's example of section 392. */
  test('a bonus bears the average rate of the year in its month', () => {
    const pay = monthlyTakeHome(cost(20 * lakh), salaried(20 * lakh), 'new');
    const months = monthlyPay(pay, 2026, { rupees: 8 * lakh, month: 10 });
    const october = months.find(({ month }) => month === 10);
    expect(october).toEqual({
      month: 10,
      calendarYear: 2026,
      grossRupees: 9 * lakh,
      tdsRupees: 86_580,
      inHandRupees: 813_420,
    });
    expect(months[0]).toMatchObject({ grossRupees: 1 * lakh, tdsRupees: 9620 });
  });

  test('every column adds up to its year', () => {
    fc.assert(
      fc.property(anyRupees, anyRupees, anyRegime, (gross, bonus, regime) => {
        const salary = Math.max(0, gross);
        const pay = monthlyTakeHome(cost(salary), salaried(salary), regime);
        const months = monthlyPay(pay, 2026, { rupees: Math.max(0, bonus), month: 3 });
        const sum = (name: 'grossRupees' | 'tdsRupees' | 'inHandRupees') =>
          months.reduce((total, month) => total + month[name], 0);
        expect(sum('grossRupees')).toBe(pay.grossSalaryRupees);
        expect(sum('tdsRupees')).toBe(pay.taxRupees);
        expect(sum('inHandRupees')).toBe(pay.yearlyRupees);
      }),
    );
  });

  test('without a salary nothing is deducted', () => {
    const pay = { ...monthlyTakeHome(cost(0), salaried(0), 'new'), taxRupees: 10_000 };
    expect(monthlyPay(pay, 2026, none).every(({ tdsRupees }) => tdsRupees === 0)).toBe(true);
  });
});

describe('next rupee', () => {
  const resident = { year: 2026, age: 30, residency: 'resident' } as const;

  // Elsewhere the end is printed to the nearest rupee (51,95,896); this is the last rupee before it.
  test('each relief ends where the published derivations end it', () => {
    const zones = reliefZones(resident).map(({ aboveRupees, lastRupees }) => [
      aboveRupees,
      lastRupees.new,
      lastRupees.old,
    ]);
    expect(zones).toEqual([
      [1_200_000, 1_270_588, null],
      [5_000_000, 5_161_194, 5_195_895],
      [crore, 10_196_946, 10_214_694],
      [2 * crore, 20_892_799, 20_929_999],
      [5 * crore, null, 53_017_826],
    ]);
    expect(reliefZones({ ...resident, year: 2023 })[0]?.aboveRupees).toBe(700_000);
  });

  test('a non-resident has no rebate and so no relief of it', () => {
    const [rebate] = reliefZones({ ...resident, residency: 'nonResident' });
    expect(rebate?.lastRupees).toEqual({ new: null, old: null });
  });

  test('the curve goes through the threshold, and an income is on it from its first to its last point', () => {
    const curve = nextRupeeCurve(resident, 1_200_000);
    expect(curve).toHaveLength(61);
    expect(curve[19]).toMatchObject({ incomeRupees: 1_197_600, newPercent: 0 });
    expect(curve[20]).toMatchObject({ incomeRupees: 1_200_000, newPercent: 104 });
    const [first, last] = [curve[0]?.incomeRupees ?? 0, curve.at(-1)?.incomeRupees ?? 0];
    const isShown = (rupees: number) => isOnCurve(rupees, 1_200_000);
    expect([first - 1, first, last, last + 1].map(isShown)).toEqual([false, true, true, false]);
  });

  /** The slab tables with the cess of 4 %; inside a relief a rupee and its cess. */
  test.each([
    ['new', 1_200_000, 104],
    ['new', 1_270_589, 15.6],
    ['new', 2_400_000, 31.2],
    ['new', 5_000_000, 104],
    ['new', 10_000_000, 104],
    ['new', 20_000_000, 104],
    ['new', 20_892_801, 39],
    ['old', 60_000_000, 42.744],
  ] as const)('%s regime: the rupee after %p costs %p %%', (regime, rupees, percent) => {
    expect(marginalRateAt(taxable(rupees), regime)).toBeCloseTo(percent, 9);
  });

  test('the rates add up to the tax, before its rounding', () => {
    fc.assert(
      fc.property(anyInput, anyRegime, (input, regime) => {
        const here = computeTax(input, regime, 'none').exactPaise;
        const next = computeTax(withMore(input, 1), regime, 'none').exactPaise;
        expect(Math.abs(next - here - marginalRateAt(input, regime))).toBeLessThan(1.01);
      }),
    );
  });
});

describe('what if', () => {
  const input = exampleInput(2026);
  const taxOf = (regime: 'new' | 'old', after = input) => computeTax(after, regime).taxRupees;

  test('a raise of 1 lakh costs 20 % and cess in the new regime, 30 % in the old one', () => {
    const after = afterChange(input, 'raise', 100_000);
    expect(taxOf('new', after) - taxOf('new')).toBe(20_800);
    expect(taxOf('old', after) - taxOf('old')).toBe(31_200);
  });

  test("one's own pension saves in the old regime only, the employer's in both", () => {
    const own = afterChange(input, 'ownPension', 50_000);
    expect(taxOf('new', own)).toBe(taxOf('new'));
    expect(taxOf('old') - taxOf('old', own)).toBe(15_600);
    const byEmployer = afterChange(input, 'employerPension', 50_000);
    expect(taxOf('new') - taxOf('new', byEmployer)).toBe(10_400);
    expect(taxOf('old') - taxOf('old', byEmployer)).toBe(15_600);
  });

  test.each(whatIfKinds)('%s of nothing changes nothing, and no field passes its most', (kind) => {
    expect(afterChange(input, kind, 0)).toEqual(input);
    const { salaryRupees, deductionsRupees } = afterChange(input, kind, largestRupees);
    const amounts = [...Object.values(salaryRupees), ...Object.values(deductionsRupees)];
    expect(Math.max(...amounts)).toBe(largestRupees);
  });
});
