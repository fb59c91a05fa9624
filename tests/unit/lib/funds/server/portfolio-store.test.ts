import { storageBucket } from '@/lib/firebase/admin';
import type { Scheme } from '@/lib/funds/domain/scheme';
import {
  importPortfolio,
  loadPortfolioEntry,
  loadPortfolios,
} from '@/lib/funds/server/portfolio-store';
import { success } from '@/lib/result';
import { load } from '@/lib/sources/load';

jest.mock('@/lib/env', () => ({ env: { sources: { isSample: true } } }));
jest.mock('@/lib/auth/server/session', () => ({ nameOf: (error: Error) => error.name }));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));

const files = new Map<string, Buffer>();
const saves: string[] = [];
const bucket = {
  file: (name: string) => ({
    save: async (bytes: Buffer) => {
      files.set(name, bytes);
      saves.push(name);
    },
    download: async () => {
      const bytes = files.get(name);
      if (!bytes) throw Object.assign(new Error('not there'), { code: 404 });
      return [bytes];
    },
  }),
};
const scheme = (code: number, name: string): Scheme => ({
  ...{ code, name, house: 'Udaharan Mutual Fund', structure: 'open-ended', category: '' },
  ...{ plan: null, option: null, optionText: null, isin: null, reinvestmentIsin: null },
  ...{ amfiCategory: '', nav: 10, navDate: '2026-11-20' },
});
const list = {
  schemes: [
    scheme(2, 'Udaharan Flexi Cap Fund - Direct Plan - Growth'),
    scheme(3, 'Udaharan Flexi Cap Fund - Regular Plan - Growth'),
  ],
};
const sent = (asOf: '2026-09-30' | '2026-10-31' | '2026-12-31', percent = 90) => ({
  ...{ fileName: 'october.xlsx', titles: ['Udaharan Flexi Cap Fund'], asOf },
  holdings: [{ isin: 'INE002A01018', name: 'Example Industries', percent }],
});
const now = new Date('2026-11-25T04:30:00Z');
const store = { now, isCheck: false };
const folder = 'sample/funds/portfolios';

beforeEach(() => {
  files.clear();
  saves.length = 0;
  jest.mocked(storageBucket).mockReturnValue(bucket as never);
  jest.mocked(load).mockResolvedValue(success({ data: list }) as never);
});

it('stores a portfolio once, and with a check never', async () => {
  const check = await importPortfolio(sent('2026-10-31'), { now, isCheck: true });
  expect(check).toMatchObject({ ok: true, value: { code: 2, state: 'stored' } });
  expect(saves).toEqual([]);
  await importPortfolio(sent('2026-10-31'), store);
  expect(saves).toEqual([`${folder}/2/2026-10.json.gz`, `${folder}/index.json.gz`]);
  const again = await importPortfolio(sent('2026-10-31'), store);
  expect(again).toMatchObject({ ok: true, value: { state: 'unchanged' } });
  expect(saves).toHaveLength(2);
  const other = await importPortfolio(sent('2026-10-31', 91), store);
  expect(other).toMatchObject({ ok: true, value: { state: 'replaced' } });
});

it('shows the newest month of every plan; an older one that comes later is stored beside it', async () => {
  await importPortfolio(sent('2026-10-31'), store);
  await importPortfolio(sent('2026-09-30', 80), store);
  expect([...files.keys()]).toContain(`${folder}/2/2026-09.json.gz`);
  expect(await loadPortfolioEntry(3)).toMatchObject({ asOf: '2026-10-31', coveragePercent: 90 });
  const [direct, regular, other] = await loadPortfolios([2, 3, 99]);
  expect(direct).toMatchObject({ fileName: 'october.xlsx', holdings: [{ percent: 90 }] });
  expect(regular).toEqual(direct);
  expect(other).toBeNull();
});

it.each([
  ['in-future', sent('2026-12-31')],
  ['unknown', { ...sent('2026-10-31'), titles: ['Another Fund'] }],
])('refuses what is in doubt: %s', async (problem, portfolio) => {
  expect(await importPortfolio(portfolio, store)).toMatchObject({
    ok: false,
    problem: { problem },
  });
  expect(saves).toEqual([]);
});

it('goes on without a portfolio that is damaged', async () => {
  await importPortfolio(sent('2026-10-31'), store);
  files.set(`${folder}/2/2026-10.json.gz`, Buffer.from('damaged'));
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(await loadPortfolios([2])).toEqual([null]);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
