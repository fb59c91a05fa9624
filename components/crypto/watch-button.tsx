import { Button } from '@/components/ui/button';
import { watch } from '@/lib/holdings/actions';
import { removeSavedItem } from '@/lib/saved/actions';

/** Puts a coin on the member's watchlist, or takes it off. A plain form: it needs no script. */
export function WatchButton({
  coinId,
  watchedItemId,
  newItemId,
  words,
}: {
  coinId: string;
  /** The saved item, while the coin is watched. */
  watchedItemId: string | null;
  newItemId: string;
  words: { watch: string; unwatch: string };
}) {
  return (
    <form action={watchedItemId ? removeSavedItem : watch}>
      <input type="hidden" name="id" value={watchedItemId ?? newItemId} />
      <input type="hidden" name="assetClass" value="coin" />
      <input type="hidden" name="instrumentId" value={coinId} />
      <Button type="submit" look="secondary">
        {watchedItemId ? words.unwatch : words.watch}
      </Button>
    </form>
  );
}
