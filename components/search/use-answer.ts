import { useEffect, useMemo, useState } from 'react';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { Answer } from '@/lib/search/answers/answer';
import type { SearchStart } from '@/lib/search/start';

type Engine = typeof import('@/lib/search/answers/answer-query');

/** The answer that the browser computes. The rules are loaded at the first letter; until then it is not ready. */
export function useAnswer(
  query: string,
  start: SearchStart | null,
): { answer: Answer | null; isReady: boolean } {
  const [engine, setEngine] = useState<Engine | 'missing' | null>(null);
  const isWanted = query.trim() !== '';
  useEffect(() => {
    if (!isWanted) return;
    import('@/lib/search/answers/answer-query').then(setEngine, () => setEngine('missing'));
  }, [isWanted]);
  const answer = useMemo(() => {
    if (!engine || engine === 'missing' || !start) return null;
    const { words, pages } = start;
    return engine.answerQuery(query, {
      today: dateInIndia(new Date()),
      words,
      pages: new Set(pages),
    });
  }, [engine, query, start]);
  return { answer, isReady: engine !== null };
}
