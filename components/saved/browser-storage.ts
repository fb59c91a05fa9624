import type { BrowserProblem, BrowserStorage } from '@/lib/saved/browser-copy';
import { browserCopyKey } from '@/lib/saved/browser-copy-key';

const changed = 'kept-changed';

/** This browser's storage; null where it allows none. */
function browserStorage(): BrowserStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Changes the copy and tells everybody on this page; other tabs learn it from the browser. */
export function changeBrowserCopy(
  change: (storage: BrowserStorage | null) => BrowserProblem | null,
): BrowserProblem | null {
  const problem = change(browserStorage());
  window.dispatchEvent(new Event(changed));
  return problem;
}

export function onBrowserCopy(notify: () => void): () => void {
  const otherTab = ({ key }: StorageEvent) => {
    if (key === browserCopyKey || key === null) notify();
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', otherTab);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', otherTab);
  };
}
