import { storageBucket } from '@/lib/firebase/admin';
import type { NavAll } from '@/lib/funds/data/nav-all';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { missingMonthEnds, runMarketJob, storeNavDay } from '@/lib/funds/server/market-job';
import { readMarketTable, readNavDay } from '@/lib/funds/server/market-store';
import { success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import { createReadReport } from '@/lib/sources/read-report';

jest.mock('@/lib/env', () => ({ env: { sources: { isSample: true } } }));
jest.mock('@/lib/auth/server/session', () => ({ nameOf: (error: Error) => error.name }));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));

const now = new Date('2026-11-25T04:30:00Z');
const files = new Map<string, Buffer>();
const asked: string[] = [];

const bucket = {
  file: (name: string) => ({
    save: async (bytes: Buffer) => {
      files.set(name, bytes);
    },
    download: async () => {
      const bytes = files.get(name);
      if (!bytes) throw Object.assign(new Error('not there'), { code: 404 });
      return [bytes];
    },
  }),
  getFiles: async ({ prefix }: { prefix: string }) => [
    [...files.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name })),
  ],
};

const scheme = (code: number): Scheme => ({
  ...{ code, name: `Fund ${code}`, house: 'Udaharan Mutual Fund', structure: 'open-ended' },
  ...{ category: 'Equity - Flexi Cap Fund', optionText: null, amfiCategory: '' },
  ...{ plan: 'direct', option: 'growth', isin: null, reinvestmentIsin: null },
  ...{ nav: 20 + code, navDate: '2026-11-24' },
});
const list: NavAll = {
  schemes: [1, 2, 3].map(scheme),
  asOf: '2026-11-24',
  report: createReadReport().finish(),
};
const sourced = (data: unknown) =>
  success({ data, asOf: '2026-11-24', fetchedAt: now.toISOString(), status: 'live' }) as never;

/** A provider that has every day, but for those named. */
function provider(missing: readonly string[] = []): void {
  jest.mocked(load).mockImplementation(async ({ key }) => {
    if (key === 'amfi/nav-all') return sourced(list);
    const date = key.split('/')[2]!;
    asked.push(key);
    if (missing.includes(date)) return { ok: false, problem: 'malformed' };
    const navs = new Map([1, 2, 3].map((code) => [code, 10]));
    return sourced({ date, navs });
  });
}

beforeEach(() => {
  files.clear();
  asked.length = 0;
  jest.mocked(storageBucket).mockReturnValue(bucket as never);
  provider();
});

it('has its table from the list and eight reports, and asks for none of them twice', async () => {
  const run = await runMarketJob(now);
  expect(run).toMatchObject({ ok: true, value: { asOf: '2026-11-24', schemes: 3, missing: [] } });
  expect(run.ok && run.value.stored).toHaveLength(8);
  expect(asked).toHaveLength(8);
  const stored = await readMarketTable();
  expect(stored?.computedAt).toBe(now.toISOString());
  expect(stored?.table.anchors).toMatchObject({ 1: '2026-10-24', 12: '2025-11-24' });
  expect(stored?.table.schemes[0]).toMatchObject({
    code: 1,
    returns: { 12: 110 },
    places: { 12: 3 },
    volatilityPercent: null,
  });
  await runMarketJob(now);
  expect(asked).toHaveLength(8);
});

it('goes on with the days that it has, and asks again for the others the next time', async () => {
  provider(['2025-11-24']);
  const run = await runMarketJob(now);
  expect(run.ok && run.value.missing).toEqual(['2025-11-24']);
  // Both are holidays, it may be: five weekdays are asked for once.
  expect(asked.filter((key) => key.includes('2025-11-24'))).toEqual([
    'amfi/nav-day/2025-11-24/2',
    'amfi/nav-day/2025-11-24/5',
  ]);
  expect((await readMarketTable())?.table.schemes[0]?.returns).toMatchObject({ 12: null });
  provider();
  const again = await runMarketJob(now);
  expect(again.ok && again.value.stored).toEqual(['2025-11-24']);
  expect((await readMarketTable())?.table.schemes[0]?.returns).toMatchObject({ 12: 110 });
});

it('leaves the last table as it is when the list does not come', async () => {
  await runMarketJob(now);
  const before = files.get('sample/funds/table.json.gz');
  jest.mocked(load).mockResolvedValue({ ok: false, problem: 'unreachable' });
  expect(await runMarketJob(now)).toEqual({ ok: false, problem: 'unreachable' });
  expect(files.get('sample/funds/table.json.gz')).toBe(before);
});

it('fills the month ends from April 2006, and makes up those since the newest one', async () => {
  const missing = await missingMonthEnds(now);
  expect(missing).toHaveLength(247);
  expect([missing[0], missing.at(-1)]).toEqual(['2026-10-31', '2006-04-30']);
  const stored = await storeNavDay('2026-08-31');
  expect(stored.ok && stored.value.navs.size).toBe(3);
  expect(await missingMonthEnds(now)).toHaveLength(246);
  const run = await runMarketJob(now);
  expect(run.ok && run.value.stored).toEqual(expect.arrayContaining(['2026-09-30', '2026-10-31']));
  expect((await readMarketTable())?.table.monthEnds).toEqual({
    ...{ first: '2026-08-31', last: '2026-10-31', count: 3 },
  });
});

it('asks again for days whose files are damaged, and computes with them', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeNavDay('2026-10-31');
  await runMarketJob(now);
  for (const day of ['2025-11-24', '2026-10-31']) {
    files.set(`sample/funds/days/${day}.json.gz`, Buffer.from('damaged'));
  }
  asked.length = 0;
  const run = await runMarketJob(now);
  expect(run.ok && run.value.stored).toEqual(['2025-11-24', '2026-10-31']);
  expect(asked).toHaveLength(2);
  expect((await readNavDay('2025-11-24'))?.navs.size).toBe(3);
  expect((await readMarketTable())?.table).toMatchObject({
    anchors: { 12: '2025-11-24' },
    monthEnds: { first: '2026-10-31', count: 1 },
  });
});

it.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 12)],
  [
    'changed',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
  ],
  ['of another day', () => files.get('sample/funds/days/2026-10-24.json.gz')!],
  ['empty', () => Buffer.alloc(0)],
])('reads no file that is %s', async (_, damage) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await runMarketJob(now);
  const path = 'sample/funds/days/2025-11-24.json.gz';
  expect(await readNavDay('2025-11-24')).toEqual({
    date: '2025-11-24',
    navs: new Map([1, 2, 3].map((code) => [code, 10])),
  });
  files.set(path, damage(files.get(path)!));
  expect(await readNavDay('2025-11-24')).toBeNull();
  expect(log).toHaveBeenCalledWith('The stored NAVs of 2025-11-24 are damaged');
});
