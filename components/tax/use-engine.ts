import { useCallback, useRef, useState } from 'react';
import type { IsoDate } from '@/lib/calendar/iso-date';

export type Rules = typeof import('./engine');

type EngineState =
  | { status: 'waiting' | 'failed'; rules: null; today: null }
  | { status: 'ready'; rules: Rules; today: IsoDate };

/**
 * Loads the rules when the browser is idle or the visitor focuses a field, so that visitors who only read the slabs
 * do not wait for them. `load` may be called any number of times. The rules bring today's date, which the page
 * itself, prerendered at build, cannot contain.
 */
export function useEngine(onReady: (rules: Rules) => void): [EngineState, load: () => void] {
  const [loaded, setLoaded] = useState<EngineState>({
    status: 'waiting',
    rules: null,
    today: null,
  });
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./engine').then(
      (rules) => {
        setLoaded({ status: 'ready', rules, today: rules.dateInIndia(new Date()) });
        onReady(rules);
      },
      () => {
        isAsked.current = false;
        setLoaded({ status: 'failed', rules: null, today: null });
      },
    );
  }, [onReady]);
  return [loaded, load];
}
