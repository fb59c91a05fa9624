import { coingecko } from '@/lib/sources/providers';
import { ageOf } from '@/lib/sources/age';
import { createFeedStates, healthOf } from '@/lib/sources/feed-states';

const now = new Date('2026-11-21T10:00:00Z');
const feed = { provider: coingecko, key: 'coingecko/market', freshForSeconds: 300 };
const nothing = { lastSuccessAt: null, lastFailureAt: null, lastOutage: null };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

it.each([
  ['nobody asked', nothing, false, 'unknown'],
  ['it only failed', { ...nothing, lastFailureAt: minutesAgo(1) }, false, 'down'],
  ['it came in its rhythm', { ...nothing, lastSuccessAt: minutesAgo(9) }, false, 'live'],
  ['it missed a round', { ...nothing, lastSuccessAt: minutesAgo(11) }, false, 'stale'],
  ['it is composed', { ...nothing, lastSuccessAt: minutesAgo(1) }, true, 'sample'],
] as const)('when %s', (_, memory, isSample, state) => {
  expect(healthOf(feed, memory, { isSample, now })).toMatchObject({ state });
});

it('tells ages, never below zero', () => {
  const ofFuture = { ...nothing, lastSuccessAt: minutesAgo(-1) };
  expect(healthOf(feed, ofFuture, { isSample: false, now }).ageSeconds).toBe(0);
  expect(
    healthOf(feed, { ...nothing, lastSuccessAt: minutesAgo(2) }, { isSample: false, now })
      .ageSeconds,
  ).toBe(120);
});

it('remembers the newest success, and the last failure beside it', () => {
  const states = createFeedStates();
  states.noteSuccess('a', minutesAgo(5));
  states.noteSuccess('a', minutesAgo(50));
  states.noteFailure('a', 'limited', now);
  expect(states.stateOf('a')).toEqual({
    lastSuccessAt: minutesAgo(5),
    lastFailureAt: now.toISOString(),
    lastOutage: 'limited',
  });
  expect(states.stateOf('b')).toEqual(nothing);
});

it.each([
  [-5, 'seconds', 0],
  [0, 'seconds', 0],
  [119, 'seconds', 119],
  [120, 'minutes', 2],
  [7_199, 'minutes', 119],
  [7_200, 'hours', 2],
  [172_799, 'hours', 47],
  [172_800, 'days', 2],
])('an age of %d s is told in %s', (seconds, unit, count) => {
  expect(ageOf(seconds)).toEqual({ unit, count });
});
