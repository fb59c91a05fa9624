import { useEffect, useRef, useState, useMemo } from 'react';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { fieldsOf } from '@/lib/fields-of';
import type { Language } from '@/lib/messages/language';
import type { Answer } from '@/lib/search/answers/answer';
import type { FoundGroup, SearchHit, SearchResult, SearchStart } from '@/lib/search/hit';

const settleMs = 120;
/** A group that was late is mostly there soon after. */
const againAfterMs = 1500;
const maxRetries = 4;

export type Found = {
  /** The words that `result` answers; another's while a new answer is on its way. */
  words: string;
  result: SearchResult | null;
  hasFailed: boolean;
};

const nothing: Found = { words: '', result: null, hasFailed: false };

/** The server's answer to words without amounts, after a pause in typing. Until then the last answer stays. */
export function useFound(words: string, language: Language): Found {
  const [found, setFound] = useState(nothing);
  const known = useRef(new Map<string, SearchResult>());
  useEffect(() => {
    if (words === '') return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askIn = (waitMs: number, retries: number) => {
      timer = setTimeout(() => {
        ask(retries).catch(() => {
          if (!abort.signal.aborted) setFound({ words, result: null, hasFailed: true });
        });
      }, waitMs);
    };
    const ask = async (retries: number) => {
      const result = known.current.get(words) ?? (await askSearch(words, language, abort.signal));
      if (abort.signal.aborted) return;
      setFound({ words, result, hasFailed: false });
      if (result.missing.length === 0) known.current.set(words, result);
      else if (retries < maxRetries) askIn(againAfterMs, retries + 1);
    };
    askIn(settleMs, 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, language]);
  return words === '' ? nothing : found;
}

type Engine = typeof import('@/lib/search/answers/answer-query');

/**
 * The answer that the browser computes, as of the day of the query's first letter. The rules are loaded at that letter;
 * until then it is not ready.
 */
export function useAnswer(
  query: string,
  start: SearchStart | null,
): { answer: Answer | null; isReady: boolean } {
  const [loaded, setLoaded] = useState<{ engine: Engine; today: IsoDate } | 'missing' | null>(null);
  const isWanted = query.trim() !== '';
  useEffect(() => {
    if (!isWanted) return;
    import('@/lib/search/answers/answer-query').then(
      (engine) => setLoaded({ engine, today: dateInIndia(new Date()) }),
      () => setLoaded('missing'),
    );
  }, [isWanted]);
  const answer = useMemo(() => {
    if (!loaded || loaded === 'missing' || !start) return null;
    const { engine, today } = loaded;
    const { messages, pages } = start;
    return engine.answerQuery(query, { today, messages, pages: new Set(pages) });
  }, [loaded, query, start]);
  return { answer, isReady: loaded !== null };
}

/** Loads the messages and pages of the dialog. @throws when the request fails. */
export async function askStart(language: Language): Promise<SearchStart> {
  const start = await askJson(`/api/search/start${languageQuery(language, '?')}`);
  if (!isStart(start)) throw new Error('The start of the search has no known shape');
  return start;
}

/** @param words what may be sent: `withoutAmounts`. @throws when there is no answer. */
export async function askSearch(
  words: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchResult> {
  const address = `/api/search?q=${encodeURIComponent(words)}${languageQuery(language, '&')}`;
  const result = await askJson(address, signal);
  if (!isResult(result)) throw new Error('The search has no known shape');
  return result;
}

/** English is the language of an address without one. */
function languageQuery(language: Language, sign: '?' | '&'): string {
  return language === 'en' ? '' : `${sign}language=${language}`;
}

async function askJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  return response.json();
}

/** The sentences are of the same release as this script: only that there are some is checked. */
function isStart(value: unknown): value is SearchStart {
  const { messages, logOutFailed, pages, hits } = fieldsOf(value);
  return (
    'dialog' in fieldsOf(messages) &&
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
