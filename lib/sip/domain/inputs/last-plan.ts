import { browserStorage } from '@/lib/browser-storage/browser-storage';

/**
 * The address of the last SIP calculation in this browser. Only an address of the calculator itself is accepted.
 */
export const lastPlan = browserStorage('last-sip', (stored) =>
  typeof stored === 'string' && stored.startsWith('/features/sip-calculator?') ? stored : null,
);
