/**
 * Fifty damaged answers of each outlet: the headlines that are right, with a note of what was refused, or a refusal in
 * time, which the loader answers with the last good headlines. No date that is read may be wrong, and no PAN is read.
 */
import { newsFeeds, type NewsFeed } from '@/lib/news/data/feeds';
import type { NewsItem } from '@/lib/news/domain/item';
import { readAsLoader, testDamage } from '@/tests/factories/damaged-answers';
import { inNode } from '../../scripts/in-node';

const now = new Date('2026-11-20T14:30:00Z');
/** One of each outlet, since all feeds of an outlet are written alike; both languages of PIB. */
const keys = [
  'rbi/press-releases',
  'sebi/all',
  'pib/english',
  'pib/hindi',
  'economictimes/markets',
  'livemint/markets',
  'businessline/markets',
];
const feeds = newsFeeds.filter(({ key }) => keys.includes(key));
let answers: Record<string, string>;
const wholeAnswers = new Map<string, readonly NewsItem[]>();

beforeAll(async () => {
  const asked = feeds.map(({ provider, path, key }) => ({ id: provider.id, path, key }));
  answers = await inNode(`
    import { answerAsNewsroom } from './tests/upstream/news.mjs';
    answer(Object.fromEntries(${JSON.stringify(asked)}.map(({ id, path, key }) => {
      const { pathname, searchParams } = new URL(path, 'https://outlet.example');
      return [key, answerAsNewsroom(id)(pathname, searchParams, { nowMs: ${now.getTime()} }).text];
    })));`);
  for (const feed of feeds) wholeAnswers.set(feed.key, wholeAnswer(feed));
});

function wholeAnswer(feed: NewsFeed): readonly NewsItem[] {
  const answer = readAsLoader(feed, Buffer.from(answers[feed.key]!), now);
  const nothing = { refusedRows: 0, newFields: [], lostFields: [], newWords: [] };
  expect(answer?.report).toMatchObject(nothing);
  return answer!.data!;
}

/** A date belongs to the headline that has its address or its words; one of neither has at least a date of the feed. */
function wrongDates(found: readonly NewsItem[], right: readonly NewsItem[]): NewsItem[] {
  return found.filter(({ id, title, publishedAt }) => {
    if (publishedAt === null) return false;
    const same = right.filter((item) => item.id === id || item.title === title);
    return !(same.length > 0 ? same : right).some((item) => item.publishedAt === publishedAt);
  });
}

describe.each(feeds.map((feed, index) => [feed.key, feed, index] as const))(
  '%s',
  (key, feed, index) => {
    it('is read whole when nothing is damaged', () => {
      const items = wholeAnswers.get(key)!;
      expect(items.length).toBeGreaterThan(3);
      const isDated = !key.startsWith('pib/');
      expect(items.every(({ publishedAt }) => (publishedAt !== null) === isDated)).toBe(true);
      expect(items.some(({ dateKind }) => dateKind === 'day')).toBe(key === 'sebi/all');
      expect(JSON.stringify(items)).not.toMatch(/AAAAA0000A|Generated text/i);
    });

    const damaged = { answer: () => answers[key]!, now, begin: index, oneOf: 8 };
    testDamage(feed, damaged, ({ data, report }, damage) => {
      const [found, right] = [data ?? [], wholeAnswers.get(key)!];
      expect(wrongDates(found, right)).toEqual([]);
      expect(JSON.stringify(found)).not.toMatch(
        /AAAAA0000A|Service unavailable|too many requests/i,
      );
      // What is not there was refused and counted; of what a hole takes away whole, nothing is there to count.
      if (damage === 'a hole in the middle') return;
      expect(found.length + report!.refusedRows).toBeGreaterThanOrEqual(right.length);
    });
  },
);
