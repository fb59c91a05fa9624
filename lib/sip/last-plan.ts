import { browserStorage } from '@/lib/browser-storage/browser-storage';

/** The address of the SIP that was worked out last in this browser. Only one of the calculator itself is read. */
export const lastPlan = browserStorage('last-sip', (stored) =>
  typeof stored === 'string' && stored.startsWith('/features/sip-calculator?') ? stored : null,
);
