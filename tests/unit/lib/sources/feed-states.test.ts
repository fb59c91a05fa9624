import { coingecko } from '@/lib/sources/providers';
import { ageOf, leastCurrent } from '@/lib/sources/sourced';
import { createFeedStates, healthOf, type WatchedFeed } from '@/lib/sources/feed-states';
import { createReadReport } from '@/lib/sources/read-report';

const now = new Date('2026-11-21T10:00:00Z');
const feed: WatchedFeed = {
  ...{ provider: coingecko, key: 'coingecko/market', freshForSeconds: 300 },
  staleWhenOlderThanMs: 3_600_000,
};
const nothing: Parameters<typeof healthOf>[1] = {
  ...{ lastSuccessAt: null, asOf: null, lastFailureAt: null, lastOutage: null },
  ...{ report: null, formatChangedAt: null },
};
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const healthAfter = (seen: Partial<typeof nothing>, { isSample = false, of = feed } = {}) =>
  healthOf(of, { ...nothing, ...seen }, { isSample, now });

it.each([
  ['was never requested', 'unknown', {}, false],
  ['only failed', 'down', { lastFailureAt: minutesAgo(1) }, false],
  ['came in its rhythm', 'live', { lastSuccessAt: minutesAgo(9) }, false],
  ['missed a round', 'stale', { lastSuccessAt: minutesAgo(11) }, false],
  ['is sample data', 'sample', { lastSuccessAt: minutesAgo(1) }, true],
])('a feed that %s is %s', (_, state, seen, isSample) => {
  expect(healthAfter(seen, { isSample })).toMatchObject({ state });
});

it('a feed is stale, and as old as its figures, while the provider answers old ones', () => {
  const frozen = { lastSuccessAt: minutesAgo(1), asOf: minutesAgo(61) };
  expect(healthAfter(frozen)).toMatchObject({ state: 'stale', ageSeconds: 61 * 60 });
  const recent = { ...frozen, asOf: minutesAgo(59) };
  expect(healthAfter(recent)).toMatchObject({ state: 'live', ageSeconds: 60 });
  const limitless = { ...feed, staleWhenOlderThanMs: null };
  expect(healthAfter(frozen, { of: limitless }).state).toBe('live');
});

it.each([
  [-1, 0],
  [2, 120],
])('an answer of %p minutes ago is %p seconds old', (minutes, ageSeconds) => {
  expect(healthAfter({ lastSuccessAt: minutesAgo(minutes) })).toMatchObject({ ageSeconds });
});

it('the state of a feed has the newest success and the last failure', () => {
  const states = createFeedStates(() => undefined);
  states.noteSuccess('a', minutesAgo(5), minutesAgo(6));
  states.noteSuccess('a', minutesAgo(50), minutesAgo(51));
  states.noteFailure('a', 'limited', now);
  expect(states.stateOf('a')).toEqual({
    ...{ ...nothing, lastSuccessAt: minutesAgo(5), asOf: minutesAgo(6) },
    ...{ lastFailureAt: now.toISOString(), lastOutage: 'limited' },
  });
  expect(states.stateOf('b')).toEqual(nothing);
});

describe('the format of a feed', () => {
  const sound = { ...createReadReport().finish(), rows: 250 };
  const changed = { ...sound, newFields: ['cap'], lostFields: ['market_cap'] };
  const seen = (states: ReturnType<typeof createFeedStates>) => {
    const { report, formatChangedAt } = states.stateOf(feed.key);
    return { refusedRows: report?.refusedRows, formatChangedAt };
  };

  it('is logged once when it changes, with the time of its change', () => {
    const log = jest.fn<void, [string]>();
    const states = createFeedStates(log);
    states.noteReport(feed, sound, minutesAgo(30));
    expect(seen(states)).toEqual({ refusedRows: 0, formatChangedAt: null });
    for (const minutes of [20, 10, 5]) states.noteReport(feed, changed, minutesAgo(minutes));
    expect(seen(states)).toEqual({ refusedRows: 0, formatChangedAt: minutesAgo(20) });
    states.noteReport(feed, { ...changed, newFields: [] }, minutesAgo(4));
    expect(seen(states).formatChangedAt).toBe(minutesAgo(4));
    states.noteReport(feed, sound, minutesAgo(3));
    expect(seen(states).formatChangedAt).toBeNull();
    expect(log.mock.calls.map(([finding]) => finding)).toEqual([
      expect.stringContaining('"newFields":["cap"]'),
      expect.stringContaining('"newFields":[]'),
    ]);
  });

  it('is not changed by refused rows, which are counted, and logged once for a kind of feed', () => {
    const log = jest.fn();
    const states = createFeedStates(log);
    for (const [index, refusedRows] of [1, 2, 3].entries()) {
      const one = { ...feed, key: `mfapi/history/${index}`, kind: 'mfapi/history' };
      states.noteReport(one, { ...sound, refusedRows, firstReasons: ['no date'] }, minutesAgo(1));
    }
    expect(log).toHaveBeenCalledTimes(1);
    const logged = expect.stringMatching(/^mfapi\/history .*1 of 250 rows refused$/);
    expect(log).toHaveBeenCalledWith(logged);
    const state = { report: { refusedRows: 3 }, formatChangedAt: null };
    expect(states.stateOf('mfapi/history/2')).toMatchObject(state);
  });
});

it.each([
  [-5, 'seconds', 0],
  [119, 'seconds', 119],
  [120, 'minutes', 2],
  [7_200, 'hours', 2],
  [172_800, 'days', 2],
])('an age of %d s is shown in %s', (seconds, unit, count) => {
  expect(ageOf(seconds)).toEqual({ unit, count });
});

it('of several figures the stale ones are the least current', () => {
  const [live, stale] = [{ status: 'live' as const }, { status: 'stale' as const }];
  expect(leastCurrent([live, stale, live])).toBe(stale);
  expect(leastCurrent([live])).toBe(live);
  expect(leastCurrent([])).toBeUndefined();
});
