import fc from 'fast-check';
import { readChange } from '@/lib/news/read-change';
import {
  changeShelf,
  emptyShelf,
  mergeShelves,
  readShelf,
  shelfLimits,
  storyState,
  type Shelf,
} from '@/lib/news/shelf';

const kept = (id: string, title = 'Headline') => ({
  id,
  title,
  link: 'https://a.example/1',
  outlet: 'rbi' as const,
  publishedAt: '2026-11-20T12:00:00.000Z',
  language: 'en' as const,
});
const after = (...changes: Parameters<typeof changeShelf>[1][]) =>
  changes.reduce(changeShelf, emptyShelf);

it('mutes words once, in small letters, and unmutes them', () => {
  const shelf = after(
    { kind: 'mute-word', word: ' Cricket ' },
    { kind: 'mute-word', word: 'cricket' },
  );
  expect(shelf.mutedWords).toEqual(['cricket']);
  expect(changeShelf(shelf, { kind: 'unmute-word', word: 'CRICKET' })).toEqual(emptyShelf);
  expect(after({ kind: 'mute-word', word: ' , ' })).toEqual(emptyShelf);
});

it('keeps a headline once, the last first, and drops it', () => {
  const shelf = after(
    { kind: 'keep', headline: kept('a') },
    { kind: 'keep', headline: kept('b') },
    { kind: 'keep', headline: kept('a', 'Corrected') },
  );
  expect(shelf.later.map(({ id, title }) => [id, title])).toEqual([
    ['a', 'Corrected'],
    ['b', 'Headline'],
  ]);
  expect(changeShelf(shelf, { kind: 'drop', id: 'a' }).later).toHaveLength(1);
});

it('the oldest goes when a limit is reached', () => {
  const ids = Array.from({ length: shelfLimits.read + 1 }, (_, index) => index.toString(36));
  const shelf = ids.reduce(
    (before, id) => changeShelf(before, { kind: 'mark-read', id }),
    emptyShelf,
  );
  expect(shelf.read).toHaveLength(shelfLimits.read);
  expect(shelf.read).not.toContain('0');
  expect(changeShelf(shelf, { kind: 'mark-unread', id: shelf.read[0]! }).read).toHaveLength(
    shelfLimits.read - 1,
  );
});

it('what a guest kept joins the account, each headline once', () => {
  const own = after(
    { kind: 'keep', headline: kept('a', 'Own') },
    { kind: 'mute-outlet', outlet: 'pib' },
  );
  const guest = after(
    { kind: 'keep', headline: kept('a', 'Guest') },
    { kind: 'keep', headline: kept('b') },
    { kind: 'mute-word', word: 'ipl' },
  );
  const both = mergeShelves(own, guest);
  expect(both.later.map(({ title }) => title)).toEqual(['Own', 'Headline']);
  expect(both).toMatchObject({ mutedWords: ['ipl'], mutedOutlets: ['pib'] });
  expect(mergeShelves(both, guest)).toEqual(both);
});

it('says of a story whether it is hidden, kept and read; hidden only when all of its headlines are muted', () => {
  const shelf: Shelf = { ...emptyShelf, mutedWords: ['repo'], read: ['a'], later: [kept('a')] };
  const [one, other] = [
    { title: 'Repo rate held', outlet: 'rbi' as const },
    { title: 'Policy rate held', outlet: 'livemint' as const },
  ];
  expect(storyState(shelf, 'a', [one])).toEqual({ isHidden: true, isKept: true, isRead: true });
  expect(storyState(shelf, 'b', [one, other])).toEqual({
    isHidden: false,
    isKept: false,
    isRead: false,
  });
});

it.each([
  null,
  'x',
  4,
  [],
  { later: 'x' },
  { later: [null, { id: '<', title: 'x', outlet: 'rbi' }] },
  { read: [{}] },
])('reads %j as an empty shelf', (value) => {
  expect(readShelf(value)).toEqual(emptyShelf);
});

it('a link that would run does not come back out of a browser', () => {
  const shelf = readShelf({ later: [{ ...kept('a'), link: 'javascript:alert(1)' }] });
  expect(shelf.later[0]?.link).toBeNull();
});

it('reads any value without a throw, and what it read again as the same', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const shelf = readShelf(value);
      expect(readShelf(JSON.parse(JSON.stringify(shelf)))).toEqual(shelf);
    }),
  );
});

describe('a change that a browser sent', () => {
  it.each([
    [{ kind: 'mark-read', id: 'abc' }],
    [{ kind: 'mute-outlet', outlet: 'rbi' }],
    [{ kind: 'keep', headline: kept('a') }],
  ])('%j is one', (change) => {
    expect(readChange(change)).toEqual(change);
  });
  it.each([
    [null],
    [{ kind: 'delete-all' }],
    [{ kind: 'mark-read', id: '../x' }],
    [{ kind: 'mute-outlet', outlet: 'nobody' }],
    [{ kind: 'keep', headline: { title: 'x' } }],
    [{ kind: 'mute-word', word: 'x'.repeat(201) }],
  ])('%j is none', (change) => {
    expect(readChange(change)).toBeNull();
  });
});
