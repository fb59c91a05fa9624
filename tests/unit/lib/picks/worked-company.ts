import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  figuresBy,
  type Company,
  type FigureName,
  type Figures,
} from '@/lib/picks/domain/company/company';
import {
  ratioRow,
  type RatioRow,
  ratioColumns,
  type RatioColumns,
} from '@/lib/picks/domain/ratios/ratio-row';
import type { PricePoint } from '@/lib/picks/domain/company/universe';
import { ratioIds, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

/**
 * Ten years made up so that a person can follow them: sales and profit a fifth more each year, debt always 400 crore,
 * 10 crore shares. Only what the ratios look at is filled in before the last three years.
 */
const series = {
  sales: [1000, 1200, 1440, 1728, 2074, 2489, 2987, 3584, 4301, 5161],
  netProfit: [100, 120, 144, 173, 207, 249, 299, 358, 430, 516],
  equity: [600, 700, 820, 960, 1120, 1310, 1540, 1800, 2100, 2500],
  dividends: [20, 24, 30, 38, 48, 60, 75, 95, 120, 150],
} as const;

const newest: Partial<Record<FigureName, readonly [number, number, number]>> = {
  costOfGoods: [2080, 2450, 2900],
  operatingProfit: [600, 720, 860],
  otherIncome: [25, 30, 38],
  depreciation: [130, 150, 170],
  totalAssets: [3000, 3350, 3800],
  currentAssets: [1600, 1800, 2000],
  currentLiabilities: [800, 850, 900],
  cash: [200, 250, 300],
  inventories: [450, 520, 600],
  receivables: [560, 620, 700],
  netFixedAssets: [1400, 1500, 1700],
  capitalSpending: [250, 250, 370],
};

const firstWorkedYear = 2017;

type Change = (figures: Figures, yearsAgo: number) => Partial<Figures>;

export function workedCompany(change: Change = () => ({})): Company {
  const years = series.sales.map((sales, index) => {
    const year = firstWorkedYear + index;
    const yearsAgo = series.sales.length - 1 - index;
    const netProfit = series.netProfit[index]!;
    const recent = Object.fromEntries(
      Object.entries(newest).map(([name, values]) => [name, values[2 - yearsAgo] ?? null]),
    );
    const figures: Figures = {
      ...figuresBy(() => null),
      ...recent,
      sales,
      netProfit,
      profitBeforeTax: (netProfit * 4) / 3,
      tax: netProfit / 3,
      interest: 40,
      equity: series.equity[index]!,
      borrowings: 400,
      dividends: series.dividends[index]!,
      operatingCashFlow: yearsAgo === 0 ? 600 : netProfit,
      shares: 10,
    };
    return {
      year,
      endsOn: `${year}-03-31` as IsoDate,
      publishedOn: `${year}-05-20` as IsoDate,
      figures: { ...figures, ...change(figures, yearsAgo) },
    };
  });
  const asOf: IsoDate = '2026-06-30';
  const publishedOn: IsoDate = '2026-07-19';
  return {
    isin: 'INX999901015',
    symbol: 'WORKED',
    name: 'Worked Example',
    sector: 'Examples',
    industry: 'Worked by hand',
    isFinancial: false,
    listedOn: null,
    delisted: null,
    years,
    governance: {
      promoterPercent: [
        { value: 55, asOf: '2025-06-30', publishedOn: '2025-07-19' },
        { value: 54, asOf, publishedOn },
      ],
      pledgedPercent: [{ value: 0, asOf, publishedOn }],
      surveillance: [{ value: 'none', asOf, publishedOn }],
      auditor: [{ value: 'none', asOf: '2026-03-31', publishedOn: '2026-05-25' }],
    },
  };
}

/** Closes on the 21st of each month: 200 a year ago, 290 a month ago, 300 on the day. */
export const workedPrices: readonly PricePoint[] = (
  [
    ['2025-09-21', 190],
    ['2025-10-21', 200],
    ['2025-11-21', 210],
    ['2025-12-21', 220],
    ['2026-01-21', 230],
    ['2026-02-21', 240],
    ['2026-03-21', 250],
    ['2026-04-21', 250],
    ['2026-05-21', 260],
    ['2026-06-21', 270],
    ['2026-07-21', 320],
    ['2026-08-21', 280],
    ['2026-09-21', 290],
    ['2026-10-21', 300],
  ] as const
).map(([date, closeRupees]) => ({ date, closeRupees, tradedCrore: 5 }));

export const workedDay: IsoDate = '2026-11-20';

export function workedRow(change?: Change): RatioRow {
  return ratioRow(workedCompany(change), workedPrices, { asOf: workedDay, priceLagDays: 30 });
}

/** A row with only the given values known. */
export function knownValues(known: Partial<Record<RatioId, number | null>>): RatioRow['values'] {
  return Object.fromEntries(ratioIds.map((id) => [id, known[id] ?? null])) as RatioRow['values'];
}

/** One row of such values, at place 0. */
export function knownColumns(known: Partial<Record<RatioId, number | null>>): RatioColumns {
  return ratioColumns([{ values: knownValues(known) }]);
}
