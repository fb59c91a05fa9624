import { computeTax } from '@/lib/tax/domain/compute-tax';
import { crore, lakh, person } from './people';

const taxOf = (...given: Parameters<typeof person>) =>
  computeTax(person(...given), 'new').taxRupees;

describe('the rebate and income at special rates', () => {
  test('11 lakh by slab and 50,000 short-term: rebate 50,000, and 10,400 remains', () => {
    const result = computeTax(
      person(2026, {
        otherRupees: { normal: 11 * lakh },
        gainsRupees: { shortTermEquity: 50_000 },
      }),
      'new',
    );
    expect(result.rebate).toMatchObject({ kind: 'rebate', paise: 5_000_000 });
    expect(result.taxRupees).toBe(10_400);
  });

  test('11 lakh by slab and 3 lakh long-term: above 12 lakh, no rebate', () => {
    const result = computeTax(
      person(2026, {
        otherRupees: { normal: 11 * lakh },
        gainsRupees: { longTermEquity: 3 * lakh },
      }),
      'new',
    );
    expect(result.rebate.kind).toBe('none');
    // 50,000 by slab, 12.5 % of 1.75 lakh = 21,875; and 4 %.
    expect(result.taxRupees).toBe(74_750);
  });

  test('the exempt 1.25 lakh of section 112A counts towards the 12 lakh (issue TAX)', () => {
    const input = person(2026, {
      otherRupees: { normal: 12 * lakh },
      gainsRupees: { longTermEquity: 100_000 },
    });
    const result = computeTax(input, 'new');
    expect(result.specialTax.paise).toBe(0);
    expect(result.income.total.rupees).toBe(13 * lakh);
    expect(result.rebate.kind).toBe('none');
    expect(result.taxRupees).toBe(62_400);
  });

  test('just above the limit all tax is weighed, as the proviso to section 87A reads (shr.co.in)', () => {
    // Slab tax 59,000 and 4,000 on the gain; 10,000 above the limit: relief 53,000.
    const input = person(2026, {
      otherRupees: { normal: 1_190_000 },
      gainsRupees: { shortTermEquity: 20_000 },
    });
    const result = computeTax(input, 'new');
    expect(result.rebate).toMatchObject({ kind: 'relief', paise: 5_300_000 });
    expect(result.notes).toEqual(['relief-weighs-all-tax']);
  });

  test('in 2024-25 the department refuses the rebate against section 111A: a note says so', () => {
    const input = person(2024, {
      otherRupees: { normal: 5 * lakh },
      gainsRupees: { shortTermEquity: 1 * lakh },
    });
    const result = computeTax(input, 'new');
    expect(result.taxRupees).toBe(20_800);
    expect(result.notes).toEqual(['rebate-disputed-111a']);
  });

  test('the old regime allows it against section 111A, never against 112A', () => {
    const shortTerm = person(2026, {
      otherRupees: { normal: 4 * lakh },
      gainsRupees: { shortTermEquity: 20_000 },
    });
    expect(computeTax(shortTerm, 'old').taxRupees).toBe(0);
    const longTerm = person(2026, {
      otherRupees: { normal: 2.5 * lakh },
      gainsRupees: { longTermEquity: 225_000 },
    });
    expect(computeTax(longTerm, 'old')).toMatchObject({
      income: { total: { rupees: 475_000 } },
      taxRupees: 13_000,
    });
  });

  test('neither lottery nor virtual digital assets are covered in the new regime (sections 115BB, 115BBH)', () => {
    expect(taxOf(2026, { otherRupees: { lottery: 1 * lakh } })).toBe(31_200);
    expect(taxOf(2026, { otherRupees: { vda: 1 * lakh } })).toBe(31_200);
  });
});

describe('the unused basic exemption', () => {
  test('covers gains, the highest rate first', () => {
    const input = person(2026, {
      otherRupees: { normal: 3 * lakh },
      gainsRupees: { shortTermEquity: 60_000, longTermOther: 70_000, longTermEquity: 2 * lakh },
    });
    const { lines } = computeTax(input, 'new').specialTax;
    expect(
      lines.map(({ name, absorbedRupees, exemptRupees, taxPaise }) => [
        name,
        absorbedRupees,
        exemptRupees,
        taxPaise,
      ]),
    ).toEqual([
      ['shortTermEquity', 60_000, 0, 0],
      ['longTermOther', 40_000, 0, 375_000],
      ['longTermEquity', 0, 125_000, 937_500],
    ]);
  });

  test('never covers virtual digital assets or lottery', () => {
    const input = person(2026, { otherRupees: { vda: 1 * lakh, lottery: 1 * lakh } });
    const { lines } = computeTax(input, 'new').specialTax;
    expect(lines.map(({ absorbedRupees }) => absorbedRupees)).toEqual([0, 0]);
  });

  test('is 4 lakh by the new table and by age in the old one', () => {
    const gains = { gainsRupees: { shortTermEquity: 10 * lakh } };
    const absorbed = (age: number, regime: 'new' | 'old') =>
      computeTax(person(2026, { age, ...gains }), regime).specialTax.lines[0]?.absorbedRupees;
    expect([
      absorbed(30, 'new'),
      absorbed(30, 'old'),
      absorbed(60, 'old'),
      absorbed(80, 'old'),
    ]).toEqual([4 * lakh, 2.5 * lakh, 3 * lakh, 5 * lakh]);
  });
});

