import type { DatedValue } from './dated-value';

/**
 * Several series from their first common day, each as 100 there, on the days that all of them have.
 * @returns null when they have no day in common.
 */
export function indexedFromCommonStart(
  seriesList: readonly (readonly DatedValue[])[],
): DatedValue[][] | null {
  const [first, ...others] = seriesList;
  if (!first) return null;
  const known = others.map((series) => new Set(series.map(({ date }) => date)));
  const days = new Set(
    first.map(({ date }) => date).filter((date) => known.every((dates) => dates.has(date))),
  );
  if (days.size === 0) return null;
  return seriesList.map((series) => {
    const common = series.filter(({ date }) => days.has(date));
    const start = common[0]!.value;
    return common.map(({ date, value }) => ({ date, value: (value / start) * 100 }));
  });
}
