import 'server-only';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { setRecent } from '@/lib/memoize';
import { withTimeout } from '@/lib/timeout';

type Options = {
  /** Names what is counted; part of every claim. */
  keyPrefix: string;
  /** Attempts of a key allowed in one window. */
  limit: number;
  windowSeconds: number;
  /** How many of them each instance allows without asking Firestore; its first claim counts them too. */
  countedAlone?: number;
  timeoutMs?: number;
};

/** One key in one window, as this instance counts it. */
type Count = {
  window: string;
  endsAtMs: number;
  /** Attempts that it let through, less those given back. */
  used: number;
  /** How many it may let through. */
  granted: number;
  /** Tokens that it has claimed in Firestore. */
  claimed: number;
  /** Attempts that wait for the claim under way. */
  waiting: number;
  claim: Promise<void> | null;
  /** No token is left to claim. */
  isFull: boolean;
};

const usualTimeoutMs = 2_000;
/** Size of one instance's memory; what it claimed for a key that is dropped is still in Firestore. */
const maxKeysInMemory = 10_000;
/** Bounds the query. A claim is of at least one token, and the highest limit has 300. */
const maxClaims = 1_000;

/**
 * Counts attempts by key in windows, for all instances together.
 *
 * An instance that has no token left writes a claim, a new document in `limits`, and then reads all claims of the key
 * and window. Tokens go to claims in the order of Firestore's commit times, so that no token goes to two instances. A
 * claim is never changed: no document is written twice, and instances do not compete for one.
 *
 * - All instances together let `limit` attempts through, and at most `countedAlone` more for each instance.
 * - An attempt that comes alone claims as many tokens as the instance has used, two at least, so that few attempts
 *   wait for Firestore. What one instance has claimed and not used, the others do not get: at worst half of the limit.
 * - While Firestore does not answer in time, each instance lets `limit` attempts through by itself.
 * - Windows begin at multiples of their length, so that instances agree on them. Around the end of one, up to twice the
 *   limit passes within a moment, as with any fixed window.
 */
export class TokenCounter {
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly open: () => Firestore,
    private readonly options: Options,
  ) {}

  /** Takes a token. @returns 0, or how many milliseconds to wait where none is left. Never throws. */
  async take(key: string): Promise<number> {
    const count = this.countOf(key);
    while (count.used >= count.granted) {
      if (count.isFull || count.used >= this.options.limit) {
        return Math.max(count.endsAtMs - Date.now(), 1);
      }
      count.waiting += 1;
      await (count.claim ??= this.claim(count).finally(() => (count.claim = null)));
      count.waiting -= 1;
    }
    count.used += 1;
    return 0;
  }

  /** Takes an attempt back that turned out to be none: this instance, wherever it was counted, has one token more. */
  giveBack(key: string): void {
    this.countOf(key).used -= 1;
  }

  private countOf(key: string): Count {
    const { keyPrefix, windowSeconds, countedAlone = 0 } = this.options;
    const place = Math.floor(Date.now() / (windowSeconds * 1_000));
    const window = `${keyPrefix}:${key}:${place}`;
    let count = this.counts.get(key);
    if (count?.window !== window) {
      const endsAtMs = (place + 1) * windowSeconds * 1_000;
      const nothingYet = { used: 0, claimed: 0, waiting: 0, claim: null, isFull: false };
      count = { window, endsAtMs, granted: countedAlone, ...nothingYet };
    }
    setRecent(this.counts, key, count, maxKeysInMemory);
    return count;
  }

  private async claim(count: Count): Promise<void> {
    const { limit, timeoutMs = usualTimeoutMs } = this.options;
    const before = count.claimed;
    // Also where no answer comes: the claim may have been written.
    count.claimed = Math.min(count.used + Math.max(count.waiting, count.used, 2), limit);
    const tokens = count.claimed - before;
    try {
      const left = await withTimeout(this.writeClaim(count, tokens), timeoutMs);
      count.granted = Math.max(count.granted, before + Math.min(tokens, left));
      count.isFull = left <= tokens;
    } catch {
      count.granted = Math.min(count.granted + count.waiting, limit);
    }
  }

  /** @returns how many tokens the claims before this one have left. `expiresAt` is the field of a TTL policy. */
  private async writeClaim({ window, endsAtMs }: Count, tokens: number): Promise<number> {
    const claims = this.open().collection('limits');
    const own = claims.doc();
    const expiresAt = Timestamp.fromMillis(endsAtMs);
    const { writeTime } = await own.create({ window, tokens, expiresAt });
    const { docs } = await claims.where('window', '==', window).limit(maxClaims).get();
    return docs
      .filter(({ id, createTime }) => id !== own.id && createTime.valueOf() <= writeTime.valueOf())
      .reduce((left, claim) => left - Number(claim.get('tokens')), this.options.limit);
  }
}
