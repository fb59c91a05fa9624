import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { figureColumn } from '@/components/funds/figure-column';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, type Column } from '@/components/ui/table';
import { calendarReturns } from '@/lib/funds/domain/calendar-returns';
import { quartileOf } from '@/lib/funds/domain/list/quartile-years';
import { wholeYears } from '@/lib/funds/domain/market/scheme-figures';
import type { PeriodRank } from '@/lib/funds/domain/market/series-lookup';
import { fill, fillCount } from '@/lib/messages/fill';
import { notKnown } from '@/lib/money/rupees';
import { formatSigned } from '@/lib/money/signed-percent';
import { QuartileStrip, QuarterRanks } from './quartile-strip';

type Row = {
  year: number;
  own: number;
  isWhole: boolean;
  average: number | null;
  index: number | null;
  rank: PeriodRank | null;
};

/** The years shown beside the trailing returns; a button shows the others. */
const shownYears = 3;

/** Each calendar year beside the category and the index fund, with rank and quartile; nothing without one of them. */
export function YearsCard({
  scheme,
  series,
  market,
  comparators: { index, yearRanks, quarterRanks },
  messages: { fund: messages },
}: FundCardProps<'scheme' | 'series' | 'market' | 'comparators'>) {
  const { years, standing } = messages;
  const group = market.groupOf(scheme.code);
  const ofIndex = new Map(index && wholeYears([index.navs]).map((each) => [each.year, each]));
  const ofGroup = new Map(group?.years.map((each) => [each.year, each]));
  const ranks = new Map(yearRanks.map((rank) => [rank.period, rank]));
  const rows = calendarReturns(series)
    .map(({ year, percent, isWholeYear }): Row => ({
      ...{ year, own: percent, isWhole: isWholeYear },
      // Part of a year is not compared with the whole year of others.
      average: isWholeYear ? (ofGroup.get(year)?.average ?? null) : null,
      index: isWholeYear ? (ofIndex.get(year)?.percent ?? null) : null,
      rank: isWholeYear ? (ranks.get(year) ?? null) : null,
    }))
    .reverse();
  const has = (key: 'average' | 'index' | 'rank') => rows.some((row) => row[key] !== null);
  if (!has('average') && !has('index')) return null;
  const hasQuartiles = rows.some(({ rank }) => quartileOf(rank) !== null);
  const numbers = (id: 'average' | 'index', title: string): Column<Row>[] =>
    has(id) ? [figureColumn(id, title, (row) => formatSigned(row[id]))] : [];
  const columns: Column<Row>[] = [
    {
      id: 'year',
      title: years.year,
      cell: ({ year, isWhole }) => `${year}${isWhole ? '' : '*'}`,
    },
    figureColumn('own', standing.own, ({ own }) => formatSigned(own)),
    ...numbers('average', standing.average),
    ...numbers('index', standing.index),
    ...(has('rank')
      ? [
          figureColumn('rank', standing.rank, ({ rank }: Row) =>
            rank ? fill(standing.place, rank) : notKnown,
          ),
        ]
      : []),
    ...(hasQuartiles
      ? [
          figureColumn(
            'quartile',
            standing.quartile,
            ({ rank }: Row) => quartileOf(rank) ?? notKnown,
          ),
        ]
      : []),
  ];
  const tableOf = (some: readonly Row[], caption: string, className?: string) => (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={some}
      rowKey={({ year }) => year}
      className={className}
    />
  );
  const earlier = rows.slice(shownYears);
  return (
    <Card title={years.title} titleId="years-title" description={years.text}>
      {hasQuartiles ? <QuartileStrip ranks={yearRanks} messages={years} /> : null}
      {tableOf(rows.slice(0, shownYears), years.caption, 'in-card')}
      {earlier.length > 0 ? (
        <div className="mt-3">
          <Disclosure title={fillCount(earlier.length, years.earlier)}>
            {tableOf(earlier, years.captionEarlier)}
          </Disclosure>
        </div>
      ) : null}
      <QuarterRanks ranks={quarterRanks} messages={messages} />
      <p className="mt-3 text-xs text-ink-soft">{has('rank') ? years.method : years.part}</p>
    </Card>
  );
}
