/** The tax class of a fund. It depends on what the fund holds, and its category is only an indication. */
export const taxClasses = [
  'equity',
  'specified',
  'hybrid',
  'gold-silver',
  'foreign',
  'fund-of-funds',
] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Why a category does not decide the tax class of its funds. */
export type TaxDoubt =
  | 'mix-varies'
  | 'index-not-stated'
  | 'unknown-category'
  /** An equity category, and a name that speaks of another market. */
  | 'foreign-name';

type FundCategory = {
  /** 'Equity - Flexi Cap Fund': group and kind, under which this site shows all spellings of it. */
  name: string;
  tax: TaxClass | TaxDoubt;
};

type Kind = readonly [name: string, tax: FundCategory['tax'], ...otherNames: string[]];

type Group = {
  name: string;
  /** What stands before the dash in AMFI's sections. */
  amfiNames: readonly string[];
  /** Other names beside the first are AMFI's for the same kind; with a dash, of another group. */
  kinds: readonly Kind[];
};

/**
 * The categories of SEBI's circular HO/24/13/15(2)2026-IMD-RAC4/I/5764/2026 of 26 Feb 2026 and, as other names, those
 * of 2017 (SEBI/HO/IMD/DF3/CIR/P/2017/114) and the one-word ones from before. AMFI's list has used old and new names
 * together since July 2026. Which old name became which new one was counted from schemes that moved (8 Jul to 22 Aug
 * 2026, 1,500 schemes). "Ultra Short to Short Term" is the former Low Duration in all 57 moves.
 *
 * Tax classes follow what the categories must hold: equity funds 65 % and more of domestic shares (arbitrage counts),
 * specified funds more than 65 % of debt and money market instruments.
 */
