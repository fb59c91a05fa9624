import { useSyncExternalStore } from 'react';
import type { BrowserStorage } from './browser-storage';

/** The value of an entry, which follows every change, also of another tab; null on the server. */
export function useBrowserStorage<Value>({
  subscribe,
  read,
}: Pick<BrowserStorage<Value>, 'subscribe' | 'read'>): Value | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
