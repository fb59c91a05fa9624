import { computeTax } from '@/lib/tax/domain/compute-tax';
import type { TaxYear } from '@/lib/law/tax-years';
import { type Changes, crore, lakh, person } from '@/tests/factories/tax-person';

test.each<[string, Changes, object, TaxYear?]>([
  [
    '11 lakh by slab and 50,000 short-term: rebate 50,000, and 10,400 remains',
    { otherRupees: { normal: 11 * lakh }, gainsRupees: { shortTermEquity: 50_000 } },
    { rebate: { kind: 'rebate', paise: 5_000_000 }, taxRupees: 10_400 },
  ],
  [
    // 50,000 by slab, 12.5 % of 1.75 lakh = 21,875; and 4 %.
    '11 lakh by slab and 3 lakh long-term: above 12 lakh, no rebate',
    { otherRupees: { normal: 11 * lakh }, gainsRupees: { longTermEquity: 3 * lakh } },
    { rebate: { kind: 'none' }, taxRupees: 74_750 },
  ],
  [
    'the exempt 1.25 lakh of section 112A counts towards the 12 lakh (issue TAX)',
    { otherRupees: { normal: 12 * lakh }, gainsRupees: { longTermEquity: 100_000 } },
    {
      specialTax: { paise: 0 },
      income: { total: { rupees: 13 * lakh } },
      rebate: { kind: 'none' },
      taxRupees: 62_400,
    },
  ],
  [
    // Slab tax 59,000 and 4,000 on the gain; 10,000 above the limit: relief 53,000.
    'just above the limit all tax is weighed, as the proviso to section 87A reads (shr.co.in)',
    { otherRupees: { normal: 1_190_000 }, gainsRupees: { shortTermEquity: 20_000 } },
    { rebate: { kind: 'relief', paise: 5_300_000 }, notes: ['relief-weighs-all-tax'] },
  ],
  [
    'in 2024-25 the department refuses the rebate against section 111A: a note says so',
    { otherRupees: { normal: 5 * lakh }, gainsRupees: { shortTermEquity: 1 * lakh } },
    { taxRupees: 20_800, notes: ['rebate-disputed-111a'] },
    2024,
  ],
  [
    'no rebate covers lottery in the new regime (section 115BB)',
    { otherRupees: { lottery: 1 * lakh } },
    { taxRupees: 31_200, specialTax: { lines: [{ absorbedRupees: 0 }] } },
  ],
  [
    'no rebate covers virtual digital assets in the new regime (section 115BBH)',
    { otherRupees: { vda: 1 * lakh } },
    { taxRupees: 31_200, specialTax: { lines: [{ absorbedRupees: 0 }] } },
  ],
  [
    'a non-resident has no rebate',
    { residency: 'nonResident', otherRupees: { normal: 12 * lakh } },
    { taxRupees: 62_400 },
  ],
  [
    'a non-resident covers no gain with the basic exemption',
    { residency: 'nonResident', gainsRupees: { shortTermEquity: 1 * lakh } },
    { taxRupees: 20_800 },
  ],
  [
    '2023-24 knew 1 lakh at 10 % (knowatonestroke.in)',
    { otherRupees: { normal: 10 * lakh }, gainsRupees: { longTermEquity: 2 * lakh } },
    { specialTax: { lines: [{ ratePercent: 10, exemptRupees: 100_000, taxPaise: 1_000_000 }] } },
    2023,
  ],
  [
    '2 crore of gains above 1 crore of salary: 15 %, for what is above 2 crore is gains',
    { otherRupees: { normal: 1 * crore }, gainsRupees: { longTermEquity: 2 * crore } },
    { surcharge: { ratePercent: 15, cappedRatePercent: 15 } },
  ],
  [
    // 3 crore by slab bear 85.8 lakh, 1 crore of gains 20 lakh.
    '3 crore by slab and 1 crore of gains: 25 % and 15 %, each on its own part',
    { otherRupees: { normal: 3 * crore }, gainsRupees: { shortTermEquity: 1 * crore } },
    {
      slabTax: { paise: 858_000_000 },
      surcharge: {
        ratePercent: 25,
        cappedRatePercent: 15,
        onOtherPaise: 858_000_000 / 4,
        onCappedPaise: 0.15 * 0.2 * crore * 100,
      },
    },
  ],
  [
    // A quarter of the slab tax at 15 %, the rest at 25 %.
    'the tax on dividends is their share of the slab tax',
    { otherRupees: { normal: 3 * crore, dividends: 1 * crore } },
    {
      slabTax: { paise: 1_158_000_000 },
      surcharge: { onCappedPaise: 43_425_000, onOtherPaise: 217_125_000 },
    },
  ],
  [
    'virtual digital assets bear the whole surcharge',
    { otherRupees: { vda: 3 * crore } },
    {
      surcharge: {
        ratePercent: 25,
        onCappedPaise: 0,
        onOtherPaise: 0.3 * 0.25 * 3 * crore * 100,
      },
    },
  ],
  [
    // At 2 crore: 2 lakh on dividends and 60 lakh, 15 % on both: 71.3 lakh. A lakh more costs a lakh.
    'relief above 2 crore takes the excess from income that reaches the band, not from dividends',
    { otherRupees: { dividends: 20 * lakh, vda: 2 * crore + 1 * lakh } },
    {
      surcharge: { ratePercent: 25, relief: { thresholdRupees: 2 * crore } },
      beforeCessParts: 72.3 * lakh * 100_000,
    },
  ],
  [
    // At 50 lakh: 15.9 of 19.9 lakh at 20 % (4 are covered) and 30.1 lakh less 1.25 at 12.5 %; and 10,000 more.
    'relief above 50 lakh of nothing but gains takes the excess from the highest rate',
    { gainsRupees: { shortTermEquity: 20 * lakh, longTermEquity: 30 * lakh + 10_000 } },
    { beforeCessParts: (318_000 + 360_625 + 10_000) * 100_000 },
  ],
  [
    // On 5 + 15 lakh: 2,00,000; less on 15 + 4 lakh: 1,80,000. The difference of 20,000 is below the maximum.
    'agricultural income above the limit of the rebate does not count towards it (section 156(2), 87A)',
    { otherRupees: { normal: 5 * lakh, agricultural: 15 * lakh } },
    {
      slabTax: { paise: 2_000_000 },
      rebate: { kind: 'rebate', paise: 2_000_000 },
      taxRupees: 0,
      notes: ['rebate-with-agricultural-income'],
    },
  ],
  [
    // On 11 + 10 lakh: 2,25,000; less on 10 + 4 lakh: 90,000; 1,35,000 - 60,000 = 75,000, and cess.
    'beside agricultural income the rebate up to the limit stops at 60,000',
    { otherRupees: { normal: 11 * lakh, agricultural: 10 * lakh } },
    {
      slabTax: { paise: 13_500_000 },
      rebate: { kind: 'rebate', paise: 6_000_000 },
      taxRupees: 78_000,
    },
  ],
  [
    // 12.1 + 5 lakh: 1,42,000; less on 9 lakh: 30,000. Of 1,12,000 the relief leaves 10,000, and cess.
    'above the limit the tax is no more than the income above it, whatever the relief is',
    { otherRupees: { normal: 1_210_000, agricultural: 5 * lakh } },
    {
      slabTax: { paise: 11_200_000 },
      rebate: { kind: 'relief', paise: 10_200_000 },
      taxRupees: 10_400,
    },
  ],
  [
    'where there is no rebate, agricultural income gets no note of it',
    { otherRupees: { normal: 20 * lakh, agricultural: 5 * lakh } },
    { rebate: { kind: 'none' }, notes: [] },
  ],
  [
    'agricultural income that does not count gets no note',
    { otherRupees: { normal: 10 * lakh, agricultural: 5000 } },
    { notes: [] },
  ],
])('new regime: %s', (_, changes, expected, year = 2026) => {
  expect(computeTax(person(year, changes), 'new')).toMatchObject(expected);
});

