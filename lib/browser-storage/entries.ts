import type { EntryKey } from './keys';
import type { StorageArea } from './browser-storage';

/** Whether there is an entry, damaged or not: enough to decide whether the code that reads it is worth loading. */
export function hasEntry(key: EntryKey): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The keys of all entries; none where storage is blocked. */
export function storedKeys(area: StorageArea = 'localStorage'): string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}
