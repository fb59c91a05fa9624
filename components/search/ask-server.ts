import { fieldsOf } from '@/lib/fields-of';
import type { FoundGroup, SearchHit, SearchResult } from '@/lib/search/hit';
import type { SearchStart } from '@/lib/search/start';

/** Loads the messages and pages of the dialog. @throws when the request fails. */
export async function askStart(): Promise<SearchStart> {
  const start = await askJson('/api/search/start');
  if (!isStart(start)) throw new Error('The start of the search has no known shape');
  return start;
}

/** @param words what may be sent: `withoutAmounts`. @throws when there is no answer. */
export async function askSearch(words: string, signal: AbortSignal): Promise<SearchResult> {
  const result = await askJson(`/api/search?q=${encodeURIComponent(words)}`, signal);
  if (!isResult(result)) throw new Error('The search has no known shape');
  return result;
}

async function askJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  return response.json();
}

/** The sentences are of the same release as this script: only that there are some is checked. */
function isStart(value: unknown): value is SearchStart {
  const { words, logOutFailed, pages, hits } = fieldsOf(value);
  return (
    'dialog' in fieldsOf(words) &&
    typeof logOutFailed === 'string' &&
    isListOf(pages, isText) &&
    isListOf(hits, isHit)
  );
}

function isResult(value: unknown): value is SearchResult {
  const { groups, isLoose, missing } = fieldsOf(value);
  return isListOf(groups, isGroup) && typeof isLoose === 'boolean' && isListOf(missing, isText);
}

function isGroup(value: unknown): value is FoundGroup {
  const { id, title, hits } = fieldsOf(value);
  return isText(id) && isText(title) && isListOf(hits, isHit);
}

function isHit(value: unknown): value is SearchHit {
  const { id, title, note, url, does } = fieldsOf(value);
  return (
    isText(id) &&
    isText(title) &&
    (note === undefined || isText(note)) &&
    (isText(url) || isText(does))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}
