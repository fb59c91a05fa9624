import { loadMarket } from '@/lib/crypto/server/source';
import { loadHeadlines, loadPriceSource, watchedFeeds } from '@/lib/dashboard/server/source';
import { loadSchemes } from '@/lib/funds/server/source';
import type { AssetClass } from '@/lib/holdings/holding';
import { emptyReadingList } from '@/lib/news/domain/reading-list';
import { messages } from '@/lib/messages';
import { latestHeadlines } from '@/lib/news/server/source';
import { readMyReadingList } from '@/lib/news/server/store';
import { failure, success } from '@/lib/result';
import { savedIdOf, savedLot } from '@/tests/factories/saved-lot';

jest.mock('@/lib/crypto/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/funds/server/source', () => ({ loadSchemes: jest.fn() }));
jest.mock('@/lib/news/server/source', () => ({ latestHeadlines: jest.fn(async () => []) }));
jest.mock('@/lib/news/server/store', () => ({ readMyReadingList: jest.fn() }));

let clockMs = Date.parse('2026-11-21T07:00:00Z');
afterEach(() => void jest.useRealTimers());

const [navDay, coinDay] = ['2026-11-19', '2026-11-21T06:00:00Z'];

test.each<[AssetClass[], 'live' | 'stale', string | null]>([
  [['fund', 'coin'], 'live', navDay],
  // Of two sources the one that is out of date.
  [['fund', 'coin'], 'stale', coinDay],
  [['coin', 'share'], 'live', coinDay],
  [['share', 'gold', 'deposit'], 'live', null],
  [[], 'live', null],
])('who holds %j, with %s prices of coins, sees the day %s', async (classes, status, asOf) => {
  // What is read is held for some seconds.
  jest.useFakeTimers({ now: (clockMs += 60_000) });
  const list = { data: { schemes: [] }, asOf: navDay, status: 'live' };
  jest.mocked(loadSchemes).mockResolvedValue(success(list) as never);
  const market = { data: { coins: [] }, asOf: coinDay, status };
  jest.mocked(loadMarket).mockResolvedValue(success(market) as never);
  const items = classes.map((each, at) => savedLot(each, 'FD 7%', { id: savedIdOf(at) }));
  const loaded = await loadPriceSource(items);
  expect(loaded?.ok ? loaded.value.asOf : null).toBe(asOf);
});

test('lib/messages/en/sources.ts names each feed of the data status, and no other', () => {
  const keys = watchedFeeds.map(({ key }) => key);
  expect(Object.keys(messages().sources.panel.feeds).sort()).toEqual([...keys].sort());
});

const muting = { ...emptyReadingList, mutedWords: ['crypto'] };

test.each([
  ['a member with mutes', 'member', success(muting), [[4, muting], [4]], false],
  ['a member without', 'member', success(emptyReadingList), [[4]], false],
  ['a member whose list cannot be read', 'member', failure('unavailable'), [[4]], true],
  ['a guest', 'guest', success(muting), [[4]], false],
  ['the sample household', 'demo', success(muting), [[4]], false],
] as const)('headlines on the dashboard of %s', async (_, kind, list, asked, areMutesUnknown) => {
  jest.mocked(readMyReadingList).mockResolvedValue(list);
  jest.mocked(latestHeadlines).mockClear();
  expect(await loadHeadlines({ kind })).toEqual({
    ...{ headlines: [], areAllMuted: false },
    areMutesUnknown,
  });
  expect(jest.mocked(latestHeadlines).mock.calls).toEqual(asked);
});

test('where the mutes of a member hide every headline, the answer says so, and not that no source responds', async () => {
  jest.mocked(readMyReadingList).mockResolvedValue(success(muting));
  jest
    .mocked(latestHeadlines)
    .mockImplementation(async (_, mutes) => (mutes ? [] : [{ id: 'a' } as never]));
  expect(await loadHeadlines({ kind: 'member' })).toMatchObject({
    headlines: [],
    areAllMuted: true,
  });
  expect(await loadHeadlines({ kind: 'guest' })).toMatchObject({ areAllMuted: false });
});
