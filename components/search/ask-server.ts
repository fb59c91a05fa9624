import type { SearchResult } from '@/lib/search/hit';
import type { SearchStart } from '@/lib/search/start';

/** What the dialog begins with. @throws when it cannot be had. */
export async function askStart(): Promise<SearchStart> {
  return (await askJson('/api/search/start')) as SearchStart;
}

/** @param words what may be sent: `withoutAmounts`. @throws when there is no answer. */
export async function askSearch(words: string, signal: AbortSignal): Promise<SearchResult> {
  return (await askJson(`/api/search?q=${encodeURIComponent(words)}`, signal)) as SearchResult;
}

async function askJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  return response.json();
}
