import { classNames } from '@/components/ui/class-names';
import { SortLink } from '@/components/ui/table/sort-head';
import { TableFrame } from '@/components/ui/table/table-frame';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { categoryParts } from '@/lib/funds/domain/fund';
import {
  quartileOf,
  scoreParts,
  figureOf,
  isLowestFirst,
  listColumns,
  periodOf,
  rankPeriodOf,
  usualRankMonths,
  type ListColumn,
} from '@/lib/funds/domain/list/list-figures';
import type { ListPage, ListRow } from '@/lib/funds/domain/list/list-page';
import {
  listPath,
  maxCompared,
  type ListQuery,
  type SortOrder,
} from '@/lib/funds/domain/list/list-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { RankedFigures } from '@/lib/funds/domain/market/market-table';
import type { Period } from '@/lib/funds/domain/market/scheme-figures';
import { isDormant } from '@/lib/funds/domain/scheme';
import { listStarsOf } from '@/components/holdings/list-stars';
import type { Watchlist } from '@/lib/holdings/saved-holding';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { noNavSince, planAndOption } from '@/components/funds/fund-sentences';
import {
  FundRows,
  type CompareLinks,
  type FigureColumn,
  type FigureText,
  type FundLine,
} from './fund-rows';
import { fundsPath } from '@/lib/navigation/page-paths';

const { funds } = messages();

/** The default figure in a phone's row, since most funds have it. A list sorted by a figure shows that figure. */
const usualFigure: ListColumn = 'return-3';
/** Further figures on the second line of a phone. */
const shortFigures = 2;

/**
 * The funds of one page: category, NAV, the chosen figures or the points of the scorecard, rank and quartile. On a phone a
 * fund has two lines.
 */
export function FundTable({
  list,
  market,
  hasCosts,
  newest,
  watchlist,
}: {
  list: ListPage;
  market: Market;
  /** Whether expense ratios are known. */
  hasCosts: boolean;
  /** The day of most NAVs: others print theirs. */
  newest: IsoDate;
  /** Of the visitor, for the stars of the list. */
  watchlist: Watchlist;
}) {
  const { table } = funds.list;
  const stars = listStarsOf(
    'fund',
    watchlist,
    {
      label: table.watchLabel,
      here: funds.fund.watchlist.here,
      outcomes: funds.fund.watchOutcomes,
    },
    fundsPath,
  );
  const { query, order, rows, from, total } = list;
  const figures = query.sort === 'points' ? pointFigures(hasCosts) : chosenFigures(query, market);
  const rankMonths = rankPeriodOf(query.sort);
  const heads: Head[] = [
    { title: table.fund, to: 'name', className: 'row-head name' },
    { title: table.category, className: 'max-xl:hidden' },
    { title: table.nav, to: 'nav-high', className: 'number max-lg:hidden' },
    ...figures.map(({ title, to, isMain }) => ({
      title,
      to,
      className: isMain ? 'number line-figure' : 'number',
    })),
    {
      title: fill(table.rank, { period: table.periods[rankMonths] }),
      to: rankMonths === usualRankMonths ? 'rank' : undefined,
      className: 'number line-figure',
    },
    { title: table.quartile, className: 'number max-xl:hidden' },
  ];
  return (
    <TableFrame
      caption={fill(table.caption, {
        from: formatNumber(from),
        to: formatNumber(from + rows.length - 1),
        total: formatNumber(total),
      })}
      isCaptionHidden
      hasLines
      className={classNames('fund-table', stars && 'has-stars')}
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <HeadCell
              key={head.title}
              head={head}
              query={query}
              sort={order}
              action={table.sortBy}
            />
          ))}
          <th scope="col" className="number">
            <span className="sr-only">{table.compareTitle}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <FundRows
          path={fundsPath}
          lines={rows.map((row) => lineOf(row, { figures, rankMonths, market, newest }))}
          columns={figures.map(({ to, isMain, isPlain, short }) => ({
            ...(short && { short }),
            ...(isPlain && { isPlain }),
            className: classNames(
              'number',
              isMain && 'line-figure main-return',
              to === query.sort && 'font-semibold',
            ),
          }))}
          unknown={notKnown}
          compare={compareLinks(query)}
          stars={stars}
        />
      </tbody>
    </TableFrame>
  );
}

/** A column of figures. */
type Figure = Pick<FigureColumn, 'short' | 'isPlain'> & {
  title: string;
  /** The order in which it puts the list. */
  to?: SortOrder;
  /** The one that a phone shows. */
  isMain: boolean;
  textOf: (row: ListRow) => FigureText;
};

