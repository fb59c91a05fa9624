import { browserStorage, type StorageProblem } from '@/lib/browser-storage/browser-storage';

/** A calculation saved in this browser: its address after the #, under a name. */
export type SavedCalculation = { id: string; name: string; fragment: string; savedAt: string };

const most = 50;

/** Newest first. */
export const savedCalculations = browserStorage<readonly SavedCalculation[]>(
  'tax-calculations',
  (stored) => (Array.isArray(stored) ? stored.filter(isCalculation) : null),
);

/** Adds a calculation, or replaces the one with the same id in its place. A full list stays as it is. */
export function saveCalculation(item: SavedCalculation): StorageProblem | null {
  const list = savedCalculations.read() ?? [];
  const at = list.findIndex(({ id }) => id === item.id);
  if (at === -1 && list.length >= most) return 'full';
  return write(at === -1 ? [item, ...list] : list.with(at, item));
}

export function removeCalculation(id: string): StorageProblem | null {
  return write((savedCalculations.read() ?? []).filter((item) => item.id !== id));
}

function write(list: readonly SavedCalculation[]): StorageProblem | null {
  return list.length === 0 ? savedCalculations.remove() : savedCalculations.write(list);
}

function isCalculation(value: unknown): value is SavedCalculation {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, fragment, savedAt } = value as Record<string, unknown>;
  return (
    [id, name, fragment].every((part) => typeof part === 'string') &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt))
  );
}
