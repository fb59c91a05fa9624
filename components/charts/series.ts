/** One quantity of a chart: its name, its colour and its texture. Texture or line speak where colour cannot. */
export type Series = {
  id: string;
  label: string;
  tone: SeriesTone;
  isHatched?: boolean;
  /** One value for each step. */
  values: readonly number[];
};

export type SeriesTone = 'first' | 'second' | 'third' | 'loss';

/** Whole class names, so that Tailwind finds them. */
export const fillClasses: Record<SeriesTone, string> = {
  first: 'fill-chart-1',
  second: 'fill-chart-2',
  third: 'fill-chart-3',
  loss: 'fill-loss',
};

export const strokeClasses: Record<SeriesTone, string> = {
  first: 'stroke-chart-1',
  second: 'stroke-chart-2',
  third: 'stroke-chart-3',
  loss: 'stroke-loss',
};
