import type { FigureLabels } from '@/components/charts/readable-figure';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

export function figureLabels(
  title: string,
  csvSource: string,
  { open, csv, read, readHint }: Messages['funds']['fund']['table'],
): FigureLabels {
  return { table: open, csv, csvSource, read: fill(read, { title }), readHint };
}
