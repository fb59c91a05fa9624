import type { FigureLabels } from '@/components/charts/readable-figure';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The sentences around a chart of this name. */
export function figureLabels(labels: Messages['charts']['labels'], title: string): FigureLabels {
  return { ...labels, read: fill(labels.read, { title }) };
}
