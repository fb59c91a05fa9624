import type { StorageArea } from './browser-storage';

/** The keys of all entries; none where storage is blocked. */
export function storedKeys(area: StorageArea = 'localStorage'): string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}
