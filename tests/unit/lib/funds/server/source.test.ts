import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { createFileLoader, readWhenChanged } from '@/lib/funds/server/file-loader';
import { readMarketMemory, readMarketTable } from '@/lib/funds/server/market-store';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import {
  findSchemes,
  loadComparedHistories,
  loadDayChanges,
  loadListPage,
  loadMarket,
  loadNavHistory,
  loadScheme,
} from '@/lib/funds/server/source';
import { watchedItemOf } from '@/lib/holdings/saved-holding';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import { createReadReport } from '@/lib/sources/read-report';
import type { Sourced } from '@/lib/sources/sourced';
import { datedValues } from '@/tests/factories/dated-values';
import { schemeOf } from '@/tests/factories/scheme';
import { fakeDate } from '@/tests/factories/timers';

jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.mock('@/lib/funds/server/market-store', () => ({
  readMarketTable: jest.fn(),
  readMarketMemory: jest.fn(),
  readMarketSeries: () => Promise.resolve(null),
  readSchemeFacts: () =>
    Promise.resolve(
      jest.requireActual<typeof import('@/lib/funds/domain/facts/scheme-facts')>(
        '@/lib/funds/domain/facts/scheme-facts',
      ).noStoredFacts,
    ),
}));

const named = 'Udaharan Flexi Cap Fund - Direct Plan - Growth';
const scheme = (changes: Partial<Scheme> = {}) =>
  schemeOf({ category: 'Equity', name: named, nav: 12, ...changes });
const schemes = [
  scheme(),
  scheme({ code: 2, plan: 'regular', name: 'Udaharan Flexi Cap Fund - Regular Plan - Growth' }),
  scheme({ code: 3, house: 'Parvat Mutual Fund', category: 'Debt', name: 'Parvat Gilt Fund' }),
  scheme({ code: 4, option: 'idcw', nav: null }),
];
const sourced = <T>(data: T): Sourced<T> => ({
  data,
  source: { name: 'AMFI', url: '', attribution: null },
  asOf: '2026-11-20',
  fetchedAt: '2026-11-21T10:00:00.000Z',
  status: 'live',
});
const answers = (byKey: Record<string, unknown>) =>
  jest.mocked(load).mockImplementation(async ({ key }) => {
    if (!(key in byKey)) return failure('unreachable');
    return success(sourced(byKey[key])) as never;
  });

const list = { schemes, asOf: '2026-11-20' as const, report: createReadReport().finish() };

/** Merged away: only the job's notes know it. */
const ended = {
  ...scheme({ code: 8, name: 'Udaharan Old Fund - Direct Plan - Growth', navDate: '2019-03-29' }),
  goneSince: '2019-04-01' as const,
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
beforeEach(() => {
  jest.mocked(load).mockReset();
  jest.mocked(readMarketTable).mockResolvedValue(null);
  answers({ [navAllFeed.key]: list });
  jest.mocked(readMarketMemory).mockResolvedValue({ past: [ended], corrections: [] });
});

it('gives one scheme of the list, with the origin of the list', async () => {
  expect(await loadScheme(2)).toEqual(success(sourced(schemes[1])));
  expect(await loadScheme(9)).toEqual(failure('not-found'));
});

it('hands an outage on', async () => {
  answers({});
  const asked = [loadScheme(2), findSchemes('udaharan', 5), loadNavHistory(scheme())];
  for (const answer of asked) expect(await answer).toEqual(failure('unreachable'));
});

it.each([
  ['2026-11-19', 'live', 2],
  ['2026-11-10', 'stale', 2],
  ['2026-11-20', 'live', 1],
] as const)('a history up to %s is %s', async (date, status, points) => {
  answers({ [navHistoryFeed(1).key]: [{ date, value: 10 }] });
  const history = await loadNavHistory(scheme());
  expect(history).toMatchObject({ ok: true, value: { status, asOf: '2026-11-20' } });
  expect(history.ok && history.value.data.series).toHaveLength(points);
});

it('a history with NAVs of days ahead, as a liquid fund has before a holiday, is of today', async () => {
  fakeDate(Date.parse('2026-11-20T12:00:00+05:30'));
  const ahead = datedValues(['2026-11-19', 10], ['2026-11-20', 11], ['2026-11-21', 12]);
  answers({ [navHistoryFeed(1).key]: ahead });
  for (const navDate of ['2026-11-20', '2026-11-22'] as const) {
    const history = await loadNavHistory(scheme({ navDate }));
    expect(history).toMatchObject({ ok: true, value: { asOf: '2026-11-20' } });
  }
  answers({ [navHistoryFeed(1).key]: datedValues(['2026-11-22', 12]) });
  // Nothing but days ahead: the day that the history itself has.
  expect(await loadNavHistory(scheme())).toMatchObject({ value: { asOf: '2026-11-20' } });
});

describe('the stored figures', () => {
  const latest = { date: '2026-11-20', navs: new Map([[1, 12]]) } as const;
  const table = marketTable(schemes, { latest, anchors: {}, monthEnds: [] }, '2026-11-21');
  const read = jest.mocked(readMarketTable);
  const loadAfter = (minutes: number) => {
    fakeDate(minutes * 60_000);
    return loadMarket();
  };

  it('are the last known ones while Storage does not answer, and it is asked every five minutes', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    read.mockResolvedValueOnce(table).mockRejectedValue(new Error('token=hunter2'));
    for (const minutes of [0, 4, 6, 7]) {
      expect((await loadAfter(minutes)).figuresOf(1)).toMatchObject({ since: '2026-11-20' });
    }
    expect(read).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
  });

  it('are not computed again while they do not change', async () => {
    read.mockResolvedValue(table);
    const market = await loadAfter(60);
    expect(await loadAfter(66)).toBe(market);
    read.mockResolvedValue({ ...table });
    expect(await loadAfter(72)).not.toBe(market);
  });
});

