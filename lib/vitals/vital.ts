import { sumOf } from '@/lib/cashflow/statistics';
import { compareTexts } from '@/lib/text/compare-texts';
/**
 * Upper edges of the classes in which a figure is counted; what lies beyond the last has a class of its own.
 * Milliseconds, but for CLS, which has no unit (web.dev/articles/vitals).
 */
export const edgesOf = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000],
  FCP: [250, 500, 750, 1000, 1250, 1500, 1800, 2500, 3000, 4000, 6000, 10_000],
  TTFB: [50, 100, 200, 300, 500, 800, 1200, 1800, 3000, 6000],
  INP: [16, 25, 50, 75, 100, 150, 200, 300, 400, 500, 1000, 2000],
  CLS: [0, 0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const satisfies Record<string, readonly number[]>;

export type VitalName = keyof typeof edgesOf;
export const vitalNames = Object.keys(edgesOf) as VitalName[];

export const widthClasses = ['narrow', 'medium', 'wide'] as const;
export type WidthClass = (typeof widthClasses)[number];

/** Phones, below 640 px; what has the menu as a drawer, below 992 (`lg` of tailwind.config.ts); and wider. */
export function widthClassOf(widthPx: number): WidthClass {
  if (widthPx < 640) return 'narrow';
  return widthPx < 992 ? 'medium' : 'wide';
}

/** The class of a figure: the first edge that it does not pass; the number of edges when it passes all. */
export function classOf(name: VitalName, value: number): number {
  const edges: readonly number[] = edgesOf[name];
  const index = edges.findIndex((edge) => value <= edge);
  return index === -1 ? edges.length : index;
}

/**
 * The 75th percentile of what was counted, as the upper edge of its class, so that nothing looks faster than it was;
 * Infinity beyond the last edge, null where nothing was counted.
 */
export function p75Of(name: VitalName, counts: Readonly<Record<number, number>>): number | null {
  const edges: readonly number[] = edgesOf[name];
  const total = sumOf(Object.values(counts));
  if (total === 0) return null;
  let reached = 0;
  for (const [index, edge] of edges.entries()) {
    reached += counts[index] ?? 0;
    if (reached >= total * 0.75) return edge;
  }
  return Infinity;
}

/** The counts of a page's figure, over days and widths. */
type PageVital = { page: string; name: VitalName; counts: Record<number, number> };

type Counted = { page: string; name: VitalName; counts: Readonly<Record<string, number>> };

/** Adds up histograms of the same figure on the same page, in the order of pages and figures. */
export function sumByPage(found: readonly Counted[]): PageVital[] {
  const sums = new Map<string, PageVital>();
  for (const { page, name, counts } of found) {
    const sum = sums.get(`${page} ${name}`) ?? { page, name, counts: {} };
    for (const [index, count] of Object.entries(counts)) {
      sum.counts[Number(index)] = (sum.counts[Number(index)] ?? 0) + count;
    }
    sums.set(`${page} ${name}`, sum);
  }
  return [...sums.values()].sort(
    (one, other) => compareTexts(one.page, other.page) || compareTexts(one.name, other.name),
  );
}
