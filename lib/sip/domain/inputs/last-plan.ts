import { browserStorage } from '@/lib/browser-storage/browser-storage';

/**
 * The address of the last SIP calculation in this browser. Only an address of the calculator itself, in either language, is
 * accepted.
 */
export const lastPlan = browserStorage('last-sip', (stored) =>
  typeof stored === 'string' && /^(?:\/hi)?\/features\/sip-calculator\?/.test(stored)
    ? stored
    : null,
);
