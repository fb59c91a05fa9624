import { compareRegimes } from '@/lib/tax/domain/compare-regimes';
import { computeTax } from '@/lib/tax/domain/compute-tax';
import { crore, lakh, person, salaried, taxable } from './people';

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

  test('the relief at 12,10,000 is 51,500', () => {
    expect(computeTax(taxable(1_210_000), 'new')).toMatchObject({
      slabTax: { paise: 6_150_000 },
      rebate: { kind: 'relief', paise: 5_150_000, law: { id: 'rebate-new-2025' } },
      cess: { paise: 40_000 },
    });
  });

  test.each([
    [1_270_588, 'relief'],
    [1_270_589, 'none'],
  ])('without rounding, taxable %p has %s', (rupees, kind) => {
    expect(computeTax(taxable(rupees), 'new', 'none').rebate.kind).toBe(kind);
  });

  test('the surcharge relief at 51,00,000 is 41,000 of 1,11,000', () => {
    expect(computeTax(taxable(5_100_000), 'new').surcharge).toMatchObject({
      ratePercent: 10,
      onOtherPaise: 11_100_000,
      relief: { thresholdRupees: 5_000_000, paise: 4_100_000 },
      paise: 7_000_000,
    });
  });

  test.each([
    [5_000_001, 108_000_100, '10,80,000 and the rupee above 50 lakh'],
    [10_000_001, 283_800_100, 'the surcharge of the band below stays'],
  ])('without rounding, taxable %p bears %p paise before cess (%s)', (rupees, paise) => {
    const { beforeCessParts } = computeTax(taxable(rupees), 'new', 'none');
    expect(beforeCessParts).toBe(paise * 1000);
  });

  /** The last rupee of each relief: beyond it the surcharge is whole. */
  test.each([
    ['new', 5_161_195],
    ['new', 10_196_947],
    ['new', 20_892_800],
    ['old', 5_195_896],
    ['old', 10_214_695],
    ['old', 20_930_000],
    ['old', 53_017_827],
  ] as const)('in the %s regime relief ends at %p', (regime, rupees) => {
    const reliefAt = (income: number) =>
      computeTax(taxable(income), regime, 'none').surcharge.relief?.paise;
    expect(reliefAt(rupees - 1)).toBeGreaterThan(0);
    expect(reliefAt(rupees + 1)).toBe(0);
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

  test('salary 7.75 lakh in 2024-25 → 0', () => {
    expect(computeTax(salaried(775_000, 2024), 'new').taxRupees).toBe(0);
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
});

describe('where published figures are wrong', () => {
  test('slab tax at 12 lakh is 60,000, not the 1,20,000 of castudyweb', () => {
    expect(computeTax(taxable(1_200_000), 'new').slabTax.paise).toBe(6_000_000);
  });

  test('51.98 lakh has no relief left: the answer for 51 lakh is not its own (caclubindia 609265)', () => {
    const { surcharge, taxRupees } = computeTax(taxable(5_198_000), 'new');
    expect(surcharge.relief?.paise).toBe(0);
    expect(taxRupees).toBe(1_303_470);
  });

  test('long-term gains of 3 lakh alone cost nothing: the exemption takes them (TallyG shows 22,750)', () => {
    const gains = person(2024, { gainsRupees: { longTermEquity: 300_000 } });
    expect(computeTax(gains, 'new').taxRupees).toBe(0);
  });

  test('20 lakh of salary in 2026-27 costs 1,92,400 (pages were off by 28,000 to 67,600)', () => {
    // 19,25,000 taxable: 20,000 + 40,000 + 60,000 + 65,000 = 1,85,000, and 4 %.
    expect(computeTax(salaried(2_000_000), 'new').taxRupees).toBe(192_400);
  });
});

test('a comparison says which regime is cheaper and by how much', () => {
  const comparison = compareRegimes(salaried(2_000_000));
  expect(comparison).toMatchObject({ cheaper: 'new', savingRupees: 413_400 - 192_400 });
  expect(compareRegimes(salaried(0))).toMatchObject({ cheaper: null, savingRupees: 0 });
});

test('every figure of 1,000 crore is still exact (30 % above 24 lakh, 25 % surcharge, 4 % cess)', () => {
  const tax = computeTax(taxable(1000 * crore), 'new');
  expect(tax.slabTax.paise).toBe((300_000 + (1000 * crore - 2_400_000) * 0.3) * 100);
  expect(tax.taxRupees).toBe(3_899_454_000);
});
