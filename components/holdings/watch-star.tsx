import { StarIcon as UnwatchedIcon } from '@heroicons/react/24/outline';
import { StarIcon as WatchedIcon } from '@heroicons/react/24/solid';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { fill } from '@/lib/messages/fill';
import { useGuestWatch } from './guest-watch-button';
import type { ListStars } from './list-stars';
import { useMemberWatch } from './watch-button';

type StarOf<Stars> = { stars: Stars; instrumentId: string; name: string };

/** A star in a row of a list, which puts the row's instrument on the watchlist or takes it off. */
export function WatchStar({ stars, ...row }: StarOf<ListStars>) {
  return stars.watchlist === 'guest' ? (
    <GuestStar stars={stars} {...row} />
  ) : (
    <MemberStar stars={stars} {...row} />
  );
}

function GuestStar({
  stars,
  instrumentId,
  name,
}: StarOf<Extract<ListStars, { watchlist: 'guest' }>>) {
  const { assetClass, label, problems } = stars;
  const { isWatched, press, problem } = useGuestWatch({ assetClass, instrumentId, name }, problems);
  return (
    <>
      <Star type="button" onClick={press} label={fill(label, { name })} isWatched={isWatched} />
      <StarProblem text={problem} />
    </>
  );
}

function MemberStar({
  stars: { assetClass, label, watchlist, problems },
  instrumentId,
  name,
}: StarOf<Exclude<ListStars, { watchlist: 'guest' }>>) {
  const [newItemId] = useState(() => crypto.randomUUID());
  const watchedItemId = watchlist[instrumentId] ?? null;
  const item = { assetClass, instrumentId, watchedItemId, newItemId };
  const { form, inputs, isPending, problem } = useMemberWatch(item, problems);
  // The star changes on the press, before the server answers.
  const isWatched = (watchedItemId !== null) !== isPending;
  return (
    <>
      <form {...form}>
        {inputs}
        <Star type="submit" label={fill(label, { name })} isWatched={isWatched} />
      </form>
      <StarProblem text={problem} />
    </>
  );
}

function Star({
  label,
  isWatched,
  ...button
}: ComponentProps<'button'> & { label: string; isWatched: boolean }) {
  const StarIcon = isWatched ? WatchedIcon : UnwatchedIcon;
  return (
    <button {...button} aria-pressed={isWatched} aria-label={label} className="row-star">
      <StarIcon aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The style sheet places it to the right of the star, where it also places the name of the row. */
function StarProblem({ text }: { text: ReactNode }) {
  return text ? (
    <span role="alert" className="block text-xs font-normal text-loss">
      {text}
    </span>
  ) : null;
}
