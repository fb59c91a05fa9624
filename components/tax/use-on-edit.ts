import { useCallback, useRef, useState } from 'react';
import type { IsoDate } from '@/lib/calendar/iso-date';

export type Rules = typeof import('./on-edit');

type OnEdit =
  | { status: 'waiting' | 'failed'; rules: null; today: null }
  | { status: 'ready'; rules: Rules; today: IsoDate };

/**
 * The rules come when the browser has nothing else to do, or when somebody goes to a field: those who only read
 * the slabs are not kept waiting for them. `load` may be called as often as one likes. With them comes the day,
 * which the page itself, made at build, cannot know.
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
