import { useMemo, useSyncExternalStore } from 'react';
import { readBrowserCopy } from '@/lib/saved/browser-copy';
import { browserCopyText } from './browser-copy-text';
import { onBrowserCopy } from './browser-storage';

/** What this browser keeps for a guest, as it is now, also when another tab changes it. */
export function useBrowserCopy() {
  const text = useSyncExternalStore(onBrowserCopy, browserCopyText, () => null);
  return useMemo(() => {
    const copy = readBrowserCopy(text);
    return copy === 'newer' ? { items: [], staysHere: true } : copy;
  }, [text]);
}
