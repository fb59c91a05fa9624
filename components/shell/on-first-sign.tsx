'use client';

import { atFirstSign } from '@/components/ui/loading/triggers';
import { useLazy } from '@/components/ui/loading/use-lazy';

/**
 * Loads the loading bar and what else can wait when the person first points, touches or types: a navigation begins with
 * one of these, and pages that are only read do without it. A link followed while the bar was loading starts it at once.
 */
export function OnFirstSign() {
  const { code } = useLazy(async () => {
    let leftPath = '';
    const noteClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (link && !event.metaKey && !event.ctrlKey) leftPath = location.pathname;
    };
    document.addEventListener('click', noteClick);
    try {
      const { default: Rest } = await import('./after-first-sign');
      return { Rest, isLate: leftPath === location.pathname };
    } finally {
      document.removeEventListener('click', noteClick);
    }
  }, atFirstSign);

  return code ? <code.Rest startsAtOnce={code.isLate} /> : null;
}
