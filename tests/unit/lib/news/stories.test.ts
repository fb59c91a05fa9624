import { filterStories, storiesPerPage, storyPage } from '@/lib/news/filter-stories';
import type { NewsQuery } from '@/lib/news/news-path';
import { readNewsQuery } from '@/lib/news/query';
import { headline, stories } from './story-of';

const now = new Date('2026-11-21T12:00:00Z');
const all = readNewsQuery({});
const titles = (query: Partial<NewsQuery>, list: ReturnType<typeof stories>) =>
  filterStories(list, { ...all, ...query }, now).map(({ items }) => items[0]?.title);

const repo = 'RBI keeps repo rate unchanged at 5.25%';

describe('a story', () => {
  it('begins with the primary source, though the press was earlier; then the order of time', () => {
    const [story] = stories(
      headline(repo, { outlet: 'livemint', publishedAt: '2026-11-20T10:30:00.000Z' }),
      headline(repo, { outlet: 'economictimes', publishedAt: '2026-11-20T10:10:00.000Z' }),
      headline(repo, { outlet: 'rbi', publishedAt: '2026-11-20T11:00:00.000Z' }),
    );
    expect(story?.items.map(({ outlet }) => outlet)).toEqual(['rbi', 'economictimes', 'livemint']);
    expect(story).toMatchObject({
      firstAt: '2026-11-20T10:10:00.000Z',
      lastAt: '2026-11-20T11:00:00.000Z',
    });
  });

  it('marks who has the same words as somebody before', () => {
    const [story] = stories(
      headline(repo, { outlet: 'livemint' }),
      headline(`${repo}.`, { outlet: 'businessline' }),
    );
    expect(story?.items.map(({ isCopy }) => isCopy)).toEqual([false, true]);
  });

  it('the newest comes first, what has no time last', () => {
    const list = stories(
      headline('Tea exports rise', { publishedAt: null }),
      headline('Airports handle record passengers', { publishedAt: '2026-11-19T10:00:00.000Z' }),
      headline('Housing sales steady', { publishedAt: '2026-11-20T10:00:00.000Z' }),
    );
    expect(list.map(({ items }) => items[0]?.title)).toEqual([
      'Housing sales steady',
      'Airports handle record passengers',
      'Tea exports rise',
    ]);
  });
});

describe('the filter', () => {
  const list = stories(
    headline('SEBI eases KYC norms for mutual fund investors', { outlet: 'sebi' }),
    'Bitcoin slips below $90,000',
    '5 stocks to buy for the short term',
    headline('अक्टूबर में जीएसटी संग्रह 7% बढ़ा', { outlet: 'pib' }),
    headline('Old: rupee gains 15 paise', { publishedAt: '2026-11-10T12:00:00.000Z' }),
    headline('Undated: oil prices fall', { publishedAt: null }),
  );

  it('leaves out what is like a tip unless asked for', () => {
    expect(titles({}, list)).not.toContain('5 stocks to buy for the short term');
    expect(titles({ showsTips: true }, list)).toContain('5 stocks to buy for the short term');
  });

  it.each([
    [{ view: 'regulators' }, 2],
    [{ topic: 'crypto' }, 1],
    [{ subject: 'gst' }, 1],
    [{ outlet: 'pib' }, 1],
    [{ language: 'hi' }, 1],
    [{ language: 'en' }, 4],
    [{ days: 3 }, 3],
    [{ search: 'kyc mutual' }, 1],
    [{ search: '"mutual fund"' }, 1],
    [{ search: '"fund mutual"' }, 0],
    [{ search: 'जीएसटी' }, 1],
    [{ search: '-bitcoin' }, 4],
    [{ search: 'itcoin' }, 0],
    [{ mutedWords: ['bit'] }, 4],
    [{ mutedWords: ['it'] }, 5],
    [{ mutedOutlets: ['livemint'] }, 2],
    [{ mutedWords: ['sebi'], mutedOutlets: ['livemint'] }, 1],
  ] as const)('%o leaves %i stories', (query, count) => {
    expect(titles(query, list)).toHaveLength(count);
  });

  it('takes a muted outlet out of a story, and leaves the story to the others', () => {
    const told = stories(headline(repo, { outlet: 'rbi' }), headline(repo, { outlet: 'livemint' }));
    const [left] = filterStories(told, { ...all, mutedOutlets: ['rbi'] }, now);
    expect(left?.items.map(({ outlet }) => outlet)).toEqual(['livemint']);
  });

  it('pages: a page past the end is the last one', () => {
    const many = Array.from({ length: storiesPerPage + 1 }, () => list[0]!);
    expect(storyPage(many, 9)).toMatchObject({ page: 2, pages: 2, total: storiesPerPage + 1 });
    expect(storyPage([], 3)).toMatchObject({ page: 1, pages: 1, stories: [] });
  });
});
