import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { languageOfPath } from '@/lib/navigation/in-language';
import { sipPath } from '@/lib/navigation/page-paths';

/**
 * The address of the last SIP calculation in this browser. Only an address of the calculator itself, in any of its
 * languages, is accepted.
 */
export const lastPlan = browserStorage('last-sip', (stored) =>
  typeof stored === 'string' && isPlan(stored) ? stored : null,
);

function isPlan(address: string): boolean {
  const [path = '', query] = address.split('?');
  return query !== undefined && languageOfPath(path).path === sipPath;
}
