import { DrawdownFigure } from '@/components/charts/drawdown-figure';
import { figureLabels } from '@/components/charts/figure-labels';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { downsample } from '@/lib/cashflow/downsample';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatPercent } from '@/lib/money/rupees';

/** How far the price lay below its highest so far, day by day. */
export function DrawdownChart({
  name,
  closes,
  messages,
  labels,
}: {
  name: string;
  closes: readonly DatedValue[];
  messages: Messages['crypto']['coin']['drawdown'];
  labels: Messages['charts']['labels'];
}) {
  const deepest = maximumDrawdown(closes);
  if (!deepest || closes.length < 2)
    return <p className="text-sm text-ink-soft">{messages.none}</p>;
  const { percent, peak, trough, recoveredOn } = deepest;
  const falls = downsample(drawdowns(closes), ({ value }) => [value]);
  const caption = fill(messages.caption, { name });
  const sentence = fill(percent === 0 ? messages.never : messages.sentence, {
    name,
    since: formatDate(closes[0]!.date),
    fall: formatPercent(-percent, 1),
    peak: formatPrice(peak.value, 'inr'),
    peakOn: formatDate(peak.date),
    trough: formatPrice(trough.value, 'inr'),
    troughOn: formatDate(trough.date),
  });
  const recovery =
    percent === 0
      ? ''
      : recoveredOn
        ? fill(messages.recovered, { date: formatDate(recoveredOn) })
        : messages.notRecovered;
  return (
    <DrawdownFigure
      points={datedPlaces(falls, ({ value }) => [value])}
      formatValue={(value) => formatPercent(value)}
      formatAxis={(value) => formatPercent(value, 0)}
      label={messages.below}
      sentence={`${sentence} ${recovery}`.trim()}
      messages={{ caption, date: messages.day, days: axisWords() }}
      fileName="falls-from-the-high.csv"
      labels={figureLabels(labels, caption)}
    />
  );
}
