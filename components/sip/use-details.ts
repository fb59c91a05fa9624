import { useRef, useState, type ComponentType } from 'react';
import type { SipDetailsProps } from './sip-details';

type Details =
  | { status: 'waiting' }
  | { status: 'ready'; Component: ComponentType<SipDetailsProps> }
  | { status: 'failed' };

/**
 * Chart, table and arithmetic come drawn by the server. Their code is fetched when somebody goes to a field,
 * so that it is there by the first edit and costs nothing to those who only read.
 */
export function useDetails(): [Details, load: () => void] {
  const [details, setDetails] = useState<Details>({ status: 'waiting' });
  const isAsked = useRef(false);
  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./sip-details')
      .then(({ SipDetails }) => setDetails({ status: 'ready', Component: SipDetails }))
      .catch(() => {
        isAsked.current = false;
        setDetails({ status: 'failed' });
      });
  };
  return [details, load];
}
