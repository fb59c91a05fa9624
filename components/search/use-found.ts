import { useEffect, useRef, useState } from 'react';
import type { SearchResult } from '@/lib/search/hit';
import { askSearch } from './ask-server';

const settleMs = 120;
/** A group that was late is mostly there soon after. */
const againAfterMs = 1500;
const mostRetries = 4;

export type Found = {
  /** The words that `result` answers; another's while a new answer is on its way. */
  words: string;
  result: SearchResult | null;
  hasFailed: boolean;
};

const nothing: Found = { words: '', result: null, hasFailed: false };

/** The server's answer to words without amounts, after a pause in typing. Until then the last answer stays. */
export function useFound(words: string): Found {
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
      const result = known.current.get(words) ?? (await askSearch(words, abort.signal));
      if (abort.signal.aborted) return;
      setFound({ words, result, hasFailed: false });
      if (result.missing.length === 0) known.current.set(words, result);
      else if (retries < mostRetries) askIn(againAfterMs, retries + 1);
    };
    askIn(settleMs, 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);
  return words === '' ? nothing : found;
}
