import { useRef, useState } from 'react';

type Loaded =
  | { status: 'waiting' | 'failed' }
  | ({ status: 'ready' } & Pick<typeof import('./on-edit'), 'SavePlan' | 'SipDetails'>);

/**
 * Chart, table, arithmetic and the form that saves come drawn by the server. The code that redraws them is
 * fetched when somebody goes to a field, so that it is there by the first edit and costs nothing to those who
 * only read.
 */
export function useOnEdit(): [Loaded, load: () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'waiting' });
  const isAsked = useRef(false);
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./on-edit')
      .then(({ SavePlan, SipDetails }) => setLoaded({ status: 'ready', SavePlan, SipDetails }))
      .catch(() => {
        isAsked.current = false;
        setLoaded({ status: 'failed' });
      });
  };
  return [loaded, load];
}
