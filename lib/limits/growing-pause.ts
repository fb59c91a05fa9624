/** Attempts in a row without success. */
export type Attempts = { count: number; lastAtMs: number };

/** Our choice: a person who mistypes a few times does not wait, and trying a list of passwords takes days. */
export const pauseRule = {
  freeAttempts: 5,
  firstSeconds: 30,
  longestSeconds: 15 * 60,
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
  const { freeAttempts, firstSeconds, longestSeconds } = pauseRule;
  if (count < freeAttempts) return 0;
  return Math.min(firstSeconds * 2 ** (count - freeAttempts), longestSeconds) * 1_000;
}
