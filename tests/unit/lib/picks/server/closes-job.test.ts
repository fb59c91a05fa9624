import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { storageBucket } from '@/lib/firebase/admin';
import {
  missingCloseDays,
  newestPriceDay,
  readImportedUniverse,
  readImportedVersion,
  storeCloses,
} from '@/lib/picks/server/imported-source';
import { writeUniverseFile } from '@/lib/picks/data/imported-universe';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import { storageInMemory } from '@/tests/factories/storage-in-memory';
import { workedCompany } from '../worked-company';

jest.mock('@/lib/env', () => ({
  env: { picks: { nsePricesLicence: null, priceLagDays: null }, sources: { isSample: false } },
}));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));

// 26 October 2026, a Monday, is 30 days before.
const now = new Date('2026-11-25T10:00:00Z');
const company = workedCompany();
const { bucket, files } = storageInMemory();
const closes = [{ isin: company.isin, closeRupees: 300, tradedCrore: 2 }];

beforeEach(() => {
  files.clear();
  jest.mocked(storageBucket).mockReturnValue(bucket as never);
  jest
    .mocked(load)
    .mockReset()
    .mockResolvedValue(success({ data: closes }) as never);
});
const answerWith = (problem: 'not-found' | 'unreachable') =>
  jest.mocked(load).mockResolvedValue(failure(problem));

const identity = {
  name: 'Worked',
  fingerprint: 'a'.repeat(64),
  importedOn: '2026-11-25',
  coverage: { companies: 1, withYears: 1, years: 10, lateYears: 0, goneCompanies: 0 },
} as const;
const storeUniverse = async () => {
  const bytes = await writeUniverseFile({ identity, companies: [company], actions: [] });
  await bucket.file('picks/universe.json.gz').save(Buffer.from(bytes));
};
const imported = async () => (await readImportedUniverse('2026-11-25'))!;

test('without a licence the exchange is never asked, and stored closes are not read', async () => {
  env.picks.nsePricesLicence = null;
  await storeUniverse();
  files.set('picks/closes/2026-10-26.json.gz', Buffer.from('never read'));
  expect(await storeCloses(now)).toEqual({ ok: false, problem: 'no-licence' });
  expect(await missingCloseDays(now)).toEqual([]);
  const { universe, isWhole } = await imported();
  expect([universe.identity, universe.prices.size, isWhole]).toEqual([identity, 0, true]);
  expect(load).not.toHaveBeenCalled();
});

