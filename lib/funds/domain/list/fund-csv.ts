import type { DatedValue } from '@/lib/cashflow/dated-value';
import { csvTable, csvText, type CsvColumns } from '@/lib/csv/csv';
import { rounded } from '@/lib/rounded';
import { originRows } from '@/lib/sources/csv-origin';
import type { Credit, DataStatus } from '@/lib/sources/sourced';
import type { BackTest, BackTestRequest } from '@/lib/funds/domain/back-test';
import {
  calendarReturns,
  trailingReturns,
  riskMonths,
  riskOf,
} from '@/lib/funds/domain/returns-and-risk';
import { type Comparators, rollingBeside, type PeriodSpread } from '@/lib/funds/domain/comparators';
import {
  quartileOf,
  scoreParts,
  figureOf,
  listColumns,
  usualRankMonths,
  type ListColumn,
} from './list-figures';
import type { ListRow } from './list-page';
import type { Market } from '@/lib/funds/domain/market/market';
import type { MarketTable, PeerGroup, RankedFigures } from '@/lib/funds/domain/market/market-table';
import { quarterOf } from '@/lib/funds/domain/market/peers';
import { wholeYears } from '@/lib/funds/domain/market/scheme-figures';
import { fundMaximumDrawdown, fundRollingReturns, navJumps } from '@/lib/funds/domain/nav-series';
import { maxQuietDays, type Scheme } from '@/lib/funds/domain/scheme';

/** Where the figures of a file come from: stands above them. */
export type FileOrigin = {
  scheme: Pick<Scheme, 'code' | 'name'>;
  source: Credit;
  asOf: string;
  fetchedAt: string;
  status: DataStatus;
};

type Row = readonly (string | number)[];

/** Every NAV of a scheme, oldest first. */
export function navCsv(origin: FileOrigin, series: readonly DatedValue[]): string {
  return csvOf(origin, [
    ...jumpRows(series),
    ['Date', 'NAV (INR)'],
    ...series.map(({ date, value }): Row => [date, value]),
  ]);
}

const rollingYears = [1, 3, 5, 7, 10];

/** What a fund is compared with: its peers' averages and its index fund. Null or empty where there are none. */
type FiguresBeside = {
  comparators: Comparators;
  /** The peers of the fund. */
  group: PeerGroup | null;
  /** The returns of the index fund, by months. */
  indexReturns: RankedFigures['returns'] | null;
};

/**
 * Every return and risk figure of the page, with the category average and the index fund in the last columns.
 * @param risklessPercent that the ratios were worked out with.
 */
