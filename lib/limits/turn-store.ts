import 'server-only';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract';
import { withDeadline } from '@/lib/auth/deadline';

type Turns = { points: number; expiresAtMs: number; isFirst: boolean };

type TurnCounterOptions = {
  /** Names the kind; part of every document's id. */
  keyPrefix: string;
  points: number;
  windowSeconds: number;
  /** After which this instance counts alone. */
  timeoutMs?: number;
};

const usualTimeoutMs = 2_000;

/**
 * rate-limiter-flexible over Firestore: one document per key in `limits`, so that every instance of the site shares
 * the count. The window is fixed and begins with the first turn. `expiresAt` is the field for a TTL policy.
 *
 * Where Firestore cannot be reached in time, this instance counts by itself (`insuranceLimiter`): a flood is still
 * held back, and an honest person is never refused for longer than a window. A key that is over its limit is
 * remembered here as well, so that a flood costs no writes.
 */
export class TurnCounter extends RateLimiterStoreAbstract {
  private readonly limit: number;
  private readonly timeoutMs: number;
  private readonly line = new Map<string, Promise<Turns | null>>();

  constructor(
    private readonly open: () => Firestore,
    { keyPrefix, points, windowSeconds, timeoutMs = usualTimeoutMs }: TurnCounterOptions,
  ) {
    const shared = { keyPrefix, points, duration: windowSeconds };
    super({
      ...shared,
      storeClient: null,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory(shared),
    });
    this.limit = points;
    this.timeoutMs = timeoutMs;
  }

  /** Called by the library. @param milliseconds the window's length @param restart begins a new window in any case */
  _upsert(key: string, points: number, milliseconds: number, restart = false): Promise<Turns> {
    const turns = this.inLine(key, () => this.count(key, points, milliseconds, restart));
    return withDeadline(turns, this.timeoutMs);
  }

  _getRateLimiterRes(_key: string, _changed: number, turns: Turns): RateLimiterRes {
    const remaining = Math.max(this.limit - turns.points, 0);
    const waitMs = Math.max(turns.expiresAtMs - Date.now(), 0);
    return new RateLimiterRes(remaining, waitMs, turns.points, turns.isFirst);
  }

  async _get(key: string): Promise<Turns | null> {
    const now = Date.now();
    const known = readTurns((await this.documentOf(key).get()).data());
    return known && known.expiresAtMs > now ? { ...known, isFirst: false } : null;
  }

  async _delete(key: string): Promise<boolean> {
    await this.documentOf(key).delete();
    return true;
  }

  /** Turns of one key, one after the other: an instance does not race itself for a document. */
  private inLine(key: string, count: () => Promise<Turns>): Promise<Turns> {
    const before = this.line.get(key) ?? Promise.resolve(null);
    const turns = before.then((last) =>
      last && last.points > this.limit && last.expiresAtMs > Date.now() ? last : count(),
    );
    const settled = turns.catch(() => null);
    this.line.set(key, settled);
    void settled.then(() => {
      if (this.line.get(key) === settled) this.line.delete(key);
    });
    return turns;
  }

  private count(
    key: string,
    points: number,
    milliseconds: number,
    restart: boolean,
  ): Promise<Turns> {
    const document = this.documentOf(key);
    return this.open().runTransaction(async (transaction) => {
      const now = Date.now();
      const known = readTurns((await transaction.get(document)).data());
      const goesOn = !restart && known !== null && known.expiresAtMs > now;
      const turns = {
        points: goesOn ? known.points + points : points,
        expiresAtMs: goesOn ? known.expiresAtMs : now + milliseconds,
      };
      transaction.set(document, {
        points: turns.points,
        expiresAt: Timestamp.fromMillis(turns.expiresAtMs),
      });
      return { ...turns, isFirst: !goesOn };
    });
  }

  private documentOf(key: string) {
    return this.open().collection('limits').doc(key);
  }
}

function readTurns(fields: Record<string, unknown> | undefined): Omit<Turns, 'isFirst'> | null {
  const { points, expiresAt } = fields ?? {};
  return typeof points === 'number' && expiresAt instanceof Timestamp
    ? { points, expiresAtMs: expiresAt.toMillis() }
    : null;
}
