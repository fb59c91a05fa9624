import 'server-only';
import type { Firestore } from 'firebase-admin/firestore';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SharedCount, type CountOptions } from './shared-count-store';

type TurnCounterOptions = Omit<CountOptions, 'timeoutMs'> & {
  /** So many attempts of a window are counted in memory alone; the next one is counted for all with these. */
  countedAlone?: number;
  /** After which the count of this instance decides. */
  timeoutMs?: number;
};

const usualTimeoutMs = 2_000;

/**
 * Counts attempts by key in fixed windows. Each attempt is counted twice: first in this instance's memory, then in
 * Firestore for all instances. Either may refuse. One instance alone therefore never lets more through than the
 * limit, however slow Firestore is and however many attempts arrive at once. All instances together stay below the limit
 * while Firestore answers in time (with `countedAlone`, by that many an instance above it); while it does not, each
 * instance applies its own count. A token given back is first of all the instance's own again.
 */
export class TokenCounter {
  private readonly own: RateLimiterMemory;
  private readonly shared: SharedCount;
  private readonly countedAlone: number;

  constructor(
    open: () => Firestore,
    {
      keyPrefix,
      points,
      windowSeconds,
      timeoutMs = usualTimeoutMs,
      countedAlone = 0,
    }: TurnCounterOptions,
  ) {
    this.own = new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });
    this.shared = new SharedCount(open, { keyPrefix, points, windowSeconds, timeoutMs });
    this.countedAlone = countedAlone;
  }

  /** Counts one attempt. @throws RateLimiterRes, with the wait, when there is none left. */
  async consume(key: string): Promise<void> {
    // The library counts in memory before its promise is made: attempts at the same moment cannot overtake each other.
    const { consumedPoints } = await this.own.consume(key);
    if (consumedPoints <= this.countedAlone) return;
    const isFirstForAll = consumedPoints === this.countedAlone + 1;
    try {
      await this.shared.consume(key, isFirstForAll ? consumedPoints : 1);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw refusal;
    }
  }

  /** Takes one attempt back, which turned out to be none. Never throws: it would only be counted for a window more. */
  async giveBack(key: string): Promise<void> {
    await this.own.reward(key);
    await this.shared.reward(key).catch(() => undefined);
  }
}