function chosenFigures(query: ListQuery, market: Market): Figure[] {
  const sorted = listColumns.find((column) => column === query.sort);
  // A list in the order of a figure shows it.
  const shown = listColumns.filter((each) => query.columns.includes(each) || each === sorted);
  const main = sorted ?? (query.columns.includes(usualFigure) ? usualFigure : shown[0]!);
  const short = shown.filter((column) => column !== main).slice(0, shortFigures);
  return shown.map((column) => ({
    title: funds.list.table.columns[column],
    to: column,
    isMain: column === main,
    ...(short.includes(column) && { short: shortName(column) }),
    ...(column === 'volatility' && { isPlain: true }),
    textOf: ({ scheme }) => figureText(column, market.figuresOf(scheme.code)),
  }));
}

function pointFigures(hasCosts: boolean): Figure[] {
  const { score } = funds.list;
  const parts = scoreParts.filter((part) => part !== 'cost' || hasCosts);
  return [
    {
      title: score.points,
      to: 'points',
      isMain: true,
      isPlain: true,
      textOf: (row) => formatFixed(row.score?.points ?? null, 1),
    },
    ...parts.map((part): Figure => ({
      title: score.parts[part],
      isMain: false,
      isPlain: true,
      textOf: (row) => formatFixed(row.score?.parts[part] ?? null, 0),
    })),
  ];
}

type Head = { title: string; to?: SortOrder; className?: string };

function HeadCell({
  head: { title, to, className },
  query,
  sort,
  action,
}: {
  head: Head;
  query: ListQuery;
  /** The order of the list. */
  sort: SortOrder;
  action: string;
}) {
  const isSorted = sort === to || (to === 'nav-high' && sort === 'nav-low');
  const isAscending =
    sort === 'nav-low' ||
    to === 'name' ||
    to === 'rank' ||
    listColumns.some((column) => column === to && isLowestFirst(column));
  const order = isSorted ? (isAscending ? 'ascending' : 'descending') : undefined;
  const next = to === 'nav-high' && sort === to ? 'nav-low' : to;
  return (
    <th scope="col" aria-sort={order} className={className}>
      {next ? (
        <SortLink
          href={listPath(query, { sort: next })}
          action={action}
          title={title}
          order={order}
        />
      ) : (
        title
      )}
    </th>
  );
}

/** "3Y", "Max drawdown" */
function shortName(column: ListColumn): string {
  const { table, form } = funds.list;
  const months = periodOf(column);
  return months ? table.periods[months] : form.sorts[column];
}

function lineOf(
  row: ListRow,
  {
    figures: columns,
    rankMonths,
    market,
    newest,
  }: {
    figures: readonly Figure[];
    rankMonths: Period;
    market: Market;
    newest: IsoDate;
  },
): FundLine {
  const { name, scheme } = row;
  const { code, category, plan, option, nav, navDate } = scheme;
  const rank = market.rankOf(code, rankMonths);
  // Direct growth, the usual choice, has no label.
  const isUsual = option === 'growth' && plan === 'direct';
  return [
    code,
    name,
    categoryParts(category).kind.replace(/ Fund$/, ''),
    formatFixed(nav, 4),
    navDate && navDate !== newest ? formatDate(navDate) : '',
    columns.map(({ textOf }) => textOf(row)),
    rank && [
      rank.place,
      rank.of,
      fill(funds.list.table.place, rank),
      `${quartileOf(rank) ?? notKnown}`,
    ],
    isUsual ? '' : planAndOption(scheme, funds),
    isDormant(scheme, newest) ? noNavSince(scheme, funds) : '',
  ];
}

/** A volatility is no change and has no sign; a worst year says which it was. */
function figureText(column: ListColumn, figures: RankedFigures | null): FigureText {
  const percent = figureOf(column, figures);
  if (column === 'volatility') return formatFixed(percent, 2);
  const text = formatSigned(percent);
  const year = column === 'worst-year' ? figures?.worstYear?.year : undefined;
  return year ? [text, year] : text;
}

/** A placeholder that is not a valid scheme code. */
const anyCode = 999_999_999;

function compareLinks(query: ListQuery): CompareLinks {
  const { compared, page } = query;
  const pathOf = (codes: readonly number[]) => listPath(query, { compared: codes, page });
  const [before = '', after = ''] = pathOf([...compared, anyCode]).split(`${anyCode}`);
  const around = (text: string): [string, string] => {
    const [start = '', end = ''] = text.split('{name}');
    return [start, end];
  };
  return {
    before,
    after,
    without: Object.fromEntries(
      compared.map((code) => [code, pathOf(compared.filter((other) => other !== code))]),
    ),
    isFull: compared.length >= maxCompared,
    add: around(funds.list.table.compareLabel),
    remove: around(funds.list.table.removeLabel),
    full: funds.list.table.full,
  };
}
