import { readNewsQuery } from '@/lib/news/domain/query';
import { matchesSearch, readSearch } from '@/lib/news/domain/search-words';
import { newsEntries, calculatorEntries, screenEntries } from '@/lib/search/groups';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { fundsPath as fundsOwnPath } from '@/lib/funds/domain/list/list-query';
import { messages } from '@/lib/messages';
import { accessOf, isIndexed } from '@/lib/navigation/routes';
import { lawFacts } from '@/lib/search/law-facts';
import { fundsPath, optionsPath, searchPath, taxPath } from '@/lib/search/page-paths';
import { sitePages } from '@/lib/search/groups/pages';
import { screens } from '@/lib/picks/domain/screen/screens';
import { entryGroup } from '@/lib/search/group';

describe('news entries', () => {
  test.each([
    'RBI holds the repo rate: "no surprise", say economists',
    'Nifty -1.2% & gold at ₹1,31,000',
    'बैंक ने दर नहीं बदली',
  ])('the link of “%s” leads to a list that holds it', (title) => {
    const [entry] = newsEntries([{ id: 'a', title, source: 'RBI' }]);
    const address = entry && 'url' in entry ? entry.url : '';
    const url = new URL(address, 'https://site.example');
    const { search } = readNewsQuery(Object.fromEntries(url.searchParams));
    expect(entry).toMatchObject({ title, note: 'RBI' });
    expect(matchesSearch(title, readSearch(search))).toBe(true);
    expect(matchesSearch('Another story', readSearch(search))).toBe(false);
  });
});

describe('page paths', () => {
  const { search: words } = messages();

  test('the paths are those of the feature and of the route access', () => {
    expect(fundsPath).toBe(fundsOwnPath);
    for (const path of [taxPath, fundsPath, cryptoPath, optionsPath, searchPath]) {
      expect(accessOf(path)).toBe('open');
    }
    expect(isIndexed(searchPath)).toBe(false);
  });

  test('every calculator and every fact leads to a page of the menu', () => {
    const pages = sitePages();
    const urls = [
      ...calculatorEntries(words).flatMap((entry) => ('url' in entry ? [entry.url] : [])),
      ...lawFacts('2026-11-21', words.facts, pages).map(({ url }) => url),
    ];
    expect(urls.length).toBeGreaterThan(25);
    for (const url of urls) {
      const path = url.split(/[?#]/)[0] ?? '';
      expect(pages.has(path) || path === `${cryptoPath}/compare`).toBe(true);
    }
  });
});

describe('screen entries', () => {
  const entries = screenEntries(messages());

  test('every screen is found, and each link leads to a page of members', () => {
    expect(entries.map(({ id }) => id)).toEqual([
      ...screens.map(({ id }) => id),
      'own',
      'paper',
      'record',
    ]);
    for (const entry of entries) {
      expect('url' in entry ? accessOf(entry.url) : null).toBe('members');
    }
  });

  test.each(['piotroski', 'dividend', 'return on capital'])(
    '“%s” finds a screen',
    async (words) => {
      const group = entryGroup({
        id: 'screens',
        title: 't',
        access: 'members',
        load: () => ({ entries }),
      });
      const hits = await group.find({
        ...{ words: words.split(' '), text: words, audience: 'members', limit: 5, isStrict: true },
      });
      expect(hits?.length).toBeGreaterThan(0);
    },
  );
});
