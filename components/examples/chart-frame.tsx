import { nameOfMonthNumber } from '@/lib/calendar/iso-date';
import type { ComponentProps } from 'react';
import { figureLabels } from '@/components/charts/figure-labels';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import type { Series } from '@/components/charts/series';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';

/** The figure of an example: its title gives the name of the table, of the drawing and of the file. */
export function ChartFrame<Row>({
  title,
  ...figure
}: Omit<ComponentProps<typeof ReadableFigure<Row>>, 'labels' | 'caption' | 'fileName'> & {
  title: string;
}) {
  const { labels, tableOf } = messages().charts;
  return (
    <ReadableFigure
      {...figure}
      caption={fill(tableOf, { title })}
      fileName={`${title.toLowerCase().replaceAll(' ', '-')}.csv`}
      labels={figureLabels(labels, title)}
    />
  );
}

/** A column of rupees for each series; a row is the place of its value in each of them. */
export function rupeeColumns(series: readonly Series[]) {
  return series.map(({ id, label, values }) =>
    numberColumn({
      id,
      title: label,
      unit: messages().charts.units.rupees,
      value: (place: number) => values[place] ?? null,
      format: formatNumber,
    }),
  );
}

const firstYear = 2021;
/** April, as a financial year begins. */
const firstMonth = 3;

/** Months counted from the start of the samples: 0 is April 2021. */
export function monthName(month: number): string {
  const counted = month + firstMonth;
  return `${nameOfMonthNumber((counted % 12) + 1) ?? ''} ${firstYear + Math.floor(counted / 12)}`;
}

/** The first day of such a month, as a time axis counts days. */
export function monthDay(month: number): number {
  return Date.UTC(firstYear, firstMonth + month, 1) / 86_400_000;
}
