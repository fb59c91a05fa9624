import type { ComponentProps, ReactNode } from 'react';
import { ReadableFigure, type FigureLabels } from '@/components/charts/reading/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import type { Messages } from '@/lib/messages';
import type { DayFormats } from './frame';
import { lineKeys } from './legend';
import { LineChart } from './line-chart';
import type { Series } from './series';

/** One moment: its place on the axis, its name, and the value of each series. */
type PricePlace = {
  /** Counted from the first day of 1970; a part of a day is its time. */
  day: number;
  /** "21 May 2026" */
  text: string;
  values: readonly (number | null)[];
};

type Line = Pick<Series, 'id' | 'label' | 'tone'> & {
  /** In the head of the table, where it is longer than beside the line. */
  title?: string;
  /** In the row above the drawing, where it is longer than beside the line. */
  keyLabel?: string;
};

/**
 * Prices, values or indices over time, one line each; a single one has an area below it, and rings at its high and low.
 */
export function PriceFigure({
  points,
  lines,
  messages,
  unit,
  formatValue,
  formatAxis,
  sentence,
  note,
  periods,
  fileName,
  labels,
  isFilled = lines.length === 1,
  hasExtremes = lines.length === 1,
  ...chart
}: {
  /** By rising day, no more than a drawing holds (at most 200). */
  points: readonly PricePlace[];
  lines: readonly Line[];
  messages: { caption: string; date: string; days: DayFormats };
  unit?: string;
  /** In the table and above the drawing. */
  formatValue: (value: number) => string;
  formatAxis: (value: number) => string;
  sentence: string;
  note?: string;
  periods?: ReactNode;
  fileName: string;
  labels: FigureLabels;
} & Pick<
  ComponentProps<typeof LineChart>,
  'isFilled' | 'hasExtremes' | 'holdsZero' | 'breaks' | 'events' | 'endText'
>) {
  const series: Series[] = lines.map(({ id, label, tone }, index) => ({
    id,
    label,
    tone,
    values: points.map(({ values }) => values[index] ?? null),
  }));
  return (
    <ReadableFigure<PricePlace>
      sentence={sentence}
      note={note}
      keys={lineKeys(
        lines.map(({ keyLabel, ...line }) => ({ ...line, label: keyLabel ?? line.label })),
      )}
      periods={periods}
      caption={messages.caption}
      columns={[
        textColumn({ id: 'date', title: messages.date, value: ({ text }: PricePlace) => text }),
        ...lines.map(({ id, label, title = label }, index) =>
          numberColumn<PricePlace>({
            id,
            title,
            unit,
            value: ({ values }) => values[index] ?? null,
            format: formatValue,
          }),
        ),
      ]}
      rows={points}
      fileName={fileName}
      labels={labels}
    >
      <LineChart
        {...chart}
        over={{ days: points.map(({ day }) => day), formats: messages.days }}
        series={series}
        formatValue={formatAxis}
        isFilled={isFilled}
        hasExtremes={hasExtremes}
      />
    </ReadableFigure>
  );
}

/** How far below its highest so far something stood, in percent of zero or less: an area that hangs from zero. */
export function DrawdownFigure({
  label,
  ...figure
}: { label: string } & Pick<
  ComponentProps<typeof PriceFigure>,
  | 'points'
  | 'messages'
  | 'sentence'
  | 'note'
  | 'fileName'
  | 'labels'
  | 'breaks'
  | 'formatValue'
  | 'formatAxis'
>) {
  return (
    <PriceFigure
      {...figure}
      lines={[{ id: 'below', label, tone: 'loss' }]}
      unit="%"
      holdsZero
      hasExtremes={false}
    />
  );
}

type Period = keyof Messages['periods']['short'];

/** The periods of a chart, up to seven. Plain links: the page stays where it is, and each can be shared. */
export function PeriodChips<Offered extends Period>({
  periods,
  current,
  hrefOf,
  messages,
}: {
  periods: readonly Offered[];
  current: Offered;
  hrefOf: (period: Offered) => string;
  messages: Messages['periods'];
}) {
  return (
    <nav
      aria-label={messages.label}
      className="-mx-1 max-w-[calc(100%+0.5rem)] scroll-px-16 overflow-x-auto print:hidden"
    >
      {/* One set of class names: seven links would each carry them. */}
      <ul className="flex gap-0.5 text-xs text-ink-soft [&_a]:inline-flex [&_a]:min-h-11 [&_a]:min-w-8 [&_a]:items-center [&_a]:justify-center [&_a]:rounded-sm [&_a]:px-2 lg:[&_a]:min-h-8 [&_a:hover]:bg-surface-sunken [&_a[aria-current]]:bg-accent-soft [&_a[aria-current]]:font-semibold [&_a[aria-current]]:text-accent">
        {periods.map((period) => (
          <li key={period}>
            <a
              href={hrefOf(period)}
              title={messages.name[period]}
              aria-current={period === current || undefined}
            >
              {messages.short[period]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