describe('non-residents', () => {
  const facts = { residency: 'nonResident', age: 65 } as const;

  test('have no rebate', () => {
    expect(taxOf(2026, { ...facts, otherRupees: { normal: 12 * lakh } })).toBe(62_400);
  });

  test('have no exemption of age', () => {
    const input = person(2026, { ...facts, otherRupees: { normal: 3 * lakh } });
    expect(computeTax(input, 'old')).toMatchObject({ ageBand: 'below60', taxRupees: 2600 });
  });

  test('cover no gain with the basic exemption', () => {
    expect(taxOf(2026, { ...facts, gainsRupees: { shortTermEquity: 1 * lakh } })).toBe(20_800);
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
    const rates = lines.map(({ isEarlier, ratePercent, taxPaise }) => [
      isEarlier,
      ratePercent,
      taxPaise,
    ]);
    expect(rates).toHaveLength(2);
    expect(rates).toContainEqual([true, before, gain * before]);
    expect(rates).toContainEqual([false, after, gain * after]);
  });

  test('one exemption of 1.25 lakh for both halves, taken from the dearer one first', () => {
    const input = person(2024, {
      otherRupees: { normal: 10 * lakh },
      gainsRupees: { longTermEquity: 1 * lakh },
      earlierGainsRupees: { longTermEquity: 1 * lakh },
    });
    const { lines } = computeTax(input, 'new').specialTax;
    expect(
      lines.map(({ isEarlier, exemptRupees, taxPaise }) => [isEarlier, exemptRupees, taxPaise]),
    ).toEqual([
      [false, 100_000, 0],
      [true, 25_000, 750_000],
    ]);
  });

  test('2023-24 knew 1 lakh at 10 % (knowatonestroke.in)', () => {
    const input = person(2023, {
      otherRupees: { normal: 10 * lakh },
      gainsRupees: { longTermEquity: 2 * lakh },
    });
    expect(computeTax(input, 'new').specialTax.lines).toMatchObject([
      { ratePercent: 10, exemptRupees: 100_000, taxPaise: 1_000_000 },
    ]);
  });
});

