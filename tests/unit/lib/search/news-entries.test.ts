import { readNewsQuery } from '@/lib/news/domain/query';
import { matchesSearch, readSearch } from '@/lib/news/domain/search-words';
import { newsEntries } from '@/lib/search/groups';

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
