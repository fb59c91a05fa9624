'use client';

import { StarIcon as UnwatchedIcon } from '@heroicons/react/24/outline';
import { StarIcon as WatchedIcon } from '@heroicons/react/24/solid';
import { useFormAction } from '@/components/forms/use-form-action';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { watch } from '@/lib/holdings/actions';
import type { AssetClass } from '@/lib/holdings/holding';
import { removeSavedItem } from '@/lib/saved/actions';
import type { SaveStatus } from '@/lib/saved/save-problem';

type WatchMessages = {
  watch: string;
  unwatch: string;
  outcomes: Readonly<Record<SaveStatus, string>>;
};

const notPressed = { status: null };
const failed = { failed: { status: 'unavailable' } } as const;

/**
 * Adds a coin, a fund or a share to the member's watchlist, or removes it; says why that failed. A form, so it needs no
 * script; a star on a phone.
 */
export function WatchButton({
  assetClass,
  instrumentId,
  watchedItemId,
  newItemId,
  messages: { watch: toWatch, unwatch, outcomes },
}: {
  assetClass: AssetClass;
  instrumentId: string;
  /** The saved item, while it is watched. */
  watchedItemId: string | null;
  newItemId: string;
  messages: WatchMessages;
}) {
  const adding = useFormAction(watch, notPressed, failed);
  const removing = useFormAction(removeSavedItem, notPressed, failed);
  const { answer, form } = watchedItemId ? removing : adding;
  const problem = answer.status === 'saved' ? null : answer.status;
  const Star = watchedItemId ? WatchedIcon : UnwatchedIcon;
  return (
    <>
      <form {...form}>
        <input type="hidden" name="id" value={watchedItemId ?? newItemId} />
        <input type="hidden" name="assetClass" value={assetClass} />
        <input type="hidden" name="instrumentId" value={instrumentId} />
        <Button type="submit" variant="secondary" className="max-sm:px-2.5">
          <Star aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{watchedItemId ? unwatch : toWatch}</span>
        </Button>
      </form>
      <LiveRegion className="text-sm text-loss">{problem ? outcomes[problem] : null}</LiveRegion>
    </>
  );
}
