import fc from 'fast-check';
import { capsOf } from '@/lib/tax/domain/caps';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import { messages } from '@/lib/messages';
import { knownErrors } from '@/lib/tax/domain/working/known-errors';
import { roundRupees } from '@/lib/tax/domain/working/parts';
import { type WorkingLine, workingOf } from '@/lib/tax/domain/working/working';
import { type Changes, lakh, person, salaried, taxable } from '@/tests/factories/tax-person';
import { anyInput, anyRegime } from '../any-input';

const linesOf = (input: TaxInput, regime: 'new' | 'old' = 'old') =>
  computeTax(input, regime).income.deductions.lines.map(
    ({ name, claimedRupees, allowedRupees, cutBy }) => [name, claimedRupees, allowedRupees, cutBy],
  );

const salaryRupees = { gross: 30 * lakh, basicAndDa: 10 * lakh };

/** What someone of 30 lakh of salary claims. */
const claim = (deductionsRupees: Partial<TaxInput['deductionsRupees']>, changes: Changes = {}) =>
  linesOf(person(2026, { salaryRupees, deductionsRupees, ...changes }));

/** What someone claims of other income. */
const claimOf = (normal: number, deductionsRupees: Partial<TaxInput['deductionsRupees']>) =>
  linesOf(person(2026, { otherRupees: { normal }, deductionsRupees }));

test.each([
  ['section80c', 150_000, 'below60'],
  ['ownPension', 50_000, 'below60'],
  ['healthSelf', 25_000, 'below60'],
  ['healthParents', 25_000, 'below60'],
  ['healthParents', 50_000, 'from60'],
  ['preventiveCheckup', 5000, 'below60'],
] as const)('%s is allowed up to %p, parents %s', (name, cap, parentsAge) => {
  expect(claim({ [name]: cap }, { parentsAge })).toEqual([[name, cap, cap, null]]);
  expect(claim({ [name]: cap + 1 }, { parentsAge })).toEqual([[name, cap + 1, cap, 'cap']]);
});

test.each([
  ['below 60, of 12,000 typed', 30, { savingsInterest: 12_000 }, 'savingsInterest', 10_000],
  ['below 60, of 8,000 typed', 30, { savingsInterest: 8000 }, 'savingsInterest', 8000],
  ['at 60', 60, { savingsInterest: 20_000, depositInterest: 40_000 }, 'depositInterest', 50_000],
] as const)(
  'interest is deducted up to the other income that it is part of (80TTA, 80TTB): %s',
  (_, age, claimed, name, most) => {
    const line = (normal: number) =>
      claim(claimed, { age, otherRupees: { normal } }).map(([, , allowed, cutBy]) => [
        allowed,
        cutBy,
      ]);
    const typed = Object.values(claimed).reduce((total, rupees) => total + rupees, 0);
    expect(claim(claimed, { age, otherRupees: { normal: most } })[0]?.[0]).toBe(name);
    expect(line(0)).toEqual([[0, 'interest']]);
    expect(line(most - 1)).toEqual([[most - 1, 'interest']]);
    expect(line(most)).toEqual([[most, most < typed ? 'cap' : null]]);
    expect(line(1 * lakh)).toEqual([[most, most < typed ? 'cap' : null]]);
  },
);

test('dividends and gains are no interest: they raise no deduction of it', () => {
  const otherRupees = { normal: 3000, dividends: 1 * lakh };
  const gainsRupees = { shortTermAtSlab: 1 * lakh };
  const input = person(2026, {
    otherRupees,
    gainsRupees,
    deductionsRupees: { savingsInterest: 9000 },
  });
  expect(linesOf(input)).toEqual([['savingsInterest', 9000, 3000, 'interest']]);
});

test('from 60 on, health insurance is 50,000 and one rule covers all interest (80D, 80TTB)', () => {
  const claimed = { healthSelf: 60_000, savingsInterest: 20_000, depositInterest: 40_000 };
  for (const age of [60, 80]) {
    expect(claim(claimed, { age, otherRupees: { normal: 60_000 } })).toEqual([
      ['healthSelf', 60_000, 50_000, 'cap'],
      ['depositInterest', 60_000, 50_000, 'cap'],
    ]);
  }
});

