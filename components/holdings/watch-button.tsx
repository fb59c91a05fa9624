'use client';

import { StarIcon as UnwatchedIcon } from '@heroicons/react/24/outline';
import { StarIcon as WatchedIcon } from '@heroicons/react/24/solid';
import { useFormAction } from '@/components/forms/use-form-action';
import { OutcomeText, type Outcomes } from '@/components/forms/outcome-text';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { watch } from '@/lib/holdings/actions';
import type { AssetClass } from '@/lib/holdings/holding';
import { removeSavedItem } from '@/lib/saved/actions';
import type { SaveStatus } from '@/lib/saved/save-problem';

export type WatchOutcomes = Outcomes<SaveStatus>;

type MemberWatch = {
  assetClass: AssetClass;
  instrumentId: string;
  /** The saved item, while it is watched. */
  watchedItemId: string | null;
  newItemId: string;
};

const notPressed = { status: null };
const failed = { failed: { status: 'unavailable' } } as const;

/**
 * Adds a coin, a fund or a share to the member's watchlist, or removes it; says why that failed. A form, so it needs no
 * script; a star on a phone.
 */
export function WatchButton({
  messages: { watch: toWatch, unwatch, outcomes },
  ...item
}: MemberWatch & { messages: { watch: string; unwatch: string; outcomes: WatchOutcomes } }) {
  const { form, inputs, problem } = useMemberWatch(item, outcomes);
  const Star = item.watchedItemId ? WatchedIcon : UnwatchedIcon;
  return (
    <>
      <form {...form}>
        {inputs}
        <Button type="submit" variant="secondary" className="max-sm:px-2.5">
          <Star aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{item.watchedItemId ? unwatch : toWatch}</span>
        </Button>
      </form>
      <LiveRegion className="text-sm text-loss">{problem}</LiveRegion>
    </>
  );
}

/** The form by which a member watches something, or no longer does. */
export function useMemberWatch(
  { assetClass, instrumentId, watchedItemId, newItemId }: MemberWatch,
  outcomes: WatchOutcomes,
) {
  const adding = useFormAction(watch, notPressed, failed);
  const removing = useFormAction(removeSavedItem, notPressed, failed);
  const { answer, form, isPending } = watchedItemId ? removing : adding;
  return {
    form,
    inputs: (
      <HiddenInputs
        values={Object.entries({ id: watchedItemId ?? newItemId, assetClass, instrumentId })}
      />
    ),
    isPending,
    problem:
      answer.status && answer.status !== 'saved' ? (
        <OutcomeText status={answer.status} outcomes={outcomes} />
      ) : null,
  };
}