describe('surcharge on dividends and gains stops at 15 %', () => {
  test('2 crore of gains above 1 crore of salary: 15 %, for what is above 2 crore is gains', () => {
    const input = person(2026, {
      otherRupees: { normal: 1 * crore },
      gainsRupees: { longTermEquity: 2 * crore },
    });
    expect(computeTax(input, 'new').surcharge).toMatchObject({
      ratePercent: 15,
      cappedRatePercent: 15,
    });
  });

  test('3 crore by slab and 1 crore of gains: 25 % and 15 %, each on its own part', () => {
    const input = person(2026, {
      otherRupees: { normal: 3 * crore },
      gainsRupees: { shortTermEquity: 1 * crore },
    });
    const { surcharge, slabTax } = computeTax(input, 'new');
    expect(surcharge).toMatchObject({ ratePercent: 25, cappedRatePercent: 15 });
    expect(surcharge.onOtherPaise).toBe(slabTax.paise / 4);
    expect(surcharge.onCappedPaise).toBe(0.15 * 0.2 * crore * 100);
  });

  test('the tax on dividends is their share of the slab tax', () => {
    const input = person(2026, { otherRupees: { normal: 3 * crore, dividends: 1 * crore } });
    const { surcharge, slabTax } = computeTax(input, 'new');
    expect(slabTax.paise).toBe(1_158_000_000);
    // A quarter of it at 15 %, the rest at 25 %.
    expect(surcharge).toMatchObject({ onCappedPaise: 43_425_000, onOtherPaise: 217_125_000 });
  });

  test('lottery and virtual digital assets bear the whole surcharge', () => {
    const { surcharge } = computeTax(person(2026, { otherRupees: { vda: 3 * crore } }), 'new');
    expect(surcharge).toMatchObject({
      ratePercent: 25,
      onCappedPaise: 0,
      onOtherPaise: 0.3 * 0.25 * 3 * crore * 100,
    });
  });

  test('relief above 2 crore takes the excess from income that reaches the band, not from dividends', () => {
    // At 2 crore: 2 lakh on dividends and 60 lakh, 15 % on both: 71.3 lakh. A lakh more costs a lakh.
    const input = person(2026, {
      otherRupees: { dividends: 20 * lakh, vda: 2 * crore + 1 * lakh },
    });
    const { beforeCessParts, surcharge } = computeTax(input, 'new');
    expect(surcharge).toMatchObject({ ratePercent: 25, relief: { thresholdRupees: 2 * crore } });
    expect(beforeCessParts).toBe(72.3 * lakh * 100_000);
  });

  test('relief above 50 lakh of nothing but gains takes the excess from the highest rate', () => {
    // At 50 lakh: 15.9 of 19.9 lakh at 20 % (4 are covered) and 30.1 lakh less 1.25 at 12.5 %; and 10,000 more.
    const input = person(2026, {
      gainsRupees: { shortTermEquity: 20 * lakh, longTermEquity: 30 * lakh + 10_000 },
    });
    const { beforeCessParts } = computeTax(input, 'new');
    expect(beforeCessParts).toBe((318_000 + 360_625 + 10_000) * 100_000);
  });

  describe('the rebate beside agricultural income: section 156(2), proviso to section 87A', () => {
    const farmer = (normal: number, agricultural: number) =>
      computeTax(person(2026, { otherRupees: { normal, agricultural } }), 'new');

    test('agricultural income above the limit does not count towards it', () => {
      // On 5 + 15 lakh: 2,00,000; less on 15 + 4 lakh: 1,80,000. The difference of 20,000 is below the maximum.
      const { slabTax, rebate, taxRupees, notes } = farmer(5 * lakh, 15 * lakh);
      expect(slabTax.paise).toBe(2_000_000);
      expect(rebate).toMatchObject({ kind: 'rebate', paise: 2_000_000 });
      expect(taxRupees).toBe(0);
      expect(notes).toContain('rebate-with-agricultural-income');
    });

    test('up to the limit the rebate stops at 60,000', () => {
      // On 11 + 10 lakh: 2,25,000; less on 10 + 4 lakh: 90,000; 1,35,000 - 60,000 = 75,000, and cess.
      expect(farmer(11 * lakh, 10 * lakh)).toMatchObject({
        slabTax: { paise: 13_500_000 },
        rebate: { kind: 'rebate', paise: 6_000_000 },
        taxRupees: 78_000,
      });
    });

    test('above the limit the tax is no more than the income above it, whatever the relief comes to', () => {
      // 12.1 + 5 lakh: 1,42,000; less on 9 lakh: 30,000. Of 1,12,000 the relief leaves 10,000, and cess.
      expect(farmer(1_210_000, 5 * lakh)).toMatchObject({
        slabTax: { paise: 11_200_000 },
        rebate: { kind: 'relief', paise: 10_200_000 },
        taxRupees: 10_400,
      });
    });

    test('without agricultural income that counts, the page says nothing of it', () => {
      expect(farmer(10 * lakh, 5000).notes).toEqual([]);
    });
  });

  test('37 % only in the old regime', () => {
    const input = person(2026, { otherRupees: { normal: 6 * crore } });
    expect(computeTax(input, 'old').surcharge.ratePercent).toBe(37);
    expect(computeTax(input, 'new').surcharge.ratePercent).toBe(25);
  });
});

describe('agricultural income (incometaxmanagement.com: partial integration)', () => {
  test('raises the slabs of the rest', () => {
    // Old regime: tax on 6.5 lakh is 42,500; on 3.5 + 2.5 lakh 32,500; the difference 10,000 is the tax on 3 lakh.
    const input = person(2026, {
      otherRupees: { normal: 650_000 - 3.5 * lakh, agricultural: 3.5 * lakh },
    });
    expect(computeTax(input, 'old').slabTax).toMatchObject({
      paise: 1_000_000,
      agricultural: { agriculturalRupees: 350_000, takenOffPaise: 3_250_000 },
    });
  });

  test.each([
    [300_000, 5000],
    [250_000, 500_000],
  ])('%p with %p of it is taxed as without', (normal, agricultural) => {
    const with_ = computeTax(person(2026, { otherRupees: { normal, agricultural } }), 'old');
    const without = computeTax(person(2026, { otherRupees: { normal } }), 'old');
    expect(with_.slabTax).toEqual(without.slabTax);
    expect(with_.slabTax.agricultural).toBeNull();
  });
});
