import type { Feed } from './feed';
import { formatOf, isFormatChanged, type ReadReport } from './read-report';
import { kindOf } from './refusals';
import { figuresAgeSeconds, sampleCredit, type Outage } from './sourced';
import type { LastGood } from './last-good';

/** The parts of a feed that its status needs. */
export type WatchedFeed = Pick<
  Feed<unknown>,
  'provider' | 'key' | 'freshForSeconds' | 'staleWhenOlderThanMs'
>;

/** `down`: the last attempt failed and no good answer is stored; `unknown`: not requested yet. */
export type FeedState = 'live' | 'stale' | 'down' | 'sample' | 'unknown';

export type FeedHealth = {
  provider: string;
  feed: string;
  state: FeedState;
  /** ISO instants; null when there was none. */
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  /** The time that the newest answer is of; null where this instance has read none. */
  asOf: string | null;
  /** Since the last answer; of figures that are too old, since the time that they speak of. */
  ageSeconds: number | null;
  /** The kind of the last failure, also after a later success. */
  lastOutage: Outage | null;
  /** How the newest answer could be read; null where this instance has read none, or its reader makes no report. */
  report: ReadReport | null;
  /** When the present format was first seen, where it is not the one that the release knows; else null. */
  formatChangedAt: string | null;
};

type Memory = Pick<
  FeedHealth,
  'lastSuccessAt' | 'lastFailureAt' | 'asOf' | 'lastOutage' | 'report' | 'formatChangedAt'
>;

const nothing: Memory = {
  lastSuccessAt: null,
  lastFailureAt: null,
  asOf: null,
  lastOutage: null,
  report: null,
  formatChangedAt: null,
};

const maxLogged = 200;

/** The states of the feeds that this instance requested. @param log called once for each new finding about a format. */
export function createFeedStates(log: (finding: string) => void) {
  const states = new Map<string, Memory>();
  const logged = new Set<string>();

  /** Counts differ from answer to answer, findings do not. */
  function logOnce(feed: Pick<Feed<unknown>, 'key' | 'kind'>, report: ReadReport): void {
    const { rows, refusedRows, ...found } = report;
    const finding = `${kindOf(feed)} ${JSON.stringify(found)}`;
    const isSound = refusedRows === 0 && !isFormatChanged(report);
    if (isSound || logged.has(finding) || logged.size >= maxLogged) return;
    logged.add(finding);
    log(`${finding}, ${refusedRows} of ${rows} rows refused`);
  }

  const change = (key: string, changes: Partial<Memory>) =>
    states.set(key, { ...(states.get(key) ?? nothing), ...changes });

  return {
    /** Ignores an answer older than the known one. */
    noteSuccess(key: string, fetchedAt: string, asOf: string | null): void {
      const known = states.get(key);
      if (known?.lastSuccessAt && known.lastSuccessAt > fetchedAt) return;
      // The stored answer of another instance may be known by its time alone.
      const isSame = known?.lastSuccessAt === fetchedAt;
      change(key, { lastSuccessAt: fetchedAt, asOf: asOf ?? (isSame ? known.asOf : null) });
    },
    noteFailure(key: string, lastOutage: Outage, now: Date): void {
      change(key, { lastOutage, lastFailureAt: now.toISOString() });
    },
    noteReport(
      feed: Pick<Feed<unknown>, 'key' | 'kind'>,
      report: ReadReport,
      seenAt: string,
    ): void {
      const { report: before, formatChangedAt } = states.get(feed.key) ?? nothing;
      const isSame = before !== null && formatOf(before) === formatOf(report);
      const changedAt =
        isSame && formatChangedAt && formatChangedAt < seenAt ? formatChangedAt : seenAt;
      change(feed.key, { report, formatChangedAt: isFormatChanged(report) ? changedAt : null });
      logOnce(feed, report);
    },
    stateOf: (key: string): Memory => states.get(key) ?? nothing,
  };
}

export type FeedStates = ReturnType<typeof createFeedStates>;

/** Whether an answer is older than two update intervals of the feed, so that one was missed. */
export function isOverdue(fetchedAt: string, freshForSeconds: number, now: Date): boolean {
  return now.getTime() - Date.parse(fetchedAt) > 2 * freshForSeconds * 1000;
}

/** Whether figures speak of a time that is longer ago than the feed allows. */
export function isAncient(
  asOf: string,
  { staleWhenOlderThanMs: limit }: Pick<Feed<unknown>, 'staleWhenOlderThanMs'>,
  now: Date,
): boolean {
  return limit !== null && now.getTime() - Date.parse(asOf) > limit;
}

/** Whether the feed needs attention: its figures are stale or missing. */
export function isTroubled({ state }: Pick<FeedHealth, 'state'>): boolean {
  return state === 'down' || state === 'stale';
}

export function healthOf(
  feed: WatchedFeed,
  memory: Memory,
  { isSample, now }: { isSample: boolean; now: Date },
): FeedHealth {
  const { provider, key, freshForSeconds } = feed;
  const { lastSuccessAt, lastFailureAt, asOf } = memory;
  const hasOldFigures = asOf !== null && isAncient(asOf, feed, now);
  return {
    provider: isSample ? sampleCredit.name : provider.name,
    feed: key,
    state: stateOf(),
    ageSeconds: lastSuccessAt ? ageOf(lastSuccessAt) : null,
    ...memory,
  };

  function ageOf(fetchedAt: string): number {
    const figures = { asOf: hasOldFigures ? asOf! : fetchedAt, fetchedAt };
    return Math.max(0, Math.round(figuresAgeSeconds(figures, now.getTime())));
  }

  function stateOf(): FeedState {
    if (!lastSuccessAt) return lastFailureAt ? 'down' : 'unknown';
    if (isSample) return 'sample';
    return hasOldFigures || isOverdue(lastSuccessAt, freshForSeconds, now) ? 'stale' : 'live';
  }
}

type Change = { format: string; since: string };

/**
 * Since when the format of a provider differs from the known one. In the durable store, because a new instance would
 * date every change to its own start.
 */
export function createFormatChanges(
  durableKey: (key: string) => string,
  store: LastGood,
  now: () => Date,
) {
  const changes = new Map<string, Change>();

  async function knownChange(kind: string): Promise<Change | null> {
    const inMemory = changes.get(kind);
    if (inMemory) return inMemory;
    const stored = await store.read(durableKey(`formats/${kind}`));
    return stored && { format: stored.body, since: stored.fetchedAt };
  }

  /** @returns an ISO instant; null while the format is the one that the release knows. */
  return async function formatSince(
    feed: Pick<Feed<unknown>, 'key' | 'kind'>,
    report: ReadReport | null,
  ): Promise<string | null> {
    if (!report || !isFormatChanged(report)) return null;
    const kind = kindOf(feed);
    const format = formatOf(report);
    const known = await knownChange(kind);
    const change = known?.format === format ? known : { format, since: now().toISOString() };
    changes.set(kind, change);
    if (change !== known) {
      const entry = { url: kind, fetchedAt: change.since, body: format };
      await store.write(durableKey(`formats/${kind}`), entry);
    }
    return change.since;
  };
}
