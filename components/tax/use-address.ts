import { useEffect } from 'react';
import { finishTask } from '@/lib/dashboard/finished-tasks';
import type { Rules } from './use-engine';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const addressMs = 350;

/**
 * Keeps the figures in the address after the #, which browsers keep to themselves, and follows an address that
 * changes under the open page.
 */
export function useAddress(
  rules: Rules | null,
  isEdited: boolean,
  fragment: string,
  adopt: (fragment: string, rules: Rules) => void,
) {
  useEffect(() => {
    if (!rules) return;
    const change = () => adopt(window.location.hash, rules);
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, [rules, adopt]);

  useEffect(() => {
    if (!rules || !isEdited) return;
    const timer = setTimeout(() => {
      writeFragment(fragment);
    }, addressMs);
    return () => clearTimeout(timer);
  }, [rules, isEdited, fragment]);
}

/**
 * Uses the browser's History.prototype and not Next's replacement, which would notify the router: a router that is
 * notified during a navigation cancels it. The router's own state beside the address stays.
 */
function writeFragment(fragment: string): void {
  const { pathname, search, hash } = window.location;
  if (hash === fragment) return;
  const { history } = window;
  History.prototype.replaceState.call(history, history.state, '', pathname + search + fragment);
  finishTask('tax');
}