test.each<[string, Parameters<typeof claim>, unknown[]]>([
  [
    'below 60 the interest of deposits is not deducted',
    [{ depositInterest: 40_000 }],
    ['depositInterest', 40_000, 0, 'age'],
  ],
  [
    'all interest of an education loan counts: section 80E knows no cap (cadeveshthakur.com)',
    [{ educationLoan: 700_000 }],
    ['educationLoan', 700_000, 700_000, null],
  ],
  [
    'rent without an allowance does not count beside an allowance',
    [{ rentWithoutHra: 240_000 }, { salaryRupees: { ...salaryRupees, hraReceived: 1 } }],
    ['rentWithoutHra', 240_000, 0, 'hra'],
  ],
])('%s', (_, claimed, line) => {
  expect(claim(...claimed)).toEqual([line]);
});

test.each([
  [20_000, 5000, null],
  [23_000, 2000, 'cap'],
  [25_000, 0, 'cap'],
])('check-ups lie in the caps of health insurance: beside %p, %p', (healthSelf, rupees, cut) => {
  const lines = claim({ healthSelf, healthParents: 25_000, preventiveCheckup: 5000 });
  expect(lines.at(-1)).toEqual(['preventiveCheckup', 5000, rupees, cut]);
});

test.each([
  ['ownDisability', 'disability', 75_000],
  ['ownDisability', 'severe', 125_000],
  ['dependantDisability', 'disability', 75_000],
  ['dependantDisability', 'severe', 125_000],
] as const)('%s: %s is a fixed %p, for residents (80U, 80DD)', (name, degree, rupees) => {
  expect(claim({}, { [name]: degree })).toEqual([[name, rupees, rupees, null]]);
  const abroad = { residency: 'nonResident', [name]: degree } as const;
  expect(claim({}, abroad)).toEqual([[name, rupees, 0, 'residency']]);
});

/** upstox.com of 26 July 2024 for the year in which the cap rose. */
test.each([
  [2026, 'new', 'private', 140_000],
  [2026, 'old', 'private', 100_000],
  [2026, 'old', 'government', 140_000],
  [2024, 'new', 'private', 140_000],
  [2023, 'new', 'private', 100_000],
  [2023, 'new', 'government', 140_000],
] as const)(
  'in %p, %s, the pension of a %s employer counts to %p',
  (year, regime, employer, cap) => {
    const paid = { ...salaryRupees, employerPension: 200_000 };
    const lines = linesOf(person(year, { employer, salaryRupees: paid }), regime);
    expect(lines).toEqual([['employerPension', 200_000, cap, 'cap']]);
  },
);

/** Section 80GG: 5,000 a month, a quarter of income, or rent above a tenth of it, whichever is least. */
test.each([
  [10 * lakh, 240_000, 60_000, 'the cap'],
  [2 * lakh, 240_000, 50_000, 'a quarter of income'],
  [10 * lakh, 130_000, 30_000, 'rent above a tenth'],
  [10 * lakh, 90_000, 0, 'nothing above a tenth'],
])('of an income of %p and rent of %p, %p counts: %s', (normal, rentWithoutHra, allowed) => {
  const line = ['rentWithoutHra', rentWithoutHra, allowed, 'cap'];
  expect(claimOf(normal, { rentWithoutHra })).toEqual([line]);
});

test('other deductions come off before the shares of income are taken', () => {
  const claimed = { section80c: 150_000, healthSelf: 25_000, rentWithoutHra: 240_000 };
  expect(claimOf(4 * lakh, claimed).at(-1)).toEqual(['rentWithoutHra', 240_000, 56_250, 'cap']);
});

/** caclubindia.com, thread 580375: of 1,00,000 at half, with an adjusted income of 6,00,000, 30,000 counts. */
test.each([
  [1 * lakh, 30_000, 'cap'],
  [50_001, 25_000, 'half'],
])('gifts that count half fill the limit whole (80G): of %p, %p', (rupees, allowed, cutBy) => {
  const line = ['donationsHalfLimited', rupees, allowed, cutBy];
  expect(claimOf(6 * lakh, { donationsHalfLimited: rupees })).toEqual([line]);
});

test('gifts that count whole fill the limit first; gifts without a limit fill none', () => {
  const lines = claimOf(7.5 * lakh, {
    section80c: 150_000,
    donationsWhole: 200_000,
    donationsHalf: 100_000,
    donationsWholeLimited: 40_000,
    donationsHalfLimited: 40_000,
  });
  expect(lines.slice(1)).toEqual([
    ['donationsWhole', 200_000, 200_000, null],
    ['donationsHalf', 100_000, 50_000, 'half'],
    ['donationsWholeLimited', 40_000, 40_000, null],
    ['donationsHalfLimited', 40_000, 10_000, 'cap'],
  ]);
});

