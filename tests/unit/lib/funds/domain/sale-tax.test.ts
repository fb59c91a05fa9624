import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import { findCategory } from '@/lib/funds/domain/list/fund-categories';
import { type FundLot, lotsLeft, type Sale, saleTax } from '@/lib/funds/domain/tax/sale-tax';
import { expectedTax, readTaxChoice, taxKindOf } from '@/lib/funds/domain/tax/tax-kind';
import {
  readFactsFile,
  readSummariesFile,
  writeFactsFile,
  writeSummariesFile,
} from '@/lib/funds/data/facts/facts-file';
import { isDue, isPiece } from '@/lib/funds/domain/facts/due';
import {
  fundAssets,
  fundNameKey,
  joinByFundName,
  ofPlan,
} from '@/lib/funds/domain/facts/fund-names';
import {
  factsOfScheme,
  type FactSource,
  minimumRupeesOf,
  noStoredFacts,
  type StoredFacts,
  terPercentOf,
} from '@/lib/funds/domain/facts/scheme-facts';
import {
  nextSummaryTask,
  noStoredSummaries,
  type StoredSummaries,
  summaryLookup,
  withHouses,
  withSchemesOf,
  withSummary,
} from '@/lib/funds/domain/facts/scheme-summaries';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { schemeOf } from '@/tests/factories/scheme';

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
      ...['equity-ltcg-2024-07-23', 'equity-stcg-2024-07-23', 'equity-cost-2018-04-01'],
      expect.stringContaining('cess'),
    ]);
    const bySlab = { kind: 'other', slabRatePercent: 20 } as const;
    expect(tax([lot('2024-11-20', 500_000)], bySlab).taxRupees).toBe(100_000);
  });
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

