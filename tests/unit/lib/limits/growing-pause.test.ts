import { countAttempt, pauseRule, type Attempts } from '@/lib/limits/growing-pause';

const start = Date.UTC(2026, 10, 23);

/** Waits as long as it must before each attempt. @returns those waits in seconds */
function waitsOf(attempts: number): number[] {
  let known: Attempts | null = null;
  let now = start;
  return Array.from({ length: attempts }, () => {
    const { waitMs } = countAttempt(known, now);
    now += waitMs;
    known = countAttempt(known, now).attempts;
    return waitMs / 1000;
  });
}

test('five attempts are free, then the pause begins at 30 seconds and doubles up to 15 minutes', () => {
  expect(waitsOf(13)).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
});

test('an attempt that must wait is not counted, however often it is made', () => {
  const known = { count: 5, lastAtMs: start };
  const first = countAttempt(known, start + 10_000);
  expect(first).toEqual({ waitMs: 20_000, attempts: known });
  expect(countAttempt(first.attempts, start + 30_000)).toEqual({
    waitMs: 0,
    attempts: { count: 6, lastAtMs: start + 30_000 },
  });
});

test('after an hour without an attempt the count begins anew, and no pause is longer than that', () => {
  const known = { count: 30, lastAtMs: start };
  const hourMs = pauseRule.forgottenAfterSeconds * 1_000;
  expect(countAttempt(known, start + hourMs).attempts.count).toBe(31);
  expect(countAttempt(known, start + hourMs + 1).attempts.count).toBe(1);
  expect(pauseRule.longestSeconds).toBeLessThan(pauseRule.forgottenAfterSeconds);
});
