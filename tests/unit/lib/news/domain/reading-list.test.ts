import fc from 'fast-check';
import {
  dayChoices,
  newsFeedPath,
  newsListPath,
  type NewsQuery,
  viewIds,
} from '@/lib/news/domain/news-path';
import { outletIds } from '@/lib/news/domain/outlet';
import { readNewsQuery } from '@/lib/news/domain/query';
import {
  changeReadingList,
  emptyReadingList,
  mergeReadingLists,
  notMerged,
  readingListLimits,
  readReadingList,
  type SavedHeadline,
  isEmptyReadingList,
  storyState,
  withoutMuted,
} from '@/lib/news/domain/reading-list';
import { subjectIds, topicIds } from '@/lib/news/domain/tags';
import { readSearchParams } from '@/lib/query-values';

describe('the reading list', () => {
  const savedStory = (id: string, title = 'Headline'): SavedHeadline => ({
    ...{ id, title, link: 'https://a.example/1', outlet: 'rbi' },
    ...{ publishedAt: '2026-11-20T12:00:00.000Z', language: 'en' },
  });
  const save = (...story: Parameters<typeof savedStory>) =>
    ({ kind: 'save', headline: savedStory(...story) }) as const;
  const mute = (word: string) => ({ kind: 'mute-word', word }) as const;
  const after = (...changes: Parameters<typeof changeReadingList>[1][]) =>
    changes.reduce(changeReadingList, emptyReadingList);

  it('mutes words once, in small letters, and unmutes them', () => {
    const muted = [mute(' Cricket '), mute('cricket')];
    expect(after(...muted).mutedWords).toEqual(['cricket']);
    const unmute = (word: string) => ({ kind: 'unmute-word', word }) as const;
    expect(after(...muted, unmute('CRICKET'))).toEqual(emptyReadingList);
    expect(after(mute(' , '))).toEqual(emptyReadingList);
    // Cut at 40 characters, behind a space.
    const long = mute(`${'a'.repeat(39)} bank`);
    const [word = ''] = after(long).mutedWords;
    expect(after(long, unmute(word))).toEqual(emptyReadingList);
  });

  it('mutes an outlet once, and unmutes it', () => {
    const muteOutlet = { kind: 'mute-outlet', outlet: 'pib' } as const;
    expect(after(muteOutlet, muteOutlet).mutedOutlets).toEqual(['pib']);
    expect(after(muteOutlet, { kind: 'unmute-outlet', outlet: 'pib' })).toEqual(emptyReadingList);
    expect(after(muteOutlet, { kind: 'unmute-outlet', outlet: 'rbi' }).mutedOutlets).toEqual([
      'pib',
    ]);
  });

  it('saves a headline once, the last first, and removes it', () => {
    const readingList = after(save('a'), save('b'), save('a', 'Corrected'));
    expect(readingList.later.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'Corrected'],
      ['b', 'Headline'],
    ]);
    expect(changeReadingList(readingList, { kind: 'drop', id: 'a' }).later).toHaveLength(1);
  });

  it('the oldest goes when a limit is reached', () => {
    const ids = Array.from({ length: readingListLimits.read + 1 }, (_, at) => at.toString(36));
    const { read } = after(...ids.map((id) => ({ kind: 'mark-read', id }) as const));
    expect(read).toEqual(ids.slice(1).reverse());
    const left = changeReadingList({ ...emptyReadingList, read }, { kind: 'mark-unread', id: '1' });
    expect(left.read).toEqual(read.slice(0, -1));
  });

  it('a guest’s saved headlines are merged into the account, each once', () => {
    const own = after(save('a', 'Own'), { kind: 'mute-outlet', outlet: 'pib' });
    const guest = after(save('a', 'Guest'), save('b'), mute('ipl'));
    const both = mergeReadingLists(own, guest);
    expect(both.later.map(({ title }) => title)).toEqual(['Own', 'Headline']);
    expect(both).toMatchObject({ mutedWords: ['ipl'], mutedOutlets: ['pib'] });
    expect(mergeReadingLists(both, guest)).toEqual(both);
  });

  it('what of a guest’s list did not fit into the account is known', () => {
    const full = {
      ...emptyReadingList,
      later: Array.from({ length: readingListLimits.later - 1 }, (_, at) => savedStory(`s${at}`)),
      mutedWords: Array.from({ length: readingListLimits.words }, (_, at) => `word ${at}`),
    };
    const guest = {
      mutedWords: ['word 1', 'ipl'],
      mutedOutlets: ['pib'] as const,
      later: ['s1', 'a', 'b'].map((id) => savedStory(id)),
      read: ['r'],
    };
    const merged = mergeReadingLists(full, guest);
    expect(merged.later.map(({ id }) => id)).toContain('a');
    expect(notMerged(merged, guest)).toEqual({
      ...emptyReadingList,
      mutedWords: ['ipl'],
      later: [savedStory('b')],
    });
    const fits = mergeReadingLists(emptyReadingList, guest);
    expect(notMerged(fits, guest)).toEqual(emptyReadingList);
  });

  it('says of a story whether it is saved and read', () => {
    const readingList = { ...emptyReadingList, read: ['a'], later: [savedStory('a')] };
    expect(storyState(readingList, 'a')).toEqual({ isSaved: true, isRead: true });
    expect(storyState(readingList, 'b')).toEqual({ isSaved: false, isRead: false });
  });

  it.each([
    ['a word', mute('ipl')],
    ['an outlet', { kind: 'mute-outlet', outlet: 'pib' } as const],
    ['a saved headline', save('a')],
    ['a read story', { kind: 'mark-read', id: 'a' } as const],
  ])('is not empty with %s alone', (_, change) => {
    expect(isEmptyReadingList(after(change))).toBe(false);
    expect(isEmptyReadingList(emptyReadingList)).toBe(true);
  });

  it('hides a report for its word or for its outlet, where both are muted', () => {
    const headlines = [
      savedStory('a', 'IPL auction'),
      { ...savedStory('b'), outlet: 'pib' as const },
      savedStory('c'),
    ];
    const muted = after(mute('ipl'), { kind: 'mute-outlet', outlet: 'pib' });
    const left = withoutMuted(
      muted,
      headlines.map((headline) => ({ headline })),
    );
    expect(left.map(({ headline }) => headline.id)).toEqual(['c']);
  });

  const unreadable = { later: [null, { id: '<', title: 'x', outlet: 'rbi' }] };
  it.each([null, { later: 'x' }, unreadable, { read: [{}] }])(
    'reads %j as an empty reading list',
    (value) => {
      expect(readReadingList(value)).toEqual(emptyReadingList);
    },
  );

  it.each(['javascript:alert(1)', 'https://bank@a.example/1', 'https://', '/1'])(
    'a link that no feed may give (%s) is not saved',
    (link) => {
      const { later } = readReadingList({ later: [{ ...savedStory('a'), link }] });
      expect(later.map((saved) => saved.link)).toEqual([null]);
    },
  );

  it('reads any value without a throw, and what it read again as the same', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const readingList = readReadingList(value);
        expect(readReadingList(JSON.parse(JSON.stringify(readingList)))).toEqual(readingList);
      }),
    );
  });
});