it('says that the holding period of listed units is not settled', () => {
  const unsettled = { kind: 'listed-units', listedMonths: 12, countedMonths: 24 };
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
        expect(found.totalTaxRupees).toBe(found.taxRupees + found.cessRupees);
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

describe('facts', () => {
  const scheme = (code: number, name: string, changes: Partial<Scheme> = {}) =>
    schemeOf({ code, name, navDate: '2026-11-24', ...changes });

  describe('a fund’s name in two files', () => {
    it.each([
      ['Udaharan Large & Mid Cap Fund', 'Udaharan Large and Midcap Fund'],
      ['Udaharan Business Cycle', 'The Udaharan Business-Cycle Fund'],
      ['Udaharan Nifty Midcap150 Index Fund', 'Udaharan NIFTY Midcap 150 Index Fund'],
      ['Udaharan Gilt Fund (formerly Udaharan Bond Fund)', 'Udaharan Gilt Fund'],
      ['Udaharan Gilt Fund formerly known as Parvat Gilt', 'Udaharan Gilt Fund'],
    ])('%s is %s', (one, other) => expect(fundNameKey(one)).toBe(fundNameKey(other)));

    it('joins the row to each plan and option, and gives none where a name is not of one house or one row', () => {
      const joined = joinByFundName(
        [
          scheme(1, 'Udaharan Gilt Fund - Direct Plan - Growth'),
          scheme(2, 'Udaharan Gilt Fund - Regular Plan - IDCW Payout', { plan: 'regular' }),
          scheme(3, 'Twin Fund - Direct Plan - Growth'),
          scheme(4, 'Twin Fund - Direct Plan - Growth', { house: 'Parvat Mutual Fund' }),
          scheme(5, 'Udaharan Value Fund - Direct Plan - Growth'),
          scheme(6, 'Udaharan Focused Fund - Direct Plan - Growth'),
        ],
        ['Udaharan Gilt Fund', 'Twin Fund', 'Udaharan Value Fund', 'UDAHARAN VALUE FUND'].map(
          (name, index) => ({ name, index }),
        ),
      );
      expect([...joined].map(([code, { index }]) => [code, index])).toEqual([
        [1, 0],
        [2, 0],
      ]);
    });

    it.each([
      ['direct', 'direct' as const, { direct: 1, regular: 2 }, 1],
      ['regular, which does not exist', 'regular' as const, { direct: 1, regular: null }, null],
      ['none, of an ETF', null, { direct: 1, regular: null }, 1],
      ['none, of two', null, { direct: 1, regular: 2 }, null],
    ])('has the figures of its plan: %s', (_, plan, row, expected) => {
      expect(ofPlan(row, plan)).toBe(expected);
    });
  });

  it('counts the assets of all plans and options of a fund together, in crore', () => {
    const assets = fundAssets(
      [
        scheme(1, 'Udaharan Gilt Fund - Direct Plan - Growth'),
        scheme(2, 'Udaharan Gilt Fund - Regular Plan - Growth', { plan: 'regular' }),
        scheme(3, 'Udaharan Value Fund - Direct Plan - Growth'),
        scheme(4, 'Udaharan Focused Fund - Direct Plan - Growth'),
      ],
      {
        lakhByCode: new Map([
          [1, 12_345.67],
          [2, 100_000],
          [4, 0.2],
          [99, 5_000],
        ]),
        unreadNames: [],
      },
    );
    expect([...assets]).toEqual([
      [1, { crore: 1_123.46 }],
      [2, { crore: 1_123.46 }],
      [4, { crore: 0.01 }],
    ]);
  });

  test.each([
    ['amounts', [[1, null] as const], []],
    ['code', [], ['UDAHARAN Gilt Fund-Direct Plan - Growth']],
  ])(
    'the assets of a fund are unknown where the %s of one plan could not be read',
    (_, row, names) => {
      const schemes = [
        scheme(1, 'Udaharan Gilt Fund - Direct Plan - Growth'),
        scheme(2, 'Udaharan Gilt Fund - Regular Plan - Growth', { plan: 'regular' }),
        scheme(3, 'Udaharan Value Fund - Direct Plan - Growth'),
      ];
      const lakhByCode = new Map<number, number | null>([[2, 100_000], [3, 500], ...row]);
      expect([...fundAssets(schemes, { lakhByCode, unreadNames: names })]).toEqual([
        [3, { crore: 5 }],
      ]);
    },
  );

  describe('when a source is asked', () => {
    it.each<[FactSource, IsoDate, IsoDate, IsoDate, boolean]>([
      ['master', '2026-11-18', '2026-11-18', '2026-11-24', false],
      ['master', '2026-11-18', '2026-11-18', '2026-11-25', true],
      ['ter', '2026-10-31', '2026-11-02', '2026-11-28', false],
      ['ter', '2026-10-31', '2026-11-02', '2026-11-30', true],
      ['performance', '2026-11-02', '2026-11-02', '2026-11-30', true],
      // The newest quarter is stored already.
      ['averageAum', '2026-09-30', '2026-10-15', '2027-01-09', false],
      ['averageAum', '2026-09-30', '2026-10-15', '2027-01-10', true],
      ['averageAum', '2026-06-30', '2026-10-15', '2026-10-20', false],
      ['averageAum', '2026-06-30', '2026-10-15', '2026-10-22', true],
    ])('%s as of %s, received on %s, on %s: %s', (source, asOf, received, today, due) => {
      const known = { asOf, fetchedAt: `${received}T05:00:00.000Z` };
      expect(isDue(source, known, new Date(`${today}T06:00:00Z`))).toBe(due);
      expect(isDue(source, null, new Date())).toBe(true);
    });
  });

  it.each([
    ['as many', 100, 1, false],
    ['a few less', 80, 1, false],
    ['much fewer', 79, 1, true],
    ['much fewer for two months', 79, 60, false],
    ['none', 0, 90, true],
  ])('takes facts of %s schemes for a piece or not', (_, size, days, expected) => {
    const mapOf = (count: number) => new Map(Array.from({ length: count }, (__, at) => [at, at]));
    const fetchedAt = '2026-09-01T05:00:00.000Z';
    const now = new Date(Date.parse(fetchedAt) + days * 86_400_000);
    const known = { asOf: '2026-09-01' as const, fetchedAt, byCode: mapOf(100) };
    expect(isPiece(mapOf(size), known, now)).toBe(expected);
    expect(isPiece(mapOf(size), null, now)).toBe(size === 0);
  });

  describe('the file of the facts', () => {
    const fetchedAt = '2026-11-25T05:15:00.000Z';
    const ter = {
      ...{ percent: 0.76, date: '2026-10-31' as const, basePercent: 0.53, brokeragePercent: 0.02 },
      ...{ transactionPercent: 0, leviesPercent: 0.21 },
    };
    const stored: StoredFacts = {
      ...noStoredFacts,
      master: {
        ...{ asOf: '2026-11-25', fetchedAt },
        byCode: new Map([
          [119_001, { launchDate: '2013-01-01', minimumRupees: 5_000 }],
          [100_002, { launchDate: null, minimumRupees: null }],
        ]),
      },
      ter: {
        ...{ asOf: '2026-10-31', fetchedAt },
        byCode: new Map([
          [100_002, ter],
          [119_001, { ...ter }],
        ]),
      },
    };

    const section = { asOf: '2026-11-25', fetchedAt, facts: [] };

    it('are read as they were written, and each fact of a fund stands once', async () => {
      const bytes = await writeFactsFile(stored);
      const read = await readFactsFile(bytes);
      expect(read.averageAum).toBeNull();
      expect([...read.master!.byCode]).toEqual([...stored.master!.byCode].reverse());
      expect(read.ter!.byCode.get(119_001)).toEqual(ter);
    });

    it('give a scheme its facts with their dates, and nothing of what has no source', () => {
      expect(factsOfScheme(stored, 119_001)).toMatchObject({
        ...{ averageAum: null, performance: null },
        master: { launchDate: '2013-01-01', minimumRupees: 5_000, asOf: '2026-11-25' },
        ter: { percent: 0.76, date: '2026-10-31', fetchedAt },
      });
      const known = [119_001, 100_002, 5].map((code) => minimumRupeesOf(stored, code));
      expect(known).toEqual([5_000, null, null]);
      expect([119_001, 5].map((code) => terPercentOf(stored, code))).toEqual([0.76, null]);
    });

    it.each([
      ['another release', { version: 2 }],
      ['a place without facts', { master: { ...section, codeSteps: [1], places: [0] } }],
      ['codes without places', { ter: { ...section, codeSteps: [1], places: [] } }],
    ])('are not read from a file of %s', async (_, wrong) => {
      const file = { version: 1, master: null, averageAum: null, ter: null, performance: null };
      const read = (content: object) => readFactsFile(gzipSync(JSON.stringify(content)));
      await expect(read({ ...file, ...wrong })).rejects.toThrow();
      await expect(read(file)).resolves.toEqual(noStoredFacts);
    });
  });

  describe('the stored summaries', () => {
    const read = (isins: string[], exitLoad: string | null = 'Nil') => ({
      ...{ isins, exitLoad, minimumSip: null },
    });
    const houses = withHouses(noStoredSummaries, [3], '2026-11-01');
    const listed = withSchemesOf(houses, 3, [1, 2], '2026-11-01');

    it('asks for the houses, then their schemes, then the documents, the oldest first', () => {
      let stored: StoredSummaries = noStoredSummaries;
      const next = (today: IsoDate) => nextSummaryTask(stored, today);
      expect(next('2026-11-01')).toEqual({ kind: 'houses' });
      stored = withHouses(stored, [3, 9], '2026-11-01');
      expect(next('2026-11-01')).toEqual({ kind: 'house', house: 3 });
      stored = withSchemesOf(stored, 3, [801, 802], '2026-11-01');
      expect(next('2026-11-01')).toEqual({ kind: 'house', house: 9 });
      stored = withSchemesOf(stored, 9, null, '2026-11-01');
      expect(next('2026-11-01')).toEqual({ kind: 'summary', id: 801 });
      stored = withSummary(stored, 801, read(['INF1']), '2026-11-01');
      expect(next('2026-11-02')).toEqual({ kind: 'summary', id: 802 });
      stored = withSummary(stored, 802, null, '2026-11-02');
      expect(next('2026-11-02')).toBeNull();
      // A month later the houses and schemes are listed anew, with what was read.
      expect(next('2026-12-01')).toEqual({ kind: 'houses' });
      stored = withHouses(stored, [3], '2026-12-01');
      stored = withSchemesOf(stored, 3, [802, 801, 803], '2026-12-01');
      expect(next('2026-12-01')).toEqual({ kind: 'summary', id: 803 });
      stored = withSummary(stored, 803, read(['INF3']), '2026-12-01');
      expect(next('2026-12-30')).toBeNull();
      stored = withSchemesOf(
        withHouses(stored, [3], '2026-12-31'),
        3,
        [801, 802, 803],
        '2026-12-31',
      );
      expect(next('2026-12-31')).toEqual({ kind: 'summary', id: 801 });
    });

    it('finds a document by ISIN, keeps facts read before a failure, and none where two documents name it', () => {
      const relisted = withHouses(listed, [3, 9], '2026-11-02').houses;
      expect(relisted.map(({ listedOn }) => listedOn)).toEqual(['2026-11-01', null]);
      let stored = withSummary(listed, 1, read(['INF1', 'INF2'], '1%'), '2026-11-01');
      stored = withSummary(stored, 1, null, '2026-12-31');
      stored = withSummary(stored, 2, read(['INF3', 'INF2']), '2026-11-02');
      const lookup = summaryLookup(stored);
      const of = (isin: string | null, reinvestmentIsin: string | null = null) =>
        lookup({ isin, reinvestmentIsin });
      expect(of('INF1')).toEqual({ id: 1, readOn: '2026-11-01', exitLoad: '1%', minimumSip: null });
      // Two documents name it.
      expect(of('INF2')).toBeNull();
      expect(of('INF1', 'INF3')).toBeNull();
      expect(of(null, 'INF3')?.id).toBe(2);
      expect([of(null), of('INF9')]).toEqual([null, null]);
    });

    it('is stored and read again, and a damaged file is refused', async () => {
      const stored = withSummary(listed, 1, read(['INF1'], '1% within a year'), '2026-11-01');
      const bytes = await writeSummariesFile(stored);
      expect(await readSummariesFile(bytes)).toEqual(stored);
      bytes[30]! ^= 1;
      await expect(readSummariesFile(bytes)).rejects.toThrow();
    });
  });
});
