import fc from 'fast-check';
import { memoizeFor } from '@/lib/memoize';
import { arranged, moved, withMark } from '@/lib/dashboard/domain/card-layout';
import {
  dashboardHref,
  rangeStart,
  readDashboardQuery,
} from '@/lib/dashboard/domain/dashboard-query';

test('a card of a new release stands behind the one that it follows, a removed one is left out', () => {
  expect(arranged(['a', 'b', 'c', 'd'], ['d', 'gone', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c']);
  expect(arranged(['new', 'a', 'b'], ['b', 'a'])).toEqual(['new', 'b', 'a']);
});

test('whatever was remembered, each card of the registry stands once', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(ids, fc.array(fc.constantFrom('a', 'b', 'c', 'x', 'y')), (registry, order) => {
      expect(arranged(registry, order).sort()).toEqual([...registry].sort());
    }),
  );
});

test('a card moves by one place and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(withMark(['a'], 'a', false)).toEqual([]);
  expect(withMark(['a'], 'a', true)).toEqual(['a']);
});

test('the part, the range and what is open stand in the address, the usual ones in none', () => {
  const usual = { range: '1y', isDemo: false, tab: 'overview', open: null };
  expect(readDashboardQuery({})).toEqual(usual);
  expect(readDashboardQuery({ range: '3y', demo: '1', tab: 'plans', open: 'target' })).toEqual({
    range: '3y',
    isDemo: true,
    tab: 'plans',
    open: 'target',
  });
  expect(readDashboardQuery({ range: 'forever', tab: 'cards', open: 'sesame' })).toEqual(usual);
  expect(dashboardHref({ range: '1y', tab: 'overview' })).toBe('/analytics');
  expect(dashboardHref({ range: 'max', isDemo: true })).toBe('/analytics?range=max&demo=1');
  expect(dashboardHref({ tab: 'holdings', open: 'add' })).toBe('/analytics?tab=holdings&open=add');
  expect(rangeStart('3y', '2026-11-21')).toBe('2023-11-21');
  expect(rangeStart('max', '2026-11-21')).toBeNull();
});

test('an answer is shared while it is fetched and for a while after; a failure is asked again', async () => {
  let nowMs = 0;
  let calls = 0;
  let isGood = true;
  const read = memoizeFor(() => Promise.resolve({ ok: isGood, call: (calls += 1) }), {
    cacheMs: ({ ok }) => (ok ? 100 : 0),
    now: () => nowMs,
  });
  expect((await Promise.all([read(), read()])).map(({ call }) => call)).toEqual([1, 1]);
  nowMs = 99;
  expect((await read()).call).toBe(1);
  nowMs = 100;
  isGood = false;
  expect((await read()).call).toBe(2);
  expect((await read()).call).toBe(3);
});
