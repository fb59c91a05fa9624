import { loadHeadlines } from '@/lib/dashboard/server/source';
import { latestHeadlines } from '@/lib/news/server/source';
import { readMyReadingList } from '@/lib/news/server/store';
import { emptyReadingList } from '@/lib/news/domain/reading-list';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/crypto/server/source', () => ({}));
jest.mock('@/lib/funds/server/source', () => ({}));
jest.mock('@/lib/news/server/source', () => ({ latestHeadlines: jest.fn(async () => []) }));
jest.mock('@/lib/news/server/store', () => ({ readMyReadingList: jest.fn() }));

const muting = { ...emptyReadingList, mutedWords: ['crypto'] };

it.each([
  ['a member with mutes', 'member', success(muting), [4, muting], false],
  ['a member without', 'member', success(emptyReadingList), [4], false],
  ['a member whose list cannot be read', 'member', failure('unavailable'), [4], true],
  ['a guest', 'guest', success(muting), [4], false],
  ['the sample household', 'demo', success(muting), [4], false],
] as const)('headlines on the dashboard of %s', async (_, kind, list, asked, areMutesUnknown) => {
  jest.mocked(readMyReadingList).mockResolvedValue(list);
  jest.mocked(latestHeadlines).mockClear();
  expect(await loadHeadlines({ kind })).toEqual({ headlines: [], areMutesUnknown });
  expect(jest.mocked(latestHeadlines).mock.calls).toEqual([asked]);
});
