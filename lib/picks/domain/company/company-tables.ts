import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company, FigureName } from './company';
import { figureRatios } from '@/lib/picks/domain/ratios/figure-ratios';
import { knownYears } from '@/lib/picks/domain/ratios/known-years';
import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';

const yearsShown = 10;

export const figuresOfTenYears = [
  'sales',
  'operatingProfit',
  'netProfit',
  'operatingCashFlow',
  'equity',
  'borrowings',
] as const satisfies readonly FigureName[];

export const ratiosOfTenYears = [
  'earningsPerShare',
  'dividendPerShare',
  'operatingMargin',
  'returnOnEquity',
  'returnOnCapitalEmployed',
  'debtToEquity',
] as const satisfies readonly RatioId[];

export type TenYears = {
  /** The fiscal years by the year that they end in, oldest first; one that is missing among them is there. */
  years: readonly number[];
  figures: Readonly<Record<(typeof figuresOfTenYears)[number], readonly (number | null)[]>>;
  ratios: Readonly<Record<(typeof ratiosOfTenYears)[number], readonly (number | null)[]>>;
};

/** The ten newest fiscal years that were public on a day, in rupee crore, and the ratios of each. */
export function tenYears(company: Company, asOf: IsoDate): TenYears {
  const { newest, figure } = knownYears(company, asOf);
  const oldest = Math.min(...company.years.map(({ year }) => year));
  const count = newest ? Math.min(yearsShown, newest.year - oldest + 1) : 0;
  const agos = Array.from({ length: count }, (_, index) => count - 1 - index);
  const ratiosByYear = agos.map((ago) =>
    figureRatios({ newest, figure: (name, yearsAgo = 0) => figure(name, yearsAgo + ago) }),
  );
  return {
    years: agos.map((ago) => (newest?.year ?? 0) - ago),
    figures: byName(figuresOfTenYears, (name) => agos.map((ago) => figure(name, ago))),
    ratios: byName(ratiosOfTenYears, (id) => ratiosByYear.map((ratios) => ratios[id])),
  };
}

function byName<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

/** The ratios as a page lists them: each in one group. */
export const ratioGroups = {
  price: [
    'price',
    'marketCap',
    'enterpriseValue',
    'priceToEarnings',
    'priceToThreeYearEarnings',
    'priceToBook',
    'grahamProduct',
    'priceToSales',
    'evToOperatingProfit',
    'earningsYield',
    'freeCashFlowYield',
    'dividendYield',
    'pegRatio',
  ],
  profit: [
    'sales',
    'operatingProfit',
    'profitBeforeTax',
    'netProfit',
    'depreciation',
    'interest',
    'earningsPerShare',
    'dividendPerShare',
    'grossMargin',
    'operatingMargin',
    'netMargin',
    'returnOnEquity',
    'returnOnCapitalEmployed',
    'returnOnCapital',
    'returnOnAssets',
    'averageRoceFiveYears',
    'averageRoeFiveYears',
    'lowestRoceTenYears',
    'lowestRoeTenYears',
  ],
  cash: [
    'operatingCashFlow',
    'capitalSpending',
    'freeCashFlow',
    'cashConversion',
    'cashConversionFiveYears',
    'accruals',
    'payout',
    'assetTurnover',
    'receivableDays',
    'inventoryDays',
  ],
  debt: [
    'equity',
    'bookValuePerShare',
    'debt',
    'totalAssets',
    'cash',
    'receivables',
    'inventories',
    'currentAssets',
    'currentLiabilities',
    'netCurrentAssets',
    'debtToEquity',
    'netDebtToOperatingProfit',
    'debtToNetCurrentAssets',
    'interestCover',
    'currentRatio',
  ],
  growth: [
    'salesGrowth',
    'salesGrowthThreeYears',
    'salesGrowthFiveYears',
    'lowestSalesGrowthTenYears',
    'profitGrowth',
    'profitGrowthThreeYears',
    'profitGrowthFiveYears',
    'earningsGrowthTenYears',
    'dividendGrowthFiveYears',
    'shareChange',
  ],
  record: [
    'yearsOfFigures',
    'profitableYears',
    'dividendYears',
    'dividendGrowthYears',
    'piotroskiScore',
  ],
  trading: [
    'returnOneMonth',
    'returnSixMonths',
    'returnOneYear',
    'momentum',
    'belowHigh',
    'priceToAverage',
    'volatility',
    'tradedValue',
  ],
  owners: [
    'promoterHolding',
    'promoterChange',
    'pledged',
    'underSurveillance',
    'auditorConcern',
    'financialCompany',
  ],
} as const satisfies Readonly<Record<string, readonly RatioId[]>>;

export type RatioGroup = keyof typeof ratioGroups;
