import { refresh } from 'next/cache';
import { mergeGuestData } from '@/lib/account/actions';
import { emptyReadingList } from '@/lib/news/domain/reading-list';
import { mergeIntoMyNews } from '@/lib/news/server/store';
import { mergeIntoMySavedItems, requireSaver, saverOf } from '@/lib/saved/store';
import { failure, success } from '@/lib/result';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('@/lib/news/server/store', () => ({ mergeIntoMyNews: jest.fn() }));
jest.mock('@/lib/saved/store', () => ({
  mergeIntoMySavedItems: jest.fn(),
  requireSaver: jest.fn(),
  saverOf: (saver: unknown) => saver,
}));

const saver = saverOf({ uid: 'asha' });
const item = {
  id: '6f1c1a52-5f2e-4b7a-9f0e-0a4c7f1d2b3c',
  kind: 'watchlist',
  version: 1,
  data: {},
  updatedAt: '2026-11-21T10:00:00.000Z',
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(requireSaver).mockResolvedValue(success(saver));
  jest.mocked(mergeIntoMySavedItems).mockResolvedValue(success(null));
  jest.mocked(mergeIntoMyNews).mockResolvedValue(success(emptyReadingList));
});

test('items go to the saved items; an item that no account can hold counts as done', async () => {
  const unfit = { ...item, id: 'x', kind: 'other' };
  expect(await mergeGuestData({ items: [item, unfit] })).toEqual({
    status: 'merged',
    doneIds: [item.id, 'x'],
  });
  const sent = { ...item, updatedAt: new Date(item.updatedAt) };
  expect(mergeIntoMySavedItems).toHaveBeenCalledWith(saver, [sent]);
  expect(mergeIntoMyNews).not.toHaveBeenCalled();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('stories go to the reading list; items of an unknown shape are left out', async () => {
  const news = { mutedWords: ['repo', 7], staysHere: true };
  const readingList = { ...emptyReadingList, mutedWords: ['gold', 'repo'] };
  jest.mocked(mergeIntoMyNews).mockResolvedValue(success(readingList));
  expect(await mergeGuestData({ news })).toEqual({ status: 'merged', doneIds: [], readingList });
  expect(mergeIntoMyNews).toHaveBeenCalledWith(saver, {
    ...emptyReadingList,
    mutedWords: ['repo'],
  });
  expect(mergeIntoMySavedItems).not.toHaveBeenCalled();
});

test.each([null, undefined, 'items', {}, { items: 'a' }, { items: Array(61).fill(item) }])(
  'nothing is merged of what is no guest data',
  async (input) => {
    expect(await mergeGuestData(input)).toEqual({ status: 'invalid' });
    expect(refresh).not.toHaveBeenCalled();
  },
);

test('the answer names a full account, an outage and a guest', async () => {
  jest.mocked(mergeIntoMySavedItems).mockResolvedValue(failure('full'));
  expect(await mergeGuestData({ items: [item] })).toEqual({ status: 'full' });
  jest.mocked(mergeIntoMyNews).mockResolvedValue(failure('unavailable'));
  expect(await mergeGuestData({ news: emptyReadingList })).toEqual({ status: 'unavailable' });
  jest.mocked(requireSaver).mockResolvedValue(failure('guest'));
  expect(await mergeGuestData({ items: [item] })).toEqual({ status: 'guest' });
  expect(refresh).not.toHaveBeenCalled();
});
