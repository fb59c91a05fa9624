import { formatDate } from '@/lib/calendar/iso-date';
import type { PricePoint } from '@/lib/crypto/domain/coin';
import { dayCloses, worstTwelveMonths } from '@/lib/crypto/domain/day-closes';
import { messages, type Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { DrawdownFigure } from '@/components/charts/price-figure';
import { figureLabels } from '@/components/charts/figure-labels';
import { axisWords } from '@/lib/calendar/axis-words';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { downsample } from '@/lib/cashflow/downsample';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { formatPercent } from '@/lib/money/rupees';

const { charts, crypto } = messages();
const { drawdown } = crypto.coin;

/** How far the coin stood below its highest price, and its worst twelve months. */
export function DrawdownTab({ name, points }: { name: string; points: readonly PricePoint[] }) {
  const closes = dayCloses(points);
  const worst = worstTwelveMonths(closes);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="max-w-prose text-sm">
        {drawdown.text}{' '}
        <b className="font-semibold">
          {worst
            ? fill(drawdown.worst, {
                change: formatSignedPercent(worst.changePercent, 1),
                end: formatDate(worst.end),
              })
            : drawdown.noYear}
        </b>
      </p>
      <DrawdownChart name={name} closes={closes} messages={drawdown} labels={charts.labels} />
    </div>
  );
}

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
