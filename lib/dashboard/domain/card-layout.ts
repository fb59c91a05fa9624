/** A member's layout of the dashboard. Cards that it does not name stay at their default place. */
export type CardLayout = { order: string[]; hidden: string[]; collapsed: string[] };

export const layoutLimits = { cards: 60, id: /^[a-z-]{1,40}$/ } as const;

export const plainLayout: CardLayout = { order: [], hidden: [], collapsed: [] };

/**
 * The ids in the person's order. A new card comes after its predecessor in the registry; a card that no longer exists
 * is left out.
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
