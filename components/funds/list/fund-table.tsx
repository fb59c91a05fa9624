import { RankBar } from '@/components/charts/rank-bar';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';
import { Table, type Column } from '@/components/ui/table';
import { SortLink } from '@/components/ui/table/sort-link';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { categoryParts } from '@/lib/funds/domain/category';
import {
  figureOf,
  isLowestFirst,
  listColumns,
  periodOf,
  rankPeriodOf,
  type ListColumn,
} from '@/lib/funds/domain/list-columns';
import type { ListPage, ListRow } from '@/lib/funds/domain/list-page';
import {
  fundsPath,
  listPath,
  maxCompared,
  type ListQuery,
  type SortOrder,
} from '@/lib/funds/domain/list-query';
import type { Market } from '@/lib/funds/domain/market/market';
import type { Period } from '@/lib/funds/domain/market/scheme-figures';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import { formatSigned, formatSignedPercent } from '@/lib/money/signed-percent';
import { noNavSince, planAndOption } from '../fund-sentences';

/** The figure of a phone's row where the list is not in the order of another: most funds have it. */
const usualFigure: ListColumn = 'return-3';

/** The funds of one page: category, NAV, the chosen figures and rank. On a phone a fund has two lines. */
export function FundTable({
  list,
  market,
  today,
  newest,
  messages,
}: {
  list: ListPage;
  market: Market;
  today: IsoDate;
  /** The day of most NAVs: others print theirs. */
  newest: IsoDate;
  messages: Messages['funds'];
}) {
  const { table } = messages.list;
  const { query, rows, from, total } = list;
  const sorted = listColumns.find((column) => column === query.sort);
  // A list in the order of a figure shows it.
  const columnsShown = listColumns.filter(
    (column) => query.columns.includes(column) || column === sorted,
  );
  const main = sorted ?? (query.columns.includes(usualFigure) ? usualFigure : columnsShown[0]!);
  const rankMonths = rankPeriodOf(query.sort);
  const valueOf = ({ scheme }: ListRow, column: ListColumn) =>
    figureOf(column, market.figuresOf(scheme.code));
  const headOf = (title: string, to: SortOrder, from: readonly SortOrder[] = [to]) => {
    const isAscending =
      query.sort === 'nav-low' ||
      to === 'best' ||
      listColumns.some((column) => column === to && isLowestFirst(column));
    const order: Column<ListRow>['order'] = isAscending ? 'ascending' : 'descending';
    return {
      title,
      head: (
        <SortLink
          href={listPath(query, { sort: to === 'nav-high' && query.sort === to ? 'nav-low' : to })}
          action={table.sortBy}
          title={title}
          order={from.includes(query.sort) ? order : undefined}
        />
      ),
      order: from.includes(query.sort) ? order : undefined,
    };
  };
  const columns: Column<ListRow>[] = [
    {
      id: 'fund',
      ...headOf(table.fund, 'best'),
      cell: (row) => (
        <NameCell
          row={row}
          today={today}
          others={columnsShown
            .filter((column) => column !== main)
            .slice(0, 2)
            .map((column) =>
              fill(table.shortFigure, {
                name: shortName(column, messages.list),
                percent: withUnit(column, valueOf(row, column)),
              }),
            )}
          messages={messages}
        />
      ),
    },
    {
      id: 'category',
      title: table.category,
      cell: ({ scheme }) => (
        <span className="block max-w-56 truncate text-ink-soft">{kindOf(scheme)}</span>
      ),
    },
    {
      id: 'nav',
      ...headOf(table.nav, 'nav-high', ['nav-high', 'nav-low']),
      isNumber: true,
      cell: ({ scheme }) => <NavCell scheme={scheme} newest={newest} messages={messages} />,
    },
    ...columnsShown.map((column): Column<ListRow> => ({
      id: column,
      ...headOf(table.columns[column], column),
      isNumber: true,
      inLine: column === main ? 'figure' : undefined,
      cellClass: (row) =>
        classNames(
          (valueOf(row, column) ?? 0) < 0 && 'text-loss',
          column === sorted && 'font-semibold',
          column === main && 'main-return',
        ),
      cell: (row) => (
        <FigureCell
          column={column}
          percent={valueOf(row, column)}
          year={market.figuresOf(row.scheme.code)?.worstYear?.year}
        />
      ),
    })),
    {
      id: 'rank',
      title: fill(table.rank, { period: table.periods[rankMonths] }),
      isNumber: true,
      inLine: 'figure',
      cell: ({ scheme }) => (
        <RankCell code={scheme.code} months={rankMonths} market={market} messages={table} />
      ),
    },
    {
      id: 'compare',
      title: table.compareTitle,
      head: <span className="sr-only">{table.compareTitle}</span>,
      isNumber: true,
      cell: ({ scheme }) => <CompareCell scheme={scheme} query={query} messages={table} />,
    },
  ];
  return (
    <Table
      caption={fill(table.caption, {
        from: formatNumber(from),
        to: formatNumber(from + rows.length - 1),
        total: formatNumber(total),
      })}
      isCaptionHidden
      hasLines
      columns={columns}
      rows={rows}
      rowKey={({ scheme }) => scheme.code}
      className="md:[&_tbody_:is(td,th)]:h-11 md:[&_tbody_:is(td,th)]:py-1.5 md:[&_thead_th]:align-middle md:[&_thead_th]:whitespace-nowrap"
    />
  );
}

