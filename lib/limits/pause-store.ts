import 'server-only';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { isContention } from '@/lib/firebase/error-codes';
import { setRecent } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';

/** Attempts in a row without success. */
export type Attempts = { count: number; lastAtMs: number };

/** Our choice: a person who mistypes a few times does not wait, and trying a list of passwords takes days. */
export const pauseRule = {
  freeAttempts: 5,
  firstSeconds: 30,
  maxSeconds: 15 * 60,
  /** After which time without an attempt the count begins anew. */
  forgottenAfterSeconds: 60 * 60,
} as const;

/**
 * Counts one more attempt, or says how long it has to wait: none after the first four attempts, 30 seconds after the
 * fifth, then twice as long after each, 15 minutes at most. An attempt that has to wait is not counted, so that
 * pressing again makes the wait no longer. Success is for the caller to forget.
 */
export function countAttempt(
  known: Attempts | null,
  nowMs: number,
): { waitMs: number; attempts: Attempts } {
  const isForgotten = !known || nowMs - known.lastAtMs > pauseRule.forgottenAfterSeconds * 1_000;
  if (isForgotten) return { waitMs: 0, attempts: { count: 1, lastAtMs: nowMs } };
  const waitMs = known.lastAtMs + pauseMsAfter(known.count) - nowMs;
  if (waitMs > 0) return { waitMs, attempts: known };
  return { waitMs: 0, attempts: { count: known.count + 1, lastAtMs: nowMs } };
}

function pauseMsAfter(count: number): number {
  const { freeAttempts, firstSeconds, maxSeconds } = pauseRule;
  if (count < freeAttempts) return 0;
  return Math.min(firstSeconds * 2 ** (count - freeAttempts), maxSeconds) * 1_000;
}

const usualTimeoutMs = 2_000;

/** Up to five attempts of each instance compete for a document: Firestore's own five tries are few for a burst. */
const severalTries = { maxAttempts: 15 };

/** The wait of an attempt that Firestore could not count, because too many with one key came at the same moment. */
const contentionWaitMs = 1_000;

/** Size of one instance's memory; a key dropped from it is still counted in Firestore. */
const maxKeysInMemory = 10_000;

/**
 * Attempts by key with a growing pause (`countAttempt`): one document per key in `limits`, and the same in memory
 * before Firestore is asked, so that attempts at the same moment do not pass together, and a slow Firestore lets no
 * known one through. `expiresAt` is the field of a TTL policy.
 */
export class PauseCounter {
  private readonly own = new Map<string, Attempts>();

  constructor(
    private readonly open: () => Firestore,
    private readonly options: { keyPrefix: string; timeoutMs?: number },
  ) {}

  /**
   * Counts one attempt. @param isOwnOnly asks no database @returns the wait in milliseconds, 0 when it may be made, and
   * how many were made in a row. Never throws: without an answer of Firestore the count of this instance decides.
   */
  async attempt(key: string, isOwnOnly = false): Promise<{ waitMs: number; count: number }> {
    const before = this.own.get(key) ?? null;
    const own = countAttempt(before, Date.now());
    this.remember(key, own.attempts);
    const answer = { waitMs: own.waitMs, count: own.attempts.count };
    if (own.waitMs > 0 || isOwnOnly) return answer;
    try {
      const shared = await withTimeout(this.attemptForAll(key), this.timeoutMs);
      if (shared.waitMs > 0) this.takeBack(key, own.attempts, before);
      return { waitMs: shared.waitMs, count: Math.max(shared.attempts.count, answer.count) };
    } catch (error) {
      if (!isContention(error)) return answer;
      this.takeBack(key, own.attempts, before);
      return { ...answer, waitMs: contentionWaitMs };
    }
  }

  /** After a success. @returns whether there was anything to forget. Never throws. */
  async forget(key: string): Promise<boolean> {
    const wasKnown = this.own.delete(key);
    try {
      return (await withTimeout(this.forgetForAll(key), this.timeoutMs)) || wasKnown;
    } catch {
      return wasKnown;
    }
  }

  private attemptForAll(key: string) {
    const document = this.documentOf(key);
    return document.firestore.runTransaction(async (transaction) => {
      const known = readAttempts((await transaction.get(document)).data());
      const counted = countAttempt(known, Date.now());
      const { count, lastAtMs } = counted.attempts;
      if (counted.waitMs === 0) {
        transaction.set(document, {
          count,
          lastAt: Timestamp.fromMillis(lastAtMs),
          expiresAt: Timestamp.fromMillis(lastAtMs + pauseRule.forgottenAfterSeconds * 1_000),
        });
      }
      return counted;
    }, severalTries);
  }

  private forgetForAll(key: string): Promise<boolean> {
    const document = this.documentOf(key);
    return document.firestore.runTransaction(async (transaction) => {
      const isKnown = (await transaction.get(document)).exists;
      if (isKnown) transaction.delete(document);
      return isKnown;
    });
  }

  private remember(key: string, attempts: Attempts): void {
    setRecent(this.own, key, attempts, maxKeysInMemory);
  }

  /** An attempt that has to wait is not counted; others that were made since then stay counted. */
  private takeBack(key: string, counted: Attempts, before: Attempts | null): void {
    const now = this.own.get(key);
    if (!now) return;
    const left = now === counted ? before : { ...now, count: now.count - 1 };
    if (left && left.count > 0) this.remember(key, left);
    else this.own.delete(key);
  }

  private documentOf(key: string): DocumentReference {
    return this.open().collection('limits').doc(`${this.options.keyPrefix}:${key}`);
  }

  private get timeoutMs(): number {
    return this.options.timeoutMs ?? usualTimeoutMs;
  }
}

function readAttempts(fields: Record<string, unknown> | undefined): Attempts | null {
  const { count, lastAt } = fields ?? {};
  return typeof count === 'number' && lastAt instanceof Timestamp
    ? { count, lastAtMs: lastAt.toMillis() }
    : null;
}
