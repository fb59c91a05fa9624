import { browserCopyKey } from '@/lib/saved/browser-copy-key';

/** The entry as it stands; null also where the browser allows no look. Small: many pages ask it at first. */
export function browserCopyText(): string | null {
  try {
    return window.localStorage.getItem(browserCopyKey);
  } catch {
    return null;
  }
}
