import { useState, useTransition } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/messages/fill';
import { uniteSavedItems } from '@/lib/saved/actions';
import { leaveGuestItems, removeGuestItems, savedGuestItems, useGuestItems } from './guest-items';

export type UniteWords = {
  title: string;
  text: string;
  unite: string;
  leave: string;
  full: string;
  failed: string;
};

/**
 * Asks a member once whether what this browser kept before goes into the account. The copy is read when the button is
 * pressed, and what has arrived is taken out of it: a second tab finds nothing more to bring.
 */
export function UniteOffer({ words }: { words: UniteWords }) {
  const { items, staysHere } = useGuestItems();
  const [problem, setProblem] = useState<string | null>(null);
  const [isUniting, startUniting] = useTransition();
  if (items.length === 0 || staysHere) return null;

  const unite = () =>
    startUniting(async () => {
      const answer = await uniteSavedItems(savedGuestItems().items).catch(
        () => ({ status: 'unavailable' }) as const,
      );
      if (answer.status === 'united') {
        removeGuestItems(answer.doneIds);
      } else setProblem(answer.status === 'full' ? words.full : words.failed);
    });

  return createPortal(
    <section
      aria-labelledby="unite-title"
      className="no-print fixed inset-x-4 bottom-4 z-40 mx-auto grid max-w-lg gap-3 rounded-lg border border-line bg-surface-raised p-5 shadow-raised"
    >
      <h2 id="unite-title" className="text-base">
        {words.title}
      </h2>
      <p className="text-sm text-ink-soft">{fill(words.text, { count: items.length })}</p>
      <LiveRegion className="text-sm text-loss">{problem}</LiveRegion>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isUniting} onClick={unite}>
          {words.unite}
        </Button>
        <Button look="quiet" onClick={() => leaveGuestItems()}>
          {words.leave}
        </Button>
      </div>
    </section>,
    document.body,
  );
}
