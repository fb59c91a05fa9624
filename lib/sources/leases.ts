import { setRecent } from '@/lib/memoize';
import type { Feed, Provider } from './feed';
import { kindOf } from './refusals';
import { SourceError, longestPauseMs } from './source-error';
import {
  RecordsBusyError,
  type CallRecord,
  type Decide,
  type Decision,
  type KnownRecords,
  type SharedRecords,
} from './shared-records';

type Asked = Pick<Feed<unknown>, 'key' | 'kind'> & { provider: Pick<Provider, 'id' | 'timeoutMs'> };

/**
 * `granted`: this instance may call, and tries after a pause for those `probed`; no other one calls before `untilMs`,
 * which is null where the records cannot be reached. `held`: another instance may be calling at this moment. `paused`:
 * no instance may call before `untilMs`.
 */
type Outcome =
  | { kind: 'granted'; untilMs: number | null; probed: readonly string[] }
  | { kind: 'held' }
  | { kind: 'paused'; untilMs: number };

/**
 * A call takes the provider's timeout at most. A lease also covers what surrounds it: the transaction that takes the lease
 * (1.5 s) and a second look at the stored answer (2 s) before it, and storing the answer (2 s) after it.
 */
const beforeCallMs = 4_000;
const storingMs = 2_000;
const marginMs = beforeCallMs + storingMs;
const maxPauseMs = 120_000;
/** The clocks of two instances differ by less. */
const clockDifferenceMs = 60_000;
/** Pauses that end so close together are one, which saves a write. */
const samePauseMs = 2_000;
/** How long an instance relies on a pause that it has read, since another one may end it. */
const reliedOnMs = 10_000;
const maxRemembered = 300;

const callMs = ({ provider }: Asked) => provider.timeoutMs + marginMs;

/** From one call without an answer to the next: the time of a call, then twice as long each time. */
function leaseMs(asked: Asked, tries: number): number {
  const doubledMs = callMs(asked) * 2 ** Math.min(tries - 1, 10);
  return Math.max(callMs(asked), Math.min(doubledMs, maxPauseMs));
}

/** A pause that ends later than any pause can was written by a clock that was wrong. */
const isBelievablePause = (untilMs: number, nowMs: number) =>
  untilMs - nowMs <= longestPauseMs + clockDifferenceMs;

/** The records that a request shares with others of its kind and of its provider. */
const sharedNames = (asked: Asked) => [...new Set([kindOf(asked), asked.provider.id])];

/**
 * Whether an instance may call the provider now. The call is written down before it is made, as if it failed: an answer
 * that was stored later (`storedAtMs`) is its success, so that a success costs no second write.
 *
 * After a pause of a kind or a provider one instance probes it, and the others wait for the result.
 */
export function decideLease(
  asked: Asked,
  known: KnownRecords,
  storedAtMs: number,
  nowMs: number,
): Decision<Outcome> {
  const pausedUntil = (name: string) => known(name)?.pausedUntilMs ?? 0;
  const shared = sharedNames(asked);
  const pauses = shared.map(pausedUntil).filter((untilMs) => isBelievablePause(untilMs, nowMs));
  const pausedUntilMs = Math.max(0, ...pauses);
  if (pausedUntilMs > nowMs) return { answer: { kind: 'paused', untilMs: pausedUntilMs } };

  const lease = known(asked.key)?.lease;
  // A lease far in the future was taken by a clock that was wrong: like an old one, it holds nothing.
  const sinceMs =
    lease && storedAtMs < lease.askedAtMs ? Math.abs(nowMs - lease.askedAtMs) : Infinity;
  const tries = lease && sinceMs < 2 * maxPauseMs ? lease.tries : 0;
  if (lease && sinceMs < leaseMs(asked, lease.tries)) {
    const untilMs = lease.askedAtMs + leaseMs(asked, lease.tries);
    const answer: Outcome =
      sinceMs < callMs(asked) ? { kind: 'held' } : { kind: 'paused', untilMs };
    return { answer };
  }

  const probed = shared.filter((name) => pausedUntil(name) > 0);
  const changes = new Map<string, Partial<CallRecord>>(
    probed.map((name) => [name, { pausedUntilMs: nowMs + callMs(asked) }]),
  );
  const next = { askedAtMs: nowMs, tries: tries + 1 };
  // A request without a kind has its lease and its pause in one record.
  changes.set(asked.key, { ...changes.get(asked.key), lease: next });
  const untilMs = nowMs + leaseMs(asked, next.tries);
  return { answer: { kind: 'granted', untilMs, probed }, changes };
}