/** "3Y", "Deepest fall" */
function shortName(column: ListColumn, { table, form }: Messages['funds']['list']): string {
  const months = periodOf(column);
  return months ? table.periods[months] : form.sorts[column];
}

function kindOf({ category }: Scheme): string {
  return categoryParts(category).kind.replace(/ Fund$/, '');
}

function NameCell({
  row: { name, scheme },
  today,
  others,
  messages,
}: {
  row: ListRow;
  today: IsoDate;
  /** The returns that a phone has no column for. */
  others: readonly string[];
  messages: Messages['funds'];
}) {
  // Direct growth, the usual choice, has no label.
  const isUsual = scheme.option === 'growth' && scheme.plan === 'direct';
  const kind = isUsual ? '' : planAndOption(scheme, messages);
  return (
    <>
      <RouteLink
        href={`${fundsPath}/${scheme.code}`}
        className="inline-flex min-h-6 items-center font-semibold hover:text-accent hover:underline"
      >
        {name}
      </RouteLink>
      {kind ? <span className="ml-2 text-xs whitespace-nowrap text-ink-soft">{kind}</span> : null}
      {isDormant(scheme, today) ? (
        <span className="ml-2">
          <Badge tone="warn">{noNavSince(scheme, messages)}</Badge>
        </span>
      ) : null}
      <span className="block max-w-[58vw] truncate text-xs text-ink-soft md:hidden">
        {[kindOf(scheme), ...others].join(' · ')}
      </span>
    </>
  );
}

function NavCell({
  scheme: { nav, navDate },
  newest,
  messages,
}: {
  scheme: Scheme;
  newest: IsoDate;
  messages: Messages['funds'];
}) {
  return (
    <>
      {formatFixed(nav, 4)}
      {navDate && navDate !== newest ? (
        <span className="block text-xs text-ink-soft">
          {fill(messages.list.navDate, { date: formatDate(navDate) })}
        </span>
      ) : null}
    </>
  );
}

/** With the unit, for a figure outside its column. A volatility is no change and has no sign. */
function withUnit(column: ListColumn, percent: number | null): string {
  return column === 'volatility' ? formatPercent(percent) : formatSignedPercent(percent);
}

/** A volatility is no change and has no sign; a worst year says which it was. */
function FigureCell({
  column,
  percent,
  year,
}: {
  column: ListColumn;
  percent: number | null;
  year: number | undefined;
}) {
  if (column === 'volatility') return formatFixed(percent, 2);
  return (
    <>
      {formatSigned(percent)}
      {column === 'worst-year' && year ? (
        <span className="ml-1.5 text-xs font-normal text-ink-soft">{year}</span>
      ) : null}
    </>
  );
}

function RankCell({
  code,
  months,
  market,
  messages,
}: {
  code: number;
  months: Period;
  market: Market;
  messages: Messages['funds']['list']['table'];
}) {
  const rank = market.rankOf(code, months);
  if (!rank) return notKnown;
  const text = fill(messages.place, { place: rank.place, of: rank.of });
  return (
    <span className="inline-flex items-center justify-end gap-3 max-md:text-xs">
      <span aria-hidden="true" className="flex">
        <RankBar rank={rank.place} count={rank.of} label={text} />
      </span>
      <span className="md:min-w-16">{text}</span>
    </span>
  );
}

function CompareCell({
  scheme: { code, name },
  query,
  messages,
}: {
  scheme: Scheme;
  query: ListQuery;
  messages: Messages['funds']['list']['table'];
}) {
  const { compared, page } = query;
  const isCompared = compared.includes(code);
  if (!isCompared && compared.length >= maxCompared) {
    return <span className="text-xs text-ink-faint">{messages.full}</span>;
  }
  const next = isCompared ? compared.filter((other) => other !== code) : [...compared, code];
  return (
    <RouteLink
      href={listPath(query, { compared: next, page })}
      prefetches={false}
      className={classNames(
        'inline-grid size-8 place-items-center rounded',
        isCompared
          ? 'bg-accent-soft text-accent-strong'
          : 'text-ink-faint hover:bg-accent-soft hover:text-accent',
      )}
    >
      <span aria-hidden="true">{isCompared ? '✓' : '⇄'}</span>
      <span className="sr-only">
        {fill(isCompared ? messages.removeLabel : messages.compareLabel, { name })}
      </span>
    </RouteLink>
  );
}