test('the new regime names what it refuses', () => {
  const deductionsRupees = { section80c: 150_000, other: 10_000 };
  expect(linesOf(person(2026, { salaryRupees, deductionsRupees }), 'new')).toEqual([
    ['section80c', 150_000, 0, 'regime'],
    ['other', 10_000, 0, 'regime'],
  ]);
});

test('a deduction above income is a note, no error, and makes no loss (issue TAX)', () => {
  const claimed = { otherRupees: { normal: 1 * lakh }, deductionsRupees: { other: 3 * lakh } };
  expect(computeTax(person(2026, claimed), 'old')).toMatchObject({
    income: {
      deductions: { rupees: 1 * lakh, aboveIncomeRupees: 2 * lakh },
      total: { rupees: 0 },
    },
    notes: ['deductions-above-income'],
    taxRupees: 0,
  });
});

test('deductions never lower gains at special rates (section 80A; 111A(2), 112A(5))', () => {
  const gainsRupees = { shortTermEquity: 10 * lakh };
  const input = person(2026, { gainsRupees, deductionsRupees: { section80c: 150_000 } });
  expect(computeTax(input, 'old').income.total.rupees).toBe(10 * lakh);
});

test('the caps of a regime, used or not', () => {
  const input = person(2026, {
    salaryRupees: { gross: 20 * lakh, basicAndDa: 10 * lakh, employerPension: 50_000 },
    houseRupees: { selfOccupiedInterest: 2.5 * lakh },
    deductionsRupees: { section80c: 1 * lakh, healthSelf: 30_000 },
  });
  const rows = (regime: 'new' | 'old') =>
    capsOf(input, regime).map(({ name, usedRupees, capRupees }) => [name, usedRupees, capRupees]);
  expect(rows('old')).toEqual([
    ['selfOccupiedInterest', 200_000, 200_000],
    ['employerPension', 50_000, 100_000],
    ['section80c', 100_000, 150_000],
    ['ownPension', 0, 50_000],
    ['healthSelf', 25_000, 25_000],
    ['healthParents', 0, 25_000],
    ['preventiveCheckup', 0, 5000],
    ['savingsInterest', 0, 10_000],
  ]);
  expect(rows('new')).toEqual([['employerPension', 50_000, 140_000]]);
});

test.each([
  [50_000, 25_000],
  [100_000, 50_000],
  [100_001, 50_000],
])('of donations of %p, %p of the 50,000 that 10 lakh allow are used', (paid, used) => {
  const input = person(2026, {
    otherRupees: { normal: 10 * lakh },
    deductionsRupees: { donationsHalfLimited: paid },
  });
  expect(capsOf(input, 'old')).toContainEqual(
    expect.objectContaining({
      name: 'donationsHalfLimited',
      usedRupees: used,
      capRupees: 50_000,
    }),
  );
});

