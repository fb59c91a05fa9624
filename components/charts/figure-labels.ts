import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Sourced } from '@/lib/sources/sourced';
import type { FigureLabels } from '@/components/charts/reading/readable-figure';

/** The sentences around a chart of this name. @param csvSource the line above the numbers in the CSV */
export function figureLabels(
  labels: Omit<Messages['charts']['labels'], 'source'>,
  title: string,
  csvSource?: string,
): FigureLabels {
  return { ...labels, csvSource, read: fill(labels.read, { title }) };
}

/** The line above the figures of a CSV: their provider, time and status. */
export function csvSourceOf(
  { source, asOf, status }: Omit<Sourced<unknown>, 'data'>,
  { source: line }: Pick<Messages['charts']['labels'], 'source'>,
): string {
  const credit = [source.attribution ?? source.name, source.url].filter((part) => part !== null);
  return fill(line, { source: credit.join(', '), asOf: formatAsOf(asOf), status });
}
