import { computeTax } from '@/lib/tax/domain/compute-tax';
import type { TaxInput } from '@/lib/tax/domain/inputs/input';
import { lakh, person } from '../people';

const linesOf = (input: TaxInput, regime: 'new' | 'old' = 'old') =>
  computeTax(input, regime).income.deductions.lines.map(
    ({ name, claimedRupees, allowedRupees, cutBy }) => [name, claimedRupees, allowedRupees, cutBy],
  );

const base = { salaryRupees: { gross: 30 * lakh, basicAndDa: 10 * lakh } };

test.each([
  ['section80c', 150_000, 'below60'],
  ['ownPension', 50_000, 'below60'],
  ['healthSelf', 25_000, 'below60'],
  ['healthParents', 25_000, 'below60'],
  ['healthParents', 50_000, 'from60'],
  ['preventiveCheckup', 5000, 'below60'],
  ['savingsInterest', 10_000, 'below60'],
] as const)('%s is allowed up to %p, parents %s', (name, cap, parentsAge) => {
  const claim = (rupees: number) =>
    linesOf(person(2026, { ...base, parentsAge, deductionsRupees: { [name]: rupees } }));
  expect(claim(cap)).toEqual([[name, cap, cap, null]]);
  expect(claim(cap + 1)).toEqual([[name, cap + 1, cap, 'cap']]);
});

test('from 60 on, health insurance is 50,000 and one rule covers all interest (80D, 80TTB)', () => {
  const input = person(2026, {
    ...base,
    age: 60,
    deductionsRupees: { healthSelf: 60_000, savingsInterest: 20_000, depositInterest: 40_000 },
  });
  expect(linesOf(input)).toEqual([
    ['healthSelf', 60_000, 50_000, 'cap'],
    ['depositInterest', 60_000, 50_000, 'cap'],
  ]);
});

test('below 60 the interest of deposits is not deducted', () => {
  expect(linesOf(person(2026, { ...base, deductionsRupees: { depositInterest: 40_000 } }))).toEqual(
    [['depositInterest', 40_000, 0, 'age']],
  );
});

test('check-ups lie inside the caps of health insurance', () => {
  const claim = (healthSelf: number) =>
    linesOf(
      person(2026, {
        ...base,
        deductionsRupees: { healthSelf, healthParents: 25_000, preventiveCheckup: 5000 },
      }),
    ).at(-1);
  expect(claim(20_000)).toEqual(['preventiveCheckup', 5000, 5000, null]);
  expect(claim(23_000)).toEqual(['preventiveCheckup', 5000, 2000, 'cap']);
  expect(claim(25_000)).toEqual(['preventiveCheckup', 5000, 0, 'cap']);
});