const groups: readonly Group[] = [
  {
    name: 'Equity',
    amfiNames: ['Equity Scheme', 'Equity Schemes', 'Growth/Equity Oriented Schemes'],
    kinds: [
      ['Large Cap Fund', 'equity'],
      ['Large & Mid Cap Fund', 'equity', 'Large and Mid Cap Fund'],
      ['Mid Cap Fund', 'equity'],
      ['Small Cap Fund', 'equity'],
      ['Multi Cap Fund', 'equity'],
      ['Flexi Cap Fund', 'equity'],
      ['Focused Fund', 'equity'],
      ['Value Fund', 'equity'],
      ['Contra Fund', 'equity'],
      ['Dividend Yield Fund', 'equity'],
      ['ELSS Tax Saver Fund', 'equity', 'ELSS', 'ELSS- Tax Saver Fund', '- ELSS'],
      // One category until 2026, two since: one here, so that its funds can be held side by side.
      [
        'Sectoral or Thematic Fund',
        'equity',
        'Sectoral/ Thematic',
        'Sectoral Fund',
        'Thematic Fund',
      ],
      ['Older growth scheme', 'equity', '- Growth', '- Growth Scheme'],
    ],
  },
  {
    name: 'Debt',
    amfiNames: ['Debt Scheme', 'Debt Schemes', 'Income/Debt Oriented Schemes'],
    kinds: [
      ['Overnight Fund', 'specified'],
      ['Liquid Fund', 'specified', '- Liquid'],
      ['Money Market Fund', 'specified', '- Money Market'],
      ['Ultra Short Term Fund', 'specified', 'Ultra Short Duration Fund'],
      ['Ultra Short to Short Term Fund', 'specified', 'Low Duration Fund'],
      ['Short Term Fund', 'specified', 'Short Duration Fund'],
      ['Medium Term Fund', 'specified', 'Medium Duration Fund'],
      ['Medium to Long Term Fund', 'specified', 'Medium to Long Duration Fund'],
      ['Long Term Fund', 'specified', 'Long Duration Fund'],
      ['Dynamic Term Fund', 'specified', 'Dynamic Bond', 'Dynamic Bond Fund'],
      ['Corporate Bond Fund', 'specified'],
      ['Credit Risk Fund', 'specified'],
      ['Banking and PSU Debt Fund', 'specified', 'Banking and PSU Fund'],
      ['Gilt Fund', 'specified', '- Gilt'],
      [
        '10-year Constant Maturity Gilt Fund',
        'specified',
        'Gilt Fund with 10 year constant duration',
      ],
      ['Floating Interest Rates Fund', 'specified', 'Floater Fund', '- Floating Rate'],
      ['Sectoral Debt Fund', 'specified', 'Sectoral Fund'],
      ['Fixed Term Plan', 'specified'],
      ['Other Debt Scheme', 'specified'],
      ['Infrastructure Debt Fund', 'specified', '- IDF'],
      ['Older income scheme', 'specified', '- Income', '- Income Scheme'],
    ],
  },
  {
    name: 'Hybrid',
    amfiNames: ['Hybrid Scheme', 'Hybrid Schemes'],
    kinds: [
      ['Aggressive Hybrid Fund', 'equity'],
      ['Conservative Hybrid Fund', 'specified'],
      // 40 to 60 % of shares.
      ['Balanced Hybrid Fund', 'hybrid'],
      ['Arbitrage Fund', 'equity'],
      ['Equity Savings Fund', 'equity', 'Equity Savings'],
      [
        'Balanced Advantage or Dynamic Asset Allocation Fund',
        'mix-varies',
        'Dynamic Asset Allocation or Balanced Advantage',
        'Balanced Advantage Fund/ Dynamic Asset Allocation',
        'Balanced Advantage',
        'Balanced Advantage Fund',
      ],
      ['Multi Asset Allocation Fund', 'mix-varies', 'Multi Asset Allocation'],
      ['Older balanced scheme', 'mix-varies', '- Balanced'],
    ],
  },
  {
    name: 'Solution oriented',
    amfiNames: [
      'Solution Oriented Scheme',
      'Solution Oriented Schemes',
      'Solution Oriented Schemes **',
    ],
    kinds: [
      ['Retirement Fund', 'mix-varies'],
      ['Children’s Fund', 'mix-varies', 'Childrens Fund', '- Children’s Fund - Childrens’ Fund'],
    ],
  },
  {
    name: 'Life cycle',
    amfiNames: ['Life Cycle Funds', 'Life Cycle Fund'],
    kinds: [
      [
        'Life Cycle Fund',
        'mix-varies',
        ...[5, 10, 15, 20, 25, 30].map(
          (years) => `Life Cycle Fund with Maturity of ${years} Years`,
        ),
      ],
    ],
  },
  {
    name: 'Index funds',
    amfiNames: ['Index Funds', 'Index Fund'],
    kinds: [
      ['Equity', 'equity', 'Equity Funds', 'Equity Fund'],
      ['Debt', 'specified', 'Debt Funds', 'Debt Fund'],
      ['Hybrid', 'mix-varies', 'Hybrid Fund', 'Hybrid Funds'],
      ['Not stated', 'index-not-stated', '- Other Scheme - Index Funds'],
    ],
  },
  {
    name: 'ETFs',
    amfiNames: ['Exchange Traded Funds (ETFs)', 'Exchange Traded Fund (ETF)'],
    kinds: [
      ['Equity', 'equity', 'Equity ETF'],
      ['Debt', 'specified', 'Debt ETF'],
      ['Gold', 'gold-silver', 'Gold ETF', '- Other Scheme - Gold ETF', '- GOLD ETFs'],
      ['Silver', 'gold-silver', 'Silver ETF'],
      ['Hybrid', 'mix-varies', 'Hybrid ETF'],
      ['Overseas', 'foreign', 'ETFs investing overseas'],
      [
        'Not stated',
        'index-not-stated',
        'Other ETF',
        '- Other Scheme - Other ETFs',
        '- Other ETFs',
      ],
    ],
  },
  {
    name: 'Fund of funds',
    amfiNames: ['Fund of Funds Scheme (Domestic)', 'Fund of Funds', 'Overseas Fund of Funds'],
    kinds: [
      [
        'Domestic',
        'fund-of-funds',
        'Fund of Funds Scheme (Domestic)',
        '- Other Scheme - FoF Domestic',
      ],
      [
        'Overseas',
        'foreign',
        'Fund of Funds investing overseas',
        '- Other Scheme - FoF Overseas',
        '- Fund of Funds - Overseas',
        '- Fund of Funds Scheme (Overseas) - Fund of Funds Scheme (Overseas)',
      ],
    ],
  },
];

const categories = new Map<string, FundCategory>(
  groups.flatMap(({ name: group, amfiNames, kinds }) =>
    kinds.flatMap(([kind, tax, ...otherNames]) => {
      const category = { name: `${group} - ${kind}`, tax };
      const inGroup = [kind, ...otherNames.filter((name) => !name.startsWith('- '))];
      const elsewhere = otherNames.flatMap((name) =>
        name.startsWith('- ') ? [name.slice(2)] : [],
      );
      const texts = [
        ...elsewhere,
        ...[group, ...amfiNames].flatMap((before) => inGroup.map((each) => `${before} - ${each}`)),
      ];
      return texts.map((text) => [keyOf(text), category] as const);
    }),
  ),
);

/** The category that AMFI writes in one of its ways; null for words that are not in the table. */
export function findCategory(amfiCategory: string): FundCategory | null {
  return categories.get(keyOf(amfiCategory)) ?? null;
}

/** The name under which a list has a category, in any of AMFI's spellings; null where it does not have it. */
export function listedCategory(asked: string | null, categories: readonly string[]): string | null {
  const name = findCategory(asked ?? '')?.name ?? asked ?? '';
  return categories.includes(name) ? name : null;
}

/** Letters and digits alone: the spellings differ in spaces, hyphens, brackets, apostrophes and stars. */
function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9&]+/g, '');
}
