import fc from 'fast-check';
import { computeTax, compareRegimes } from '@/lib/tax/domain/compute-tax';
import {
  breakEvenDeductions,
  oldOnlyDeductions,
  oldTaxByDeductions,
} from '@/lib/tax/domain/break-even';
import { emptyInput, maxRupees } from '@/lib/tax/domain/inputs/input';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { lakh, person, salaried } from '@/tests/factories/tax-person';
import { anyInput } from './any-input';

describe('house rent allowance (section 10(13A))', () => {
  const usual = { gross: 12 * lakh, basicAndDa: 6 * lakh };
  const salaryOf = (
    year: 2025 | 2026,
    hraCity: 'mumbai' | 'pune' | 'elsewhere',
    [hraReceived, rentPaid]: readonly [number, number] = [3.5 * lakh, 4.2 * lakh],
    more = {},
  ) => {
    const salaryRupees = { ...usual, hraReceived, rentPaid, ...more };
    return computeTax(person(year, { hraCity, salaryRupees }), 'old').income.salary;
  };

  test('is the least of three', () => {
    expect(salaryOf(2026, 'mumbai')).toMatchObject({
      hra: {
        receivedRupees: 350_000,
        rentAboveShareRupees: 360_000,
        shareOfSalaryRupees: 300_000,
        rupees: 300_000,
        law: { id: 'hra-rule-279' },
      },
      rupees: 12 * lakh - 300_000 - 50_000,
    });
  });

  test.each([
    [2025, 'mumbai', 300_000],
    [2025, 'pune', 240_000],
    [2026, 'pune', 300_000],
    [2026, 'elsewhere', 240_000],
  ] as const)('in %p in %s it is %p: eight cities only since Rule 279', (year, city, rupees) => {
    expect(salaryOf(year, city).hra?.rupees).toBe(rupees);
  });

  test('is nothing for a rent below a tenth of salary, and no more than the salary that it is part of', () => {
    expect(salaryOf(2026, 'mumbai', [1 * lakh, 50_000]).hra?.rupees).toBe(0);
    expect(salaryOf(2026, 'mumbai', [2 * lakh, 4 * lakh], { gross: 1000 })).toMatchObject({
      hra: { rupees: 1000 },
      rupees: 0,
    });
  });

  test('is unknown to the new regime', () => {
    const salaryRupees = { ...usual, hraReceived: 1 * lakh, rentPaid: 2 * lakh };
    const { salary } = computeTax(person(2026, { salaryRupees }), 'new').income;
    expect(salary).toMatchObject({ hra: null, rupees: 1_125_000 });
  });
});

describe('salary', () => {
  test.each([
    [2023, 10 * lakh, 50_000, 50_000],
    [2024, 10 * lakh, 75_000, 50_000],
    [2026, 10 * lakh, 75_000, 50_000],
    [2026, 40_000, 40_000, 40_000],
  ] as const)('standard deduction in %p of %p: new %p, old %p', (year, gross, inNew, inOld) => {
    const input = person(year, { salaryRupees: { gross } });
    expect(computeTax(input, 'new').income.salary.standardDeduction.rupees).toBe(inNew);
    expect(computeTax(input, 'old').income.salary.standardDeduction.rupees).toBe(inOld);
  });

  test('professional tax counts in the old regime, up to 2,500', () => {
    const input = person(2026, { salaryRupees: { gross: 10 * lakh, professionalTax: 3000 } });
    expect(computeTax(input, 'old').income.salary.professionalTax?.rupees).toBe(2500);
    expect(computeTax(input, 'new').income.salary.professionalTax).toBeNull();
  });

  test.each([
    ['new', 60_000, 20_000],
    ['new', 90_000, 25_000],
    ['old', 90_000, 15_000],
  ] as const)('family pension, %s regime: of %p, %p are free', (regime, pension, free) => {
    const input = person(2026, { otherRupees: { familyPension: pension } });
    expect(computeTax(input, regime).income.familyPension.deductionRupees).toBe(free);
  });
});

