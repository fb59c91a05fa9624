import type { ComponentProps } from 'react';
import { lineKeys } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import type { Series } from '@/components/charts/series';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { formatRupees } from '@/lib/money/rupees';
import type { TaxMessages } from '@/components/tax/form/form-groups';

/** Where one step of the axis leads under each regime. */
export type RegimePoint = { stepRupees: number; new: number; old: number };

/** The two regimes as two lines over rupees, with their figures in a table. */
export function RegimeFigure({
  points,
  own,
  sentence,
  figureMessages: words,
  axis,
  formatValue,
  markers,
  messages,
}: {
  points: readonly RegimePoint[];
  /** Where the reader stands, if known: what the figure says until a point is read. */
  own?: RegimePoint;
  sentence: string;
  figureMessages: { caption: string; step: string; file: string };
  axis: { title: string; format: (rupees: number) => string };
  formatValue: { chart: (value: number) => string; table: (value: number | null) => string };
  markers: ComponentProps<typeof LineChart>['markers'];
  messages: TaxMessages;
}) {
  const { regimes } = messages;
  const series: Series[] = [
    {
      id: 'new',
      label: regimes.new,
      tone: 'first',
      values: points.map((point) => point.new),
    },
    {
      id: 'old',
      label: regimes.old,
      tone: 'second',
      values: points.map((point) => point.old),
    },
  ];
  return (
    <ReadableFigure<RegimePoint>
      sentence={sentence}
      keys={lineKeys(series)}
      caption={words.caption}
      columns={[
        numberColumn({
          id: 'step',
          title: words.step,
          value: (point) => point.stepRupees,
          format: formatRupees,
        }),
        ...(['new', 'old'] as const).map((regime) =>
          numberColumn<RegimePoint>({
            id: regime,
            title: regimes[regime],
            value: (point) => point[regime],
            format: formatValue.table,
          }),
        ),
      ]}
      rows={points}
      own={own}
      rowKey={(point) => point.stepRupees}
      fileName={words.file}
      labels={messages.details.figure}
    >
      <LineChart
        over={{
          steps: points.map((point) => point.stepRupees),
          formatStep: axis.format,
          stepTitle: axis.title,
        }}
        series={series}
        formatValue={formatValue.chart}
        markers={markers}
        holdsZero
      />
    </ReadableFigure>
  );
}
