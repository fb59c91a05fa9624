import { Legend } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { daySteps } from '@/lib/calendar/day-steps';
import { formatDate } from '@/lib/calendar/iso-date';
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
  const { steps, format } = daySteps(points.map(({ date }) => date));
  const unknown = points.filter(({ worthRupees }) => worthRupees === null).length;
  const sentence = fill(messages.sentence, {
    from: formatDate(first.date),
    to: formatDate(last.date),
    start: formatShortRupees(first.worthRupees),
    end: formatShortRupees(last.worthRupees),
    real: formatShortRupees(first.realRupees),
    inflation: formatPercent(inflationPercent),
  });
  const column = (id: 'worthRupees' | 'realRupees' | 'paidRupees', title: string) =>
    numberColumn<RealWorthPoint>({
      id,
      title,
      unit: '₹',
      value: (point) => point[id],
      format: formatRupees,
    });
  const series = [
    {
      id: 'worth',
      label: messages.nominal,
      tone: 'first' as const,
      values: points.map((point) => point.worthRupees),
    },
    {
      id: 'real',
      label: messages.real,
      tone: 'second' as const,
      isHatched: true,
      values: points.map((point) => point.realRupees),
    },
    {
      id: 'paid',
      label: messages.paid,
      tone: 'fourth' as const,
      values: points.map((point) => point.paidRupees),
    },
  ];
  return (
    <ReadableFigure
      sentence={
        unknown > 0 ? `${sentence} ${fill(messages.unknown, { count: unknown })}` : sentence
      }
      legend={<Legend id="worth" series={series} isLine />}
      caption={messages.caption}
      columns={[
        textColumn<RealWorthPoint>({
          id: 'date',
          title: messages.date,
          value: ({ date }) => formatDate(date),
        }),
        column('worthRupees', messages.nominal),
        column('realRupees', messages.real),
        column('paidRupees', messages.paid),
      ]}
      rows={points}
      rowKey={({ date }) => date}
      fileName="net-worth.csv"
      labels={{ ...labels, read: fill(labels.read, { title: messages.caption }) }}
    >
      <LineChart
        steps={steps}
        series={series}
        stepTitle={messages.date}
        formatStep={format}
        formatValue={formatShortRupees}
      />
    </ReadableFigure>
  );
}
