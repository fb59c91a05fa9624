import fc from 'fast-check';
import { monthlyPay, monthlyTakeHome } from '@/lib/tax/domain/take-home';
import { exampleInput, maxRupees } from '@/lib/tax/domain/inputs/input';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import {
  isOnCurve,
  marginalRateAt,
  nextRupeeCurve,
  reliefZones,
  withMore,
} from '@/lib/tax/domain/next-rupee';
import { afterChange, whatIfKinds } from '@/lib/tax/domain/what-if';
import { type AdvanceTaxFacts, advanceTaxSchedule } from '@/lib/tax/domain/advance-tax';
import { advanceTaxInterest, latePayment, lateReturnInterest } from '@/lib/tax/domain/late-payment';
import { crore, lakh, person, salaried, taxable } from '@/tests/factories/tax-person';
import { anyInput, anyRegime, anyRupees } from '../any-input';

const costOf = (totalRupees: number) => ({
  ...{ totalRupees, employerEpfRupees: 0, gratuityRupees: 0, employeeEpfRupees: 0 },
});

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

  /** The field of section 80C asks for provident fund too. */
  test.each([
    [0, 86_400],
    [86_400, 86_400],
    [100_000, 100_000],
    [200_000, 150_000],
  ])('with %p under section 80C, %p of it count: the own share is in it', (section80c, counted) => {
    const saver = person(2026, {
      salaryRupees: input.salaryRupees,
      deductionsRupees: { section80c },
    });
    const gross = person(2026, {
      salaryRupees: { ...input.salaryRupees, gross: 1_678_985 },
      deductionsRupees: { section80c: counted },
    });
    const { taxRupees } = computeTax(gross, 'old');
    expect(monthlyTakeHome(cost, saver, 'old').taxRupees).toBe(taxRupees);
  });

  const pay = costOf(20 * lakh);

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
    const employee = person(2026, { salaryRupees: { gross: 20 * lakh }, ...others });
    // 20 lakh less the standard deduction of 75,000 or 50,000, by the slabs of 2026-27, and 4 %.
    expect(monthlyTakeHome(pay, employee, 'new')).toMatchObject({
      ...{ taxRupees: 192_400, monthlyRupees: 150_633 },
    });
    expect(monthlyTakeHome(pay, employee, 'old')).toMatchObject({
      ...{ taxRupees: 413_400, monthlyRupees: 132_216 },
    });
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

  test('the largest amounts of both fields are computed without an error', () => {
    const saver = person(2026, { deductionsRupees: { section80c: maxRupees } });
    expect(() =>
      monthlyTakeHome({ ...cost, employeeEpfRupees: maxRupees }, saver, 'old'),
    ).not.toThrow();
  });
});

describe('monthly pay', () => {
  const none = { rupees: 0, month: 4 };

  /** 20 lakh in the new regime: 1,92,400 of tax, published by many; a twelfth is 16,033.33. */
  test('twelve equal pays bear twelve equal parts of the tax, from April to March', () => {
    const pay = monthlyTakeHome(costOf(20 * lakh), salaried(20 * lakh), 'new');
    const months = monthlyPay(pay, 2026, none);
    expect(months.map(({ month, calendarYear }) => `${month}/${calendarYear}`)).toEqual([
      ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => `${month}/2026`),
      ...[1, 2, 3].map((month) => `${month}/2027`),
    ]);
    expect(new Set(months.map(({ tdsRupees }) => tdsRupees))).toEqual(new Set([16_033, 16_034]));
  });

  /** The average rate is 9.62 %: 57,000 on 9,50,000 is 6 % in taxguru.in's example of section 392. */
  test('a bonus bears the average rate of the year in its month', () => {
    const pay = monthlyTakeHome(costOf(20 * lakh), salaried(20 * lakh), 'new');
    const months = monthlyPay(pay, 2026, { rupees: 8 * lakh, month: 10 });
    expect(months.find(({ month }) => month === 10)).toEqual({
      ...{ month: 10, calendarYear: 2026 },
      ...{ tdsRupees: 86_580, inHandRupees: 813_420 },
    });
    expect(months[0]).toMatchObject({ tdsRupees: 9620, inHandRupees: 90_380 });
  });

  test('every column adds up to its year', () => {
    fc.assert(
      fc.property(anyRupees, anyRupees, anyRegime, (gross, bonus, regime) => {
        const salary = Math.max(0, gross);
        const pay = monthlyTakeHome(costOf(salary), salaried(salary), regime);
        const months = monthlyPay(pay, 2026, { rupees: Math.max(0, bonus), month: 3 });
        const sum = (name: 'tdsRupees' | 'inHandRupees') =>
          months.reduce((total, month) => total + month[name], 0);
        expect(sum('tdsRupees')).toBe(pay.taxRupees);
        expect(sum('inHandRupees')).toBe(pay.yearlyRupees);
      }),
    );
  });

  test('without a salary nothing is deducted', () => {
    const pay = { ...monthlyTakeHome(costOf(0), salaried(0), 'new'), taxRupees: 10_000 };
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
    const { salaryRupees, deductionsRupees } = afterChange(input, kind, maxRupees);
    const amounts = [...Object.values(salaryRupees), ...Object.values(deductionsRupees)];
    expect(Math.max(...amounts)).toBe(maxRupees);
  });
});

