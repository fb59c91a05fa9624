import { Timestamp } from 'firebase-admin/firestore';

/**
 * Microseconds that never repeat and never go back, as Firestore's commit times: two commits within one
 * millisecond have two update times, so that a precondition on the update time distinguishes them.
 */
export function createClock(nowMs = Date.now) {
  let last = 0n;
  return {
    now() {
      const present = BigInt(nowMs()) * 1000n;
      last = present > last ? present : last + 1n;
      return new Timestamp(Number(last / 1_000_000n), Number(last % 1_000_000n) * 1000);
    },
    /** No later time will be at or before this one, even when the machine's clock went back. */
    passed(timestamp) {
      const micros =
        BigInt(timestamp.seconds) * 1_000_000n + BigInt(Math.floor(timestamp.nanoseconds / 1000));
      if (micros > last) last = micros;
    },
  };
}
