import { Button } from '@/components/ui/button';
import { watch } from '@/lib/holdings/actions';
import type { AssetClass } from '@/lib/holdings/holding';
import { removeSavedItem } from '@/lib/saved/actions';

/** Adds a coin, a fund or a share to the member's watchlist, or removes it. A form, so it needs no script. */
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
  return (
    <form action={watchedItemId ? removeSavedItem : watch}>
      <input type="hidden" name="id" value={watchedItemId ?? newItemId} />
      <input type="hidden" name="assetClass" value={assetClass} />
      <input type="hidden" name="instrumentId" value={instrumentId} />
      <Button type="submit" variant="secondary">
        {watchedItemId ? messages.unwatch : messages.watch}
      </Button>
    </form>
  );
}
