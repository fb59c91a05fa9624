import type { VitalName } from './vital';

/** The counts of a page's figure, over days and widths. */
type PageVital = { page: string; name: VitalName; counts: Record<number, number> };

type Counted = { page: string; name: VitalName; counts: Readonly<Record<string, number>> };

/** Adds up histograms of the same figure on the same page, in the order of pages and figures. */
export function summedByPage(found: readonly Counted[]): PageVital[] {
  const sums = new Map<string, PageVital>();
  for (const { page, name, counts } of found) {
    const sum = sums.get(`${page} ${name}`) ?? { page, name, counts: {} };
    for (const [index, count] of Object.entries(counts)) {
      sum.counts[Number(index)] = (sum.counts[Number(index)] ?? 0) + count;
    }
    sums.set(`${page} ${name}`, sum);
  }
  return [...sums.values()].sort(
    (one, other) => one.page.localeCompare(other.page) || one.name.localeCompare(other.name),
  );
}
