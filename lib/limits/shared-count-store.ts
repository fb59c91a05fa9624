import 'server-only';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract';
import { withTimeout } from '@/lib/timeout';

type Counted = { points: number; expiresAtMs: number; isFirst: boolean };

/** Instances that compete for a document: Firestore's own five tries are few for a burst. */
const severalTries = { maxAttempts: 15 };

/** Attempts of one key that go to Firestore together. */
type Batch = { points: number; answer: Promise<{ before: number; after: Counted }> };

export type CountOptions = {
  /** Names the kind; part of every document's id. */
  keyPrefix: string;
  points: number;
  windowSeconds: number;
  /** How long an answer of Firestore is waited for. */
  timeoutMs: number;
};

/**
 * rate-limiter-flexible over Firestore: one document per key in `limits`, so that all instances share the count. The
 * window is fixed and begins with the first attempt. `expiresAt` is the field of a TTL policy. Rejects with a
 * `RateLimiterRes` for a refusal, with any other error where Firestore did not answer in time.
 *
 * Attempts for a key that arrive during its transaction are batched into the next one. A burst of any size therefore
 * takes two transactions; one for each attempt would make the last ones miss the deadline. A key over its limit is
 * also cached in memory, so that a flood costs no writes.
 */
export class SharedCount extends RateLimiterStoreAbstract {
  private readonly limit: number;
  private readonly timeoutMs: number;
  private readonly waiting = new Map<string, Batch>();
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly open: () => Firestore,
    { keyPrefix, points, windowSeconds, timeoutMs }: CountOptions,
  ) {
    super({
      keyPrefix,
      points,
      duration: windowSeconds,
      storeClient: null,
      inMemoryBlockOnConsumed: points + 1,
    });
    this.limit = points;
    this.timeoutMs = timeoutMs;
  }

  /** Called by the library. @param milliseconds the window's length @param restart begins a new window in any case */
  _upsert(key: string, points: number, milliseconds: number, restart = false): Promise<Counted> {
    const isAttempt = points > 0 && !restart;
    const counted = isAttempt
      ? this.inBatch(key, points, milliseconds)
      : this.add(key, points, { milliseconds, restart }).then(({ after }) => after);
    return withTimeout(counted, this.timeoutMs);
  }

  _getRateLimiterRes(_key: string, _changed: number, counted: Counted): RateLimiterRes {
    const remaining = Math.max(this.limit - counted.points, 0);
    const waitMs = Math.max(counted.expiresAtMs - Date.now(), 0);
    return new RateLimiterRes(remaining, waitMs, counted.points, counted.isFirst);
  }

  async _get(key: string): Promise<Counted | null> {
    const known = readCount((await this.documentOf(key).get()).data());
    return known && known.expiresAtMs > Date.now() ? { ...known, isFirst: false } : null;
  }

  async _delete(key: string): Promise<boolean> {
    await this.documentOf(key).delete();
    return true;
  }

  private async inBatch(key: string, points: number, milliseconds: number): Promise<Counted> {
    const batch = this.waiting.get(key) ?? this.startBatch(key, milliseconds);
    batch.points += points;
    const place = batch.points;
    const { before, after } = await batch.answer;
    return { ...after, points: before + place, isFirst: after.isFirst && place === points };
  }

  private startBatch(key: string, milliseconds: number): Batch {
    const askedAtMs = Date.now();
    const earlier = this.underWay.get(key) ?? Promise.resolve();
    const batch: Batch = {
      points: 0,
      answer: earlier.then(() => {
        this.waiting.delete(key);
        return this.add(key, batch.points, { milliseconds, askedAtMs });
      }),
    };
    this.waiting.set(key, batch);
    const settled = batch.answer.then(
      () => undefined,
      () => undefined,
    );
    this.underWay.set(key, settled);
    void settled.then(() => {
      if (this.underWay.get(key) === settled) this.underWay.delete(key);
    });
    return batch;
  }

  /** @param askedAtMs when a new window begins, also where Firestore took its time */
  private add(
    key: string,
    points: number,
    { milliseconds, restart = false, askedAtMs = Date.now() }: WindowOptions,
  ): Batch['answer'] {
    const document = this.documentOf(key);
    return this.open().runTransaction(async (transaction) => {
      const known = readCount((await transaction.get(document)).data());
      const goesOn = !restart && known !== null && known.expiresAtMs > Date.now();
      const before = goesOn ? known.points : 0;
      const after = {
        points: Math.max(before + points, 0),
        expiresAtMs: goesOn ? known.expiresAtMs : askedAtMs + milliseconds,
      };
      transaction.set(document, {
        points: after.points,
        expiresAt: Timestamp.fromMillis(after.expiresAtMs),
      });
      return { before, after: { ...after, isFirst: !goesOn } };
    }, severalTries);
  }

  private documentOf(key: string) {
    return this.open().collection('limits').doc(key);
  }
}

type WindowOptions = { milliseconds: number; restart?: boolean; askedAtMs?: number };

function readCount(fields: Record<string, unknown> | undefined): Omit<Counted, 'isFirst'> | null {
  const { points, expiresAt } = fields ?? {};
  return typeof points === 'number' && expiresAt instanceof Timestamp
    ? { points, expiresAtMs: expiresAt.toMillis() }
    : null;
}
