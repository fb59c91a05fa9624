import {
  companiesNamed,
  companyListPath,
  mainRatios,
  readCompanyList,
} from '@/lib/picks/domain/company/company-list';

const companies = [
  { isin: 'INX1', name: 'Jhelum Care', symbol: 'JHELUM', sector: 'Consumer goods' },
  { isin: 'INX2', name: 'Nila Steel', symbol: 'NILA', sector: 'Metals' },
];

test('words narrow a list by name, symbol, ISIN and sector, in any order', () => {
  const namesOf = (words: string) => companiesNamed(companies, words).map(({ name }) => name);
  expect(namesOf('')).toHaveLength(2);
  expect(namesOf('consumer JHEL')).toEqual(['Jhelum Care']);
  expect(namesOf('inx2')).toEqual(['Nila Steel']);
  expect(namesOf('nila consumer')).toEqual([]);
});

test('the address says words, columns and page, and nothing that is usual', () => {
  const usual = readCompanyList({});
  expect(companyListPath('a', usual)).toBe('/features/stock-picks/screens/a');
  const list = readCompanyList({ q: ' steel ', col: ['dividendYield', 'priceToBook', 'x'] });
  expect(list).toEqual({ words: 'steel', ratios: ['priceToBook', 'dividendYield'] });
  expect(companyListPath('a', list, 2)).toBe(
    '/features/stock-picks/screens/a?page=2&q=steel&col=priceToBook&col=dividendYield',
  );
  expect(readCompanyList({ col: [...mainRatios] }).ratios).toEqual(mainRatios);
});
