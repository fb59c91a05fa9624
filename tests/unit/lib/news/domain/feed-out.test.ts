import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { jsonFeedOf, rssOf, type OutgoingFeed } from '@/lib/news/domain/feed-out';
import { headline, stories } from '../story-of';

const feed: OutgoingFeed = {
  title: 'News & more',
  description: 'Headlines',
  siteUrl: 'https://site.example',
  pagePath: '/features/financial-news?q=a&topic=tax',
  isSample: false,
  firstSeen: 'First seen {date}',
};
const nasty = 'M&M <script>alert(1)</script> ]]> "quotes" \'5\' ₹ बैंक';

it.each([
  [
    'RSS',
    (list: ReturnType<typeof stories>) =>
      parseRssFeed(rssOf(list, feed)).items?.map(({ title, link }) => ({ title, link })),
  ],
  [
    'JSON Feed',
    (list: ReturnType<typeof stories>) =>
      parseJsonFeed(jsonFeedOf(list, feed)).items?.map(({ title, url }) => ({ title, link: url })),
  ],
])('%s: whatever a headline holds comes out as it went in', (_, read) => {
  const link = 'https://a.example/1?x=1&y=2';
  expect(read(stories(headline(nasty, { link })))).toEqual([{ title: nasty, link }]);
});

it('RSS holds no markup of a headline, and the source and time of each', () => {
  const xml = rssOf(stories(headline(nasty, { outlet: 'rbi' })), feed);
  // Whole sections of CDATA are text; what is left of the file is markup.
  expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(
    /<script|&(?!amp;|lt;|gt;|quot;|apos;)/,
  );
  expect(parseRssFeed(xml).items?.[0]).toMatchObject({
    pubDate: 'Fri, 20 Nov 2026 12:00:00 GMT',
    dc: { creators: ['Reserve Bank of India'] },
  });
  expect(parseRssFeed(xml).link).toBe('https://site.example/features/financial-news?q=a&topic=tax');
});

it('what has no link or time has none; sample headlines have fictional sources', () => {
  const list = stories(headline('Headline', { link: null, publishedAt: null }));
  const { items } = parseJsonFeed(jsonFeedOf(list, { ...feed, isSample: true }));
  expect(items?.[0]).not.toHaveProperty('url');
  expect(items?.[0]).not.toHaveProperty('date_published');
  expect(items?.[0]?.authors).toEqual([{ name: 'Sagarika Post' }]);
});

it.each([
  ['first-seen', 'First seen 20 Nov 2026, 17:30 IST'],
  ['first-seen-day', 'First seen 20 Nov 2026'],
] as const)('a %s is said in words, and is no date of publication', (dateKind, said) => {
  const list = stories(headline('Headline', { dateKind }));
  const [entry] = parseJsonFeed(jsonFeedOf(list, feed)).items ?? [];
  expect(entry).toMatchObject({ summary: said });
  expect(entry).not.toHaveProperty('date_published');
  const [item] = parseRssFeed(rssOf(list, feed)).items ?? [];
  expect(item).toMatchObject({ description: said });
  expect(item).not.toHaveProperty('pubDate');
});

it('an empty list is still a feed', () => {
  expect(parseRssFeed(rssOf([], feed)).title).toBe('News & more');
});
