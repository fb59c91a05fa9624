import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { storageBucket } from '@/lib/firebase/admin';
import type { NavAll } from '@/lib/funds/data/nav-all';
import type { NavReport } from '@/lib/funds/data/nav-day-feed';
import type { NavMonth } from '@/lib/funds/domain/market/nav-month';
import { mergePastSchemes } from '@/lib/funds/domain/market/market-memory';
import type { Scheme } from '@/lib/funds/domain/scheme';
import {
  missingMonthEnds,
  missingNavMonths,
  runMarketJob,
  storeNavDay,
  storeNavMonth,
} from '@/lib/funds/server/market-job';
import {
  readMarketMemory,
  readMarketSeries,
  readMarketTable,
  readNavDay,
  readNavMonth,
} from '@/lib/funds/server/market-store';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import { createReadReport } from '@/lib/sources/read-report';
import { schemeOf } from '@/tests/factories/scheme';
import { storageInMemory } from '@/tests/factories/storage-in-memory';
import { valueOf } from '@/tests/factories/value-of';

jest.mock('@/lib/env', () => ({ env: { sources: { isSample: true } } }));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));

const now = new Date('2026-11-25T04:30:00Z');
const today = '2026-11-25';
const { bucket, files } = storageInMemory();
const asked: string[] = [];
const dayFile = (day: string) => `sample/funds/days/${day}.json.gz`;
const silent = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const tableNow = async () => (await readMarketTable())!;

const scheme = (code: number) =>
  schemeOf({ code, name: `Fund ${code}`, nav: 20 + code, navDate: '2026-11-24' });
const list: NavAll = {
  schemes: [1, 2, 3].map(scheme),
  asOf: '2026-11-24',
  report: createReadReport().finish(),
};
const sourced = (data: unknown) =>
  success({ data, asOf: '2026-11-24', fetchedAt: now.toISOString(), status: 'live' }) as never;

/** A provider that has every day, but for those named. */
function provider(
  missing: readonly string[] = [],
  newest = list,
  monthTo?: (end: IsoDate) => NavMonth,
): void {
  jest.mocked(load).mockImplementation(async ({ key }) => {
    if (key === 'amfi/nav-all') return sourced(newest);
    asked.push(key);
    const date = key.split('/')[2] as IsoDate;
    if (missing.includes(date)) return failure('malformed');
    const isMonth = monthTo && key.startsWith('amfi/nav-month');
    return sourced(isMonth ? { month: monthTo(date), schemeOf: () => null } : reportOf(date));
  });
}

/** A run of the job on 25 November, or on another day. */
async function runJob(at = now) {
  return valueOf(await runMarketJob(at));
}

/** The NAVs of the schemes from the first on. */
const navsOf = (...navs: number[]) => new Map(navs.map((nav, at) => [at + 1, nav]));

/** What a report says beside the usual NAV of 10 for each scheme. */
let changes: Record<string, Partial<NavReport>> = {};

function reportOf(date: IsoDate): Partial<NavReport> {
  const usual = { navs: navsOf(10, 10, 10), ofOtherDays: new Set<number>(), schemeOf: () => null };
  return { date, ...usual, ...changes[date] };
}

beforeEach(() => {
  files.clear();
  asked.length = 0;
  changes = {};
  jest.mocked(storageBucket).mockReturnValue(bucket as never);
  provider();
});

it('makes its table from the list and eight reports, and asks for none of them twice', async () => {
  const run = await runJob();
  expect(run).toMatchObject({ asOf: '2026-11-24', schemes: 3, missing: [] });
  expect(run.stored).toHaveLength(8);
  expect(asked).toHaveLength(8);
  expect(asked[0]).toBe('amfi/nav-day/2026-10-24/2');
  const figures = { code: 1, returns: { 12: 110 }, places: { 12: 3 }, volatilityPercent: null };
  expect((await tableNow()).schemes[0]).toMatchObject(figures);
  await runJob();
  expect(asked).toHaveLength(8);
});

it('works with the days that it has, and asks again for the others the next time', async () => {
  provider(['2025-11-24']);
  expect((await runJob()).missing).toEqual(['2025-11-24']);
  // Both are holidays, it may be: five weekdays are asked for once.
  expect(asked.filter((key) => key.includes('2025-11-24'))).toEqual([
    'amfi/nav-day/2025-11-24/2',
    'amfi/nav-day/2025-11-24/5',
  ]);
  expect((await tableNow()).schemes[0]?.returns).toMatchObject({ 12: null });
  provider();
  expect((await runJob()).stored).toEqual(['2025-11-24']);
  expect((await tableNow()).schemes[0]?.returns).toMatchObject({ 12: 110 });
});

