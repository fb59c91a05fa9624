import fc from 'fast-check';
import {
  dayChoices,
  newsFeedPath,
  newsListPath,
  viewIds,
  type NewsQuery,
} from '@/lib/news/domain/news-path';
import { outletIds } from '@/lib/news/domain/outlet';
import { readNewsQuery } from '@/lib/news/domain/query';
import { subjectIds, topicIds } from '@/lib/news/domain/tags';

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
  return Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
};

it('an address says the whole filter: what is written is read again', () => {
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
      expect(readNewsQuery(valuesOf(newsFeedPath(query, 'xml')))).toEqual({
        ...query,
        view,
        page: 1,
      });
    }),
  );
});

it('what an address cannot mean is as if it were not there', () => {
  expect(
    readNewsQuery({
      view: 'mine',
      topic: 'gossip',
      about: ['rbi', 'sebi'],
      source: '__proto__',
      lang: 'fr',
      days: '2',
      tips: 'yes',
      mute: ['Cricket,  IPL ', 'cricket', 'x'.repeat(41)],
      not: 'rbi,nobody',
      page: '-1',
      q: ['a', 'b'],
    }),
  ).toEqual({
    ...readNewsQuery({}),
    subject: 'rbi',
    mutedWords: ['cricket', 'ipl'],
    mutedOutlets: ['rbi'],
    search: 'a',
  });
});

it('any address can be read', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))),
      (values) => {
        expect(readNewsQuery(values).page).toBeGreaterThan(0);
      },
    ),
  );
});
