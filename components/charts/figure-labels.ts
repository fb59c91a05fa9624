import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { FigureLabels } from '@/components/charts/reading/readable-figure';

/** The sentences around a chart of this name. @param csvSource the line above the numbers in the CSV */
export function figureLabels(
  { table, csv, csvFailed, read, readHint }: Omit<Messages['charts']['labels'], 'source'>,
  title: string,
  csvSource?: string,
): FigureLabels {
  return { table, csv, csvFailed, csvSource, read: fill(read, { title }), readHint };
}