describe('with a licence', () => {
  beforeEach(() => {
    env.picks.nsePricesLicence = 'Agreement 12 of 1 October 2026';
  });

  test('one request stores the newest day that is 30 days old, and a second run asks nothing', async () => {
    expect(newestPriceDay('2026-11-25')).toBe('2026-10-26');
    const day = '2026-10-26';
    expect(await storeCloses(now)).toEqual({ ok: true, value: { day, shares: 1 } });
    expect(await storeCloses(now)).toEqual({ ok: true, value: { day, shares: null } });
    expect(jest.mocked(load).mock.calls.map(([{ key }]) => key)).toEqual(['nse/closes/2026-10-26']);
  });

  test.each([
    ['younger', '2026-10-27'],
    ['a Sunday', '2026-10-25'],
    ['a holiday', '2026-10-20'],
  ] as const)('a day that is %s is not asked for', async (_, day) => {
    expect(await storeCloses(now, day)).toEqual({ ok: false, problem: 'day' });
    expect(load).not.toHaveBeenCalled();
  });

  test('a holiday that the calendar does not know is no failure, and nothing is stored', async () => {
    answerWith('not-found');
    expect(await storeCloses(now)).toEqual({ ok: true, value: { day: '2026-10-26', shares: 0 } });
    expect(files.size).toBe(0);
    answerWith('unreachable');
    expect(await storeCloses(now)).toEqual({ ok: false, problem: 'unreachable' });
  });

  test('three trading days in a row without a file are an outage, and the market says since when', async () => {
    await storeUniverse();
    // Wednesday; the holiday of the 20th is no trading day. Three follow it up to Monday, the 26th.
    await storeCloses(now, '2026-10-21');
    answerWith('not-found');
    expect(await storeCloses(now)).toEqual({ ok: false, problem: 'not-found' });
    expect(await storeCloses(now, '2026-10-16')).toMatchObject({ value: { shares: 0 } });
    expect((await imported()).universe.pricesEndOn).toBe('2026-10-21');
    jest.mocked(load).mockResolvedValue(success({ data: closes }) as never);
    await storeCloses(now, '2026-10-22');
    expect((await imported()).universe.pricesEndOn).toBeNull();
  });

  test('the version changes with an import and with each stored day', async () => {
    const versions = [await readImportedVersion()];
    await storeUniverse();
    versions.push(await readImportedVersion());
    await storeCloses(now);
    versions.push(await readImportedVersion(), await readImportedVersion());
    expect(new Set(versions).size).toBe(3);
    expect(versions[2]).toBe(versions[3]);
  });

  test('a damaged day is asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    files.set('picks/closes/2026-10-26.json.gz', Buffer.from('damaged'));
    expect(await storeCloses(now)).toMatchObject({ value: { shares: 1 } });
  });

  test('the stored closes make the prices; a missing week says that they are not whole', async () => {
    await storeUniverse();
    await storeCloses(now);
    await storeCloses(now, '2026-10-23');
    const { universe, isWhole } = await imported();
    expect(universe.prices.get(company.isin)).toHaveLength(2);
    // 1,100 days up to 26 October 2026.
    expect(universe.closesFrom).toBe('2023-10-23');
    expect(isWhole).toBe(true);
    // The week from the 12th is missing.
    await storeCloses(now, '2026-10-09');
    expect((await imported()).isWhole).toBe(false);
    await storeCloses(now, '2026-10-16');
    expect((await imported()).isWhole).toBe(true);
    expect(await missingCloseDays(now)).not.toContain('2026-10-16');
  });

  test('a past week that has a close takes no later one, and asks for none', async () => {
    // Thursday, when it was the newest day; its Friday had no file until the week was past.
    await storeCloses(new Date('2026-11-21T10:00:00Z'), '2026-10-22');
    expect(await missingCloseDays(new Date('2026-11-24T10:00:00Z'))).toContain('2026-10-23');
    expect(await missingCloseDays(now)).not.toContain('2026-10-23');
    expect(await storeCloses(now, '2026-10-23')).toMatchObject({ value: { shares: null } });
    expect([...files.keys()]).toEqual(['picks/closes/2026-10-22.json.gz']);
  });

  test('a week is late that was stored after the one behind it could be shown', async () => {
    await storeUniverse();
    const stored = async (at: string, ...days: IsoDate[]) => {
      for (const day of days) await storeCloses(new Date(`${at}T10:00:00Z`), day);
      return [...((await imported()).universe.lateDays ?? [])].map((each) => each.join(' '));
    };
    // A first run stores the newest week first.
    expect(await stored('2026-11-16', '2026-10-16', '2026-09-25')).toEqual([]);
    // The week from 28 September came on the day on which that of 16 October could be read, and the next after it.
    expect(await stored('2026-11-16', '2026-10-01')).toEqual([]);
    expect(await stored('2026-11-17', '2026-10-09')).toEqual(['2026-10-09 2026-11-17']);
    expect(await stored('2026-11-23', '2026-10-23')).toEqual(['2026-10-09 2026-11-17']);
  });

  test('a damaged day that is stored again is not late', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await storeUniverse();
    await storeCloses(new Date('2026-11-16T10:00:00Z'), '2026-10-16');
    files.set('picks/closes/2026-10-09.json.gz', Buffer.from('damaged'));
    await storeCloses(now, '2026-10-09');
    expect((await imported()).universe.lateDays).toEqual(new Map());
  });

  test('a session on a Sunday is the last one of its week, not the first of the next', async () => {
    await storeUniverse();
    // The Budget was presented on Sunday, 1 February 2026.
    for (const day of ['2026-01-30', '2026-02-01', '2026-02-02'] as const)
      await storeCloses(now, day);
    const { universe } = await imported();
    expect(universe.prices.get(company.isin)?.map(({ date }) => date)).toEqual([
      '2026-02-01',
      '2026-02-02',
    ]);
  });

  test('no stored close at all is not whole', async () => {
    await storeUniverse();
    expect((await imported()).isWhole).toBe(false);
    // Older than the ratios look.
    await storeCloses(now, '2025-04-21');
    expect((await imported()).isWhole).toBe(false);
  });

  test('the week of the newest day may have no close yet, the one before it must', async () => {
    await storeUniverse();
    await storeCloses(now, '2026-10-23');
    expect((await imported()).isWhole).toBe(true);
    files.delete('picks/closes/2026-10-23.json.gz');
    await storeCloses(now, '2026-10-16');
    expect((await imported()).isWhole).toBe(false);
  });

  test('closes of three years are read; a gap older than the ratios look does not matter', async () => {
    await storeUniverse();
    await storeCloses(now);
    // Monday, 18 months before; and one before the three years.
    await storeCloses(now, '2025-04-21');
    await storeCloses(now, '2023-06-05');
    const { universe, isWhole } = await imported();
    expect(universe.prices.get(company.isin)?.map(({ date }) => date)).toEqual([
      '2025-04-21',
      '2026-10-26',
    ]);
    expect(isWhole).toBe(true);
  });
});
