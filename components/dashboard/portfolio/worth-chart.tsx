import type { ReactNode } from 'react';
import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { dayFormats } from '@/lib/calendar/day-formats';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { RealWorthPoint } from '@/lib/dashboard/domain/worth-change';
import type { AssetGroup } from '@/lib/holdings/allocation';
import type { WorthPoint } from '@/lib/holdings/worth';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import { groupTones } from './allocation-table';

type WorthMessages = Messages['dashboard']['worth'];
type ChartLabels = Messages['charts']['labels'];

/** The value of the holdings on a day, and the amount invested until then. */
export function WorthChart({
  points,
  lumpSums = [],
  periods,
  csvSource,
  messages,
  labels,
}: {
  points: readonly WorthPoint[];
  /** Marked on the base line. */
  lumpSums?: readonly { date: IsoDate; group: AssetGroup }[];
  periods?: ReactNode;
  /** The line above the numbers in the CSV. */
  csvSource: string;
  messages: WorthMessages;
  labels: ChartLabels;
}) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) {
    return (
      <>
        <p className="text-ink-soft">{messages.tooShort}</p>
        {periods}
      </>
    );
  }
  return (
    <PriceFigure
      {...shared(messages, labels, csvSource)}
      sentence={fill(messages.sentence, {
        from: formatDate(first.date),
        to: formatDate(last.date),
        start: formatShortRupees(first.worthRupees),
        end: formatShortRupees(last.worthRupees),
      })}
      note={unknownNote(points, messages)}
      periods={periods}
      points={datedPlaces(points, ({ worthRupees, paidRupees }) => [worthRupees, paidRupees])}
      lines={[
        { id: 'worth', label: messages.nominal, tone: 'first' },
        { id: 'paid', label: messages.paid, tone: 'sixth' },
      ]}
      events={lumpSums
        .filter(({ date }) => first.date <= date && date <= last.date)
        .map(({ date, group }) => ({
          at: dayNumberOf(date),
          kind: 'bought',
          tone: groupTones[group],
        }))}
      fileName="net-worth.csv"
    />
  );
}

/** The same in rupees of today. */
export function RealWorthChart({
  points,
  inflationPercent,
  csvSource,
  messages,
  labels,
}: {
  points: readonly RealWorthPoint[];
  inflationPercent: number;
  csvSource: string;
  messages: WorthMessages;
  labels: ChartLabels;
}) {
  const [first] = points;
  if (!first || points.length < 2) return null;
  const sentence = fill(messages.realSentence, {
    from: formatDate(first.date),
    start: formatShortRupees(first.worthRupees),
    real: formatShortRupees(first.realRupees),
    inflation: formatPercent(inflationPercent),
  });
  return (
    <PriceFigure
      {...shared(messages, labels, csvSource)}
      sentence={sentence}
      note={unknownNote(points, messages) ?? sentence}
      points={datedPlaces(points, ({ worthRupees, realRupees, paidRupees }) => [
        realRupees,
        worthRupees,
        paidRupees,
      ])}
      lines={[
        { id: 'real', label: messages.real, tone: 'third' },
        { id: 'worth', label: messages.nominal, tone: 'first' },
        { id: 'paid', label: messages.paid, tone: 'sixth' },
      ]}
      fileName="value-after-inflation.csv"
    />
  );
}

function shared(messages: WorthMessages, labels: ChartLabels, csvSource: string) {
  return {
    isFilled: true,
    messages: { caption: messages.caption, date: messages.date, days: dayFormats() },
    unit: '₹',
    formatValue: formatRupees,
    formatAxis: formatShortRupees,
    labels: figureLabels(labels, messages.caption, csvSource),
  };
}

function unknownNote(points: readonly WorthPoint[], messages: WorthMessages): string | undefined {
  const unknown = points.filter(({ worthRupees }) => worthRupees === null).length;
  return unknown > 0 ? fillCount(unknown, messages.unknown) : undefined;
}
