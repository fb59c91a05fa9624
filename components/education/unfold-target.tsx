'use client';

import { useEffect } from 'react';

/**
 * Unfolds the section at which the address points: the browser does so on a page load, but not after a change of route.
 * Renders nothing.
 */
export function UnfoldTarget() {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    const fold = target?.closest('details');
    if (!target || !fold || fold.open) return;
    fold.open = true;
    target.scrollIntoView();
  }, []);
  return null;
}