describe('the working', () => {
  const asRows = (lines: readonly WorkingLine[]) =>
    lines.map(({ name, paise }) => [name, paise / 100]);

  /** Of the lines that are no sums themselves. */
  const sumOf = (lines: readonly WorkingLine[]) =>
    lines.reduce((total, { paise, isSum }) => total + (isSum ? 0 : paise), 0);

  test('12.85 lakh of salary, line by line (12,10,000 after the standard deduction)', () => {
    expect(asRows(workingOf(computeTax(salaried(1_285_000), 'new')))).toEqual([
      ['salary', 1_285_000],
      ['standardDeduction', -75_000],
      ['grossTotal', 1_210_000],
      ['totalIncome', 1_210_000],
      ['slab', 0],
      ['slab', 20_000],
      ['slab', 40_000],
      ['slab', 1500],
      ['slab', 0],
      ['slab', 0],
      ['slab', 0],
      ['rebateRelief', -51_500],
      ['cess', 400],
      ['tax', 10_400],
    ]);
  });

  test('what is typed and not deducted has a line with its reason', () => {
    const input = person(2026, {
      salaryRupees: { gross: 10 * lakh, hraReceived: 1 * lakh, employerPension: 50_000 },
      deductionsRupees: { section80c: 20_000, depositInterest: 30_000, rentWithoutHra: 60_000 },
    });
    const refused = (regime: 'new' | 'old') =>
      workingOf(computeTax(input, regime)).flatMap(({ detail, paise }) =>
        detail?.kind === 'deduction' && paise === 0 ? [[detail.line.name, detail.line.cutBy]] : [],
      );
    expect(refused('old')).toEqual([
      ['employerPension', 'cap'],
      ['depositInterest', 'age'],
      ['rentWithoutHra', 'hra'],
    ]);
    expect(asRows(workingOf(computeTax(input, 'old')))).toContainEqual(['hra', 0]);
    // The new regime knows no other, as the fields say.
    expect(refused('new')).toEqual([['employerPension', 'cap']]);
  });

  test('51 lakh, the end of it', () => {
    expect(asRows(workingOf(computeTax(taxable(51 * lakh), 'new'))).slice(-4)).toEqual([
      ['surcharge', 111_000],
      ['surchargeRelief', -41_000],
      ['cess', 47_200],
      ['tax', 1_227_200],
    ]);
  });

  /** Lines that rest on no row of the law. */
  const plain: readonly string[] = [
    ...['salary', 'familyPension', 'otherIncome', 'specialIncome'],
    ...['grossTotal', 'deductionsAboveIncome', 'totalIncome', 'tax'],
  ];

  test('gains that a house loss lowers are printed before it, and no other income appears', () => {
    const input = person(2026, {
      houseRupees: { selfOccupiedInterest: 2 * lakh },
      gainsRupees: { shortTermEquity: 5 * lakh },
    });
    expect(asRows(workingOf(computeTax(input, 'old'))).slice(0, 3)).toEqual([
      ['houseLossSetOff', -2 * lakh],
      ['specialIncome', 5 * lakh],
      ['grossTotal', 3 * lakh],
    ]);
  });

  test('in each part the lines add up to its sums, and each that the law makes names its row', () => {
    fc.assert(
      fc.property(anyInput, anyRegime, (input, regime) => {
        const lines = workingOf(computeTax(input, regime));
        const taxFrom = lines.findIndex(({ name }) => name === 'totalIncome') + 1;
        const added = [lines.slice(0, taxFrom), lines.slice(taxFrom)].flatMap((own) =>
          own.map((line, index) =>
            line.isSum ? { ...line, paise: sumOf(own.slice(0, index)) } : line,
          ),
        );
        expect(added).toEqual(lines);
        for (const { name, law } of lines) {
          expect({ name, hasLaw: law !== null }).toEqual({ name, hasLaw: !plain.includes(name) });
        }
      }),
    );
  });

  test('other income is what no other line names', () => {
    const input = person(2026, {
      otherRupees: { normal: 1 * lakh, dividends: 50_000, familyPension: 90_000, vda: 10_000 },
      gainsRupees: { shortTermAtSlab: 20_000 },
      houseRupees: { rentReceived: 1 * lakh },
    });
    expect(asRows(workingOf(computeTax(input, 'new'))).slice(0, 6)).toEqual([
      ['house', 70_000],
      ['familyPension', 90_000],
      ['familyPensionDeduction', -25_000],
      ['otherIncome', 170_000],
      ['specialIncome', 10_000],
      ['grossTotal', 315_000],
    ]);
  });

  test('a last figure of five or more is rounded upwards (sections 288A and 288B, 516)', () => {
    const toTen = (rupees: number) => roundRupees(rupees, { toMultipleOfRupees: 10 });
    expect([1_234_564.99, 1_234_565, 4, 5].map(toTen)).toEqual([1_234_560, 1_234_570, 0, 10]);
    expect(roundRupees(0.5, { toMultipleOfRupees: 1 })).toBe(1);
  });

  /** The published figure beside the right one. */
  test.each([
    ['rebateForgotten', 120_000, 0],
    ['cessForgotten', 10_000, 10_400],
    ['reliefToSalary', 74_880, 73_630],
    ['reliefCopied', 1_227_200, 1_303_470],
    ['slabsOfLastYear', 145_600, 109_200],
    ['standardDeductionForgotten', 208_000, 192_400],
    ['exemptionIgnored', 22_750, 0],
    ['oldGainsExemption', 338_000, 334_750],
  ] as const)('%s: shown %p, right %p', (name, shown, right) => {
    const error = knownErrors.find((one) => one.name === name);
    expect(error?.shownRupees).toBe(shown);
    expect(error && computeTax(error.input, 'new').taxRupees).toBe(right);
    expect(messages().taxKnownErrors.reasons[name]).not.toBe('');
  });
});
