import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { languages } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { sipPath } from '@/lib/navigation/page-paths';

/**
 * The address of the last SIP calculation in this browser. Only an address of the calculator itself, in any of its
 * languages, is accepted.
 */
export const lastPlan = browserStorage('last-sip', (stored) =>
  typeof stored === 'string' &&
  languages.some((language) => stored.startsWith(`${inLanguage(sipPath, language)}?`))
    ? stored
    : null,
);
