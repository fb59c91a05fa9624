import { cryptoPath } from '@/lib/crypto/domain/coin';
import { fundsPath as fundsOwnPath } from '@/lib/funds/domain/list/list-query';
import { messages } from '@/lib/messages';
import { accessOf, isIndexed } from '@/lib/navigation/routes';
import { lawFacts } from '@/lib/search/law-facts';
import { calculatorEntries } from '@/lib/search/groups';
import { fundsPath, optionsPath, searchPath, taxPath } from '@/lib/search/page-paths';
import { sitePages } from '@/lib/search/groups/pages';

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