it('leaves the last table as it is when the list does not come', async () => {
  await runJob();
  const before = files.get('sample/funds/table.json.gz');
  jest.mocked(load).mockResolvedValue(failure('unreachable'));
  expect(await runMarketJob(now)).toEqual(failure('unreachable'));
  expect(files.get('sample/funds/table.json.gz')).toBe(before);
});

it('computes as many schemes while AMFI gives no newer list: none of them has ended', async () => {
  const run = await runJob(new Date('2026-12-09T04:30:00Z'));
  expect(run).toMatchObject({ asOf: '2026-11-24', schemes: 3 });
});

it('fills the month ends from April 2006, and makes up those since the newest one', async () => {
  const missing = await missingMonthEnds(now);
  expect(missing).toHaveLength(247);
  expect([missing[0], missing.at(-1)]).toEqual(['2026-10-31', '2006-04-30']);
  const stored = await storeNavDay('2026-08-31', today);
  expect(stored.ok && stored.value.day.navs.size).toBe(3);
  expect(await missingMonthEnds(now)).toHaveLength(246);
  const { stored: madeUp } = await runJob();
  expect(madeUp).toEqual(expect.arrayContaining(['2026-09-30', '2026-10-31']));
  const monthEnds = { first: '2026-08-31', last: '2026-10-31' };
  expect((await tableNow()).monthEnds).toEqual(monthEnds);
  // 10 at each month end, then the newest NAVs 21, 22 and 23.
  expect(await readMarketSeries()).toMatchObject({
    days: ['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-24'],
    categories: [{ plan: 'direct', returns: [null, 0, 0, null], counts: [0, 3, 3, 0] }],
  });
});

it('makes up a gap of many month ends from its beginning, three in a run, so that none stays missing', async () => {
  await storeNavDay('2026-03-31', today);
  const run = async () => (await runJob()).stored.filter((day) => /-3[01]$/.test(day));
  expect(await run()).toEqual(['2026-04-30', '2026-05-31', '2026-06-30']);
  expect(await run()).toEqual(['2026-07-31', '2026-08-31', '2026-09-30']);
  expect(await run()).toEqual(['2026-10-31']);
  expect(await run()).toEqual([]);
});

it('asks again for days whose files are damaged, and computes with them', async () => {
  silent();
  // Near the newest NAVs: there is no jump between the two.
  changes = { '2026-10-31': { navs: navsOf(20, 20, 20) } };
  await storeNavDay('2026-10-31', today);
  await runJob();
  const damaged = ['2025-11-24', '2026-10-31'];
  for (const day of damaged) files.set(dayFile(day), Buffer.from('damaged'));
  asked.length = 0;
  expect((await runJob()).stored).toEqual(damaged);
  expect(asked).toHaveLength(2);
  expect((await readNavDay('2025-11-24'))?.navs.size).toBe(3);
  expect(await tableNow()).toMatchObject({
    monthEnds: { first: '2026-10-31' },
    schemes: [{ returns: { 12: 110 } }, {}, {}],
  });
});

it.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 12)],
  ['changed', (bytes: Buffer) => bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte))],
  ['of another day', () => files.get(dayFile('2026-10-24'))!],
  ['empty', () => Buffer.alloc(0)],
])('reads no file that is %s', async (_, damage) => {
  const log = silent();
  await runJob();
  const path = dayFile('2025-11-24');
  expect(await readNavDay('2025-11-24')).toEqual({
    ...{ date: '2025-11-24', navs: navsOf(10, 10, 10), ofOtherDays: new Set(), isChecked: true },
  });
  files.set(path, Buffer.from(damage(files.get(path)!)));
  expect(await readNavDay('2025-11-24')).toBeNull();
  expect(log).toHaveBeenCalledWith('The stored NAVs of 2025-11-24 are damaged');
});

