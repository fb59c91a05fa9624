import { useLazy } from '@/components/ui/loading/use-lazy';
import type { ListStars } from './list-stars';

/** Draws the star of a row, as soon as its code has arrived. Until then the list with the class `has-stars` keeps its place. */
export function useListStars(stars: ListStars | null) {
  const { code } = useLazy(
    () => import('./watch-star'),
    (load) => {
      if (stars) load();
    },
  );
  if (!stars || !code) return () => null;
  const { WatchStar } = code;
  return (instrumentId: string, name: string) => (
    <WatchStar stars={stars} instrumentId={instrumentId} name={name} />
  );
}
