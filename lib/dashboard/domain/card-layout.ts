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

export function withMark(marked: readonly string[], id: string, isMarked: boolean): string[] {
  const others = marked.filter((other) => other !== id);
  return isMarked ? [...others, id] : others;
}
