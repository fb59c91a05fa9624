import type { BrowserProblem, BrowserStorage } from '@/lib/saved/browser-copy';
import { browserCopyKey } from '@/lib/saved/browser-copy-key';
import { browserEntry } from './browser-entry';

const entry = browserEntry(browserCopyKey);

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
  entry.tell();
  return problem;
}

export const onBrowserCopy = entry.onChange;