describe('a NAV that AMFI corrects', () => {
  /** A run on the day after a list in which the first scheme has a NAV, of the list's day or of another one. */
  const runAfter = async (asOf: IsoDate, nav: number, navDate = asOf) => {
    const others = [scheme(2), scheme(3)].map((each) => ({ ...each, navDate: asOf }));
    provider([], { ...list, asOf, schemes: [{ ...scheme(1), nav, navDate }, ...others] });
    return (await runJob(new Date(`${shiftDays(asOf, 1)}T04:30:00Z`))).corrections;
  };
  const storedNav = async (day: IsoDate) => (await readNavDay(day))?.navs.get(1);
  const correction = { code: 1, before: 21, after: 21.5 };

  it('replaces the older one in the list of the same day, and is noted with both', async () => {
    await runAfter('2026-11-24', 21);
    const corrections = await runAfter('2026-11-24', 21.5);
    const noted = { ...correction, day: '2026-11-24', foundOn: '2026-11-25' };
    expect(corrections).toEqual([noted]);
    expect((await readMarketMemory()).corrections).toEqual([noted]);
    expect(await storedNav('2026-11-24')).toBe(21.5);
    expect(await runAfter('2026-11-24', 21.5)).toEqual([]);
  });

  it('is not noted where the NAV of the day replaces that of the day before', async () => {
    await runAfter('2026-11-24', 21, '2026-11-23');
    expect(await runAfter('2026-11-24', 22)).toEqual([]);
    expect(await storedNav('2026-11-24')).toBe(22);
    // And the other way: an earlier day's NAV does not replace that of the day.
    await runAfter('2026-11-24', 21, '2026-11-23');
    expect(await storedNav('2026-11-24')).toBe(22);
  });

  it('is not noted where one file gives the same NAV with more decimals', async () => {
    await runAfter('2026-11-24', 15.9013);
    expect(await runAfter('2026-11-24', 15.90127667)).toEqual([]);
    expect(await runAfter('2026-11-24', 15.9014)).toHaveLength(1);
  });

  it('is found a week later in AMFI’s report, which is read once', async () => {
    await runAfter('2026-11-24', 21);
    changes = { '2026-11-24': { navs: navsOf(21.5, 22, 23) } };
    asked.length = 0;
    const corrections = await runAfter('2026-12-01', 30);
    expect(corrections).toEqual([{ ...correction, day: '2026-11-24', foundOn: '2026-12-02' }]);
    const checks = () => asked.filter((key) => key.includes('/2026-11-24/'));
    expect(checks()).toHaveLength(1);
    await runAfter('2026-12-02', 30);
    expect(checks()).toHaveLength(1);
  });

  // Seven days later every house has given its NAV.
  it.each([
    ['2026-11-18', true],
    ['2026-11-19', false],
  ] as const)(
    'may still come for a day of which NAVs are not final: %s is final: %s',
    async (day, isChecked) => {
      await storeNavDay(day, today);
      expect((await readNavDay(day))?.isChecked).toBe(isChecked);
    },
  );

  it('is looked for when the NAVs of the day are final, not a day before', async () => {
    await runAfter('2026-11-24', 21);
    const asksOf = async (asOf: IsoDate) => {
      asked.length = 0;
      await runAfter(asOf, 30);
      return asked.filter((key) => key.includes('/2026-11-24/')).length;
    };
    expect(await asksOf('2026-11-30')).toBe(0);
    expect(await asksOf('2026-12-01')).toBe(1);
  });

  it('is not taken from a report in which every NAV differs', async () => {
    silent();
    const many = (nav: number) => navsOf(...Array<number>(200).fill(nav));
    changes = { '2026-08-31': { navs: many(10) } };
    await storeNavDay('2026-08-31', today);
    changes = { '2026-08-31': { navs: many(11) } };
    const again = await storeNavDay('2026-08-31', today);
    expect(again.ok && again.value.corrections).toEqual([]);
    expect(await storedNav('2026-08-31')).toBe(10);
  });

  it('keeps the schemes that the report leaves out', async () => {
    await storeNavDay('2026-08-31', today);
    changes = { '2026-08-31': { navs: new Map([[2, 10]]) } };
    await storeNavDay('2026-08-31', today);
    expect((await readNavDay('2026-08-31'))?.navs.size).toBe(3);
  });
});

