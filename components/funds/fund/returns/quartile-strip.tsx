import { figureColumn } from '@/components/funds/figure-column';
import { percent as unitsOf, extent } from '@/components/charts/parts/units';
import { quartileOf } from '@/lib/funds/domain/list/quartile-years';
import type { PeriodRank } from '@/lib/funds/domain/market/series-lookup';
import { fill } from '@/lib/messages/fill';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, type Column } from '@/components/ui/table';
import { quarterNumber, quarterOf } from '@/lib/funds/domain/market/period-ranks';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';

const quartiles = [1, 2, 3, 4] as const;
const rowPx = 14;
/** "2016" six times beside each other fits on a phone. */
const mostLabels = 6;

/** Periods across, quartiles down: the square of each period says in which quarter of its peers the fund ended. */
export function QuartileStrip({
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
  const first = ranks[0]!.period;
  const count = ranks.at(-1)!.period - first + 1;
  const known = ranks.flatMap((rank) => {
    const quartile = quartileOf(rank);
    return quartile === null ? [] : [{ at: rank.period - first, quartile }];
  });
  const labels = Array.from({ length: count }, (_, at) => ({
    at,
    year: yearIn(first + at),
  })).filter(({ year }) => year !== null);
  const every = Math.ceil(labels.length / mostLabels);
  const countOf = (wanted: number) => known.filter(({ quartile }) => quartile === wanted).length;
  return (
    <figure className="mb-4 grid gap-1.5 text-xs text-ink-soft">
      <figcaption>{messages.strip}</figcaption>
      <div className="pb-5 pl-6">
        <svg
          role="img"
          aria-label={fill(messages.stripSentence, {
            ...{ count: known.length, top: countOf(1), second: countOf(2) },
            ...{ third: countOf(3), bottom: countOf(4) },
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
const mostQuarters = 40;
const quarters = [1, 2, 3, 4] as const;

/** The quartile of each calendar quarter as a strip, and its rank in a table, both closed; nothing without a quartile. */
export function QuarterRanks({
  ranks,
  messages: { years, standing },
}: {
  /** From the earliest quarter on. */
  ranks: readonly PeriodRank[];
  messages: Messages['funds']['fund'];
}) {
  const newest = ranks.at(-1)?.period ?? 0;
  const shown = ranks.filter(({ period }) => period > newest - mostQuarters);
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
