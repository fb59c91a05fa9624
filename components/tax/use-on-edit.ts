import { useCallback, useRef, useState } from 'react';
import type { IsoDate } from '@/lib/calendar/iso-date';

export type Rules = typeof import('./on-edit');

type OnEdit =
  | { status: 'waiting' | 'failed'; rules: null; today: null }
  | { status: 'ready'; rules: Rules; today: IsoDate };

/**
 * Loads the rules when the browser is idle or the visitor focuses a field, so that visitors who only read the slabs
 * do not wait for them. `load` may be called any number of times. The rules bring today's date, which the page
 * itself, prerendered at build, cannot contain.
 */
export function useOnEdit(onReady: (rules: Rules) => void): [OnEdit, load: () => void] {
  const [loaded, setLoaded] = useState<OnEdit>({ status: 'waiting', rules: null, today: null });
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./on-edit').then(
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