test.each<[string, Changes, object]>([
  [
    'the rebate covers tax of section 111A',
    { otherRupees: { normal: 4 * lakh }, gainsRupees: { shortTermEquity: 20_000 } },
    { taxRupees: 0 },
  ],
  [
    'the rebate never covers tax of section 112A',
    { otherRupees: { normal: 2.5 * lakh }, gainsRupees: { longTermEquity: 225_000 } },
    { income: { total: { rupees: 475_000 } }, taxRupees: 13_000 },
  ],
  [
    'a non-resident has no exemption of age',
    { residency: 'nonResident', age: 65, otherRupees: { normal: 3 * lakh } },
    { ageBand: 'below60', taxRupees: 2600 },
  ],
  [
    'the surcharge reaches 37 %, in the new regime 25 %',
    { otherRupees: { normal: 6 * crore } },
    { surcharge: { ratePercent: 37 } },
  ],
  [
    // Tax on 6.5 lakh is 42,500; on 3.5 + 2.5 lakh 32,500; the difference 10,000 is the tax on 3 lakh.
    'agricultural income raises the slabs of the rest (incometaxmanagement.com: partial integration)',
    { otherRupees: { normal: 3 * lakh, agricultural: 3.5 * lakh } },
    {
      slabTax: {
        paise: 1_000_000,
        agricultural: { agriculturalRupees: 350_000, takenOffPaise: 3_250_000 },
      },
    },
  ],
  [
    'agricultural income of 5,000 does not count',
    { otherRupees: { normal: 3 * lakh, agricultural: 5000 } },
    { slabTax: { paise: 250_000, agricultural: null } },
  ],
  [
    'nor does any beside an income that the slabs leave free',
    { otherRupees: { normal: 2.5 * lakh, agricultural: 5 * lakh } },
    { slabTax: { paise: 0, agricultural: null } },
  ],
])('old regime: %s', (_, changes, expected) => {
  expect(computeTax(person(2026, changes), 'old')).toMatchObject(expected);
});

