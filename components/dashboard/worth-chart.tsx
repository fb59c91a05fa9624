import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { RealWorthPoint } from '@/lib/dashboard/real-worth';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';

/** What is held was worth, month by month, in rupees of the day and in rupees of today. */
export function WorthChart({
  points,
  inflationPercent,
  messages,
  labels,
}: {
  points: readonly RealWorthPoint[];
  inflationPercent: number;
  messages: Messages['dashboard']['worth'];
  labels: Messages['charts']['labels'];
}) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2)
    return <p className="text-ink-soft">{messages.tooShort}</p>;
  const unknown = points.filter(({ worthRupees }) => worthRupees === null).length;
  const sentence = fill(messages.sentence, {
    from: formatDate(first.date),
    to: formatDate(last.date),
    start: formatShortRupees(first.worthRupees),
    end: formatShortRupees(last.worthRupees),
    real: formatShortRupees(first.realRupees),
    inflation: formatPercent(inflationPercent),
  });
  return (
    <PriceFigure
      sentence={sentence}
      note={unknown > 0 ? fill(messages.unknown, { count: unknown }) : undefined}
      points={datedPlaces(points, ({ worthRupees, paidRupees, realRupees }) => [
        worthRupees,
        paidRupees,
        realRupees,
      ])}
      lines={[
        { id: 'worth', label: messages.nominal, tone: 'first' },
        { id: 'paid', label: messages.paid, tone: 'sixth' },
        { id: 'real', label: messages.real, tone: 'third' },
      ]}
      isFilled
      words={{ caption: messages.caption, date: messages.date, days: axisWords() }}
      unit="₹"
      formatValue={formatRupees}
      formatAxis={formatShortRupees}
      fileName="net-worth.csv"
      labels={figureLabels(labels, messages.caption)}
    />
  );
}
