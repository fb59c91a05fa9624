import 'server-only';
import { dayMs } from '@/lib/calendar/day-count';
import { setTimeout as pause } from 'node:timers/promises';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { logFailure } from '@/lib/errors';
import { withTimeout } from '@/lib/timeout';
import {
  RecordsBusyError,
  callRecordSchema,
  type CallRecord,
  type Decide,
  type KnownRecords,
  type SharedRecords,
} from './shared-records';

type Options = {
  now: () => Date;
  /** Begins the id of each record. */
  prefix?: string;
  /** The time limit of one transaction. */
  timeoutMs?: number;
  wait?: (ms: number) => Promise<unknown>;
};

const usualTimeoutMs = 1_500;
/**
 * Firestore sustains a write a second for one document (https://firebase.google.com/docs/firestore/quotas, soft limits).
 */
const writeIntervalMs = 1_000;
/** They take some five seconds, less than a visitor without figures waits for a provider. */
const maxTries = 5;
/** After Firestore did not answer, so that a visitor does not wait for it each time. */
const retryAfterMs = 30_000;
/** Field of a TTL policy: the record of a request that was not made for so long is deleted. */
const livesMs = 2 * dayMs;

class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** `calls/{name}` in Firestore: one document per request, kind of request and provider. */
export function createSharedRecords(
  open: () => Firestore,
  { now, prefix = '', timeoutMs = usualTimeoutMs, wait = pause }: Options,
): SharedRecords {
  let unreachableUntilMs = 0;

  const documentOf = (name: string) =>
    open()
      .collection('calls')
      .doc(prefix + name.replaceAll('/', ':'));

  /** One transaction. @returns what was decided, or how long to wait where a record may not be written yet */
  function attempt<Answer>(names: readonly string[], decide: Decide<Answer>) {
    return open().runTransaction(
      async (transaction): Promise<{ answer: Answer } | { waitMs: number }> => {
        const documents = await transaction.getAll(...names.map(documentOf));
        const known = knownOf(names, documents);
        const { answer, changes = new Map<string, Partial<CallRecord>>() } = decide(known);
        const nowMs = now().getTime();
        const waits = [...changes.keys()].map((name) => untilNextWriteMs(known(name), nowMs));
        const waitMs = Math.max(0, ...waits);
        if (waitMs > 0) return { waitMs };
        for (const [name, fields] of changes) {
          const before = known(name) ?? { lease: null, pausedUntilMs: 0, budget: null };
          transaction.set(documentOf(name), {
            ...before,
            ...fields,
            writtenAtMs: nowMs,
            expiresAt: Timestamp.fromMillis(nowMs + livesMs),
          });
        }
        return { answer };
      },
    );
  }

  /** @returns null where others wrote the records all the time */
  async function writeWhenAllowed<Answer>(
    names: readonly string[],
    decide: Decide<Answer>,
  ): Promise<{ answer: Answer } | null> {
    for (let left = maxTries; left > 0; left -= 1) {
      const outcome = await withTimeout(attempt(names, decide), timeoutMs);
      if ('answer' in outcome) return outcome;
      // A random part more, so that instances do not come back at once.
      if (left > 1) await wait(outcome.waitMs + Math.random() * (writeIntervalMs / 2));
    }
    return null;
  }

  /** @throws at once where Firestore did not answer a moment ago */
  async function reach<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (now().getTime() < unreachableUntilMs)
      throw new UnreachableError('Firestore did not answer');
    try {
      return await work();
    } catch (error) {
      unreachableUntilMs = now().getTime() + retryAfterMs;
      logFailure('The shared calls could not be counted', error);
      throw error;
    }
  }

  return {
    async read(names) {
      const documents = await reach(() =>
        withTimeout(open().getAll(...names.map(documentOf)), timeoutMs),
      );
      return knownOf(names, documents);
    },

    async change(names, decide) {
      const written = await reach(() => writeWhenAllowed(names, decide));
      if (!written) throw new RecordsBusyError('others write all the time');
      return written.answer;
    },
  };
}

/** A time in the future was written before a clock was set back: it is ignored. */
function untilNextWriteMs(known: CallRecord | null, nowMs: number): number {
  const waitMs = known ? known.writtenAtMs + writeIntervalMs - nowMs : 0;
  return waitMs > 0 && waitMs <= writeIntervalMs ? waitMs : 0;
}

function knownOf(names: readonly string[], documents: readonly DocumentSnapshot[]): KnownRecords {
  const records = new Map(names.map((name, index) => [name, readRecord(documents[index]?.data())]));
  return (name) => records.get(name) ?? null;
}

/** Null for a record of another shape: it begins anew. */
function readRecord(fields: Record<string, unknown> | undefined): CallRecord | null {
  return callRecordSchema.safeParse(fields).data ?? null;
}
