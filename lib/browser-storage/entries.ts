import { personalKeys, type EntryKey } from './keys';
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

/**
 * After signing out or deleting the account: removes what belongs to the person, and nothing else.
 * @param owner of the person's learning events; those of other members wait for them. Null where it is not known.
 */
export function removePersonalEntries(owner: string | null): void {
  const isPersonal = (key: string) =>
    personalKeys.some((own) => key === own) ||
    (owner !== null && key.startsWith(`learning:${owner}:`));
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    storedKeys(area)
      .filter(isPersonal)
      .forEach((key) => window[area].removeItem(key));
  }
}
