import { extent, percent } from '@/components/charts/parts/paths';
import { fillClasses, type Series } from '@/components/charts/series';

/** Width classes of a figure, from the narrowest. */
export type FigureWidth = 'any' | 'wide' | 'broad';

const widestFirst = ['broad', 'wide', 'any'] as const;

/** CSS pixels of the drawing, without its label margins, in the narrowest figure of each class. */
export const minPx: Record<FigureWidth, number> = { any: 230, wide: 480, broad: 840 };

/** The average width of a letter of an axis (13 px). */
export const letterPx = 7;
const apartPx = 12;
const multiples = [1, 2, 5, 10, 20, 50, 100];

/**
 * From which width on each of equally spaced labels is shown: a narrower figure shows every second, fifth or tenth
 * label of a wider one, so that they stay evenly spaced.
 * @param places whole numbers, one for each label. @param endLetters of labels at the two ends, which are placed first.
 * @returns null for labels that fit at no width.
 */
export function shownFrom(
  places: readonly number[],
  longestLetters: number,
  endLetters: readonly number[] = [],
): readonly (FigureWidth | null)[] {
  const shown = places.map((): FigureWidth | null => null);
  let every = 1;
  for (const width of widestFirst) {
    const free = minPx[width] - endLetters.reduce((sum, letters) => sum + widthOf(letters), 0);
    const max = Math.max(1, Math.floor(free / widthOf(longestLetters)));
    const countOf = (step: number) => places.filter((place) => place % step === 0).length;
    every *= multiples.find((multiple) => countOf(every * multiple) <= max) ?? 1;
    places.forEach((place, index) => {
      if (place % every === 0) shown[index] = width;
    });
  }
  return shown;
}

function widthOf(letters: number): number {
  return letters * letterPx + apartPx;
}

/**
 * The width from which each label is shown without touching the label of the left or of the right end. An end of 0
 * letters has no label.
 */
export function clearOfEnds(
  widths: readonly (FigureWidth | null)[],
  labels: readonly { share: number; letters: number }[],
  [leftLetters = 0, rightLetters = 0]: readonly number[],
): readonly (FigureWidth | null)[] {
  const narrowestFirst = [...widestFirst].reverse();
  return labels.map(({ share, letters }, index) => {
    const from = widths[index] ?? null;
    if (from === null) return null;
    const half = (letters * letterPx) / 2;
    const isClear = (width: FigureWidth) =>
      (leftLetters === 0 || share * minPx[width] - half >= widthOf(leftLetters)) &&
      (rightLetters === 0 || (1 - share) * minPx[width] - half >= widthOf(rightLetters));
    return (
      narrowestFirst.slice(narrowestFirst.indexOf(from)).find((width) => isClear(width)) ?? null
    );
  });
}

/** The width of the drawing from which on this share of it has the given number of pixels; null where it never has. */
export function widthWithSpace(share: number, px: number): FigureWidth | null {
  return widestFirst.findLast((width) => share * minPx[width] >= px) ?? null;
}

/** Shows an element of a drawing in figures from a width on (chart-figure.tsx is the container). */
export const shownClasses: Record<FigureWidth, string | undefined> = {
  any: undefined,
  wide: 'hidden @min-[37.5rem]:inline',
  broad: 'hidden @min-[60rem]:inline',
};

/** Two lines of text 17 px apart do not touch; in units of the lowest drawing that has labels (264 px). */
const lineHeight = 65;
/** Half a line. */
const edge = 16;

export type EndLabel = {
  series: Pick<Series, 'id' | 'label' | 'tone'>;
  /** Where its line ends, if not at the right edge. */
  x?: number;
  y: number;
  value: string;
  /** Name and value, with their length in letters. */
  label: string;
};

/** The names of lines at their last known values. */
export function endLabelsOf(
  series: readonly Series[],
  at: (value: number) => number,
  format: (value: number) => string,
  xAt?: (index: number) => number,
): readonly EndLabel[] {
  return series.flatMap((one) => {
    const index = one.values.findLastIndex((value) => value !== null);
    const last = one.values[index];
    if (last === null || last === undefined) return [];
    const value = format(last);
    const label = `${value} ${one.label}`.trim();
    return [{ series: one, x: xAt?.(index), y: at(last), value, label }];
  });
}

/** Moves labels apart, each as little as it can, none out of the plot. Keeps their order from top to bottom. */
export function spreadApart(heights: readonly number[], top: number, bottom: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: number[] = [];
  let free = top;
  for (const index of order) {
    const y = Math.max(heights[index] ?? 0, free);
    placed[index] = y;
    free = y + lineHeight;
  }
  let limit = bottom;
  for (const index of [...order].reverse()) {
    const y = Math.min(placed[index] ?? 0, limit);
    placed[index] = y;
    limit = y - lineHeight;
  }
  return placed;
}

/** Names beside the ends of lines, in figures that are wide enough, so that readers need no legend. */
export function EndLabels({ labels }: { labels: readonly EndLabel[] }) {
  const heights = spreadApart(
    labels.map(({ y }) => y),
    edge,
    extent - edge,
  );
  return (
    <>
      <g strokeWidth="2" className="stroke-surface">
        {labels.map(({ series, x = extent, y }) => (
          <circle
            key={series.id}
            cx={percent(x)}
            cy={percent(y)}
            r="4"
            className={fillClasses[series.tone]}
          />
        ))}
      </g>
      <g className="hidden @min-[37.5rem]:inline">
        {labels.map(({ series, value }, index) => (
          <text
            key={series.id}
            x="100%"
            y={percent(heights[index] ?? 0)}
            dx="10"
            dy="0.32em"
            className={fillClasses[series.tone]}
          >
            <tspan className="font-semibold">{value}</tspan>
            {series.label ? <tspan dx="5">{series.label}</tspan> : null}
          </text>
        ))}
      </g>
    </>
  );
}
