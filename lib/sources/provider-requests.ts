import { setTimeout as pauseFor } from 'node:timers/promises';
import { planPartOf, type Feed, type Provider } from './feed';
import type { createFormatChanges, FeedStates } from './feed-states';
import {
  checkReading,
  isStepBack,
  readCached,
  readStrictly,
  type Cached,
  type Keys,
  type KnownAnswers,
} from './cached-answer';
import { readAnswer } from './read-answer';
import { kindOf, type Refusals } from './refusals';
import { createRequestPolicy } from './request-policy';
import { createSharedBudget } from './call-budget';
import { createLeases, type Leases } from './leases';
import type { SharedRecords } from './shared-records';
import { SourceError, asSourceError } from './source-error';

type Parts = {
  baseUrlOf: (provider: Provider) => string;
  headersOf: (provider: Provider) => Readonly<Record<string, string>>;
  /** Sample data need no call to a provider. */
  isSample: boolean;
  keys: Keys;
  known: KnownAnswers;
  refusals: Refusals;
  states: FeedStates;
  formatSince: ReturnType<typeof createFormatChanges>;
  /** State shared by all instances; null if this instance is alone. */
  records: SharedRecords | null;
  keepAlive: (work: Promise<unknown>) => void;
  now: () => Date;
  wait?: (ms: number) => Promise<unknown>;
};

/** Time between two looks of a waiting instance at the stored answer. */
const lookIntervalMs = 1_000;

/** Requests to providers: one in flight for each key, and only a whole, valid answer is stored. */
export function createProviderRequests(parts: Parts) {
  const { keys, known, refusals, states, records, now, wait = pauseFor } = parts;
  const leases = records && createLeases({ records, now, keepAlive: parts.keepAlive });
  const allInFlight = new Map<string, Promise<Cached<unknown>>>();
  const policies = new Map<string, ReturnType<typeof createRequestPolicy>>();

  const underWay = <T>(feed: Feed<T>) =>
    allInFlight.get(keys.entry(feed)) as Promise<Cached<T>> | undefined;

  async function answerOrThrow<T>(feed: Feed<T>): Promise<Cached<T>> {
    try {
      await refusals.check(feed);
      // A job stores what it reads, and one runs at a time.
      if (leases && feed.cachedIn !== 'none') return await askForAll(feed, leases);
      const isBudgeted = feed.provider.budget !== null && !parts.isSample;
      const fresh = isBudgeted && (await known.lookUp(feed)).fresh;
      return fresh || (await ask(feed, await known.lastGoodOf(feed)));
    } catch (thrown) {
      const error = asSourceError(thrown);
      states.noteFailure(feed.key, error.outage, now());
      if (error.report) states.noteReport(feed, error.report, now().toISOString());
      throw error;
    }
  }

  /** One instance asks, and the others take what it stored. */
  async function askForAll<T>(feed: Feed<T>, held: Leases): Promise<Cached<T>> {
    held.check(feed);
    // Half of a call's time: a visitor who waits in vain should not wait much longer than for the provider itself.
    const looks = Math.ceil(feed.provider.timeoutMs / 2 / lookIntervalMs);
    for (let look = 0; look < looks; look += 1) {
      if (look > 0) await wait(lookIntervalMs * (1 + Math.random() / 2));
      const { fresh, storedAt } = await known.lookUp(feed);
      if (fresh) return fresh;
      const lease = await held.take(feed, storedAt === null ? -Infinity : Date.parse(storedAt));
      if (!lease) continue;
      // Another instance may have stored an answer between the look and the lease.
      const [{ fresh: storedMeanwhile }, before] = await Promise.all([
        known.lookUp(feed),
        known.newestOf(feed, storedAt),
      ]);
      if (storedMeanwhile) return storedMeanwhile;
      // This instance stood still or Firestore was slow: another one could call before the answer is stored.
      if (!lease.coversCall()) continue;
      let isAnswered = false;
      try {
        const cached = await ask(feed, before);
        isAnswered = true;
        return cached;
      } finally {
        lease.settle(isAnswered);
      }
    }
    throw new SourceError('paused', 'another instance asks');
  }

  /** @param before the last good answer of any instance, which a worse one must not replace */
  async function ask<T>(feed: Feed<T>, before: Cached<T> | null): Promise<Cached<T>> {
    const { body, cached: read } = await execute(feed, before);
    const cached = { ...read, formatSince: await parts.formatSince(feed, read.report) };
    states.noteSuccess(feed.key, cached.fetchedAt, cached.asOf);
    if (body !== null && cached.data !== null) await known.store(feed, cached, body);
    return cached;
  }

  async function execute<T>(feed: Feed<T>, before: Cached<T> | null) {
    const asked = { kind: kindOf(feed), part: planPartOf(feed) };
    try {
      return await policyOf(feed.provider)(asked, (signal) => askOnce(feed, before, signal));
    } catch (thrown) {
      const error = asSourceError(thrown);
      await refusals.note(feed, error);
      throw error;
    }
  }

  async function askOnce<T>(feed: Feed<T>, before: Cached<T> | null, signal: AbortSignal) {
    const { provider } = feed;
    const reader = feed.createReader?.();
    const body = await readAnswer({
      url: parts.baseUrlOf(provider) + feed.path,
      headers: { ...parts.headersOf(provider), ...feed.headers },
      posted: feed.posted,
      hosts: provider.hosts,
      maxBytes: provider.maxBytes,
      decode: feed.decode,
      take: reader && ((bytes) => readStrictly(() => reader.take(bytes))),
      signal,
    });
    const fetchedAt = now().toISOString();
    if (body === null && !feed.canBeMissing) {
      throw new SourceError('refused', 'status 404', { refusalScope: 'request' });
    }
    const cached: Cached<T> =
      body === null
        ? { data: null, asOf: fetchedAt, fetchedAt, report: null }
        : reader
          ? checkReading(() => reader.finish(), fetchedAt, now())
          : readCached(feed, body, fetchedAt, now());
    if (before && isStepBack(feed, cached, before, now())) {
      throw new SourceError('malformed', 'less or older than the known answer');
    }
    return { body, cached };
  }

  function policyOf(provider: Provider) {
    // What may take minutes has a policy of its own: its time limit, and circuits on which no page depends.
    const key = `${provider.id} ${provider.timeoutMs}`;
    const known = policies.get(key);
    if (known) return known;
    const { id, budget } = provider;
    const shared = leases && {
      spend: budget && createSharedBudget(id, budget, { records: records!, now }),
      onPause: (kind: string | null, untilMs: number) => leases.pause(kind ?? id, untilMs),
    };
    const policy = createRequestPolicy(
      parts.isSample ? { ...provider, budget: null } : provider,
      now,
      shared ?? undefined,
    );
    policies.set(key, policy);
    return policy;
  }

  return {
    underWay,

    /** Concurrent callers share one in-flight request. */
    request<T>(feed: Feed<T>): Promise<Cached<T>> {
      const before = underWay(feed);
      if (before) return before;
      const inFlight = answerOrThrow(feed).finally(() => allInFlight.delete(keys.entry(feed)));
      allInFlight.set(keys.entry(feed), inFlight);
      return inFlight;
    },
  };
}