describe('a scheme that AMFI’s list no longer names', () => {
  const without = (code: number): NavAll => ({
    ...list,
    schemes: [...list.schemes.filter((each) => each.code !== code), ...others],
  });
  /** Enough that one scheme is no large part of the list. */
  const others = Array.from({ length: 30 }, (_, at) => scheme(100 + at));
  const full: NavAll = { ...list, schemes: [...list.schemes, ...others] };
  const piece: NavAll = { ...full, schemes: full.schemes.slice(0, 25) };
  beforeEach(silent);
  const runWith = async (newest: NavAll) => {
    provider([], newest);
    await runJob();
    return (await readMarketMemory()).past;
  };

  it('keeps its last known name, house and NAV, and leaves when it is named again', async () => {
    expect(await runWith(full)).toEqual([]);
    const gone = { ...scheme(2), goneSince: '2026-11-25' };
    expect(await runWith({ ...without(2), asOf: '2026-11-25' })).toEqual([gone]);
    expect(await runWith({ ...without(2), asOf: '2026-11-26' })).toEqual([gone]);
    expect(await runWith(full)).toEqual([]);
  });

  it('is not noted where the list is a piece', async () => {
    await runWith(full);
    expect(await runWith(piece)).toEqual([]);
  });

  it('is not forgotten by a piece: the next whole list is compared with that before it', async () => {
    await runWith(full);
    await runWith({ ...piece, asOf: '2026-11-25' });
    const gone = { ...full.schemes.at(-1)!, goneSince: '2026-11-26' };
    const whole = { ...full, schemes: full.schemes.slice(0, -1), asOf: '2026-11-26' } as const;
    expect(await runWith(whole)).toEqual([gone]);
  });

  it('has left where the list of the next day lacks as many, not where that of the same day does', async () => {
    await runWith(full);
    for (let run = 0; run < 2; run += 1) {
      expect(await runWith({ ...piece, asOf: '2026-11-25' })).toEqual([]);
    }
    // One more left with the second list.
    const later: NavAll = { ...piece, schemes: piece.schemes.slice(1), asOf: '2026-11-26' };
    const gone = [scheme(1), ...full.schemes.slice(25)];
    const left = gone.map((each) => ({ ...each, goneSince: '2026-11-26' }));
    expect(await runWith(later)).toEqual(left);
    expect(await runWith({ ...later, asOf: '2026-11-27' })).toEqual(left);
  });

  it('is not noted where the lists of two days are different pieces', async () => {
    await runWith(full);
    expect(await runWith({ ...piece, asOf: '2026-11-25' })).toEqual([]);
    const other: NavAll = { ...full, schemes: full.schemes.slice(8), asOf: '2026-11-26' };
    expect(await runWith(other)).toEqual([]);
    expect(await runWith({ ...full, asOf: '2026-11-27' })).toEqual([]);
  });

  it('is known from old reports too, with the newest of its NAVs', async () => {
    const ended: Scheme = { ...scheme(9), name: 'Parvat Old Fund', nav: 12, navDate: '2014-03-31' };
    const navs = new Map([[9, 12]]);
    provider();
    changes = { '2014-03-31': { navs, schemeOf: () => ended } };
    await storeNavDay('2014-03-31', today);
    const earlier = { ...ended, nav: 11, navDate: '2014-02-28' as const };
    changes = { '2014-02-28': { navs, schemeOf: () => earlier } };
    await storeNavDay('2014-02-28', today);
    expect((await readMarketMemory()).past).toEqual([{ ...ended, goneSince: null }]);
    const known = { ...ended, goneSince: '2026-11-25' as const };
    expect(mergePastSchemes([known], [{ ...earlier, goneSince: null }])).toEqual([known]);
  });

  it('is known from each of two jobs that run beside each other', async () => {
    const ended = (code: number): Scheme => ({ ...scheme(code), navDate: '2014-03-31' });
    const days = ['2014-03-31', '2014-02-28', '2014-01-31'] as const;
    for (const [at, day] of days.entries()) {
      const code = 50 + at;
      changes[day] = { navs: new Map([[code, 12]]), schemeOf: () => ended(code) };
    }
    await Promise.all(days.map((day) => storeNavDay(day, today)));
    const { past } = await readMarketMemory();
    expect(past.map(({ code }) => code)).toEqual([50, 51, 52]);
  });

  it('counts in the averages of the months in which it lived', async () => {
    const days = ['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'] as const;
    provider();
    for (const [index, date] of days.entries()) {
      // The fourth doubles in July and ends in August.
      const own = index < 3 ? [[9, index === 0 ? 10 : 20] as const] : [];
      const navs = new Map([...[1, 2, 3].map((code) => [code, 10] as const), ...own]);
      const schemeOf = (code: number) => (code === 9 ? { ...scheme(9), navDate: date } : null);
      changes[date] = { navs, schemeOf };
      await storeNavDay(date, today);
    }
    await runJob();
    const group = (await readMarketSeries())?.categories[0];
    expect(group?.counts.slice(0, 5)).toEqual([0, 3, 4, 3, 3]);
    expect((await tableNow()).schemes.map(({ code }) => code)).toEqual([1, 2, 3]);
  });
});

