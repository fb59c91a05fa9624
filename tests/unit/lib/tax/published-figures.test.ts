import { compareRegimes, computeTax } from '@/lib/tax/domain/compute-tax';
import { exampleInput } from '@/lib/tax/domain/inputs/input';
import { ageReached, lawOfYear } from '@/lib/tax/domain/law-of-year';
import { crore, lakh, salaried, taxable } from '@/tests/factories/tax-person';

const taxOf = (rupees: number, year: 2023 | 2024 | 2025 | 2026) =>
  computeTax(taxable(rupees, year), 'new').taxRupees;

describe('new regime, tax years 2025-26 and 2026-27', () => {
  test.each([
    [0, 0, 'no income'],
    [4 * lakh, 0, 'slab table of section 202: nothing up to 4 lakh'],
    [1_200_000, 0, 'PIB 2098406: 60,000 less the rebate of 60,000'],
    [1_200_010, 10, 'section 156: tax at most what exceeds 12 lakh'],
    [1_210_000, 10_400, 'frappe/hrms#3032: 10,000 and cess'],
    [1_250_000, 52_000, 'section 156: 50,000 and cess'],
    [1_270_000, 72_800, 'section 156: 70,000 and cess'],
    [1_275_000, 74_100, '71,250 by slab and cess: relief has ended'],
    [5_000_000, 1_123_200, 'frappe/hrms#4575: 10,80,000 before cess'],
    [5_100_000, 1_227_200, 'by slab and surcharge after relief 11,80,000 before cess'],
    [5_200_000, 1_304_160, 'by slab and surcharge 12,54,000 before cess'],
    [10_100_000, 3_055_520, 'relief from the surcharge above 1 crore'],
  ])('taxable %p → %p (%s)', (rupees, expected) => {
    expect(taxOf(rupees, 2025)).toBe(expected);
    expect(taxOf(rupees, 2026)).toBe(expected);
  });

  test('salary 12,75,000 → 0 (PIB 2098406: the standard deduction brings it to 12 lakh)', () => {
    const result = computeTax(salaried(1_275_000), 'new');
    expect(result).toMatchObject({
      taxRupees: 0,
      income: { total: { rupees: 1_200_000 }, salary: { standardDeduction: { rupees: 75_000 } } },
      rebate: { kind: 'rebate', paise: 6_000_000 },
    });
  });
});

describe('earlier years of the new regime', () => {
  test.each([
    [2024, 710_000, 10_400, 'section 87A: tax at most what exceeds 7 lakh'],
    [2024, 700_000, 0, 'rebate of section 87A to 7 lakh'],
    [2024, 1_500_000, 145_600, '1,40,000 by slab'],
    [2023, 700_000, 0, 'rebate of section 87A to 7 lakh'],
    [2023, 1_500_000, 156_000, '1,50,000 by slab'],
  ] as const)('%p: taxable %p → %p (%s)', (year, rupees, expected, _source) => {
    expect(taxOf(rupees, year)).toBe(expected);
  });

  test.each([
    [722_222, 'relief'],
    [722_223, 'none'],
  ])('in 2024-25, without rounding, taxable %p has %s', (rupees, kind) => {
    expect(computeTax(taxable(rupees, 2024), 'new', 'none').rebate.kind).toBe(kind);
  });
});

describe('old regime', () => {
  test.each([
    [500_000, 0, 'rebate of 12,500'],
    [500_010, 13_000, 'section 87A: no relief, the cliff is real'],
    [1_000_000, 117_000, '1,12,500 by slab'],
    [5_100_000, 1_469_000, 'relief from the surcharge above 50 lakh'],
    [10_100_000, 3_321_500, '31,93,750 before cess'],
    [20_261_550, 7_223_760, '69,45,925 before cess'],
  ])('taxable %p → %p (%s)', (rupees, expected) => {
    expect(computeTax(taxable(rupees), 'old').taxRupees).toBe(expected);
  });

  /** Slab tax at 5 and 10 lakh by age. */
  test.each([
    [59, 12_500, 112_500],
    [60, 10_000, 110_000],
    [79, 10_000, 110_000],
    [80, 0, 100_000],
  ])('at %p the slab tax at 5 and 10 lakh is %p and %p', (age, atFive, atTen) => {
    const slabTax = (rupees: number) =>
      computeTax(taxable(rupees, 2026, { age }), 'old').slabTax.paise / 100;
    expect([slabTax(5 * lakh), slabTax(10 * lakh)]).toEqual([atFive, atTen]);
  });

  /** CBDT Circular 28/2016: who is born on 1 April completes the year on 31 March. */
  test.each([
    ['1967-04-01', 60],
    ['1967-04-02', 59],
    ['1966-12-31', 60],
  ] as const)('born on %s, the age reached in the year to 31 March 2027 is %p', (birth, age) => {
    expect(ageReached(birth, lawOfYear(2026))).toBe(age);
  });
});

test('a comparison says which regime is cheaper and by how much', () => {
  const comparison = compareRegimes(salaried(2_000_000));
  expect(comparison).toMatchObject({ cheaper: 'new', savingRupees: 413_400 - 192_400 });
  expect(compareRegimes(salaried(0))).toMatchObject({ cheaper: null, savingRupees: 0 });
});

test('the tax of both regimes is a share of one income, before what only one of them takes off', () => {
  const paid = exampleInput(2026);
  const { incomeRupees, new: inNew, old: inOld } = compareRegimes(paid);
  expect(incomeRupees).toBe(paid.salaryRupees.gross);
  expect(inOld.income.grossTotalRupees).toBeLessThan(inNew.income.grossTotalRupees);
  const widowed = { ...salaried(0), otherRupees: { ...paid.otherRupees, familyPension: 90_000 } };
  expect(compareRegimes(widowed).incomeRupees).toBe(90_000);
});

test('every figure of 1,000 crore is still exact (30 % above 24 lakh, 25 % surcharge, 4 % cess)', () => {
  const tax = computeTax(taxable(1000 * crore), 'new');
  expect(tax.slabTax.paise).toBe((300_000 + (1000 * crore - 2_400_000) * 0.3) * 100);
  expect(tax.taxRupees).toBe(3_899_454_000);
});
