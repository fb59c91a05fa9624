import { useState } from 'react';
import {
  putGuestItem,
  removeGuestItems,
  useGuestItems,
  type GuestItemsProblem,
} from '@/components/saved/guest-items';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { AssetClass } from '@/lib/holdings/holding';
import { watchedIn, watchedItemOf } from '@/lib/holdings/saved-holding';

/** What is watched, or could be. */
export type Watchable = {
  assetClass: AssetClass;
  instrumentId: string;
  /** Saved with it where the browser has no list to look it up in. */
  name?: string;
};

export type GuestWatchMessages = { full: string; unavailable: string };

export type GuestWatchButtonProps = Watchable & {
  messages: { watch: string; unwatch: string; here: GuestWatchMessages };
};

/** Adds something to a guest's watchlist in this browser, or removes it. */
export function GuestWatchButton({ messages, ...watchable }: GuestWatchButtonProps) {
  const { isWatched, press, problem } = useGuestWatch(watchable, messages.here);
  return (
    <>
      <Button variant="secondary" onClick={press}>
        {isWatched ? messages.unwatch : messages.watch}
      </Button>
      <LiveRegion className="text-sm text-loss">{problem}</LiveRegion>
    </>
  );
}

/** Whether a guest watches something in this browser, and a press that changes it. */
export function useGuestWatch(
  { assetClass, instrumentId, name }: Watchable,
  { full, unavailable }: GuestWatchMessages,
) {
  const { items } = useGuestItems();
  const [problem, setProblem] = useState<GuestItemsProblem | null>(null);
  const watched = watchedIn(items, assetClass).find((each) => each.instrumentId === instrumentId);
  const press = () => {
    if (watched) {
      setProblem(removeGuestItems([watched.itemId]));
      return;
    }
    const item = watchedItemOf(crypto.randomUUID(), { assetClass, instrumentId }, name);
    if (item) setProblem(putGuestItem({ ...item, updatedAt: new Date().toISOString() }));
  };
  return {
    isWatched: watched !== undefined,
    press,
    problem: problem && (problem === 'full' ? full : unavailable),
  };
}
