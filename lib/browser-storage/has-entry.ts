import type { EntryKey } from './keys';

/** Whether there is an entry, damaged or not: enough to decide whether the code that reads it is worth loading. */
export function hasEntry(key: EntryKey): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
