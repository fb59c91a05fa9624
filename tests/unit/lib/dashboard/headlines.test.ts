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
  ['a member with mutes', 'member', success(muting), [4, muting]],
  ['a member without', 'member', success(emptyReadingList), [4]],
  ['a member whose list cannot be read', 'member', failure('unavailable'), [4]],
  ['a guest', 'guest', success(muting), [4]],
  ['the sample household', 'demo', success(muting), [4]],
] as const)('headlines on the dashboard of %s', async (_, kind, list, asked) => {
  jest.mocked(readMyReadingList).mockResolvedValue(list);
  jest.mocked(latestHeadlines).mockClear();
  await loadHeadlines({ kind });
  expect(jest.mocked(latestHeadlines).mock.calls).toEqual([asked]);
});
