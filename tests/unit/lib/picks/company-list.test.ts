import {
  companiesNamed,
  companyListPath,
  mainRatios,
  mostColumns,
  nextSort,
  readCompanyList,
} from '@/lib/picks/domain/company/company-list';
import { columnOf, listedCompanies } from '@/lib/picks/domain/company/list-columns';
import { readOwnRatio, type OwnRatio } from '@/lib/picks/domain/ratios/own-ratio';
import { ratioIds } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { readSearchParams } from '@/lib/query-values';
import { workedDay, workedRow } from './worked-company';

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

test('the address says words, columns, order, filter and page, and nothing that is usual', () => {
  const usual = readCompanyList({});
  expect(companyListPath('a', usual)).toBe('/features/stock-picks/screens/a');
  const own = '5f0e7d1a-0000-4000-8000-000000000001';
  const list = readCompanyList(
    {
      q: ' steel ',
      ...{ col: [own, 'volatility', 'priceToBook', 'x', ''], sort: own, order: 'ascending' },
      clean: '1',
    },
    [own],
  );
  expect(list).toEqual({
    words: 'steel',
    columns: ['priceToBook', 'volatility', own],
    sort: { by: own, order: 'ascending' },
    isClean: true,
  });
  const path = companyListPath('a', list, 2);
  expect(path).toBe(
    `/features/stock-picks/screens/a?page=2&q=steel&col=priceToBook&col=volatility&col=${own}&sort=${own}&order=ascending&clean=1`,
  );
  const again = readSearchParams(new URLSearchParams(path.split('?')[1]));
  expect(readCompanyList(again, [own])).toEqual(list);
  expect(readCompanyList({ col: [...mainRatios] }).columns).toEqual(mainRatios);
  // A ratio that the reader has removed, and an order by a column that is not shown.
  expect(readCompanyList({ col: own, sort: 'volatility' })).toEqual(usual);
  expect(readCompanyList({ col: [...ratioIds] }).columns).toHaveLength(mostColumns);
});

test('a head sorts texts from A and figures from the largest, then the other way', () => {
  expect(nextSort('company', null)).toEqual({ by: 'company', order: 'ascending' });
  const first = nextSort('flags', null);
  expect(first).toEqual({ by: 'flags', order: 'descending' });
  expect(nextSort('flags', first)).toEqual({ by: 'flags', order: 'ascending' });
});

describe('a list', () => {
  const company = (name: string, flags: number): ScreenedCompany => ({
    ...{ isin: name, symbol: name, name, sector: 'Metals', industry: 'Steel', place: 1 },
    ...{ score: null, reasons: [] },
    redFlags: Array.from({ length: flags }, () => ({
      ...{ kind: 'pledge', percent: 5, asOf: workedDay },
    })),
  });
  const rowOf = (isin: string, price: number | null): RatioRow => {
    const row = workedRow();
    return { ...row, isin, values: { ...row.values, price } };
  };
  const passed = [company('Bb', 0), company('Aa', 2), company('Cc', 1)];
  const rows = [rowOf('Aa', 10), rowOf('Bb', null), rowOf('Cc', 30)];
  const read = readOwnRatio({ name: 'Doubled', formula: 'Price * 2' }, []);
  const own: OwnRatio[] = read.ok ? [{ id: 'own-1', ...read.ratio }] : [];
  const columns = ['price', 'own-1', 'gone'].flatMap((id) => columnOf(id, own) ?? []);
  const namesOf = (query: Partial<Parameters<typeof listedCompanies>[3]>) =>
    listedCompanies(
      passed,
      rows,
      columns,
      { words: '', isClean: false, sort: null, ...query },
      own,
    ).map(({ name, numbers }) => [name, ...numbers]);

  test('has the figures of its columns, in the order of the screen', () => {
    expect(namesOf({})).toEqual([
      ['Bb', null, null],
      ['Aa', 10, 20],
      ['Cc', 30, 60],
    ]);
  });

  test.each([
    ['company', 'ascending', ['Aa', 'Bb', 'Cc']],
    ['flags', 'descending', ['Aa', 'Cc', 'Bb']],
    ['price', 'ascending', ['Aa', 'Cc', 'Bb']],
    ['own-1', 'descending', ['Cc', 'Aa', 'Bb']],
  ] as const)('is sorted by %s, %s, the unknown last', (by, order, expected) => {
    expect(namesOf({ sort: { by, order } }).map(([name]) => name)).toEqual(expected);
  });

  test('leaves out companies with a red flag where the reader asks for it', () => {
    expect(namesOf({ isClean: true }).map(([name]) => name)).toEqual(['Bb']);
  });
});