type Lease = {
  /** False where so much time has passed that another instance may call before the answer is stored. */
  coversCall: () => boolean;
  /** Called after the provider answered or did not. */
  settle: (isAnswered: boolean) => void;
};

type Parts = {
  records: SharedRecords;
  now: () => Date;
  keepAlive: (work: Promise<unknown>) => void;
};

/**
 * Calls that no two instances make at once, and pauses that all of them observe. Where the records cannot be reached,
 * each instance decides for itself.
 */
export function createLeases({ records, now, keepAlive }: Parts) {
  /** Until when this instance does not repeat a request: a refusal is remembered without reading the records again. */
  const deniedUntilMs = new Map<string, number>();

  function deny(key: string, untilMs: number): void {
    setRecent(deniedUntilMs, key, untilMs, maxRemembered);
  }

  /** Writes in the background. Where it fails, the other instances find out by their own calls. */
  function note(names: readonly string[], decide: Decide<null>): void {
    const work = records.change(names, decide).catch(() => undefined);
    try {
      keepAlive(work);
    } catch {
      // The response has ended, so that nothing keeps the instance alive: the write may still finish.
    }
  }

  /** Reads first, since most instances may not call and a read locks no record; a transaction follows where one may. */
  async function ask(feed: Asked, storedAtMs: number): Promise<Outcome> {
    const names = [...new Set([feed.key, ...sharedNames(feed)])];
    const decide = (known: KnownRecords) => decideLease(feed, known, storedAtMs, now().getTime());
    try {
      const seen = decide(await records.read(names)).answer;
      return seen.kind === 'granted' ? await records.change(names, decide) : seen;
    } catch (error) {
      // Other instances write these records all the time: one of them is about to call.
      if (error instanceof RecordsBusyError) return { kind: 'held' };
      return { kind: 'granted', untilMs: null, probed: [] };
    }
  }

  return {
    /**
     * @param storedAtMs when the stored answer was received, -Infinity without one
     * @returns null while another instance may be asking
     * @throws SourceError while no instance may call the provider
     */
    async take(feed: Asked, storedAtMs: number): Promise<Lease | null> {
      this.check(feed);
      const outcome = await ask(feed, storedAtMs);
      if (outcome.kind === 'held') return null;
      if (outcome.kind === 'paused') {
        deny(feed.key, Math.min(outcome.untilMs, now().getTime() + reliedOnMs));
        throw paused();
      }
      const { untilMs, probed } = outcome;
      return {
        coversCall: () =>
          untilMs === null || now().getTime() + feed.provider.timeoutMs + storingMs <= untilMs,
        settle(isAnswered) {
          if (!isAnswered) deny(feed.key, untilMs ?? 0);
          else if (probed.length > 0) {
            const changes = new Map(probed.map((name) => [name, { pausedUntilMs: 0 }]));
            note(probed, () => ({ answer: null, changes }));
          }
        },
      };
    },

    /** @throws SourceError where this instance knows of a pause, without looking at the records. */
    check({ key }: Pick<Asked, 'key'>): void {
      if ((deniedUntilMs.get(key) ?? 0) > now().getTime()) throw paused();
    },

    /** Stops requests of a kind, or to a provider, by all instances until then. */
    pause(name: string, untilMs: number): void {
      note([name], (known) => {
        const knownMs = known(name)?.pausedUntilMs ?? 0;
        const isLonger = knownMs >= untilMs - samePauseMs;
        return isLonger && isBelievablePause(knownMs, now().getTime())
          ? { answer: null }
          : { answer: null, changes: new Map([[name, { pausedUntilMs: untilMs }]]) };
      });
    },
  };
}

export type Leases = ReturnType<typeof createLeases>;

const paused = () => new SourceError('paused', 'a recent call brought no answer');
