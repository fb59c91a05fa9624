import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import { Disclosure } from '@/components/ui/disclosure';
import { endsOf } from '@/lib/ends-of';
import { calendarReturns } from '@/lib/funds/domain/returns-and-risk';
import { quartileOf } from '@/lib/funds/domain/list/list-figures';
import { wholeYears } from '@/lib/funds/domain/market/scheme-figures';
import type { PeriodRank } from '@/lib/funds/domain/market/market-series';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatSigned } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import { percent as unitsOf, extent } from '@/components/charts/parts/paths';
import { quarterNumber, quarterOf } from '@/lib/funds/domain/market/peers';
import { messages } from '@/lib/messages';

const { funds } = messages();

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
}: FundCardProps<'scheme' | 'series' | 'market' | 'comparators'>) {
  const { years, standing } = funds.fund;
  const group = market.groupOf(scheme.code);
  const ofIndex = new Map(index && wholeYears([index.navs]).map((each) => [each.year, each]));
  const ofGroup = new Map(group?.years.map((each) => [each.year, each]));
  const ranks = new Map(yearRanks.map((rank) => [rank.period, rank]));
  const rows = calendarReturns(series)
    .map(({ year, percent, isWholeYear }): Row => ({
      year,
      own: percent,
      isWhole: isWholeYear,
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
          // On a phone the strip above the table shows the quartiles.
          {
            ...figureColumn(
              'quartile',
              standing.quartile,
              ({ rank }: Row) => quartileOf(rank) ?? notKnown,
            ),
            shownFrom: 'md' as const,
          },
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
      <QuarterRanks ranks={quarterRanks} />
      <p className="mt-3 text-xs text-ink-soft">{has('rank') ? years.method : years.part}</p>
    </Card>
  );
}

const quartiles = [1, 2, 3, 4] as const;
const rowPx = 14;
/** "2016" six times beside each other fits on a phone. */
const maxLabels = 6;

/** Periods across, quartiles down: the filled square of a period is the quartile of the fund among its peers. */
function QuartileStrip({
  ranks,
  yearIn = (period) => period,
  messages,
}: {
  /** From the earliest period on; at least one has a quartile. */
  ranks: readonly PeriodRank[];
  /** The year that stands below a period; null below a period that begins no year. */
  yearIn?: (period: number) => number | null;
  messages: { strip: string; stripSentence: string };
}) {
  const ends = endsOf(ranks);
  const first = ends.first.period;
  const count = ends.last.period - first + 1;
  const known = ranks.flatMap((rank) => {
    const quartile = quartileOf(rank);
    return quartile === null ? [] : [{ at: rank.period - first, quartile }];
  });
  const labels = Array.from({ length: count }, (_, at) => ({
    at,
    year: yearIn(first + at),
  })).filter(({ year }) => year !== null);
  const every = Math.ceil(labels.length / maxLabels);
  const countOf = (wanted: number) => known.filter(({ quartile }) => quartile === wanted).length;
  return (
    <figure className="mb-4 grid gap-1.5 text-xs text-ink-soft">
      <figcaption>{messages.strip}</figcaption>
      <div className="pb-5 pl-6">
        <svg
          role="img"
          aria-label={fill(messages.stripSentence, {
            count: known.length,
            top: countOf(1),
            second: countOf(2),
            third: countOf(3),
            bottom: countOf(4),
          })}
          height={quartiles.length * rowPx}
          className="block w-full overflow-visible"
        >
          <g textAnchor="end" className="fill-ink-soft">
            {quartiles.map((quartile) => (
              <text key={quartile} x="-6" y={(quartile - 0.5) * rowPx} dy="0.32em">
                {quartile}
              </text>
            ))}
          </g>
          {/* One path for all rows and one for all squares, stretched to the figure. */}
          <svg
            viewBox={`0 0 ${count} ${quartiles.length * rowPx}`}
            preserveAspectRatio="none"
            width="100%"
            height="100%"
          >
            <path
              d={quartiles.map((quartile) => squareAt(0, quartile, count)).join('')}
              className="fill-surface-sunken"
            />
            <path
              d={known.map(({ at, quartile }) => squareAt(at + 0.1, quartile, 0.8)).join('')}
              className="fill-chart-1"
            />
          </svg>
          <g textAnchor="middle" className="fill-ink-soft">
            {labels
              .filter((_, index) => (labels.length - 1 - index) % every === 0)
              .map(({ at, year }) => (
                <text key={year} x={unitsOf(((at + 0.5) / count) * extent)} y="100%" dy="16">
                  {year}
                </text>
              ))}
          </g>
        </svg>
      </div>
    </figure>
  );
}

function squareAt(x: number, quartile: number, width: number): string {
  const height = rowPx - 2;
  return `M${x} ${(quartile - 1) * rowPx + 1}h${width}v${height}h${-width}z`;
}

/** Ten years: a fund of today is not that of 2006. */
const maxQuarters = 40;
const quarters = [1, 2, 3, 4] as const;

/** The quartile of each calendar quarter as a strip, and its rank in a table, both closed; nothing without a quartile. */
function QuarterRanks({
  ranks,
}: {
  /** From the earliest quarter on. */
  ranks: readonly PeriodRank[];
}) {
  const { years, standing } = funds.fund;
  const newest = ranks.at(-1)?.period ?? 0;
  const shown = ranks.filter(({ period }) => period > newest - maxQuarters);
  if (!shown.some((rank) => quartileOf(rank) !== null)) return null;
  const byPeriod = new Map(shown.map((rank) => [rank.period, rank]));
  const rows = [...new Set(shown.map(({ period }) => quarterOf(period).year))].reverse();
  const columns: Column<number>[] = [
    { id: 'year', title: years.year, cell: (year) => year },
    ...quarters.map((quarter): Column<number> =>
      figureColumn(`${quarter}`, years.quarterNames[quarter], (year) => {
        const rank = byPeriod.get(quarterNumber(year, quarter));
        return rank ? fill(standing.place, rank) : notKnown;
      }),
    ),
  ];
  return (
    <div className="mt-3">
      <Disclosure title={years.quarterTable}>
        <QuartileStrip
          ranks={shown}
          yearIn={(period) => (quarterOf(period).quarter === 1 ? quarterOf(period).year : null)}
          messages={{ strip: years.quarterStrip, stripSentence: years.quarterStripSentence }}
        />
        <Table
          caption={years.quarterTable}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={(year) => year}
        />
      </Disclosure>
    </div>
  );
}
