import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { CsvLink } from '@/components/ui/files/csv-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { endsOf } from '@/lib/ends-of';
import { fundFilePath } from '@/lib/funds/domain/fund-query';
import { indexReturnsBeside } from '@/lib/funds/domain/market/market';
import { trailingReturns, type TrailingReturn } from '@/lib/funds/domain/returns-and-risk';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { fundRollingReturns } from '@/lib/funds/domain/nav-series';
import { rollingBeside, type PeriodSpread } from '@/lib/funds/domain/comparators';
import { messages } from '@/lib/messages';

const { funds } = messages();

export function TrailingTable({
  scheme: { code },
  series,
  market,
  comparators,
  typed,
}: FundCardProps<'scheme' | 'series' | 'market' | 'comparators' | 'typed'>) {
  const { nav, trailing } = funds.fund;
  const group = market.groupOf(code);
  const indexFund = comparators.index?.fund ?? group?.indexFund;
  const newest = endsOf(series).last.date;
  const indexReturns = indexReturnsBeside(market, indexFund, newest);
  // The nightly job works out the figures of the others and can be behind this fund's NAV.
  const othersDay = group || indexReturns ? market.table?.asOf : null;
  const periodOf = (months: number | null) =>
    months === null
      ? trailing.all
      : months < 12
        ? fillCount(months, trailing.months)
        : fillCount(months / 12, trailing.years);
  return (
    <Card
      title={trailing.title}
      titleId="trailing-title"
      description={
        fill(trailing.text, { date: formatDate(newest) }) +
        (othersDay && othersDay !== newest
          ? ` ${fill(trailing.others, { date: formatDate(othersDay) })}`
          : '')
      }
    >
      <Table
        caption={trailing.caption}
        isCaptionHidden
        className="in-card"
        columns={[
          {
            id: 'period',
            title: trailing.period,
            isUnbroken: true,
            cell: ({ months, from }) => (
              <>
                {periodOf(months)}
                {from ? (
                  <span className="block text-xs text-ink-soft md:hidden">
                    {fill(trailing.since, { date: formatDate(from) })}
                  </span>
                ) : null}
              </>
            ),
          },
          // A phone has the day below the period.
          {
            ...figureColumn('from', trailing.from, ({ from }: TrailingReturn) =>
              from ? formatDate(from) : notKnown,
            ),
            shownFrom: 'md',
          },
          figureColumn('value', trailing.value, ({ percent }: TrailingReturn) =>
            formatSigned(percent),
          ),
          ...(group
            ? [
                figureColumn('average', trailing.average, ({ months }: TrailingReturn) =>
                  formatSigned(months && (group.returns[months]?.average ?? null)),
                ),
              ]
            : []),
          ...(indexReturns
            ? [
                figureColumn('index', trailing.index, ({ months }: TrailingReturn) =>
                  formatSigned(months && indexReturns[months]),
                ),
              ]
            : []),
        ]}
        rows={trailingReturns(series)}
        rowKey={({ months }) => months ?? 'all'}
      />
      <p className="-mx-2 mt-3">
        <CsvLink href={fundFilePath(code, 'figures.csv', typed)} text={trailing.csv} />
        <CsvLink href={fundFilePath(code, 'nav.csv')} text={nav.csv} />
      </p>
    </Card>
  );
}

const windowYears = [1, 3, 5, 7, 10];