describe('houses (section 24; 71(3A); livemint.com of 6 May 2023 for the sums)', () => {
  test.each(['new', 'old'] as const)('cite the sections on its loss too, %s regime', (regime) => {
    expect(computeTax(person(2026), regime).income.house.law.section).toEqual({
      act1961: '24, 71(3A), 71B',
      act2025: '22, 109, 110',
    });
  });

  test('interest on one’s own home: up to 2 lakh in the old regime, none in the new', () => {
    const input = person(2026, {
      salaryRupees: { gross: 10 * lakh },
      houseRupees: { selfOccupiedInterest: 3 * lakh },
    });
    expect(computeTax(input, 'old').income).toMatchObject({
      house: { setOffRupees: 2 * lakh, carriedForwardRupees: 0 },
      total: { rupees: 7.5 * lakh },
    });
    expect(computeTax(input, 'new').income.total.rupees).toBe(925_000);
  });

  test('rent 1.8 lakh, interest 3.5 lakh: 2 lakh set off, 24,000 wait', () => {
    const input = person(2026, {
      salaryRupees: { gross: 10 * lakh },
      houseRupees: { rentReceived: 1.8 * lakh, letOutInterest: 3.5 * lakh },
    });
    const inOld = computeTax(input, 'old');
    expect(inOld.income.house).toMatchObject({
      setOffRupees: 200_000,
      carriedForwardRupees: 24_000,
    });
    expect(inOld.notes).toEqual(['loss-carried-forward']);
    const inNew = computeTax(input, 'new');
    expect(inNew.income.house).toMatchObject({ setOffRupees: 0, carriedForwardRupees: 224_000 });
    expect(inNew.income.total.rupees).toBe(925_000);
  });

  test.each([
    [
      'a loss of earlier years meets rent alone',
      {
        salaryRupees: { gross: 10 * lakh },
        houseRupees: { rentReceived: 3 * lakh, municipalTaxes: 20_000 },
        lossesRupees: { house: 5 * lakh },
      },
      'new',
      {
        house: {
          broughtForwardUsedRupees: 196_000,
          incomeRupees: 0,
          carriedForwardRupees: 304_000,
        },
      },
    ],
    [
      'what salary cannot carry of a loss lowers gains (section 71)',
      {
        otherRupees: { normal: 50_000 },
        houseRupees: { selfOccupiedInterest: 2 * lakh },
        gainsRupees: { shortTermEquity: 5 * lakh },
      },
      'old',
      { house: { setOffRupees: 2 * lakh }, total: { rupees: 3.5 * lakh } },
    ],
  ] as const)('%s', (_, facts, regime, income) => {
    expect(computeTax(person(2026, facts), regime).income).toMatchObject(income);
  });
});

