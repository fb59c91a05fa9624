'use client';

import { useEffect, useState, type ComponentType } from 'react';

type Rest = ComponentType<{ startsAtOnce: boolean }>;

/**
 * Brings the loading bar and what else can wait when the person first points, touches or types: nobody navigates
 * before that, and pages that are only read never pay for it. A link followed while the bar was on its way starts
 * it at once.
 */
export function OnFirstSign() {
  const [arrived, setArrived] = useState<{ Rest: Rest; isLate: boolean } | null>(null);

  useEffect(() => {
    const events = ['pointerover', 'pointerdown', 'keydown'] as const;
    let leavingFrom: string | null = null;
    const noteClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link && !event.metaKey && !event.ctrlKey) leavingFrom = location.pathname;
    };
    const bring = () => {
      stop();
      document.addEventListener('click', noteClick);
      import('./after-first-sign')
        .then(({ default: Rest }) =>
          setArrived({ Rest, isLate: leavingFrom !== null && leavingFrom === location.pathname }),
        )
        .catch(() => undefined) // Without its bar the site still navigates.
        .finally(() => document.removeEventListener('click', noteClick));
    };
    const stop = () => events.forEach((name) => document.removeEventListener(name, bring));
    events.forEach((name) => document.addEventListener(name, bring, { passive: true }));
    return stop;
  }, []);

  return arrived ? <arrived.Rest startsAtOnce={arrived.isLate} /> : null;
}
