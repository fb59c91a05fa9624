import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { gainsLawOn, taxOnGains } from '@/lib/law/gains-tax';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import { findCategory } from '@/lib/funds/domain/list/fund-categories';
import {
  type FundLot,
  lockInOf,
  lotsLeft,
  type Sale,
  saleTax,
  expectedTax,
  readTaxChoice,
  taxKindOf,
} from '@/lib/funds/domain/sale-tax';

const today = '2026-11-20';
const lot = (boughtOn: IsoDate, costRupees: number, units = 1_000): FundLot => ({
  ...{ boughtOn, costRupees, units },
});
/** Of a sale at 1,000 rupees a unit. */
const taxOf = (lots: FundLot[], changes: Partial<Sale> = {}) => {
  const sale: Omit<Sale, 'series'> = {
    kind: 'equity',
    soldOn: today,
    slabRatePercent: 30,
    ...changes,
  };
  return saleTax(lots, { series: [{ date: sale.soldOn, value: 1_000 }], ...sale, ...changes });
};
const tax = (...asked: Parameters<typeof taxOf>) => taxOf(...asked)!;

describe('a gain of 5,00,000', () => {
  it.each([
    // Equity: 12.5 % of what lies above 1,25,000 after more than twelve months, else 20 %.
    ['equity', '2025-11-19', today, 46_875],
    ['equity', '2025-11-20', today, 100_000],
    // Debt: by slab where bought since April 2023, however long it was held; else 12.5 % without an exemption.
    ['debt', '2023-04-01', today, 150_000],
    ['debt', '2023-03-31', today, 62_500],
    // Gold, silver and foreign funds follow the day of purchase and that of sale.
    ['other', '2023-03-30', '2025-03-31', 62_500],
    ['other', '2023-04-01', '2025-03-31', 150_000],
    ['other', '2023-04-01', '2025-04-02', 62_500],
    ['other', '2025-04-02', today, 150_000],
    // Long-term after 24 months.
    ['other', '2024-11-19', today, 62_500],
    ['other', '2024-11-20', today, 150_000],
    // A hybrid fund never was a specified fund.
    ['hybrid', '2023-04-01', '2025-04-30', 62_500],
    ['hybrid', '2023-02-01', '2025-03-31', 62_500],
  ] as const)(
    'of a fund of the kind %s, bought on %s and sold on %s, costs %d and 4 %% cess',
    (...row) => {
      const [kind, boughtOn, soldOn, taxRupees] = row;
      const found = tax([lot(boughtOn, 500_000)], { kind, soldOn });
      expect(found).toMatchObject({ taxRupees, cessRupees: taxRupees * 0.04 });
      expect(found.longTermGainRupees + found.shortTermGainRupees).toBe(500_000);
    },
  );

  it('has its parts, by the slab of the seller, and names each rule that it applied', () => {
    const found = tax([lot('2025-11-19', 500_000)]);
    expect(found).toMatchObject({
      ...{ longTermGainRupees: 500_000, shortTermGainRupees: 0, exemptRupees: 125_000 },
      ...{ taxRupees: 46_875, cessRupees: 1_875, totalTaxRupees: 48_750, valueRupees: 1_000_000 },
    });
    expect(found.rules.map(({ id }) => id)).toEqual([
      ...['equity-ltcg-2024-07-23', 'equity-stcg-2024-07-23'],
      expect.stringContaining('cess'),
    ]);
    const bySlab = { kind: 'other', slabRatePercent: 20 } as const;
    expect(tax([lot('2024-11-20', 500_000)], bySlab).taxRupees).toBe(100_000);
  });
});

describe('the lock-in of a tax saver', () => {
  const elss = findCategory('Equity Scheme - ELSS')!.name;
  const lots = (['2023-11-20', '2023-11-21', '2026-11-19'] as const).map((day) => lot(day, 1));

  it('ends three years after each purchase', () => {
    expect(lockInOf({ category: elss }, lots, today)).toMatchObject({ lots: 2, months: 36 });
    expect(lockInOf({ category: elss }, lots.slice(0, 1), today)).toBeNull();
  });

  it('is none for another fund', () => {
    expect(lockInOf({ category: 'Equity - Flexi Cap Fund' }, lots, today)).toBeNull();
  });
});

