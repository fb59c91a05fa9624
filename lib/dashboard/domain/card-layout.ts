/** What a person made of the dashboard. Cards that are named nowhere stand where the registry has them. */
export type CardLayout = { order: string[]; hidden: string[]; collapsed: string[] };

export const layoutLimits = { cards: 60, id: /^[a-z-]{1,40}$/ } as const;

export const plainLayout: CardLayout = { order: [], hidden: [], collapsed: [] };

/**
 * The ids in the person's order. A card that a release adds stands behind the one that it follows in the registry;
 * one that the release took away is left out.
 */
export function arranged(registry: readonly string[], order: readonly string[]): string[] {
  const placed = [...new Set(order)].filter((id) => registry.includes(id));
  registry.forEach((id, index) => {
    if (placed.includes(id)) return;
    const before = registry.slice(0, index).findLast((other) => placed.includes(other));
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  });
  return placed;
}

/** @param by -1 is up, 1 is down. At the end of the list nothing moves. */
export function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export function withMark(marked: readonly string[], id: string, isMarked: boolean): string[] {
  const others = marked.filter((other) => other !== id);
  return isMarked ? [...others, id] : others;
}
