import { percent as unitsOf, extent } from '@/components/charts/frame';
import { quartileOf } from '@/lib/funds/domain/list/quartile';
import type { YearRank } from '@/lib/funds/domain/market/series-lookup';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

const quartiles = [1, 2, 3, 4] as const;
const rowPx = 14;
/** "2016" six times beside each other fits on a phone. */
const mostLabels = 6;

/** Years across, quartiles down: the square of each year says in which quarter of its peers the fund ended. */
export function QuartileStrip({
  ranks,
  messages,
}: {
  /** From the earliest year on; at least one has a quartile. */
  ranks: readonly YearRank[];
  messages: Messages['funds']['fund']['years'];
}) {
  const first = ranks[0]!.year;
  const count = ranks.at(-1)!.year - first + 1;
  const known = ranks.flatMap((rank) => {
    const quartile = quartileOf(rank);
    return quartile === null ? [] : [{ year: rank.year, quartile }];
  });
  const width = extent / count;
  const every = Math.ceil(count / mostLabels);
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
          {quartiles.map((quartile) => (
            <rect
              key={quartile}
              y={(quartile - 1) * rowPx + 1}
              width="100%"
              height={rowPx - 2}
              rx="2"
              className="fill-surface-sunken"
            />
          ))}
          {known.map(({ year, quartile }) => (
            <rect
              key={year}
              x={unitsOf((year - first + 0.1) * width)}
              y={(quartile - 1) * rowPx + 1}
              width={unitsOf(0.8 * width)}
              height={rowPx - 2}
              rx="2"
              className="fill-chart-1"
            />
          ))}
          <g textAnchor="middle" className="fill-ink-soft">
            {Array.from({ length: count }, (_, index) => first + index)
              .filter((year) => (first + count - 1 - year) % every === 0)
              .map((year) => (
                <text key={year} x={unitsOf((year - first + 0.5) * width)} y="100%" dy="16">
                  {year}
                </text>
              ))}
          </g>
        </svg>
      </div>
    </figure>
  );
}