describe('surcharge', () => {
  const sale = { soldOn: today, slabRatePercent: 30 } as const;
  const gainOf = (rupees: number, changes: Partial<Sale> & { boughtOn: IsoDate }) =>
    saleTax([lot(changes.boughtOn, 1_000, 1_000)], {
      ...{ kind: 'equity', ...sale, ...changes },
      series: [{ date: today, value: (rupees + 1_000) / 1_000 }],
    })!;

  it('a long-term gain of 1 crore bears what the SIP page says: 10 % of the tax', () => {
    const found = gainOf(10_000_000, { boughtOn: '2020-01-01' });
    // (1,00,00,000 - 1,25,000) x 12.5 % is 12,34,375.
    expect(found).toMatchObject({
      ...{ taxRupees: 1_234_375, surchargeRupees: 123_438, cessRupees: 54_313 },
      totalTaxRupees: 1_412_126,
    });
    const law = gainsLawOn({ kind: 'equity' }, today, '2020-01-01');
    expect(law.ok && taxOnGains({ longTerm: 10_000_000, shortTerm: 0 }, law.value)).toMatchObject({
      totalTaxRupees: found.totalTaxRupees,
    });
    expect(found.rules.map(({ id }) => id)).toContain('surcharge-new-2023');
  });

  it.each([
    // Capped at 15 % for gains of section 112, 25 % for what is taxed by slab: 0.15 x 37.5 lakh, 0.25 x 90 lakh.
    ['2023-03-31', 562_500],
    ['2023-04-01', 2_250_000],
  ] as const)('3 crore of a debt fund bought on %s bear %d', (boughtOn, rupees) => {
    expect(gainOf(30_000_000, { kind: 'debt', boughtOn }).surchargeRupees).toBe(rupees);
  });

  it('only what is taxed by slab reaches the band of 25 %', () => {
    // 2.1 crore by slab and 1 crore long-term: 25 % of 63 lakh and 15 % of 12.5 lakh are 17,62,500. With 2 crore by slab,
    // 15 % of 60 and of 12.5 lakh: 10,87,500; that, 10 lakh more income and 3 lakh less tax: 17,87,500 at most.
    const lots = [lot('2026-01-01', 1, 21_000), lot('2023-01-01', 1, 10_000)];
    expect(tax(lots, { kind: 'hybrid' }).surchargeRupees).toBe(1_762_500);
  });
});

it('half a rupee is rounded away from zero, in a loss too', () => {
  expect(tax([lot('2026-01-01', 1_000_100.5)]).shortTermGainRupees).toBe(-101);
});

it('a short-term loss lowers the long-term gain, never the other way round', () => {
  // 5,00,000 - 2,00,000 - 1,25,000 = 1,75,000 at 12.5 %
  const [gain, loss] = [lot('2020-01-01', 500_000), lot('2026-06-01', 1_200_000)];
  expect(tax([gain, loss]).taxRupees).toBe(21_875);
  expect(tax([lot('2020-01-01', 1_500_000), lot('2026-06-01', 800_000)]).taxRupees).toBe(40_000);
});

it.each([
  ['more than was paid', '2018-01-31', 100_000, 400, 600_000],
  ['less than was paid', '2018-01-31', 500_000, 400, 500_000],
  ['more than the sale brings', '2018-01-31', 100_000, 1_500, 0],
  ['not, when bought in February', '2018-02-01', 100_000, 900, 900_000],
] as const)(
  'units of before February 2018 count their NAV of then: %s',
  (_, boughtOn, cost, nav, gain) => {
    const series = [
      { date: '2018-01-31', value: nav },
      { date: today, value: 1_000 },
    ] as const;
    expect(tax([lot(boughtOn, cost)], { series }).longTermGainRupees).toBe(gain);
  },
);

it.each([
  ['2018-01-31', true],
  ['2018-02-01', false],
] as const)('of units bought on %s the rule of January 2018 applies: %p', (boughtOn, isApplied) => {
  const { rules } = tax([lot(boughtOn, 500_000), lot('2025-11-19', 500_000)]);
  expect(rules.some(({ id }) => id === 'equity-cost-2018-04-01')).toBe(isApplied);
});

