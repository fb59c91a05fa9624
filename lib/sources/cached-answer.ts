import { dayMs } from '@/lib/calendar/day-count';
import { setRecent } from '@/lib/memoize';
import { isBelievableTime } from './read-rows';
import type { Feed, Reading } from './feed';
import { isMostlyRefused, type ReadReport } from './read-report';
import { SourceError } from './source-error';
import type { LastGood } from './last-good';

/** A parsed answer; `data` is null where the provider says that it has no such thing. */
export type Cached<T> = {
  data: T | null;
  asOf: string;
  fetchedAt: string;
  /** How well it could be read; null where its reader makes no report. */
  report: ReadReport | null;
  /** Since when the format differs from the known one; left out where it does not. */
  formatSince?: string | null;
};

const suspicionMs = 3 * dayMs;

/** @throws SourceError for what the feed's schema refuses and for figures of the future. */
export function readCached<T>(
  feed: Feed<T>,
  body: string,
  fetchedAt: string,
  now: Date,
): Cached<T> {
  return checkReading(() => feed.read(body, now), fetchedAt, now);
}

/** @throws SourceError as `readCached` */
export function checkReading<T>(read: () => Reading<T>, fetchedAt: string, now: Date): Cached<T> {
  const { data, asOf, report = null } = readStrictly(read);
  if (report && isMostlyRefused(report)) {
    throw new SourceError(
      'malformed',
      `${report.refusedRows} of ${report.rows} rows refused: ${report.firstReasons[0] ?? ''}`,
      { report },
    );
  }
  if (asOf && !isBelievableTime(Date.parse(asOf), now)) {
    throw new SourceError('malformed', 'figures of the future');
  }
  return { data, asOf: asOf ?? fetchedAt, fetchedAt, report };
}

/** @throws SourceError for whatever a reader throws */
export function readStrictly<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError('malformed', error instanceof Error ? error.message : 'unreadable');
  }
}

/**
 * Whether an answer is worse than the known one: much smaller, incomplete, or dated earlier. An answer that stays so for
 * days is accepted.
 */
export function isStepBack<T>(
  feed: Feed<T>,
  next: Cached<T>,
  known: Cached<T>,
  now: Date,
): boolean {
  if (known.data === null) return false;
  const isRecent = now.getTime() - Date.parse(known.fetchedAt) < suspicionMs;
  // A provider that suddenly has no data for a known address has moved it.
  if (next.data === null) return isRecent;
  const isOlder = Date.parse(known.asOf) - Date.parse(next.asOf) > suspicionMs;
  return isRecent && (isOlder || (feed.isFragment?.(next.data, known.data) ?? false));
}

/** A time so far in the future that a clock must have been wrong is not fresh. */
export function isFresh<T>(
  { fetchedAt }: Pick<Cached<T>, 'fetchedAt'>,
  { freshForSeconds }: Pick<Feed<T>, 'freshForSeconds'>,
  now: Date,
): boolean {
  return Math.abs(now.getTime() - Date.parse(fetchedAt)) < freshForSeconds * 1000;
}

type Named = Pick<Feed<unknown>, 'provider' | 'key' | 'version'>;

export type Keys = {
  /** Key of an answer as one release reads it from one address. */
  entry: (feed: Named) => string;
  /** The key of the answer as the provider sent it. */
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
    /** The last good answer that this instance knows, else the stored one. */
    async lastGoodOf<T>(feed: Feed<T>): Promise<Cached<T> | null> {
      if (feed.cachedIn === 'none') return null;
      return inMemory(feed) ?? stored(feed);
    },

    /**
     * The newest good answer of any instance.
     * @param storedAt when the stored one was received, by `lookUp`
     */
    async newestOf<T>(feed: Feed<T>, storedAt: string | null): Promise<Cached<T> | null> {
      const known = inMemory(feed) ?? null;
      if (known && (storedAt === null || known.fetchedAt >= storedAt)) return known;
      return (await stored(feed)) ?? known;
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
