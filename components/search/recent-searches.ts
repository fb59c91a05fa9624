const key = 'recent-searches';
const most = 6;

/** What was looked for in this browser, newest first. It is never sent anywhere. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const texts = Array.isArray(kept) ? kept : [];
    return texts.filter((text): text is string => typeof text === 'string').slice(0, most);
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