describe('the unused basic exemption', () => {
  test('covers gains, the highest rate first', () => {
    const input = person(2026, {
      otherRupees: { normal: 3 * lakh },
      gainsRupees: { shortTermEquity: 60_000, longTermOther: 70_000, longTermEquity: 2 * lakh },
    });
    expect(computeTax(input, 'new').specialTax.lines).toMatchObject([
      { name: 'shortTermEquity', absorbedRupees: 60_000, exemptRupees: 0, taxPaise: 0 },
      { name: 'longTermOther', absorbedRupees: 40_000, exemptRupees: 0, taxPaise: 375_000 },
      { name: 'longTermEquity', absorbedRupees: 0, exemptRupees: 125_000, taxPaise: 937_500 },
    ]);
  });

  test.each([
    [30, 'new', 4 * lakh],
    [30, 'old', 2.5 * lakh],
    [60, 'old', 3 * lakh],
    [80, 'old', 5 * lakh],
  ] as const)('at the age of %p, in the %s regime, is %p', (age, regime, rupees) => {
    const input = person(2026, { age, gainsRupees: { shortTermEquity: 10 * lakh } });
    expect(computeTax(input, regime).specialTax.lines[0]?.absorbedRupees).toBe(rupees);
  });
});

describe('the year in which the rates changed, 2024-25', () => {
  test.each([
    ['shortTermEquity', 1 * lakh, 15, 20],
    ['longTermOther', 1 * lakh, 20, 12.5],
  ] as const)('%s: %p before at %p %%, from 23 July 2024 at %p %%', (name, gain, before, after) => {
    const input = person(2024, {
      otherRupees: { normal: 10 * lakh },
      gainsRupees: { [name]: gain },
      earlierGainsRupees: { [name]: gain },
    });
    const { lines } = computeTax(input, 'new').specialTax;
    const rates = lines.map((line) => [line.isEarlier, line.ratePercent, line.taxPaise]);
    expect(rates.sort()).toEqual([
      [false, after, gain * after],
      [true, before, gain * before],
    ]);
  });

  test('one exemption of 1.25 lakh for both halves, taken from the dearer one first', () => {
    const input = person(2024, {
      otherRupees: { normal: 10 * lakh },
      gainsRupees: { longTermEquity: 1 * lakh },
      earlierGainsRupees: { longTermEquity: 1 * lakh },
    });
    expect(computeTax(input, 'new').specialTax.lines).toMatchObject([
      { isEarlier: false, exemptRupees: 100_000, taxPaise: 0 },
      { isEarlier: true, exemptRupees: 25_000, taxPaise: 750_000 },
    ]);
  });
});
