import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** The return of every fund of a kind as a stroke on one line, the average and this fund among them. */
export function PeerStrip({
  own,
  percents,
  averagePercent,
  messages,
}: {
  own: number;
  /** From the highest on; at least one. */
  percents: readonly number[];
  averagePercent: number;
  messages: Messages['funds']['fund']['standing'];
}) {
  const highest = percents[0]!;
  const lowest = percents.at(-1)!;
  const at = (percent: number) =>
    `${(1 + (98 * (percent - lowest)) / (highest - lowest || 1)).toFixed(1)}%`;
  const texts = {
    lowest: formatSignedPercent(lowest),
    highest: formatSignedPercent(highest),
    mean: formatSignedPercent(averagePercent),
    own: formatSignedPercent(own),
  };
  return (
    <figure className="mt-4 grid gap-1.5 text-xs text-ink-soft">
      <figcaption>{fill(messages.strip, { count: percents.length })}</figcaption>
      <svg role="img" aria-label={fill(messages.stripSentence, texts)} className="h-8 w-full">
        {percents.map((percent, index) => (
          <line
            key={index}
            x1={at(percent)}
            x2={at(percent)}
            y1="12"
            y2="32"
            strokeWidth="1.5"
            className="stroke-chart-6"
          />
        ))}
        <line
          x1={at(averagePercent)}
          x2={at(averagePercent)}
          y1="4"
          y2="32"
          strokeWidth="2"
          strokeDasharray="4 2"
          className="stroke-chart-2"
        />
        <line x1={at(own)} x2={at(own)} y1="0" y2="32" strokeWidth="4" className="stroke-chart-1" />
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-3 tabular-nums">
        <span>{texts.lowest}</span>
        <span>{fill(messages.stripMean, texts)}</span>
        <span>{texts.highest}</span>
      </p>
    </figure>
  );
}
