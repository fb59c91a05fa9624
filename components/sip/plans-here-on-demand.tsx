'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { hasEntry } from '@/lib/browser-storage/has-entry';
import type { Messages } from '@/lib/messages';
import type { KeepOutcome } from './plans-here';

type Arrived = { PlansHere: typeof import('./plans-here').PlansHere; outcome: KeepOutcome | null };

/** For guests: keeps the plan of a form in this browser. Its code comes with the first press, or where plans lie. */
export function PlansHereOnDemand({
  formId,
  words,
}: {
  formId: string;
  words: Messages['sip']['save']['here'];
}) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  // Offline, the button stays and may be pressed again.
  const keep = () =>
    import('./plans-here').then(
      ({ PlansHere, keepPlan }) => setArrived({ PlansHere, outcome: keepPlan(formId) }),
      () => undefined,
    );
  useEffect(() => {
    if (!hasEntry('kept')) return;
    import('./plans-here').then(
      ({ PlansHere }) => setArrived({ PlansHere, outcome: null }),
      () => undefined,
    );
  }, []);
  return (
    <div className="guests-only mt-3 grid gap-3 noscript:hidden">
      {arrived ? (
        <arrived.PlansHere formId={formId} firstOutcome={arrived.outcome} words={words} />
      ) : (
        <Button look="quiet" className="w-full" onClick={() => void keep()}>
          {words.keep}
        </Button>
      )}
    </div>
  );
}
