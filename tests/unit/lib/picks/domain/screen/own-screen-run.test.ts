import { lastChanges } from '@/lib/picks/domain/record/digest';
import { runOwnScreen } from '@/lib/picks/domain/screen/own-screen-run';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { listsOfDay } from '@/lib/picks/domain/record/recorded-list';
import { sampleMarket } from '@/lib/picks/sample/sample-universe';
import type { Screen } from '@/lib/picks/domain/screen/screen';

const asOf = '2026-11-21';
const lag = { days: 30 };
const { universe } = sampleMarket({ seed: 'own', until: asOf, companies: 60 });
const rows = ratioRows(universe, { asOf, priceLagDays: lag.days });
const market = { universe, asOf, lag, rows } as const;
const screen: Screen = {
  id: 'own',
  ruleText: 'Return 1 month > 0%',
  ranking: {
    criteria: [
      { expressionText: 'Momentum', better: 'higher', weight: 2 },
      { expressionText: 'Volatility', better: 'lower', weight: 1 },
    ],
    take: 8,
  },
};

test('runs today, holds it against a month ago, and says what flipped', () => {
  const { result, since, digest, sensitivity } = runOwnScreen(screen, market, null);
  expect(result.companies).toBe(rows.length);
  expect(since).toBe('2026-10-21');
  expect(digest.stayed + digest.entries.length).toBe(result.passed.length);
  const turned = digest.entries.filter(({ cause }) => cause === 'rule');
  expect(turned.length).toBeGreaterThan(0);
  for (const { flips } of turned) {
    expect(flips[0]).toMatchObject({ before: { isMet: false }, after: { isMet: true } });
  }
  expect(sensitivity).toHaveLength(4);
});

test('runs inside a watchlist alone', () => {
  const all = runOwnScreen(screen, market, null).result.passed;
  const isins = [all[3]!.isin, all[5]!.isin];
  const { result } = runOwnScreen(screen, market, isins);
  expect(result.companies).toBe(2);
  expect(result.passed.map(({ isin }) => isin)).toEqual(isins);
  expect(runOwnScreen(screen, market, []).result.companies).toBe(0);
});

test('the last change of each screen is between its two newest lists', () => {
  const listsOn = (ranOn: '2026-11-07' | '2026-11-14' | '2026-11-21') =>
    listsOfDay(universe, { ranOn, priceLagDays: lag.days }, [screen, { ...screen, id: 'other' }]);
  const lists = [...listsOn('2026-11-21'), ...listsOn('2026-11-14'), ...listsOn('2026-11-07')];
  const changes = lastChanges(lists, universe);
  expect(changes.map(({ screenId, day }) => [screenId, day])).toEqual([
    ['own', '2026-11-21'],
    ['other', '2026-11-21'],
  ]);
  expect(changes[0]!.digest.stayed + changes[0]!.digest.entries.length).toBe(
    lists[0]!.picks.length,
  );
  expect(lastChanges(listsOn('2026-11-21'), universe)).toEqual([]);
});