describe('capital losses (sections 70 and 74)', () => {
  const income = (...given: Parameters<typeof person>) =>
    computeTax(person(...given), 'new').income;

  test.each([
    [
      'a short-term loss meets both kinds of gains, short-term ones first',
      {
        gainsRupees: {
          shortTermEquity: 1 * lakh,
          longTermOther: 2 * lakh,
          shortTermAtSlab: -1.5 * lakh,
        },
      },
      { total: 1.5 * lakh, setOff: 1.5 * lakh, waiting: [0, 0] },
    ],
    [
      'a long-term loss meets long-term gains alone, and waits otherwise',
      {
        gainsRupees: {
          shortTermEquity: 1 * lakh,
          longTermOther: -3 * lakh,
          longTermEquity: 1 * lakh,
        },
      },
      { total: 1 * lakh, setOff: 0, waiting: [0, 2 * lakh] },
    ],
    [
      'no capital loss lowers salary',
      {
        salaryRupees: { gross: 10 * lakh },
        gainsRupees: { shortTermEquity: -1 * lakh },
        lossesRupees: { longTerm: 50_000 },
      },
      { total: 925_000, setOff: 0, waiting: [100_000, 50_000] },
    ],
    [
      'losses brought forward come last',
      {
        gainsRupees: { shortTermEquity: -1 * lakh, longTermOther: 1.2 * lakh },
        lossesRupees: { shortTerm: 1 * lakh },
      },
      { total: 0, setOff: 1.2 * lakh, waiting: [80_000, 0] },
    ],
    [
      'losses of earlier years lower long-term gains too',
      { gainsRupees: { longTermOther: 2 * lakh }, lossesRupees: { longTerm: 1.5 * lakh } },
      { total: 50_000, setOff: 0, waiting: [0, 0] },
    ],
  ])('%s', (_, facts, { total, setOff, waiting: [shortTermRupees, longTermRupees] }) => {
    const { gains, ...rest } = income(2026, facts);
    expect(rest.total.rupees).toBe(total);
    expect(gains.setOff.shortTermRupees).toBe(setOff);
    expect(gains.carriedForward).toEqual({ shortTermRupees, longTermRupees });
  });

  test('no loss touches virtual digital assets or lottery', () => {
    const { total } = income(2026, {
      otherRupees: { vda: 1 * lakh, lottery: 1 * lakh },
      gainsRupees: { shortTermEquity: -5 * lakh },
      lossesRupees: { shortTerm: 5 * lakh, longTerm: 5 * lakh, house: 5 * lakh },
    });
    expect(total.rupees).toBe(2 * lakh);
  });
});

test.each([
  [1_000_004, 1_000_000],
  [1_000_005, 1_000_010],
  [4, 0],
  [5, 10],
])('total income %p is rounded to %p (section 288A: nearest ten, half up)', (exact, rounded) => {
  expect(
    computeTax(person(2026, { otherRupees: { normal: exact } }), 'new').income.total,
  ).toMatchObject({
    exactRupees: exact,
    rupees: rounded,
    law: { id: 'income-rounding' },
  });
});

test('with nothing but gains, they are taxed as they are and the bands see the rounded total', () => {
  const input = person(2026, { gainsRupees: { shortTermEquity: 5_000_004 } });
  const { income, specialTax, surcharge } = computeTax(input, 'new');
  expect(income.total.rupees).toBe(5_000_000);
  expect(specialTax.lines).toMatchObject([{ incomeRupees: 5_000_004 }]);
  expect(surcharge.ratePercent).toBe(0);
});

test('a house loss lowers gains that the slabs tax before those at special rates', () => {
  const input = person(2026, {
    houseRupees: { selfOccupiedInterest: 2 * lakh },
    gainsRupees: { shortTermEquity: 3 * lakh, shortTermAtSlab: 1.5 * lakh },
  });
  const { gains } = computeTax(input, 'old').income;
  expect(gains.slabGainRupees).toBe(0);
  expect(gains.specialRupees.reduce((sum, rupees) => sum + rupees, 0)).toBe(2.5 * lakh);
});

test('with nothing but dividends, the rounding of the total is taken from them', () => {
  const input = person(2026, { otherRupees: { dividends: 1_000_004 } });
  expect(computeTax(input, 'new').income.taxable).toMatchObject({
    normalRupees: 1_000_000,
    dividendRupees: 1_000_000,
  });
});

test.each([0.5, -1, NaN, Infinity, 20_000_000_000])('%p rupees of salary are refused', (gross) => {
  expect(() => computeTax(person(2026, { salaryRupees: { gross } }), 'new')).toThrow(
    'salaryRupees.gross',
  );
});