export function figuresCsv(
  origin: FileOrigin,
  series: readonly DatedValue[],
  risklessPercent: number,
  { comparators, group, indexReturns }: FiguresBeside,
): string {
  const { index, yearRanks, quarterRanks } = comparators;
  const ofIndex = new Map(
    index && wholeYears([index.navs]).map(({ year, percent }) => [year, percent]),
  );
  const ofGroup = new Map(group?.years.map(({ year, average }) => [year, average]));
  const ranks = new Map(yearRanks.map((rank) => [rank.period, rank]));
  const risk = riskOf(series, { risklessPercent });
  const fall = fundMaximumDrawdown(series);
  const rolling = rollingYears.map((years) => ({
    years,
    of: fundRollingReturns(series, years),
  }));
  return csvOf(origin, [
    ...jumpRows(series),
    ...(index ? [['Index fund', index.fund.name, 'Scheme code', index.fund.code]] : []),
    ['Trailing return, months', 'From', '%', 'Counted', 'Category average, %', 'Index fund, %'],
    ...trailingReturns(series).map(({ months, from, percent, isPerYear }): Row => [
      months ?? 'all',
      from ?? '',
      percent ?? '',
      isPerYear ? 'a year' : 'in all',
      (months && group?.returns[months]?.average) ?? '',
      (months && indexReturns?.[months]) ?? '',
    ]),
    [],
    [
      'Calendar year',
      '%',
      'Whole year',
      'Category average, %',
      'Index fund, %',
      'Rank',
      'of',
      'Quartile',
    ],
    ...calendarReturns(series).map(({ year, percent, isWholeYear }): Row => {
      const rank = isWholeYear ? ranks.get(year) : undefined;
      return [
        year,
        percent,
        isWholeYear ? 'yes' : 'no',
        // Part of a year is not compared with the whole year of others.
        ...(isWholeYear ? [ofGroup.get(year) ?? '', ofIndex.get(year) ?? ''] : ['', '']),
        rank?.place ?? '',
        rank?.of ?? '',
        quartileOf(rank ?? null) ?? '',
      ];
    }),
    [],
    ...(quarterRanks.length > 0
      ? [
          ['Quarter', 'Rank', 'of', 'Quartile'],
          ...quarterRanks.map((rank): Row => {
            const { year, quarter } = quarterOf(rank.period);
            return [`${year} Q${quarter}`, rank.place, rank.of, quartileOf(rank) ?? ''];
          }),
          [],
        ]
      : []),
    ...rollingBesideRows(series, comparators),
    ['Rolling, years held', 'Worst %', 'Middle %', 'Best %', 'Ended below, %', 'Periods'],
    ...rolling.map(({ years, of }): Row => [
      years,
      of?.minPercent ?? '',
      of?.medianPercent ?? '',
      of?.maxPercent ?? '',
      of?.negativePercent ?? '',
      of?.windows ?? 0,
    ]),
    [],
    ['Risk, months', risk?.months ?? ''],
    ['Riskless rate, % a year', risklessPercent],
    ['Standard deviation, % a year', risk?.volatilityPercent ?? ''],
    ['Sharpe ratio', risk?.sharpe ?? ''],
    ['Sortino ratio', risk?.sortino ?? ''],
    ['Maximum drawdown, %', fall?.percent ?? '', 'from', fall?.peak.date ?? ''],
    ['Drawdown: deepest on', fall?.trough.date ?? '', 'made good on', fall?.recoveredOn ?? ''],
  ]);
}

/** From month ends, on which averages of a category are known; nothing without a category and an index fund. */
function rollingBesideRows(series: readonly DatedValue[], { category, index }: Comparators): Row[] {
  const others = [
    { title: 'Category average', points: category },
    { title: 'Index fund', points: index?.navs ?? [] },
  ].filter(({ points }) => points.length > 0);
  if (others.length === 0) return [];
  const found = rollingBeside(
    series,
    others.map(({ points }) => points),
    rollingYears,
  );
  const spread = (of: PeriodSpread) => [of.averagePercent, of.worstPercent, of.bestPercent];
  return [
    [
      'Rolling by months, years held',
      'Of',
      'Average %',
      'Worst %',
      'Best %',
      'Fund was higher in, %',
      'Periods',
    ],
    ...found.flatMap(({ years, own, others: compared }): Row[] => [
      ...(own ? [[years, 'Fund', ...spread(own), '', own.periods]] : []),
      ...compared.flatMap((each, at) =>
        each
          ? [
              [
                years,
                others[at]!.title,
                ...spread(each.other),
                each.abovePercent,
                each.other.periods,
              ],
            ]
          : [],
      ),
    ]),
    [],
  ];
}

/** The purchases and sales of a back-test with what it assumed, so that it can be worked out again. */
export function backTestCsv(
  origin: FileOrigin,
  { way, monthlyRupees, rupees, from, to }: BackTestRequest,
  { deals, units, valueRupees, valueOn, xirrPercent }: BackTest,
): string {
  return csvOf(origin, [
    ['Back-test', way, 'monthly (INR)', monthlyRupees, 'first day (INR)', rupees],
    ['From', from, 'To', to],
    ['Units held', units, 'Worth (INR)', valueRupees, 'on', valueOn],
    ['XIRR (% a year)', xirrPercent ?? ''],
    [],
    ['Date', 'NAV (INR)', 'Paid in (INR)', 'Units'],
    ...deals.map((deal): Row => [deal.date, deal.nav, deal.rupees, deal.units]),
  ]);
}

