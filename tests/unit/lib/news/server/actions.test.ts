import { changeReadingListByForm } from '@/lib/news/server/actions';
import { emptyReadingList } from '@/lib/news/domain/reading-list';
import { changeMyReadingList } from '@/lib/news/server/store';
import { failure, success } from '@/lib/result';
import { formOf } from '@/tests/factories/form-of';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/thrown-redirect'));
jest.mock('@/lib/news/server/store', () => ({ changeMyReadingList: jest.fn() }));

const form = formOf({ change: JSON.stringify({ kind: 'mark-read', id: 'a' }) });

test.each(['too-many', 'unavailable', 'ended'] as const)(
  'a change without scripts that is not saved (%s) leads to a page that says so',
  async (problem) => {
    jest.mocked(changeMyReadingList).mockResolvedValue(failure(problem));
    await expect(changeReadingListByForm(form)).rejects.toThrow(/news\?notice=not-saved$/);
  },
);

test('a change that is saved shows the same page again', async () => {
  jest.mocked(changeMyReadingList).mockResolvedValue(success(emptyReadingList));
  await expect(changeReadingListByForm(form)).resolves.toBeUndefined();
});
