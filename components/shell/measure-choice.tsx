'use client';

import { useState } from 'react';
import { agree, hasAgreed, refusesByBrowser } from '@/lib/vitals/consent';
import { Switch } from '@/components/ui/fields/switch';

export type MeasureLabels = { measure: string; measureHint: string; measureRefused: string };

/** Whether the visitor helps to measure how fast pages are. Off at first, and off where the browser refuses. */
export function MeasureChoice({ labels }: { labels: MeasureLabels }) {
  const [isAgreed, setIsAgreed] = useState(hasAgreed);
  const isRefused = refusesByBrowser();
  const choose = (isChosen: boolean) => {
    agree(isChosen);
    setIsAgreed(hasAgreed());
    if (!isChosen) return;
    import('@/lib/vitals/measure').then(
      ({ measureVitals }) => measureVitals(),
      () => undefined, // Offline: the next page is measured.
    );
  };
  return (
    <Switch
      id="measure-speed"
      label={labels.measure}
      hint={isRefused ? labels.measureRefused : labels.measureHint}
      checked={isAgreed}
      disabled={isRefused}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
