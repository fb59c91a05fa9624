import type { Feed } from './feed';
import type { Outage } from './sourced';

/** What a status light needs to know of a feed: any feed, whatever its figures. */
export type WatchedFeed = Pick<Feed<unknown>, 'provider' | 'key' | 'freshForSeconds'>;

/** `down`: the last attempt failed and nothing good is kept; `unknown`: nobody has asked yet. */
export type FeedState = 'live' | 'stale' | 'down' | 'sample' | 'unknown';

export type FeedHealth = {
  provider: string;
  feed: string;
  state: FeedState;
  /** ISO instants; null when there was none. */
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  ageSeconds: number | null;
  /** The kind of the last failure, also after a later success. */
  lastOutage: Outage | null;
};

type Memory = {
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  lastOutage: Outage | null;
};

const nothing: Memory = { lastSuccessAt: null, lastFailureAt: null, lastOutage: null };

/** What this instance saw of its feeds. */
export function createFeedStates() {
  const states = new Map<string, Memory>();

  const change = (key: string, changes: Partial<Memory>) =>
    states.set(key, { ...(states.get(key) ?? nothing), ...changes });

  return {
    /** An older answer than the known one says nothing new. */
    noteSuccess(key: string, fetchedAt: string): void {
      const known = states.get(key)?.lastSuccessAt;
      if (!known || known < fetchedAt) change(key, { lastSuccessAt: fetchedAt });
    },
    noteFailure(key: string, lastOutage: Outage, now: Date): void {
      change(key, { lastOutage, lastFailureAt: now.toISOString() });
    },
    stateOf: (key: string): Memory => states.get(key) ?? nothing,
  };
}

export type FeedStates = ReturnType<typeof createFeedStates>;

/** Whether an answer of this time is older than the feed's rhythm explains: one whole round was missed. */
export function isOverdue(fetchedAt: string, freshForSeconds: number, now: Date): boolean {
  return now.getTime() - Date.parse(fetchedAt) > 2 * freshForSeconds * 1000;
}

/** Whether a watcher should look: what is shown of it is old, or nothing can be shown. */
export function isTroubled({ state }: Pick<FeedHealth, 'state'>): boolean {
  return state === 'down' || state === 'stale';
}

export function healthOf(
  { provider, key, freshForSeconds }: WatchedFeed,
  { lastSuccessAt, lastFailureAt, lastOutage }: Memory,
  { isSample, now }: { isSample: boolean; now: Date },
): FeedHealth {
  const ageSeconds = lastSuccessAt
    ? Math.max(0, Math.round((now.getTime() - Date.parse(lastSuccessAt)) / 1000))
    : null;
  return {
    provider: provider.name,
    feed: key,
    state: stateOf(),
    lastSuccessAt,
    lastFailureAt,
    ageSeconds,
    lastOutage,
  };

  function stateOf(): FeedState {
    if (!lastSuccessAt) return lastFailureAt ? 'down' : 'unknown';
    if (isSample) return 'sample';
    return isOverdue(lastSuccessAt, freshForSeconds, now) ? 'stale' : 'live';
  }
}
