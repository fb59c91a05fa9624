import 'server-only';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import {
  WriteLater,
  untilNextWriteMs,
  writeIntervalMs,
  writePaced,
} from '@/lib/firebase/paced-write';
import { setRecent } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';

type Counted = { points: number; expiresAtMs: number; isFirst: boolean };

/** Instances that compete for a document: Firestore's own five tries are few for a burst. */
const severalTries = { maxAttempts: 15 };

/** How often a change waits for its second before the attempt is asked to come again. */
const mostTries = 2;

/** Attempts of one key that go to Firestore together. */
type Batch = { points: number; answer: Promise<{ before: number; after: Counted }> };

/** Tokens that this instance has taken from the count of all and not used yet: the `next`th to the `last`th. */
type Reserve = { next: number; last: number; used: number; expiresAtMs: number };

const mostReserves = 10_000;
/** So long after a write of another instance a key is looked at before it is written. */
const contendedMs = 10_000;

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
 * No document is written more than once a second. Attempts for a key that arrive meanwhile are batched into the next
 * write, and an instance takes tokens in advance (`inAdvance`), so that a burst of any size takes few writes and what a
 * person does twice in a second does not wait. Where all instances together write a document all the time, an attempt is
 * asked to come again in a second. A key over its limit is also cached in memory, so that a flood costs no writes.
 */
export class SharedCount extends RateLimiterStoreAbstract {
  private readonly limit: number;
  private readonly timeoutMs: number;
  private readonly waiting = new Map<string, Batch>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly reserves = new Map<string, Reserve>();
  /** Until when a key counts as one that is written all the time. */
  private readonly contendedUntilMs = new Map<string, number>();

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
  async _upsert(
    key: string,
    points: number,
    milliseconds: number,
    restart = false,
  ): Promise<Counted> {
    const reserved = restart ? null : this.fromReserve(key, points);
    if (reserved) return reserved;
    const isAttempt = points > 0 && !restart;
    const counted = isAttempt
      ? this.inBatch(key, points, milliseconds)
      : this.add(key, points, { milliseconds, restart }).then(({ after }) => after);
    return withTimeout(counted, this.timeoutMs, () => {
      if (this.isContended(key)) throw comeAgain();
      throw new Error('Firestore did not answer in time');
    });
  }

  /** @param points below 0 gives tokens back to the reserve. Null where it has none for this. */
  private fromReserve(key: string, points: number): Counted | null {
    const reserve = this.reserves.get(key);
    if (!reserve || reserve.expiresAtMs <= Date.now()) return null;
    const left = reserve.last - reserve.next + 1;
    if (points > left || -points > reserve.used) return null;
    reserve.next += points;
    reserve.used += points;
    return { points: reserve.next - 1, expiresAtMs: reserve.expiresAtMs, isFirst: false };
  }

  private setReserve(key: string, reserve: Reserve): void {
    setRecent(this.reserves, key, reserve, mostReserves);
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
  private async add(key: string, points: number, options: WindowOptions): Batch['answer'] {
    const answer = await writePaced(async () => {
      const counted = await withTimeout(this.lookThenAdd(key, points, options), this.timeoutMs);
      if (counted instanceof WriteLater) this.noteContention(key);
      return counted;
    }, mostTries);
    if (!answer) throw comeAgain();
    return answer;
  }

  /** Of a key that is written all the time it looks first: a look locks no document, so that one who may write does. */
  private async lookThenAdd(
    key: string,
    points: number,
    options: WindowOptions,
  ): Promise<Awaited<Batch['answer']> | WriteLater> {
    if (this.isContended(key) && !options.restart) {
      const seen = this.withoutWrite(readCount((await this.documentOf(key).get()).data()), points);
      if (seen) return seen;
    }
    return this.addOnce(key, points, options);
  }

  /** What follows where the count is full, or may not be written yet; null where it may be. */
  private withoutWrite(
    known: ReturnType<typeof readCount>,
    points: number,
  ): Awaited<Batch['answer']> | WriteLater | null {
    const nowMs = Date.now();
    if (known && known.expiresAtMs > nowMs && points > 0 && known.points >= this.limit) {
      const { points: before, expiresAtMs } = known;
      return { before, after: { points: before + points, expiresAtMs, isFirst: false } };
    }
    const waitMs = untilNextWriteMs(known?.writtenAtMs ?? null, nowMs);
    return waitMs > 0 ? new WriteLater(waitMs) : null;
  }

  private isContended(key: string): boolean {
    return (this.contendedUntilMs.get(key) ?? 0) > Date.now();
  }

  private noteContention(key: string): void {
    setRecent(this.contendedUntilMs, key, Date.now() + contendedMs, mostReserves);
  }

  private addOnce(
    key: string,
    points: number,
    { milliseconds, restart = false, askedAtMs = Date.now() }: WindowOptions,
  ): Promise<Awaited<Batch['answer']> | WriteLater> {
    const document = this.documentOf(key);
    return this.open().runTransaction(async (transaction) => {
      const known = readCount((await transaction.get(document)).data());
      const nowMs = Date.now();
      const goesOn = !restart && known !== null && known.expiresAtMs > nowMs;
      const before = goesOn ? known.points : 0;
      const expiresAtMs = goesOn ? known.expiresAtMs : askedAtMs + milliseconds;
      const unwritten = restart ? null : this.withoutWrite(known, points);
      if (unwritten) return unwritten;
      const wanted = Math.max(before + points, 0);
      const advance = points > 0 ? this.inAdvance(key, points, expiresAtMs) : 0;
      // A refused attempt is not counted.
      const taken = Math.min(wanted + advance, Math.max(this.limit, before));
      transaction.set(document, {
        points: taken,
        expiresAt: Timestamp.fromMillis(expiresAtMs),
        writtenAtMs: nowMs,
      });
      if (points > 0) {
        const passed = Math.min(wanted, taken);
        const reserve = this.reserves.get(key);
        const used = reserve?.expiresAtMs === expiresAtMs ? reserve.used : 0;
        const next = passed + 1;
        this.setReserve(key, { next, last: taken, used: used + passed - before, expiresAtMs });
      }
      return { before, after: { points: wanted, expiresAtMs, isFirst: !goesOn } };
    }, severalTries);
  }

  /**
   * How many tokens of this window the instance takes in advance: as many as it has used. With the first attempt, where it
   * comes alone, a tenth of the limit: a person often does the next thing within the second.
   */
  private inAdvance(key: string, points: number, expiresAtMs: number): number {
    const reserve = this.reserves.get(key);
    if (reserve?.expiresAtMs === expiresAtMs) return reserve.used;
    return points === 1 ? Math.ceil(this.limit / 10) : 0;
  }

  private documentOf(key: string) {
    return this.open().collection('limits').doc(key);
  }
}

type WindowOptions = { milliseconds: number; restart?: boolean; askedAtMs?: number };

/** A refusal for a second: others write the count all the time. */
function comeAgain(): RateLimiterRes {
  return new RateLimiterRes(0, writeIntervalMs, 0, false);
}

function readCount(
  fields: Record<string, unknown> | undefined,
): (Omit<Counted, 'isFirst'> & { writtenAtMs: number | null }) | null {
  const { points, expiresAt, writtenAtMs = null } = fields ?? {};
  if (typeof points !== 'number' || !(expiresAt instanceof Timestamp)) return null;
  return {
    points,
    expiresAtMs: expiresAt.toMillis(),
    writtenAtMs: typeof writtenAtMs === 'number' ? writtenAtMs : null,
  };
}
