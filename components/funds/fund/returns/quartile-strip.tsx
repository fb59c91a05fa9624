import { percent as unitsOf, extent } from '@/components/charts/frame';
import { quartileOf } from '@/lib/funds/domain/list/quartile';
import type { PeriodRank } from '@/lib/funds/domain/market/series-lookup';
import { fill } from '@/lib/messages/fill';

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
