import type { Feed, Provider } from './feed';
import type { createFormatChanges } from './format-changes';
import type { FeedStates } from './feed-states';
import { isStepBack, readCached, type Cached } from './cached-answer';
import type { Keys, KnownAnswers } from './known-answers';
import { readAnswer } from './read-answer';
import { kindOf, type Refusals } from './refusals';
import { createRequestPolicy } from './request-policy';
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
  now: () => Date;
};

/** Requests to providers: one in flight for each key, and only a whole, valid answer is stored. */
export function createQuestions(parts: Parts) {
  const { keys, known, refusals, states, now } = parts;
  const allInFlight = new Map<string, Promise<Cached<unknown>>>();
  const policies = new Map<string, ReturnType<typeof createRequestPolicy>>();

  const underWay = <T>(feed: Feed<T>) =>
    allInFlight.get(keys.entry(feed)) as Promise<Cached<T>> | undefined;

  async function answerOrThrow<T>(feed: Feed<T>): Promise<Cached<T>> {
    try {
      await refusals.check(feed);
      const isBudgeted = feed.provider.budget !== null && !parts.isSample;
      return (isBudgeted && (await known.freshElsewhere(feed))) || (await ask(feed));
    } catch (thrown) {
      const error = asSourceError(thrown);
      states.noteFailure(feed.key, error.outage, now());
      if (error.report) states.noteReport(feed, error.report, now().toISOString());
      throw error;
    }
  }

  async function ask<T>(feed: Feed<T>): Promise<Cached<T>> {
    const { body, cached: read } = await execute(feed);
    const cached = { ...read, formatSince: await parts.formatSince(feed, read.report) };
    states.noteSuccess(feed.key, cached.fetchedAt);
    if (body !== null && cached.data !== null) await known.store(feed, cached, body);
    return cached;
  }

  async function execute<T>(feed: Feed<T>) {
    const { isEssential } = feed;
    try {
      return await policyOf(feed.provider)({ kind: kindOf(feed), isEssential }, (signal) =>
        askOnce(feed, signal),
      );
    } catch (thrown) {
      const error = asSourceError(thrown);
      await refusals.note(feed, error);
      throw error;
    }
  }

  async function askOnce<T>(feed: Feed<T>, signal: AbortSignal) {
    const { provider } = feed;
    const body = await readAnswer({
      url: parts.baseUrlOf(provider) + feed.path,
      headers: { ...parts.headersOf(provider), ...feed.headers },
      posted: feed.posted,
      hosts: provider.hosts,
      maxBytes: provider.maxBytes,
      decode: feed.decode,
      signal,
    });
    const fetchedAt = now().toISOString();
    if (body === null && !feed.canBeMissing) {
      throw new SourceError('refused', 'status 404', { refusalScope: 'request' });
    }
    const cached: Cached<T> =
      body === null
        ? { data: null, asOf: fetchedAt, fetchedAt, report: null }
        : readCached(feed, body, fetchedAt, now());
    const before = known.inMemory(feed);
    if (before && isStepBack(feed, cached, before, now())) {
      throw new SourceError('malformed', 'less or older than the known answer');
    }
    return { body, cached };
  }

  function policyOf(provider: Provider) {
    const policy =
      policies.get(provider.id) ??
      createRequestPolicy(parts.isSample ? { ...provider, budget: null } : provider, now);
    policies.set(provider.id, policy);
    return policy;
  }

  return {
    underWay,

    /** Concurrent callers share one in-flight request. */
    fly<T>(feed: Feed<T>): Promise<Cached<T>> {
      const before = underWay(feed);
      if (before) return before;
      const inFlight = answerOrThrow(feed).finally(() => allInFlight.delete(keys.entry(feed)));
      allInFlight.set(keys.entry(feed), inFlight);
      return inFlight;
    },
  };
}