it('reads a file when its bytes changed', async () => {
  const parse = jest.fn(async (bytes: Buffer) => ({ text: bytes.toString() }));
  const read = readWhenChanged(parse);
  const first = await read(Buffer.from('one'));
  expect(await read(Buffer.from('one'))).toBe(first);
  expect(await read(Buffer.from('two'))).toEqual({ text: 'two' });
  parse.mockRejectedValueOnce(new Error('damaged'));
  await expect(read(Buffer.from('bad'))).rejects.toThrow('damaged');
  expect(await read(Buffer.from('two'))).toEqual({ text: 'two' });
  expect(parse).toHaveBeenCalledTimes(3);
});

it('finds a scheme that ended by its code and its words, after those of the list', async () => {
  expect(await loadScheme(8)).toMatchObject({ ok: true, value: { data: ended } });
  const codesOf = async (limit: number) => {
    const found = await findSchemes('udaharan', limit);
    return found.ok ? found.value.data.map(({ code }) => code) : [];
  };
  expect(await codesOf(9)).toEqual([1, 2, 4, 8]);
  expect(await codesOf(1)).toEqual([1]);
});

it('asks again after 15 seconds for a file that was never read, later for one that was', async () => {
  fakeDate(0);
  const [none, known] = [{ figures: 'none' }, { figures: 'stored' }];
  jest.spyOn(console, 'error').mockImplementation();
  const away = new Error('Storage is away');
  const read = jest.fn().mockRejectedValueOnce(away).mockResolvedValue(known);
  const load = createFileLoader(read, none, { what: 'The figures', cacheMs: 300_000 });
  const loadAt = (ms: number) => {
    jest.setSystemTime(ms);
    return load();
  };
  expect([await load(), await loadAt(14_999)]).toEqual([none, none]);
  expect([await loadAt(15_000), await loadAt(314_999)]).toEqual([known, known]);
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(away);
  expect(await loadAt(315_000)).toBe(known);
  expect(read).toHaveBeenCalledTimes(3);
});

it('asks for all compared histories at once, and does not wait for one that is late', async () => {
  jest.useFakeTimers();
  const history = success(sourced(datedValues(['2026-11-20', 10]))) as never;
  jest.mocked(load).mockImplementation(async ({ key }) => {
    return key === navHistoryFeed(2).key ? new Promise(() => undefined) : history;
  });
  const loading = loadComparedHistories(schemes.slice(0, 3));
  expect(load).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await loading).toMatchObject([
    { scheme: { code: 1 }, history: { ok: true } },
    { scheme: { code: 2 }, history: { ok: false, problem: 'timed-out' } },
    { scheme: { code: 3 }, history: { ok: true } },
  ]);
});

it('has the 1-day changes of watched funds within a second, without the fund whose history is late', async () => {
  jest.useFakeTimers();
  const history = success(sourced(datedValues(['2026-11-19', 10], ['2026-11-20', 12]))) as never;
  jest.mocked(load).mockImplementation(async ({ key }) => {
    return key === navHistoryFeed(2).key ? new Promise(() => undefined) : history;
  });
  const watched = schemes.slice(0, 2).flatMap(({ code }) => {
    const item = watchedItemOf(`fund-${code}`, { assetClass: 'fund', instrumentId: String(code) });
    return item ? [{ ...item, updatedAt: new Date() }] : [];
  });
  const loading = loadDayChanges(watched, schemes);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([...(await loading)]).toEqual([[1, 20]]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('lists the same schemes while AMFI gives no newer list for weeks', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-20T10:00:00Z') });
  const { page } = await loadListPage(list, readListQuery({}));
  expect(page.allRows.length).toBeGreaterThan(0);
});

it('preserves a scheme that ended among the compared ones, which its page offers', async () => {
  const { page } = await loadListPage(list, readListQuery({ compare: '8,9,1' }));
  expect(page.query.compared).toEqual([8, 1]);
});

it('a history has the NAVs that AMFI gave anew, where its provider still has the earlier ones', async () => {
  const noted = { code: 1, day: '2026-11-18', foundOn: '2026-11-19' } as const;
  const corrections = [
    { ...noted, before: 10, after: 10.5 },
    { ...noted, before: 10.5, after: 10.4 },
    { ...noted, code: 2, before: 10.4, after: 99 },
    // The provider has another NAV of this day than the one that was corrected.
    { ...noted, day: '2026-11-19', before: 12, after: 99 },
  ] as const;
  jest.mocked(readMarketMemory).mockResolvedValue({ past: [ended], corrections });
  // The notes that the tests before read are stored for five minutes.
  fakeDate(Date.parse('2100-01-01T12:00:00+05:30'));
  const given = datedValues(['2026-11-18', 10], ['2026-11-19', 11]);
  answers({ [navHistoryFeed(1).key]: given });
  expect(await loadNavHistory(scheme())).toMatchObject({
    value: {
      data: { series: datedValues(['2026-11-18', 10.4], ['2026-11-19', 11], ['2026-11-20', 12]) },
    },
  });
});
