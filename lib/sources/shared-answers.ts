import { memoizeFor, memoizeRecent } from '@/lib/memoize';
import type { Cached } from './cached-answer';
import { isOverdue } from './feed-states';
import type { Remember } from './loader';

/** To parse the market of 250 coins takes 5 ms of processor time, at each visit that shows a price. */
const sharedForMs = 5_000;
const maxShared = 20;

/**
 * The cache `remember`, but an instance parses each answer once in five seconds for all its visitors. An overdue answer
 * is not shared: it is being renewed, and the next visitor should have the new one.
 */
export function withSharedAnswers(remember: Remember, now: () => Date): Remember {
  const readers = memoizeRecent<() => Promise<Cached<unknown>>>(maxShared);
  return <T>(entry: Parameters<Remember>[0], produce: () => Promise<Cached<T>>) => {
    const read = readers(entry.key, () =>
      memoizeFor(() => remember(entry, produce), {
        cacheMs: ({ fetchedAt }) => (isOverdue(fetchedAt, entry.seconds, now()) ? 0 : sharedForMs),
        now: () => now().getTime(),
      }),
    );
    return read() as Promise<Cached<T>>;
  };
}