it('says that the holding period of listed units is not settled', () => {
  const unsettled = { listedMonths: 12, countedMonths: 24 };
  const lots = [lot('2024-01-01', 500_000)];
  expect(tax(lots, { kind: 'other' })).toMatchObject({ unsettled });
  for (const kind of ['debt', 'hybrid'] as const) {
    expect(tax(lots, { kind }).unsettled).toBeNull();
  }
});

it.each([
  ['on which the cost was indexed', 'other', '2024-07-22'],
  ['whose law is not known', 'equity', '2017-01-02'],
] as const)('no tax is worked out for a day %s', (_, kind, soldOn) => {
  expect(taxOf([lot('2015-01-01', 1)], { kind, soldOn })).toBeNull();
});

it('the printed parts add up, and no loss is taxed', () => {
  const anyLot = fc.record({
    boughtOn: fc.constantFrom('2017-06-01', '2022-01-31', '2025-11-20', '2026-10-01'),
    costRupees: fc.double({ min: 1, max: 1e7, noNaN: true }),
    units: fc.double({ min: 0.001, max: 1e4, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(anyLot),
      fc.constantFrom('equity', 'debt', 'hybrid', 'other'),
      (lots, kind) => {
        const found = tax(lots, { kind });
        expect(found.totalTaxRupees).toBe(
          found.taxRupees + found.surchargeRupees + found.cessRupees,
        );
        expect(found.totalTaxRupees).toBeGreaterThanOrEqual(0);
        const gains =
          Math.max(0, found.longTermGainRupees) + Math.max(0, found.shortTermGainRupees);
        expect(found.taxRupees).toBeLessThanOrEqual(gains * 0.3 + 1);
      },
    ),
  );
});

it('the oldest units are sold first, and nothing is left of what was sold', () => {
  const deal = (date: IsoDate, units: number) => ({ date, units, nav: 10, rupees: units * 10 });
  const deals = [deal('2020-01-01', 10), deal('2020-02-01', 10), deal('2020-03-01', -12)];
  expect(lotsLeft(deals)).toEqual([{ boughtOn: '2020-02-01', units: 8, costRupees: 80 }]);
  expect(lotsLeft([deal('2020-01-01', 10), deal('2020-02-01', -10)])).toEqual([]);
});

describe('the category of a fund', () => {
  it.each([
    ['Equity Scheme - Flexi Cap Fund', 'Equity - Flexi Cap Fund'],
    ['Equity Schemes - Flexi Cap Fund', 'Equity - Flexi Cap Fund'],
    ['Debt Scheme - Liquid Fund', 'Debt - Liquid Fund'],
    ['Income/Debt Oriented Schemes - Liquid Fund', 'Debt - Liquid Fund'],
    ['Debt Scheme - Low Duration Fund', 'Debt - Ultra Short to Short Term Fund'],
    ['Debt Scheme - Ultra Short Duration Fund', 'Debt - Ultra Short Term Fund'],
    ['Income/Debt Oriented Schemes - Ultra Short Term Fund', 'Debt - Ultra Short Term Fund'],
    ['Debt Scheme - Dynamic Bond', 'Debt - Dynamic Term Fund'],
    ['Income/Debt Oriented Schemes - Fixed Term Plan', 'Debt - Fixed Term Plan'],
    ['Equity Schemes - ELSS- Tax Saver Fund', 'Equity - ELSS Tax Saver Fund'],
    ['ELSS', 'Equity - ELSS Tax Saver Fund'],
    ['Equity Scheme - Sectoral/ Thematic', 'Equity - Sectoral or Thematic Fund'],
    ['Equity Schemes - Thematic Fund', 'Equity - Sectoral or Thematic Fund'],
    ['Other Scheme - Other  ETFs', 'ETFs - Not stated'],
    ['Exchange Traded Funds (ETFs) - Silver ETF', 'ETFs - Silver'],
    ['Index Funds - Equity Funds', 'Index funds - Equity'],
    ['Overseas Fund of Funds - Fund of Funds investing overseas', 'Fund of funds - Overseas'],
    ['Solution Oriented Schemes ** - Retirement Fund', 'Solution oriented - Retirement Fund'],
    ["Children’s Fund - Childrens' Fund", 'Solution oriented - Children’s Fund'],
    ['IDF', 'Debt - Infrastructure Debt Fund'],
    ['Income/Debt Oriented Schemes - Sectoral Fund', 'Debt - Sectoral Debt Fund'],
    ['Income', 'Debt - Older income scheme'],
    ['Equity Schemes - Elastic Cap Fund', undefined],
    ['', undefined],
  ])('%s is %s', (amfiCategory, name) => {
    expect(findCategory(amfiCategory)?.name).toBe(name);
    // What this site writes is read back.
    expect(findCategory(name ?? '')?.name).toBe(name);
  });

  it.each([
    ['Equity Schemes - Flexi Cap Fund', 'Flexi Cap Fund', 'equity', 'equity'],
    ['Hybrid Scheme - Arbitrage Fund', 'Arbitrage Fund', 'equity', 'equity'],
    ['Hybrid Scheme - Aggressive Hybrid Fund', 'Hybrid Fund', 'equity', 'equity'],
    ['Hybrid Scheme - Conservative Hybrid Fund', 'Hybrid Fund', 'specified', 'debt'],
    ['Income/Debt Oriented Schemes - Liquid Fund', 'Liquid Fund', 'specified', 'debt'],
    ['Income', 'Income Fund', 'specified', 'debt'],
    ['Hybrid Scheme - Balanced Hybrid Fund', 'Balanced Fund', 'hybrid', 'hybrid'],
    ['Exchange Traded Funds (ETFs) - Gold ETF', 'Gold ETF', 'gold-silver', 'other'],
    ['Overseas Fund of Funds - Fund of Funds investing overseas', 'World FoF', 'foreign', 'other'],
    ['Other Scheme - FoF Domestic', 'Gold FoF', 'fund-of-funds', null],
    ['Index Funds - Equity Funds', 'Industrials Index Fund', 'equity', 'equity'],
    // MSCI counts markets all over the world; this index is of Indian shares.
    ['Exchange Traded Funds (ETFs) - Equity ETF', 'MSCI India ETF', 'equity', 'equity'],
  ])('%s, %s: of the tax class %s, taxed as %s', (category, name, taxClass, kind) => {
    expect(expectedTax({ category, name })).toEqual({ taxClass, doubt: null });
    expect(taxKindOf({ category, name })).toBe(kind);
  });

  it.each([
    ['Other Scheme - Index Funds', 'Udaharan Index Fund', 'index-not-stated'],
    ['Hybrid Schemes - Multi Asset Allocation Fund', 'Udaharan Multi Asset', 'mix-varies'],
    ['Index Funds - Equity Funds', 'Udaharan Nasdaq 100 Index Fund', 'foreign-name'],
    ['Index Funds - Equity Funds', 'Udaharan US Equity Index Fund', 'foreign-name'],
    ['Exchange Traded Funds (ETFs) - Equity ETF', 'Udaharan MSCI World ETF', 'foreign-name'],
    ['Elastic Funds', 'Udaharan Elastic Fund', 'unknown-category'],
  ])('%s, %s: not known how it is taxed, for %s', (category, name, doubt) => {
    expect(expectedTax({ category, name })).toEqual({ taxClass: null, doubt });
    expect(taxKindOf({ category, name })).toBeNull();
  });

  it('gives way to the visitor’s word', () => {
    const choice = (typed: Record<string, string>, category: string) =>
      readTaxChoice(readFundQuery(typed), { category, name: 'Udaharan Fund' });
    const index = 'Other Scheme - Index Funds';
    expect(choice({}, index)).toMatchObject({ kind: null, slabRatePercent: 30 });
    const other = { kind: 'other', slabRatePercent: 20, isFromCategory: false };
    expect(choice({ kind: 'other', slab: '20%' }, index)).toMatchObject(other);
    expect(choice({ kind: 'x', slab: '90' }, 'Debt Scheme - Gilt Fund')).toMatchObject({
      ...{ kind: 'debt', slabRatePercent: null, slabProblem: 'too-large', slabText: '90' },
    });
  });
});
