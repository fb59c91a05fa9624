import { failure, success } from '@/lib/result';
import type { Feed, Provider, Reading } from './feed';
import {
  createFeedStates,
  healthOf,
  isOverdue,
  type FeedHealth,
  type WatchedFeed,
} from './feed-states';
import type { GoodAnswer, LastGood } from './last-good';
import { createPatience } from './patience';
import { readAnswer } from './read-answer';
import { SourceError, asSourceError } from './source-error';
import type { DataStatus, Loaded, Sourced } from './sourced';

/** An answer, translated; `data` is null where the provider says that it knows no such thing. */
type Kept<T> = { data: T | null; asOf: string; fetchedAt: string };

type Entry = Pick<Feed<unknown>, 'provider' | 'key' | 'version'>;

/** A cache that several instances may share. While an entry is renewed, or cannot be, it gives the old one. */
export type Remember = <Value>(
  entry: { key: string; seconds: number },
  produce: () => Promise<Value>,
) => Promise<Value>;

export type LoaderParts = {
  baseUrlOf: (provider: Provider) => string;
  headersOf: (provider: Provider) => Readonly<Record<string, string>>;
  isSample: boolean;
  remember: Remember;
  lastGood: LastGood;
  /** Keeps the instance awake for work that outlives the answer to the visitor. */
  keepAlive: (work: Promise<unknown>) => void;
  now: () => Date;
};

/** A visitor waits this long for a source of which an older answer is known; without one, its whole time. */
export const visitorPatienceMs = 1_500;
/** A clock may be a little ahead, and liquid funds date their NAV tomorrow; what is further ahead is wrong. */
const furthestFutureMs = 48 * 3_600_000;
const suspicionMs = 3 * 86_400_000;
const maxLatest = 300;
const lookUpEveryMs = 60_000;

/**
 * The engine behind every source.ts: live, else the last good answer with its age, else an outage. It never
 * throws, and nothing that a schema refused, that broke off or that came too late replaces a good answer.
 */