describe('the address of the list', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const anyQuery: fc.Arbitrary<NewsQuery> = fc.record({
    view: fc.constantFrom(...viewIds),
    search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    topic: fc.option(fc.constantFrom(...topicIds)),
    subject: fc.option(fc.constantFrom(...subjectIds)),
    outlet: fc.option(fc.constantFrom(...outletIds)),
    language: fc.option(fc.constantFrom('en' as const, 'hi' as const)),
    days: fc.option(fc.constantFrom(...dayChoices)),
    showsTips: fc.boolean(),
    mutedWords: fc.uniqueArray(word, { maxLength: 5 }),
    mutedOutlets: fc.subarray([...outletIds]),
    page: fc.integer({ min: 1, max: 999 }),
  });

  const valuesOf = (path: string) => {
    const { searchParams } = new URL(path, 'https://site.example');
    return readSearchParams(searchParams);
  };

  it('is read as the filter that it was written from', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(readNewsQuery(valuesOf(newsListPath(query, { page: query.page })))).toEqual(query);
      }),
    );
  });

  it('the feed has the same filter, without the page and without saved stories', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const view = query.view === 'regulators' ? 'regulators' : 'all';
        const read = readNewsQuery(valuesOf(newsFeedPath(query, 'xml')));
        expect(read).toEqual({ ...query, view, page: 1 });
      }),
    );
  });

  it('parts of an address that are wrong are ignored', () => {
    const read = readNewsQuery({
      ...{ view: 'mine', topic: 'gossip', about: ['rbi', 'sebi'], source: '__proto__', lang: 'fr' },
      ...{ days: '2', tips: 'yes', mute: ['Cricket,  IPL ', 'cricket', 'x'.repeat(41)] },
      ...{ not: 'rbi,nobody', page: '-1', q: ['a', 'b'] },
    });
    expect(read).toEqual({
      ...{ ...readNewsQuery({}), subject: 'rbi', search: 'a' },
      ...{ mutedWords: ['cricket', 'ipl'], mutedOutlets: ['rbi'] },
    });
  });

  it('any address can be read', () => {
    const anyValues = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string())));
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(readNewsQuery(values).page).toBeGreaterThan(0);
      }),
    );
  });
});
