import { changeReadingListByForm, changeReadingListOfMine } from '@/lib/news/server/actions';
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

describe('a change that a browser sent', () => {
  const headline = {
    ...{ id: 'a', title: 'Headline', link: 'https://a.example/1', outlet: 'rbi' },
    ...{ publishedAt: '2026-11-20T12:00:00.000Z', language: 'en' },
  };

  beforeEach(() => jest.mocked(changeMyReadingList).mockReset());

  test.each([
    { kind: 'mark-read', id: 'abc' },
    { kind: 'mute-outlet', outlet: 'rbi' },
    { kind: 'save', headline },
  ])('is made: %j', async (change) => {
    await changeReadingListOfMine(change);
    expect(changeMyReadingList).toHaveBeenCalledWith(change);
  });

  test.each([
    null,
    { kind: 'delete-all' },
    { kind: 'mark-read', id: '../x' },
    { kind: 'mute-outlet', outlet: 'unknown-outlet' },
    { kind: 'save', headline: { title: 'x' } },
    { kind: 'mute-word', word: 'x'.repeat(201) },
  ])('is refused: %j', async (change) => {
    expect(await changeReadingListOfMine(change)).toEqual(failure('invalid'));
    expect(changeMyReadingList).not.toHaveBeenCalled();
  });
});
