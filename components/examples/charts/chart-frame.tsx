import type { ComponentProps } from 'react';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

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
      labels={{ ...labels, read: fill(labels.read, { title }) }}
    />
  );
}
