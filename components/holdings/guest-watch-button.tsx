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

export type GuestWatchButtonProps = {
  assetClass: AssetClass;
  instrumentId: string;
  /** Saved with it where the browser has no list to look it up in. */
  name?: string;
  messages: { watch: string; unwatch: string; here: { full: string; unavailable: string } };
};

/** Adds something to a guest's watchlist in this browser, or removes it. */
export function GuestWatchButton({
  assetClass,
  instrumentId,
  name,
  messages: { watch, unwatch, here },
}: GuestWatchButtonProps) {
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
  return (
    <>
      <Button variant="secondary" onClick={press}>
        {watched ? unwatch : watch}
      </Button>
      <LiveRegion className="text-sm text-loss">
        {problem ? (problem === 'full' ? here.full : here.unavailable) : null}
      </LiveRegion>
    </>
  );
}
