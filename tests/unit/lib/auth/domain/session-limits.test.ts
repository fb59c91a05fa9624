import { isTouchDue, isWithinLimits } from '@/lib/auth/domain/session-limits';

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

test.each([
  ['just begun', 0, 0, true],
  ['12 days idle', 12, 12, true],
  ['a moment more than 12 days idle', 12 + 1 / dayMs, 12 + 1 / dayMs, false],
  ['30 days old and busy', 30, 0, true],
  ['a moment more than 30 days old and busy', 30 + 1 / dayMs, 0, false],
])('a session that is %s: still good is %s', (_, authDays, seenDays, isGood) => {
  const times = { authTimeMs: now - authDays * dayMs, lastSeenMs: now - seenDays * dayMs };
  expect(isWithinLimits(times, now)).toBe(isGood);
});

test('a visit is noted at most once an hour', () => {
  const hourMs = 60 * 60 * 1000;
  expect(isTouchDue(now - hourMs, now)).toBe(false);
  expect(isTouchDue(now - hourMs - 1, now)).toBe(true);
});
