import { StarIcon as UnwatchedIcon } from '@heroicons/react/24/outline';
import { StarIcon as WatchedIcon } from '@heroicons/react/24/solid';
import { Button } from '@/components/ui/button';
import { watch } from '@/lib/holdings/actions';
import type { AssetClass } from '@/lib/holdings/holding';
import { removeSavedItem } from '@/lib/saved/actions';

/** Adds a coin, a fund or a share to the member's watchlist, or removes it. A form, so it needs no script; a star on a phone. */
export function WatchButton({
  assetClass,
  instrumentId,
  watchedItemId,
  newItemId,
  messages,
}: {
  assetClass: AssetClass;
  instrumentId: string;
  /** The saved item, while it is watched. */
  watchedItemId: string | null;
  newItemId: string;
  messages: { watch: string; unwatch: string };
}) {
  const Star = watchedItemId ? WatchedIcon : UnwatchedIcon;
  return (
    <form action={watchedItemId ? removeSavedItem : watch}>
      <input type="hidden" name="id" value={watchedItemId ?? newItemId} />
      <input type="hidden" name="assetClass" value={assetClass} />
      <input type="hidden" name="instrumentId" value={instrumentId} />
      <Button type="submit" variant="secondary" className="max-sm:px-2.5">
        <Star aria-hidden="true" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{watchedItemId ? messages.unwatch : messages.watch}</span>
      </Button>
    </form>
  );
}