/** The figures of a list of funds, in its order. */
export function listCsv(
  origin: Omit<FileOrigin, 'scheme'>,
  rows: readonly ListRow[],
  market: Market,
): string {
  const { table } = market;
  const figuresOf = ({ scheme }: ListRow) => market.figuresOf(scheme.code);
  const rankOf = ({ scheme }: ListRow) => market.rankOf(scheme.code, usualRankMonths);
  // In the order of the scorecard.
  const hasScores = rows.some(({ score }) => score);
  const columns: CsvColumns<ListRow> = [
    ['Fund', ({ name }) => name],
    ['Scheme code', ({ scheme }) => scheme.code],
    ['ISIN', ({ scheme }) => scheme.isin],
    ['Fund house', ({ scheme }) => scheme.house],
    ['Category', ({ scheme }) => scheme.category],
    ['Plan', ({ scheme }) => scheme.plan],
    ['Option', ({ scheme }) => scheme.option],
    ['NAV (INR)', ({ scheme }) => scheme.nav],
    ['NAV date', ({ scheme }) => scheme.navDate],
    ...listColumns.map(
      (column) =>
        [columnNames[column], (row: ListRow) => figureOf(column, figuresOf(row))] as const,
    ),
    ['Worst year', (row) => figuresOf(row)?.worstYear?.year],
    ['3-year rank', (row) => rankOf(row)?.place],
    ['of', (row) => rankOf(row)?.of],
    ['3-year quartile', (row) => quartileOf(rankOf(row))],
    ['First known NAV', (row) => figuresOf(row)?.since],
    ...(hasScores ? scoreColumns : []),
  ];
  return csvText([
    ...originRows(origin),
    ...(table
      ? [
          [
            'Returns and ranks up to',
            table.asOf,
            `or up to an older NAV of at most ${maxQuietDays} days before`,
          ],
        ]
      : []),
    ...riskRows(table),
    [],
    ...csvTable(columns, rows),
  ]);
}

const pointsText = (points: number | null | undefined) =>
  points == null ? null : rounded(points, 2);

const scoreColumns: CsvColumns<ListRow> = [
  ['Points', ({ score }) => pointsText(score?.points)],
  ...scoreParts.map(
    (part) => [`Points: ${part}`, ({ score }: ListRow) => pointsText(score?.parts[part])] as const,
  ),
];

/** The span of the figures of risk: the drawdown on a scheme's own page and in its file counts all its days. */
function riskRows(table: MarketTable | null): Row[] {
  const { monthEnds = null, daysSince = null } = table ?? {};
  return [
    ...(monthEnds
      ? [
          ['Risk figures from month-end NAVs', monthEnds.first, 'to', monthEnds.last],
          ['Volatility from at most the last', riskMonths, 'months'],
        ]
      : []),
    ...(daysSince ? [['Deepest fall counts every day since', daysSince]] : []),
  ];
}

/** As `listColumns` orders them. */
const columnNames: Readonly<Record<ListColumn, string>> = {
  'return-1m': '1 month, %',
  'return-3m': '3 months, %',
  'return-6m': '6 months, %',
  'return-1': '1 year, %',
  'return-3': '3 years, % a year',
  'return-5': '5 years, % a year',
  'return-7': '7 years, % a year',
  'return-10': '10 years, % a year',
  volatility: 'Volatility, % a year',
  drawdown: 'Max drawdown, %',
  'worst-year': 'Worst calendar year, %',
};

/** What a reader of the file must know of the NAVs in it. */
function jumpRows(series: readonly DatedValue[]): Row[] {
  return navJumps(series).map(({ after, percent }): Row => [
    'NAV changed by, %',
    percent,
    'on',
    after.date,
    'Returns across this day are not shown',
  ]);
}

function csvOf({ scheme, ...origin }: FileOrigin, rows: readonly Row[]) {
  return csvText([
    ['Scheme', scheme.name, 'Scheme code', scheme.code],
    ...originRows(origin),
    [],
    ...rows,
  ]);
}
