import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * A value that the browser knows and the server does not, and that does not change while the page is open.
 * @param onServer the value in the server's HTML and during hydration
 */
export function useBrowserValue<T>(inBrowser: () => T, onServer: () => T): T {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

/** Whether scripts run: false in the server's HTML and during hydration. */
export function useHasScripts(): boolean {
  return useBrowserValue(
    () => true,
    () => false,
  );
}
