import 'server-only';
import type { Firestore } from 'firebase-admin/firestore';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SharedCount, type CountOptions } from './shared-count-store';

type TurnCounterOptions = Omit<CountOptions, 'timeoutMs'> & {
  /** After which the count of this instance decides. */
  timeoutMs?: number;
};

const usualTimeoutMs = 2_000;

/**
 * Counts attempts by key in fixed windows. Each attempt is counted twice: first in this instance's memory, then in
 * Firestore for all instances. Either may refuse. One instance alone therefore never lets more through than the
 * limit, however slow Firestore is and however many attempts arrive at once. All instances together stay below the limit
 * while Firestore answers in time; while it does not, each instance applies its own count.
 */
export class TokenCounter {
  private readonly own: RateLimiterMemory;
  private readonly shared: SharedCount | null;

  /** @param open null: only this instance counts */
  constructor(
    open: (() => Firestore) | null,
    { keyPrefix, points, windowSeconds, timeoutMs = usualTimeoutMs }: TurnCounterOptions,
  ) {
    this.own = new RateLimiterMemory({ keyPrefix, points, duration: windowSeconds });
    this.shared = open && new SharedCount(open, { keyPrefix, points, windowSeconds, timeoutMs });
  }

  /** Counts one attempt. @throws RateLimiterRes, with the wait, when there is none left. */
  async consume(key: string): Promise<void> {
    // The library counts in memory before its promise is made: attempts at the same moment cannot overtake each other.
    await this.own.consume(key);
    try {
      await this.shared?.consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw refusal;
    }
  }

  /** Takes one attempt back, which turned out to be none. Never throws: it would only be counted for a window more. */
  async giveBack(key: string): Promise<void> {
    await this.own.reward(key);
    await this.shared?.reward(key).catch(() => undefined);
  }
}