describe('advance tax', () => {
  const facts: AdvanceTaxFacts = {
    year: 2026,
    taxAfterTdsRupees: 1_00_000,
    isPresumptive: false,
    isExemptSenior: false,
  };
  const rupeesOf = (lines: readonly { rupees: number }[]) => lines.map(({ rupees }) => rupees);

  test('four instalments of 15, 45, 75 and 100 % (sections 403 to 408)', () => {
    expect(advanceTaxSchedule(facts)).toMatchObject({
      isDue: true,
      instalments: [
        { date: '2026-06-15', cumulativePercent: 15, cumulativeRupees: 15_000, rupees: 15_000 },
        { date: '2026-09-15', cumulativePercent: 45, cumulativeRupees: 45_000, rupees: 30_000 },
        { date: '2026-12-15', cumulativePercent: 75, cumulativeRupees: 75_000, rupees: 30_000 },
        { date: '2027-03-15', cumulativePercent: 100, cumulativeRupees: 100_000, rupees: 25_000 },
      ],
    });
  });

  test('on presumed profits all is due on 15 March', () => {
    expect(advanceTaxSchedule({ ...facts, year: 2025, isPresumptive: true })).toMatchObject({
      instalments: [{ date: '2026-03-15', rupees: 100_000 }],
    });
  });

  test.each([
    [{ taxAfterTdsRupees: 9999 }, 'small'],
    [{ taxAfterTdsRupees: -5000 }, 'small'],
    [{ isExemptSenior: true }, 'senior'],
  ] as const)('with %p nothing is due, and no interest: %s', (change, because) => {
    expect(advanceTaxSchedule({ ...facts, ...change })).toMatchObject({ isDue: false, because });
    expect(rupeesOf(advanceTaxInterest({ ...facts, ...change }, [], '2027-07-31'))).toEqual([0]);
  });

  test('the instalments add up to the tax, each to ten rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 100_000_000 }), (tens) => {
        const schedule = advanceTaxSchedule({ ...facts, taxAfterTdsRupees: tens * 10 });
        const due = schedule.isDue ? schedule.instalments.map(({ rupees }) => rupees) : [];
        expect(due.reduce((total, rupees) => total + rupees, 0)).toBe(tens * 10);
        expect(due.every((rupees) => rupees > 0 && rupees % 10 === 0)).toBe(true);
      }),
    );
  });

  /** Section 425 as printed by cabkgoyal.com: 3, 3, 3 and 1 % of what is missing; section 424: 1 % a month. */
  test('nothing paid until 20 July: 5,050 for the instalments and four months of 1 %', () => {
    const interest = advanceTaxInterest(facts, [], '2027-07-20');
    expect(interest).toMatchObject([
      { date: '2026-06-15', missingRupees: 15_000, rupees: 450 },
      { date: '2026-09-15', missingRupees: 45_000, rupees: 1350 },
      { date: '2026-12-15', missingRupees: 75_000, rupees: 2250 },
      { date: '2027-03-15', missingRupees: 100_000, rupees: 1000 },
      { kind: 'default', missingRupees: 100_000, rate: { months: 4 }, rupees: 4000 },
    ]);
    const sections = interest.map(({ law }) => law.section.act2025);
    expect(sections).toEqual(['425', '425', '425', '425', '424']);
  });

  test('12 % by June and 36 % by September are enough; a rupee less counts against 15 and 45 %', () => {
    const paid = (june: number, september: number) =>
      advanceTaxInterest(
        facts,
        [
          { date: '2026-06-15', rupees: june },
          { date: '2026-09-15', rupees: september - june },
          { date: '2026-12-15', rupees: 75_000 - september },
          { date: '2027-03-15', rupees: 25_000 },
        ],
        '2027-07-31',
      );
    expect(rupeesOf(paid(12_000, 36_000))).toEqual([0, 0, 0, 0, 0]);
    // 3,001 and 9,001 are missing: 3,000 and 9,000 in whole hundreds.
    expect(rupeesOf(paid(11_999, 35_999))).toEqual([90, 270, 0, 0, 0]);
  });

  test('with nine tenths paid by 31 March nothing runs after it', () => {
    const paid = (rupees: number) =>
      advanceTaxInterest(facts, [{ date: '2027-03-31', rupees }], '2027-04-01').at(-1);
    expect(paid(90_000)).toMatchObject({ rate: { months: 0 }, rupees: 0 });
    const missing = { missingRupees: 10_000, rate: { months: 1 }, rupees: 100 };
    expect(paid(89_999)).toMatchObject(missing);
  });

  test('on presumed profits only March counts', () => {
    const lines = advanceTaxInterest({ ...facts, isPresumptive: true }, [], '2027-03-20');
    expect(lines).toMatchObject([
      { date: '2027-03-15', missingRupees: 100_000, rupees: 1000 },
      // Settled before the year ends: no month of interest after it.
      { kind: 'default', rupees: 0 },
    ]);
  });

  describe('late payment', () => {
    const inTime = { hasBusiness: false, paidRupees: [], settledOn: undefined, filedOn: undefined };

    const figures = (typed: Partial<Parameters<typeof latePayment>[1]>, change = {}) =>
      latePayment({ ...facts, ...change }, { ...inTime, ...typed }).lines.map(
        ({ kind, missingRupees, rate, rupees }) => [kind, missingRupees, rate.months, rupees],
      );

    test('nothing in advance, the rest with a return in time: four months of 1 % from its day on', () => {
      expect(figures({}).slice(3)).toEqual([
        ['deferment', 100_000, null, 1000],
        ['default', 100_000, 4, 4000],
        ['late-return', 0, 0, 0],
      ]);
      expect(figures({ hasBusiness: true, filedOn: '2027-08-31' }).at(-1)?.[2]).toBe(0);
    });

    test.each([
      [
        { paidRupees: [15_000, 30_000, 30_000, 25_000] },
        ['default', 0, 0, 0],
        ['late-return', 0, 2, 0],
      ],
      [{}, ['default', 100_000, 6, 6000], ['late-return', 100_000, 2, 2000]],
      [{ settledOn: '2027-07-31' }, ['default', 100_000, 4, 4000], ['late-return', 0, 2, 0]],
    ])('a return in September is two months late, with %j', (paid, ...lines) => {
      expect(figures({ ...paid, filedOn: '2027-09-10' }).slice(4)).toEqual(lines);
    });

    test('what is paid before the year ends counts for the instalments that follow', () => {
      expect(figures({ paidRupees: [0, 0, 0, 100_000] })).toEqual([
        ['deferment', 15_000, null, 450],
        ['deferment', 45_000, null, 1350],
        ['deferment', 75_000, null, 2250],
        ['deferment', 0, null, 0],
        ['default', 0, 0, 0],
        ['late-return', 0, 0, 0],
      ]);
    });

    test('where nothing is due in advance, a late return still bears interest on what was not paid', () => {
      expect(figures({ filedOn: '2027-08-01' }, { isExemptSenior: true })).toEqual([
        ['default', 0, 0, 0],
        ['late-return', 100_000, 1, 1000],
      ]);
    });

    test.each([
      ['no day', '2027-09-31'],
      ['the last day of the year', '2027-03-31'],
      ['a day of another year', '2026-07-31'],
      ['a day of another century', '1899-12-31'],
    ])('%s is refused and counts as not given, and the remaining tax is paid in time', (_, day) => {
      const paid = { ...inTime, paidRupees: [40_000] };
      const late = latePayment(facts, { ...paid, settledOn: day, filedOn: day });
      expect(late.lines.at(-1)?.rupees).toBe(0);
      expect(late.restRupees).toBe(60_000);
      expect(late).toEqual({ ...latePayment(facts, paid), refused: ['filedOn', 'settledOn'] });
    });

    test('the day after the year is none of these, and a day that is not given neither', () => {
      expect(latePayment(facts, { ...inTime, settledOn: '2027-04-01' }).refused).toEqual([]);
      expect(latePayment(facts, { ...inTime, settledOn: '', filedOn: '' }).refused).toEqual([]);
    });
  });

  describe('late return interest', () => {
    const ofYear = { year: 2026, taxAfterTdsRupees: 1_00_050, hasBusiness: false } as const;

    /** Section 423 as printed by caclubindia.com: 1 % a month or part of one on the tax not paid by the due date. */
    test.each([
      [{}, '2027-07-31', 0],
      [{}, '2027-08-01', 1],
      [{}, '2027-08-31', 1],
      [{}, '2027-09-01', 2],
      [{}, '2028-01-15', 6],
      // With business it is due a month later, and an extension counts.
      [{ hasBusiness: true }, '2027-08-31', 0],
      [{ year: 2024 }, '2025-09-16', 0],
      [{ year: 2024 }, '2025-09-17', 1],
      [{ year: 2024 }, '2025-10-16', 1],
      [{ year: 2024 }, '2025-10-17', 2],
    ] as const)('with %j a return filed on %s is %p months late', (change, filedOn, months) => {
      const interest = lateReturnInterest({ ...ofYear, ...change }, [], filedOn);
      expect(interest).toMatchObject({ rate: { months }, rupees: months * 1000 });
    });

    test('the day on which a return is due, and the section of both Acts', () => {
      expect(lateReturnInterest(ofYear, [], '2027-08-01')).toMatchObject({
        date: '2027-07-31',
        law: { section: { act1961: '234A', act2025: '423' } },
      });
    });

    test('tax paid by the due date bears no interest, tax paid after it bears all', () => {
      const paid = (date: '2027-07-31' | '2027-08-01') =>
        lateReturnInterest(ofYear, [{ date, rupees: 60_000 }], '2027-08-20').missingRupees;
      expect(paid('2027-07-31')).toBe(40_000);
      expect(paid('2027-08-01')).toBe(1_00_000);
    });
  });
});
