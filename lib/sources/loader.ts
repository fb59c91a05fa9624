import { memoizeFor, memoizeRecent } from '@/lib/memoize';
import { failure, success } from '@/lib/result';
import { withTimeout } from '@/lib/timeout';
import type { Feed, Provider } from './feed';
import {
  createFeedStates,
  createFormatChanges,
  healthOf,
  isAncient,
  isOverdue,
  type FeedHealth,
  type WatchedFeed,
} from './feed-states';
import { createKnownAnswers, isFresh, type Cached, type Keys } from './cached-answer';
import type { LastGood } from './last-good';
import { createProviderRequests } from './provider-requests';
import { isFormatChanged } from './read-report';
import { createRefusals } from './refusals';
import type { SharedRecords } from './shared-records';
import { SourceError, asSourceError } from './source-error';
import { sampleCredit, type DataStatus, type Loaded, type Sourced } from './sourced';

/** A cache that several instances may share. While an entry is renewed, or cannot be, it gives the old one. */
export type Remember = <T>(
  entry: { key: string; seconds: number },
  produce: () => Promise<Cached<T>>,
) => Promise<Cached<T>>;

export type LoaderParts = {
  baseUrlOf: (provider: Provider) => string;
  headersOf: (provider: Provider) => Readonly<Record<string, string>>;
  isSample: boolean;
  remember: Remember;
  lastGood: LastGood;
  /** State shared by all instances; null if this instance is alone. */
  records: SharedRecords | null;
  /** Extends the instance's life for work that continues after the response. */
  keepAlive: (work: Promise<unknown>) => void;
  now: () => Date;
  /** For simulations, whose hours are shorter. */
  wait?: (ms: number) => Promise<unknown>;
  /** Called once for each new finding about a provider's format. */
  log: (finding: string) => void;
};

/** A visitor waits this long for a source of which an older answer is known; without one, its whole time. */
const visitorTimeoutMs = 1_500;

/**
 * The engine behind every source.ts: live, else the last good answer with its age, else an outage. It never
 * throws, and nothing that a schema refused, that broke off or that came too late replaces a good answer.
 */
export function createLoader(parts: LoaderParts) {
  const { isSample, lastGood, now } = parts;
  const keys: Keys = {
    entry: ({ provider, key, version }) =>
      [parts.baseUrlOf(provider), key, `v${version}`].join('|'),
    // Sample answers are stored apart from real ones, also when both modes share a bucket.
    durable: (key) => (isSample ? `sample/${key}` : key),
  };
  const states = createFeedStates(parts.log);
  const known = createKnownAnswers(keys, lastGood, now);
  const refusals = createRefusals(keys.durable, lastGood, now);
  const formatSince = createFormatChanges(keys.durable, lastGood, now);
  const requests = createProviderRequests({ ...parts, keys, known, refusals, states, formatSince });

  async function load<T>(feed: Feed<T>): Promise<Loaded<T>> {
    const wanted = recall(feed).catch(asSourceError);
    parts.keepAlive(wanted);
    const early = await withTimeout(wanted, visitorTimeoutMs, () => null);
    if (early && !(early instanceof SourceError)) return answer(feed, await renewed(feed, early));
    const good = await known.lastGoodOf(feed);
    if (good) return answer(feed, good);
    const late = await wanted;
    return late instanceof SourceError ? failure(late.outage) : answer(feed, late);
  }

  function recall<T>(feed: Feed<T>): Promise<Cached<T>> {
    if (feed.cachedIn === 'none') return requests.request(feed);
    if (feed.cachedIn === 'memory') return recallFromMemory(feed);
    return parts.remember({ key: keys.entry(feed), seconds: feed.freshForSeconds }, () =>
      requests.request(feed),
    );
  }

  async function recallFromMemory<T>(feed: Feed<T>): Promise<Cached<T>> {
    // A new instance begins with what another one fetched.
    const good = await known.lastGoodOf(feed);
    return good && isFresh(good, feed, now()) ? good : requests.request(feed);
  }

  /** After a quiet night the cache holds an old entry and renews it behind the visitor: wait for it a moment. */
  async function renewed<T>(feed: Feed<T>, old: Cached<T>): Promise<Cached<T>> {
    if (!isOverdue(old.fetchedAt, feed.freshForSeconds, now())) return old;
    const inFlight = requests.underWay(feed);
    const renewal =
      inFlight && (await withTimeout(inFlight.catch(asSourceError), visitorTimeoutMs, () => null));
    return renewal && !(renewal instanceof SourceError) ? renewal : old;
  }

  function answer<T>(feed: Feed<T>, cached: Cached<T>): Loaded<T> {
    const { data, asOf, fetchedAt, report, formatSince } = cached;
    states.noteSuccess(feed.key, fetchedAt, asOf);
    // An entry that an earlier release cached has no report.
    if (report) states.noteReport(feed, report, formatSince ?? fetchedAt);
    if (data === null) return failure('not-found');
    const { name, url, attribution } = feed.provider;
    const sourced: Sourced<T> = {
      data,
      source: isSample ? sampleCredit : { name, url, attribution },
      asOf,
      fetchedAt,
      status: statusOf(feed, asOf, fetchedAt),
      ...(report && report.refusedRows > 0
        ? { unread: { refusedRows: report.refusedRows, rows: report.rows } }
        : {}),
      ...(report && isFormatChanged(report) ? { isFormatChanged: true } : {}),
    };
    return success(sourced);
  }

  function statusOf<T>(feed: Feed<T>, asOf: string, fetchedAt: string): DataStatus {
    if (isSample) return 'sample';
    const isOld = isAncient(asOf, feed, now()) || isOverdue(fetchedAt, feed.freshForSeconds, now());
    return isOld ? 'stale' : 'live';
  }

  /** The state of each feed, from this instance and the stored answers; calls no provider. */
  function health(feeds: readonly WatchedFeed[]): Promise<FeedHealth[]> {
    return Promise.all(
      feeds.map(async (feed) => {
        const seen = states.stateOf(feed.key);
        const lastSuccessAt = seen.lastSuccessAt ?? (await known.storedSince(feed.key));
        if (lastSuccessAt) states.noteSuccess(feed.key, lastSuccessAt, seen.asOf);
        return healthOf(feed, { ...seen, lastSuccessAt }, { isSample, now: now() });
      }),
    );
  }

  return { load, health };
}

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
