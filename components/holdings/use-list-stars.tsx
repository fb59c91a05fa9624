import { useLazy } from '@/components/ui/loading/use-lazy';
import type { ListStars } from './list-stars';

/** Draws the star of a row: its place at once, and the star when the code has arrived. */
export function useListStars(stars: ListStars | null) {
  const { code } = useLazy(
    () => import('./watch-star'),
    (load) => {
      if (stars) load();
    },
  );
  if (!stars) return () => null;
  return (instrumentId: string, name: string) => (
    <div className="star-place">
      {code ? <code.WatchStar stars={stars} instrumentId={instrumentId} name={name} /> : null}
    </div>
  );
}
