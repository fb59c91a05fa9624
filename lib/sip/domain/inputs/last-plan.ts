import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { languageOfPath } from '@/lib/navigation/in-language';

/**
 * The address of the last SIP calculation in this browser. Only an address of the calculator itself, in any of its
 * languages, is accepted.
 */
export const lastPlan = browserStorage('last-sip', (stored) =>
  typeof stored === 'string' && languageOfPath(stored).path.startsWith('/features/sip-calculator?')
    ? stored
    : null,
);