it('continues after a run that was killed half-way, which left whole files', async () => {
  let writesLeft = 5;
  const dying = (name: string) => ({
    ...bucket.file(name),
    save: async (bytes: Buffer) => {
      if (writesLeft-- <= 0) throw new Error('killed');
      await bucket.file(name).save(bytes);
    },
  });
  jest.mocked(storageBucket).mockReturnValue({ ...bucket, file: dying } as never);
  await expect(runMarketJob(now)).rejects.toThrow('killed');
  const days = [...files.keys()].filter((name) => name.includes('/days/'));
  expect(days.length).toBeGreaterThan(0);
  for (const name of days) expect(await readNavDay(name.slice(-18, -8) as IsoDate)).not.toBeNull();
  jest.mocked(storageBucket).mockReturnValue(bucket as never);
  asked.length = 0;
  expect((await runJob()).missing).toEqual([]);
  // What the first run stored is not asked for again.
  expect(asked.length).toBeLessThan(8);
});

describe('every day of the months', () => {
  /** 10, 12 and then 9 on the last day for each of three schemes; the second has a gap. */
  const monthTo = (end: IsoDate): NavMonth => ({
    ...{ end, days: [2, 15, Number(end.slice(8))], codes: [1, 2, 3] },
    navs: Float64Array.of(10, 12, 9, 10, 0, 9, 10, 12, 9),
  });
  const giveMonths = () => provider([], list, monthTo);

  it('are stored a month in one file, with its end, and asked for once', async () => {
    const all = await missingNavMonths(now);
    expect([all[0], all.at(-1), all.length]).toEqual(['2026-10-31', '2006-04-30', 247]);
    giveMonths();
    const stored = await storeNavMonth('2019-05-31');
    expect(stored).toEqual({ ok: true, value: { days: 3, schemes: 3 } });
    expect(await readNavMonth('2019-05-31')).toEqual(monthTo('2019-05-31'));
    const end = { navs: navsOf(9, 9, 9), ofOtherDays: new Set() };
    expect(await readNavDay('2019-05-31')).toMatchObject(end);
    expect(await missingNavMonths(now)).not.toContain('2019-05-31');
  });

  it('wait until the NAVs of the month are final', async () => {
    const first = async (at: string) => (await missingNavMonths(new Date(`${at}T06:00:00Z`)))[0];
    expect(await first('2026-11-06')).toBe('2026-09-30');
    expect(await first('2026-11-07')).toBe('2026-10-31');
  });

  it('do not replace a month end that is stored', async () => {
    await storeNavDay('2019-05-31', today);
    const before = files.get(dayFile('2019-05-31'));
    giveMonths();
    await storeNavMonth('2019-05-31');
    expect(files.get(dayFile('2019-05-31'))).toBe(before);
  });

  it('count in the deepest falls, and the job makes up the month that has ended since', async () => {
    giveMonths();
    await storeNavMonth('2026-08-31');
    await storeNavMonth('2026-09-30');
    asked.length = 0;
    await runJob();
    const months = asked.filter((key) => key.startsWith('amfi/nav-month'));
    expect(months).toEqual(['amfi/nav-month/2026-10-31']);
    const table = await tableNow();
    expect(table.daysSince).toBe('2026-08-02');
    const falls = table.schemes.map(({ drawdownPercent }) => drawdownPercent);
    // 12 to 9; the second scheme has no NAV on the day of 12.
    expect(falls).toEqual([-25, -10, -25]);
  });

  it('count from after a gap alone', async () => {
    giveMonths();
    await storeNavMonth('2026-06-30');
    await storeNavMonth('2026-10-31');
    await runJob();
    expect((await tableNow()).daysSince).toBe('2026-10-02');
  });

  it('are asked for again where a file is damaged', async () => {
    silent();
    giveMonths();
    await storeNavMonth('2026-10-31');
    const damage = (end: string) =>
      files.set(`sample/funds/months/${end}.json.gz`, Buffer.from('x'));
    damage('2026-10-31');
    await runJob();
    expect(await readNavMonth('2026-10-31')).toEqual(monthTo('2026-10-31'));
    expect((await tableNow()).daysSince).toBe('2026-10-02');
    // The month after a damaged one says nothing of a fall in it.
    giveMonths();
    await storeNavMonth('2026-09-30');
    damage('2026-09-30');
    provider(['2026-09-30']);
    await runJob();
    expect((await tableNow()).daysSince).toBeNull();
  });
});
