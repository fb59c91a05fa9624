import { browserStorage } from '@/lib/browser-storage/browser-storage';

const most = 6;

/** What was searched for in this browser, newest first. It is never sent anywhere. */
export const recentSearches = browserStorage<readonly string[]>('recent-searches', (stored) =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : null,
);

export function addSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const isOther = (other: string) => other.toLowerCase() !== text.toLowerCase();
  recentSearches.write([text, ...(recentSearches.read() ?? []).filter(isOther)].slice(0, most));
}