describe('break even', () => {
  test('where the new regime takes nothing, the old one never wins', () => {
    expect(breakEvenDeductions(salaried(1_275_000))).toEqual({ kind: 'never' });
    expect(breakEvenDeductions(emptyInput(2026))).toEqual({ kind: 'never' });
  });

  test('the old regime wins without a deduction where its rebate reaches gains and the new one does not', () => {
    const input = person(2026, {
      age: 80,
      gainsRupees: { shortTermEquity: 5 * lakh },
    });
    expect(breakEvenDeductions(input)).toEqual({ kind: 'always' });
  });

  test('interest on one’s home reaches gains, which no other deduction does', () => {
    const owner = person(2026, {
      gainsRupees: { longTermOther: 20 * lakh },
      houseRupees: { selfOccupiedInterest: 2 * lakh },
    });
    // 12.5 % of 20 lakh less 4 lakh in the new regime, less 2.5 and 2 lakh in the old one, and 4 %.
    expect(computeTax(owner, 'new').taxRupees).toBe(208_000);
    expect(computeTax(owner, 'old').taxRupees).toBe(201_500);
    expect(breakEvenDeductions(owner)).toEqual({ kind: 'interest' });
  });

  test('no break-even says that the dearer regime is lower', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { cheaper } = compareRegimes(input);
        const { kind } = breakEvenDeductions(input);
        fc.pre(kind !== 'above');
        expect(cheaper === 'old').toBe(kind !== 'never');
      }),
      fuzzRuns(60),
    );
  });

  test('a rupee more than the break-even is cheaper, the break-even is not', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = breakEvenDeductions(input);
        const above = result.kind === 'above' ? result.deductionsRupees : null;
        fc.pre(above !== null);
        const { deductionsRupees } = emptyInput(input.year);
        const bare = {
          ...input,
          ownDisability: 'none' as const,
          dependantDisability: 'none' as const,
          salaryRupees: { ...input.salaryRupees, hraReceived: 0, professionalTax: 0 },
          houseRupees: { ...input.houseRupees, selfOccupiedInterest: 0 },
        };
        const cheaperWith = (other: number) =>
          compareRegimes({ ...bare, deductionsRupees: { ...deductionsRupees, other } }).cheaper;
        expect(cheaperWith(above ?? 0)).not.toBe('old');
        expect(cheaperWith((above ?? 0) + 1)).toBe('old');
      }),
      fuzzRuns(20),
    );
  });

  test('the deductions that only the old regime knows are one sum', () => {
    const input = person(2026, {
      hraCity: 'delhi',
      salaryRupees: {
        gross: 20 * lakh,
        basicAndDa: 8 * lakh,
        hraReceived: 3 * lakh,
        rentPaid: 3 * lakh,
        professionalTax: 2500,
        employerPension: 80_000,
      },
      houseRupees: { selfOccupiedInterest: 2.5 * lakh },
      deductionsRupees: { section80c: 1.5 * lakh, ownPension: 60_000 },
    });
    // 2,20,000 of HRA, 2,500, 2 lakh of interest, 1.5 lakh and 50,000; the employer’s 80,000 count in both.
    expect(oldOnlyDeductions(input)).toBe(622_500);
  });

  test('incomes of many fields, each as large as a field may be, have an answer too', () => {
    const input = person(2026, {
      salaryRupees: { gross: maxRupees },
      otherRupees: { normal: maxRupees, dividends: maxRupees },
    });
    expect(['above', 'never', 'always']).toContain(breakEvenDeductions(input).kind);
  });

  test('interest on one’s home counts as far as a loss may be set off: what is over the cap with let houses waits', () => {
    const input = person(2026, {
      salaryRupees: { gross: 24 * lakh },
      houseRupees: { selfOccupiedInterest: 3 * lakh, letOutInterest: 1.5 * lakh },
    });
    // 3.5 lakh of loss, 2 lakh of it set off; without the home 1.5 lakh would have been.
    expect(oldOnlyDeductions(input)).toBe(50_000);
  });

  test('at the place of one’s own deductions the falling line is one’s own tax', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        // A house loss may go against gains, which no deduction does.
        const plain = { ...input, houseRupees: emptyInput(input.year).houseRupees };
        const [point] = oldTaxByDeductions(plain, [oldOnlyDeductions(plain)]);
        expect(point?.oldTaxRupees).toBe(computeTax(plain, 'old').taxRupees);
      }),
      fuzzRuns(20),
    );
  });
});
