import { setRecent } from '@/lib/memoize';
import type { Feed } from './feed';
import { isFresh, readCached, type Cached } from './cached-answer';
import type { LastGood } from './last-good';

type Named = Pick<Feed<unknown>, 'provider' | 'key' | 'version'>;

export type Keys = {
  /** Key of an answer as one release reads it from one address. */
  entry: (feed: Named) => string;
  /** Of the answer as the provider sent it. */
  durable: (key: string) => string;
};

const maxInMemory = 300;
const lookUpEveryMs = 60_000;

/**
 * The last good answers: the newest of this instance in memory, those of all instances in the durable store. An answer
 * of the store is parsed again: an answer that the current schema refuses is ignored.
 */
export function createKnownAnswers(keys: Keys, lastGood: LastGood, now: () => Date) {
  const latest = new Map<string, Cached<unknown>>();
  const lookedUp = new Map<string, number>();

  const inMemory = <T>(feed: Feed<T>) => latest.get(keys.entry(feed)) as Cached<T> | undefined;

  async function stored<T>(feed: Feed<T>): Promise<Cached<T> | null> {
    const good = await lastGood.read(keys.durable(feed.key));
    if (!good) return null;
    try {
      const cached = readCached(feed, good.body, good.fetchedAt, now());
      if (cached.data === null) return null;
      remind(feed, cached);
      return cached;
    } catch {
      return null; // stored by a release with another schema
    }
  }

  function remind(feed: Named, cached: Cached<unknown>): void {
    setRecent(latest, keys.entry(feed), cached, maxInMemory);
  }

  return {
    inMemory,

    async lastGoodOf<T>(feed: Feed<T>): Promise<Cached<T> | null> {
      if (feed.cachedIn === 'none') return null;
      return inMemory(feed) ?? stored(feed);
    },

    /**
     * The newest answer of any instance, where it is still fresh, and when the stored one was received (null without one),
     * which is read from the store each time.
     */
    async lookUp<T>(feed: Feed<T>): Promise<{ fresh: Cached<T> | null; storedAt: string | null }> {
      const storedAt = await lastGood.fetchedAt(keys.durable(feed.key));
      const known = inMemory(feed);
      const isNewer = storedAt !== null && !(known && known.fetchedAt >= storedAt);
      const isStoredFresh = isNewer && isFresh({ fetchedAt: storedAt }, feed, now());
      const fresh = isStoredFresh ? await stored(feed) : null;
      if (fresh) return { fresh, storedAt };
      return { fresh: known && isFresh(known, feed, now()) ? known : null, storedAt };
    },

    async store<T>(feed: Feed<T>, cached: Cached<T>, body: string): Promise<void> {
      if (feed.cachedIn === 'none') return;
      remind(feed, cached);
      const good = { url: feed.path, fetchedAt: cached.fetchedAt, body };
      await lastGood.write(keys.durable(feed.key), good);
    },

    /** When the stored answer was received. Looked up once a minute, so that frequent calls cost nothing. */
    async storedSince(key: string): Promise<string | null> {
      const lookedAtMs = lookedUp.get(key);
      if (lookedAtMs !== undefined && now().getTime() - lookedAtMs < lookUpEveryMs) return null;
      lookedUp.set(key, now().getTime());
      return lastGood.fetchedAt(keys.durable(key));
    },
  };
}

export type KnownAnswers = ReturnType<typeof createKnownAnswers>;
