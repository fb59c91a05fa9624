import { useState, useTransition } from 'react';
import { createPortal } from 'react-dom';
import { PressForm } from '@/components/forms/press-form';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/messages/fill';
import { leaveGuestItems, savedGuestItems, useGuestItems } from './guest-items';
import { moveToAccount } from './move-to-account';

export type MergeMessages = {
  title: string;
  text: string;
  mergeButton: string;
  leave: string;
  full: string;
  signedOut: string;
  failed: string;
};

/**
 * Asks a member once whether to move into the account what a guest saved in this browser. The items are read when the
 * button is pressed and removed once they have arrived, so that a second tab finds none. Placed above the bottom bar.
 */
export function MergeOffer({ messages }: { messages: MergeMessages }) {
  const { items, staysHere } = useGuestItems();
  const [problem, setProblem] = useState<string | null>(null);
  const [isMerging, startMerging] = useTransition();
  if (items.length === 0 || staysHere) return null;

  const merge = () =>
    startMerging(async () => {
      const status = await moveToAccount(savedGuestItems().items);
      if (status !== 'merged') setProblem(problemInWords(status, messages));
    });

  return createPortal(
    <section
      aria-labelledby="merge-title"
      className="no-print fixed inset-x-4 bottom-4 z-40 mx-auto grid max-w-lg gap-3 rounded-lg border border-line bg-surface-raised p-5 shadow-raised max-lg:bottom-24"
    >
      <h2 id="merge-title" className="text-base">
        {messages.title}
      </h2>
      <p className="text-sm text-ink-soft">{fill(messages.text, { count: items.length })}</p>
      <LiveRegion className="text-sm text-loss">{problem}</LiveRegion>
      <PressForm onPress={merge} className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isMerging}>
          {messages.mergeButton}
        </Button>
        <Button variant="quiet" onClick={() => leaveGuestItems()}>
          {messages.leave}
        </Button>
      </PressForm>
    </section>,
    document.body,
  );
}

function problemInWords(status: string, messages: MergeMessages): string {
  if (status === 'guest' || status === 'ended') return messages.signedOut;
  return status === 'full' ? messages.full : messages.failed;
}