test.each([
  ['ownDisability', 'disability', 75_000],
  ['ownDisability', 'severe', 125_000],
  ['dependantDisability', 'disability', 75_000],
  ['dependantDisability', 'severe', 125_000],
] as const)('%s: %s is a fixed %p, for residents (80U, 80DD)', (name, degree, rupees) => {
  expect(linesOf(person(2026, { ...base, [name]: degree }))).toEqual([
    [name, rupees, rupees, null],
  ]);
  expect(linesOf(person(2026, { ...base, residency: 'nonResident', [name]: degree }))).toEqual([
    [name, rupees, 0, 'residency'],
  ]);
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
  'in %p, %s regime, a %s employer’s pension share counts up to %p',
  (year, regime, employer, cap) => {
    const input = person(year, {
      employer,
      salaryRupees: { ...base.salaryRupees, employerPension: 200_000 },
    });
    expect(linesOf(input, regime)).toEqual([['employerPension', 200_000, cap, 'cap']]);
  },
);

/** Section 80E knows no cap (cadeveshthakur.com). */
test('all interest of an education loan counts', () => {
  const input = person(2026, { ...base, deductionsRupees: { educationLoan: 700_000 } });
  expect(linesOf(input)).toEqual([['educationLoan', 700_000, 700_000, null]]);
});

/** Section 80GG: 5,000 a month, a quarter of income, or rent above a tenth of it, whichever is least. */
test.each([
  [10 * lakh, 240_000, 60_000, 'the cap'],
  [2 * lakh, 240_000, 50_000, 'a quarter of income'],
  [10 * lakh, 130_000, 30_000, 'rent above a tenth'],
  [10 * lakh, 90_000, 0, 'nothing above a tenth'],
])('of an income of %p and rent of %p, %p counts: %s', (normal, rentWithoutHra, allowed) => {
  const input = person(2026, { otherRupees: { normal }, deductionsRupees: { rentWithoutHra } });
  expect(linesOf(input)).toEqual([['rentWithoutHra', rentWithoutHra, allowed, 'cap']]);
});

test('other deductions come off before the shares of income are taken', () => {
  const input = person(2026, {
    otherRupees: { normal: 4 * lakh },
    deductionsRupees: { section80c: 150_000, healthSelf: 25_000, rentWithoutHra: 240_000 },
  });
  expect(linesOf(input).at(-1)).toEqual(['rentWithoutHra', 240_000, 56_250, 'cap']);
});

test('rent without an allowance does not count beside an allowance', () => {
  const input = person(2026, {
    salaryRupees: { ...base.salaryRupees, hraReceived: 1 },
    deductionsRupees: { rentWithoutHra: 240_000 },
  });
  expect(linesOf(input)).toEqual([['rentWithoutHra', 240_000, 0, 'hra']]);
});

/** caclubindia.com, thread 580375: of 1,00,000 at half, with an adjusted income of 6,00,000, 30,000 counts. */
test('gifts that count half fill the limit whole and count half of it (80G)', () => {
  const gift = (rupees: number) =>
    linesOf(
      person(2026, {
        otherRupees: { normal: 6 * lakh },
        deductionsRupees: { donationsHalfLimited: rupees },
      }),
    );
  expect(gift(1 * lakh)).toEqual([['donationsHalfLimited', 1 * lakh, 30_000, 'cap']]);
  expect(gift(50_001)).toEqual([['donationsHalfLimited', 50_001, 25_000, 'half']]);
});

test('gifts that count whole fill the limit first; gifts without a limit fill none', () => {
  const input = person(2026, {
    otherRupees: { normal: 7.5 * lakh },
    deductionsRupees: {
      section80c: 150_000,
      donationsWhole: 200_000,
      donationsHalf: 100_000,
      donationsWholeLimited: 40_000,
      donationsHalfLimited: 40_000,
    },
  });
  expect(linesOf(input).slice(1)).toEqual([
    ['donationsWhole', 200_000, 200_000, null],
    ['donationsHalf', 100_000, 50_000, 'half'],
    ['donationsWholeLimited', 40_000, 40_000, null],
    ['donationsHalfLimited', 40_000, 10_000, 'cap'],
  ]);
});

test('the new regime names what it refuses', () => {
  const input = person(2026, { ...base, deductionsRupees: { section80c: 150_000, other: 10_000 } });
  expect(linesOf(input, 'new')).toEqual([
    ['section80c', 150_000, 0, 'regime'],
    ['other', 10_000, 0, 'regime'],
  ]);
});

test('a deduction above income is a note, no error, and makes no loss (issue TAX)', () => {
  const input = person(2026, {
    otherRupees: { normal: 1 * lakh },
    deductionsRupees: { other: 3 * lakh },
  });
  const { income, notes, taxRupees } = computeTax(input, 'old');
  expect(income.deductions).toMatchObject({ rupees: 1 * lakh, aboveIncomeRupees: 2 * lakh });
  expect(income.total.rupees).toBe(0);
  expect(notes).toEqual(['deductions-above-income']);
  expect(taxRupees).toBe(0);
});

test('deductions never lower gains at special rates (section 80A; 111A(2), 112A(5))', () => {
  const input = person(2026, {
    gainsRupees: { shortTermEquity: 10 * lakh },
    deductionsRupees: { section80c: 150_000 },
  });
  expect(computeTax(input, 'old').income.total.rupees).toBe(10 * lakh);
});

test('every line names its row of the law', () => {
  const input = person(2026, {
    ...base,
    deductionsRupees: { section80c: 1, ownPension: 1, healthSelf: 1 },
  });
  const { lines } = computeTax(input, 'old').income.deductions;
  expect(lines.map(({ law }) => [law.section.act1961, law.section.act2025])).toEqual([
    ['80C, 80CCC, 80CCD(1)', '123, Schedule XV'],
    ['80CCD(1B)', '124(3)'],
    ['80D', '126'],
  ]);
});