/** Rolling returns: over several years, from every start day of the history. */
export function RollingTable({ series }: FundCardProps<'series'>) {
  const { rolling } = funds.fund;
  const rows = windowYears.map((years) => ({
    years,
    returns: fundRollingReturns(series, years),
  }));
  type Row = (typeof rows)[number];
  return (
    <Card title={rolling.title} titleId="rolling-title" description={rolling.text}>
      <Table
        caption={rolling.caption}
        isCaptionHidden
        className="in-card"
        columns={[
          {
            id: 'years',
            isUnbroken: true,
            title: rolling.years,
            cell: ({ years }) => fillCount(years, rolling.yearCount),
          },
          ...(['min', 'median', 'max'] as const).map((id) =>
            figureColumn(id, rolling[id], ({ returns }: Row) =>
              formatSigned(returns && returns[`${id}Percent`]),
            ),
          ),
          figureColumn('negative', rolling.negative, ({ returns }: Row) =>
            formatFixed(returns && returns.negativePercent, 1),
          ),
          {
            ...figureColumn('windows', rolling.windows, ({ returns }: Row) =>
              formatNumber(returns && returns.windows),
            ),
            shownFrom: 'md',
          },
        ]}
        rows={rows}
        rowKey={({ years }) => years}
      />
    </Card>
  );
}

/** Years that the money was held. */
const lengths = [1, 3, 5, 7];
/** A button shows those held for longer. */
const shownLongest = 3;

type Row = {
  years: number;
  id: 'own' | 'average' | 'index';
  spread: PeriodSpread | null;
  abovePercent: number | null;
};

/** Rolling returns beside those of the category and the index fund; nothing without one of them. */
export function RollingComparisonCard({
  series,
  comparators: { category, index },
}: FundCardProps<'series' | 'comparators'>) {
  const { rolling, standing } = funds.fund;
  const others = [
    { id: 'average', points: category } as const,
    { id: 'index', points: index?.navs ?? [] } as const,
  ].filter(({ points }) => points.length > 0);
  const compared = rollingBeside(
    series,
    others.map(({ points }) => points),
    lengths,
  );
  const rows = compared.flatMap(({ years, own, others: beside }): Row[] =>
    own && beside.some(Boolean)
      ? [
          { years, id: 'own', spread: own, abovePercent: null },
          ...others.map(({ id }, at) => ({
            years,
            id,
            spread: beside[at]?.other ?? null,
            abovePercent: beside[at]?.abovePercent ?? null,
          })),
        ]
      : [],
  );
  if (rows.length === 0) return null;
  const figure = (id: 'averagePercent' | 'bestPercent' | 'worstPercent') =>
    figureColumn(id, rolling.figures[id], ({ spread }: Row) => formatSigned(spread && spread[id]));
  const tableOf = (shown: readonly Row[], caption: string, className?: string) => (
    <Table
      caption={caption}
      isCaptionHidden
      className={className}
      columns={[
        {
          id: 'who',
          isUnbroken: true,
          title: rolling.who,
          cell: ({ years, id }) =>
            id === 'own' ? (
              <strong>{`${fillCount(years, rolling.yearCount)}: ${standing.own}`}</strong>
            ) : (
              <>
                <span className="sr-only">{fillCount(years, rolling.yearCount)}: </span>
                {standing[id]}
              </>
            ),
        },
        figure('averagePercent'),
        figure('bestPercent'),
        figure('worstPercent'),
        {
          id: 'above',
          title: rolling.above,
          isNumber: true,
          width: 'name',
          cell: ({ id, abovePercent }) =>
            id === 'own' || abovePercent === null ? notKnown : formatFixed(abovePercent, 1),
        },
        figureColumn('periods', rolling.windows, ({ spread }: Row) =>
          formatNumber(spread && spread.periods),
        ),
      ]}
      rows={shown}
      rowKey={({ years, id }) => `${years} ${id}`}
    />
  );
  const longer = rows.filter(({ years }) => years > shownLongest);
  return (
    <Card title={rolling.besideTitle} titleId="rolling-beside-title" description={rolling.beside}>
      {tableOf(
        rows.filter(({ years }) => years <= shownLongest),
        rolling.besideCaption,
        'in-card',
      )}
      {longer.length > 0 ? (
        <Disclosure title={rolling.longer} className="mt-3">
          {tableOf(longer, rolling.longerCaption)}
        </Disclosure>
      ) : null}
    </Card>
  );
}
