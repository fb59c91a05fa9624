import { browserEntry } from '@/components/saved/browser-entry';

/** A calculation that somebody keeps in this browser: its address after the #, under a name. */
export type KeptHere = { id: string; name: string; fragment: string; savedAt: string };

const entry = browserEntry('tax-calculations');
const most = 50;

const none: readonly KeptHere[] = [];
let lastText: string | null = null;
let lastList = none;

/** Newest first. What somebody else wrote under our name is no list of ours. */
export function readKept(): readonly KeptHere[] {
  const text = entry.read();
  if (text !== lastText) {
    lastText = text;
    lastList = listOf(text);
  }
  return lastList;
}

/** Adds, or takes the place of the one with the same id. False where the browser keeps nothing. */
export function keepHere(item: KeptHere): boolean {
  const others = readKept().filter(({ id }) => id !== item.id);
  const at = readKept().findIndex(({ id }) => id === item.id);
  const list = [...others];
  list.splice(Math.max(0, at), 0, item);
  return write(list.slice(0, most));
}

export function forgetHere(id: string): boolean {
  return write(readKept().filter((item) => item.id !== id));
}

export const onKeptChange = entry.onChange;

function write(list: readonly KeptHere[]): boolean {
  return entry.write(list.length === 0 ? null : JSON.stringify(list));
}

function listOf(text: string | null): readonly KeptHere[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter(isKept) : none;
  } catch {
    return none;
  }
}

function isKept(value: unknown): value is KeptHere {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, fragment, savedAt } = value as Record<string, unknown>;
  return [id, name, fragment, savedAt].every((part) => typeof part === 'string');
}
