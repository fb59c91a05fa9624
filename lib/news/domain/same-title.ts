/** A headline's words alone, for a comparison letter by letter. */
export function plainWords(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

type Titled = { title: string; outlet?: string };

/**
 * Groups headlines of one outlet that have the same words and lie within a window: one story, however short. Headlines
 * without an outlet stay alone.
 * @param timesMs null is near every other time.
 * @returns the indexes of each group, the first of each in time first.
 */
export function groupSameTitles(
  headlines: readonly Titled[],
  timesMs: readonly (number | null)[],
  windowMs: number,
): number[][] {
  const inTime = headlines
    .map((_, index) => index)
    .sort((a, b) => (timesMs[a] ?? Infinity) - (timesMs[b] ?? Infinity) || a - b);
  const latest = new Map<string, number[]>();
  const groups: number[][] = [];
  for (const index of inTime) {
    const { title, outlet } = headlines[index]!;
    const key = outlet === undefined ? null : `${outlet}|${plainWords(title)}`;
    const group = key === null ? undefined : latest.get(key);
    const firstMs = group && timesMs[group[0]!];
    const atMs = timesMs[index] ?? null;
    if (group && (firstMs === null || atMs === null || atMs - firstMs! <= windowMs)) {
      group.push(index);
    } else {
      const alone = [index];
      groups.push(alone);
      if (key !== null) latest.set(key, alone);
    }
  }
  return groups;
}
