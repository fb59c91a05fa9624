/**
 * One quantity of a chart: name, colour and texture. Texture, dashes or a label beside the line distinguish series for
 * readers who do not see the colours.
 */
export type Series = {
  id: string;
  label: string;
  tone: SeriesTone;
  /** A hatched area or bar. Lines have their dashes by their order. */
  isHatched?: boolean;
  /** One value for each step; null where it is not known: the drawing has a gap there. */
  values: readonly (number | null)[];
};

export type SeriesTone =
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'gain'
  | 'loss';

/** Whole class names, so that Tailwind finds them. */
export const fillClasses: Record<SeriesTone, string> = {
  first: 'fill-chart-1',
  second: 'fill-chart-2',
  third: 'fill-chart-3',
  fourth: 'fill-chart-4',
  fifth: 'fill-chart-5',
  sixth: 'fill-chart-6',
  gain: 'fill-gain',
  loss: 'fill-loss',
};

export const strokeClasses: Record<SeriesTone, string> = {
  first: 'stroke-chart-1',
  second: 'stroke-chart-2',
  third: 'stroke-chart-3',
  fourth: 'stroke-chart-4',
  fifth: 'stroke-chart-5',
  sixth: 'stroke-chart-6',
  gain: 'stroke-gain',
  loss: 'stroke-loss',
};

/** For what takes its colour as text does: the stops of a gradient. */
export const textClasses: Record<SeriesTone, string> = {
  first: 'text-chart-1',
  second: 'text-chart-2',
  third: 'text-chart-3',
  fourth: 'text-chart-4',
  fifth: 'text-chart-5',
  sixth: 'text-chart-6',
  gain: 'text-gain',
  loss: 'text-loss',
};

/** The class names of an area or bar in its colour. */
export function areaClasses(tone: SeriesTone): string {
  return `${fillClasses[tone]} ${strokeClasses[tone]}`;
}

/** An area or bar in its colour, or in the pattern of this id where it is hatched. */
export function areaAttributes(
  hatchId: string,
  { tone, isHatched }: Pick<Series, 'tone' | 'isHatched'>,
): { fill?: string; className: string } {
  return isHatched
    ? { fill: `url(#${hatchId})`, className: strokeClasses[tone] }
    : { className: areaClasses(tone) };
}

/** The dashes of the lines of one drawing, in their order: whole, dashed, dotted, then longer dashes and mixtures. */
const dashes = [undefined, '6 4', '1 5', '12 4', '12 4 1 4', '6 4 1 4 1 4'] as const;

export function dashOf(index: number): string | undefined {
  return dashes[index % dashes.length];
}