export function createLoader(parts: LoaderParts) {
  const { isSample, lastGood, now } = parts;
  const states = createFeedStates();
  const flights = new Map<string, Promise<Kept<unknown>>>();
  const patienceOf = new Map<string, ReturnType<typeof createPatience>>();
  /** The newest good answers of this instance. */
  const latest = new Map<string, Kept<unknown>>();
  const lookedUp = new Map<string, number>();

  /** Sample answers are kept apart from real ones, also when both runs share a bucket. */
  const durableKey = (key: string) => (isSample ? `sample/${key}` : key);
  const entryKey = ({ provider, key, version }: Entry) =>
    [parts.baseUrlOf(provider), key, `v${version}`].join('|');

  async function load<T>(feed: Feed<T>): Promise<Loaded<T>> {
    const wanted = recall(feed).catch(asSourceError);
    parts.keepAlive(wanted);
    const early = await within(wanted, visitorPatienceMs);
    if (early && !(early instanceof SourceError)) return answer(feed, await renewed(feed, early));
    const good = await lastGoodOf(feed);
    if (good) return answer(feed, good);
    const late = await wanted;
    return late instanceof SourceError ? failure(late.outage) : answer(feed, late);
  }

  function recall<T>(feed: Feed<T>): Promise<Kept<T>> {
    if (feed.keptIn === 'memory') return recallFromMemory(feed);
    return parts.remember({ key: entryKey(feed), seconds: feed.freshForSeconds }, () => fly(feed));
  }

  async function recallFromMemory<T>(feed: Feed<T>): Promise<Kept<T>> {
    // A new instance begins with what another one fetched.
    const known = await lastGoodOf(feed);
    const isFresh =
      known && now().getTime() - Date.parse(known.fetchedAt) < feed.freshForSeconds * 1000;
    return isFresh ? known : fly(feed);
  }

  /** After a quiet night the cache holds an old entry and renews it behind the visitor: wait for it a moment. */
  async function renewed<T>(feed: Feed<T>, known: Kept<T>): Promise<Kept<T>> {
    if (!isOverdue(known.fetchedAt, feed.freshForSeconds, now())) return known;
    const flight = flights.get(entryKey(feed)) as Promise<Kept<T>> | undefined;
    const renewal = flight && (await within(flight.catch(asSourceError), visitorPatienceMs));
    return renewal && !(renewal instanceof SourceError) ? renewal : known;
  }

  /** One question at a time for each key; who comes meanwhile shares the answer. */
  function fly<T>(feed: Feed<T>): Promise<Kept<T>> {
    const key = entryKey(feed);
    const underWay = flights.get(key) as Promise<Kept<T>> | undefined;
    if (underWay) return underWay;
    const flight = ask(feed).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function ask<T>(feed: Feed<T>): Promise<Kept<T>> {
    try {
      const { body, kept } = await patience(feed.provider)(feed.isEssential || isSample, (signal) =>
        askOnce(feed, signal),
      );
      states.noteSuccess(feed.key, kept.fetchedAt);
      if (body !== null && kept.data !== null) {
        remind(feed, kept);
        const good: GoodAnswer = { url: feed.path, fetchedAt: kept.fetchedAt, body };
        await lastGood.write(durableKey(feed.key), good);
      }
      return kept;
    } catch (thrown) {
      const error = asSourceError(thrown);
      states.noteFailure(feed.key, error.outage, now());
      throw error;
    }
  }

  async function askOnce<T>(feed: Feed<T>, signal: AbortSignal) {
    const { provider } = feed;
    const body = await readAnswer({
      url: parts.baseUrlOf(provider) + feed.path,
      headers: parts.headersOf(provider),
      hosts: provider.hosts,
      maxBytes: provider.maxBytes,
      decode: feed.decode,
      signal,
    });
    const fetchedAt = now().toISOString();
    if (body === null) {
      if (!feed.canBeMissing) throw new SourceError('refused', 'status 404');
      return { body, kept: { data: null, asOf: fetchedAt, fetchedAt } };
    }
    const kept = readBody(feed, body, fetchedAt);
    const known = latest.get(entryKey(feed)) as Kept<T> | undefined;
    if (known && isSuspicious(feed, kept, known)) {
      throw new SourceError('malformed', 'a piece of the known answer');
    }
    return { body, kept };
  }

  /** Smaller by much at once is a piece; smaller for days is how it is. */
  function isSuspicious<T>(feed: Feed<T>, next: Kept<T>, known: Kept<T>): boolean {
    if (next.data === null || known.data === null) return false;
    const isRecent = now().getTime() - Date.parse(known.fetchedAt) < suspicionMs;
    return isRecent && (feed.isFragment?.(next.data, known.data) ?? false);
  }

  function readBody<T>(feed: Feed<T>, body: string, fetchedAt: string): Kept<T> {
    const { data, asOf } = readStrictly(feed, body);
    if (asOf && !(Date.parse(asOf) < now().getTime() + furthestFutureMs)) {
      throw new SourceError('malformed', 'figures of the future');
    }
    return { data, asOf: asOf ?? fetchedAt, fetchedAt };
  }

  function readStrictly<T>(feed: Feed<T>, body: string): Reading<T> {
    try {
      return feed.read(body, now());
    } catch (error) {
      if (error instanceof SourceError) throw error;
      throw new SourceError('malformed', error instanceof Error ? error.message : 'unreadable');
    }
  }

  async function lastGoodOf<T>(feed: Feed<T>): Promise<Kept<T> | null> {
    const known = latest.get(entryKey(feed)) as Kept<T> | undefined;
    if (known) return known;
    const good = await lastGood.read(durableKey(feed.key));
    if (!good) return null;
    try {
      const kept = readBody(feed, good.body, good.fetchedAt);
      if (kept.data === null) return null;
      remind(feed, kept);
      states.noteSuccess(feed.key, kept.fetchedAt);
      return kept;
    } catch {
      return null; // kept by a release that read this feed otherwise
    }
  }

  /** The least recently added goes first: an instance that lives long does not grow. */
  function remind(feed: Entry, kept: Kept<unknown>): void {
    const key = entryKey(feed);
    latest.delete(key);
    latest.set(key, kept);
    const [oldest] = latest.keys();
    if (latest.size > maxLatest && oldest !== undefined) latest.delete(oldest);
  }

  function patience(provider: Provider) {
    const known = patienceOf.get(provider.id);
    if (known) return known;
    const made = createPatience(provider, now);
    patienceOf.set(provider.id, made);
    return made;
  }

  function answer<T>(feed: Feed<T>, { data, asOf, fetchedAt }: Kept<T>): Loaded<T> {
    states.noteSuccess(feed.key, fetchedAt);
    if (data === null) return failure('not-found');
    const { name, url, attribution } = feed.provider;
    const sourced: Sourced<T> = {
      data,
      source: { name, url, attribution },
      asOf,
      fetchedAt,
      status: statusOf(feed, asOf, fetchedAt),
    };
    return success(sourced);
  }

  function statusOf<T>(feed: Feed<T>, asOf: string, fetchedAt: string): DataStatus {
    if (isSample) return 'sample';
    const { staleWhenOlderThanMs: limit, freshForSeconds } = feed;
    const isAncient = limit !== null && now().getTime() - Date.parse(asOf) > limit;
    return isAncient || isOverdue(fetchedAt, freshForSeconds, now()) ? 'stale' : 'live';
  }

  /** What this instance and the kept answers know of each feed; asks no provider. */
  function health(feeds: readonly WatchedFeed[]): Promise<FeedHealth[]> {
    return Promise.all(
      feeds.map(async (feed) => {
        const known = states.stateOf(feed.key);
        const lastSuccessAt = known.lastSuccessAt ?? (await keptSince(feed.key));
        return healthOf(feed, { ...known, lastSuccessAt }, { isSample, now: now() });
      }),
    );
  }

  /** Looked up once in a while: a watcher, or somebody who asks a thousand times, costs nothing. */
  async function keptSince(key: string): Promise<string | null> {
    const lookedAtMs = lookedUp.get(key);
    if (lookedAtMs !== undefined && now().getTime() - lookedAtMs < lookUpEveryMs) return null;
    lookedUp.set(key, now().getTime());
    const fetchedAt = await lastGood.fetchedAt(durableKey(key));
    if (fetchedAt) states.noteSuccess(key, fetchedAt);
    return fetchedAt;
  }

  return { load, health };
}

/** The value, or null when it takes longer. The promise must not reject. */
async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
}
