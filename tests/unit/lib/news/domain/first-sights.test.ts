import { storageBucket } from '@/lib/firebase/admin';
import {
  boundSights,
  createFirstSights,
  dateOfSight,
  maxSights,
  type Sights,
  type SightStore,
} from '@/lib/news/domain/first-sights';
import { sightsInStorage } from '@/lib/news/server/first-sights-store';
import { storageInMemory } from '@/tests/factories/storage-in-memory';

jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { sources: { isSample: false } } }));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));

let nowMs: number;
let file: { sights: Sights; version: number } | null;
let isDown: boolean;
let reads: number;

const store: SightStore = {
  read: async () => {
    reads += 1;
    if (isDown) throw new Error('down');
    return { sights: file?.sights ?? new Map(), version: String(file?.version ?? 0) };
  },
  write: async (_, sights, version) => {
    if (isDown) throw new Error('down');
    if (version !== String(file?.version ?? 0)) return false;
    file = { sights, version: (file?.version ?? 0) + 1 };
    return true;
  },
};
const clock = () => new Date(nowMs);
const instance = (own = store) => createFirstSights(own, clock, () => undefined);
const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');
const iso = (minutes: number) => new Date(start + minutes * minute).toISOString();

const fileWith = (sights: Record<string, string>, version = 1) => ({
  sights: new Map(Object.entries(sights)),
  version,
});
const stored = () => Object.fromEntries(file!.sights);

beforeEach(() => {
  nowMs = start;
  file = null;
  isDown = false;
  reads = 0;
});

it('is the first time, also after a restart and on another instance', async () => {
  file = fileWith({ earlier: iso(-9) });
  await instance()('pib/english', ['a']);
  nowMs += 90 * minute;
  const seen = await instance()('pib/english', ['a', 'b']);
  expect(Object.fromEntries(seen)).toEqual({ earlier: iso(-9), a: iso(0), b: iso(90) });
  nowMs += minute;
  expect((await instance()('pib/english', ['b'])).get('b')).toBe(iso(90));
});

it('stays exact after an instance that could not read the store', async () => {
  file = fileWith({ a: iso(-30) });
  isDown = true;
  const sightsOf = instance();
  expect((await sightsOf('pib/english', ['a'])).get('a')).toBe('2026-11-21');
  isDown = false;
  nowMs += 2 * minute;
  expect((await sightsOf('pib/english', ['a'])).get('a')).toBe(iso(-30));
  expect(stored()).toEqual({ a: iso(-30) });
});

it('of the first reading of a feed is the day alone, and later headlines have their time', async () => {
  const sightsOf = instance();
  const first = { a: '2026-11-21', b: '2026-11-21' };
  expect(Object.fromEntries(await sightsOf('pib/english', ['a', 'b']))).toEqual(first);
  expect(stored()).toEqual(first);
  nowMs += 30 * minute;
  const later = await sightsOf('pib/english', ['a', 'c']);
  expect(Object.fromEntries(later)).toEqual({ ...first, c: iso(30) });
  // The day is India's: at 20:00 UTC it is the next one there.
  nowMs = start + 8 * 60 * minute;
  file = null;
  expect((await sightsOf('pib/hindi', ['d'])).get('d')).toBe('2026-11-22');
  expect(dateOfSight('2026-11-22')).toEqual({
    publishedAt: '2026-11-21T18:30:00.000Z',
    dateKind: 'first-seen-day',
  });
  expect(dateOfSight(iso(0))).toEqual({ publishedAt: iso(0), dateKind: 'first-seen' });
});

it('asks the store only for what is new, and once for all who ask at a time', async () => {
  const sightsOf = instance();
  await Promise.all(Array.from({ length: 50 }, () => sightsOf('pib/english', ['a'])));
  await sightsOf('pib/english', ['a']);
  expect(reads).toBe(1);
});

it('of two instances that write at a time, neither loses what the other saw', async () => {
  const late: SightStore = {
    ...store,
    write: async (...written) => {
      file ??= fileWith({ a: iso(-5), z: iso(-1) }, 7);
      return store.write(...written);
    },
  };
  expect((await instance(late)('pib/english', ['a', 'b'])).get('a')).toBe(iso(-5));
  expect(stored()).toEqual({ a: iso(-5), b: iso(0), z: iso(-1) });
});

it('a store that does not answer loses no sight: the time of this instance is used and stored later', async () => {
  const sightsOf = instance();
  await sightsOf('pib/english', ['earlier']);
  isDown = true;
  expect((await sightsOf('pib/english', ['a'])).get('a')).toBe(iso(0));
  nowMs += minute / 2;
  expect((await sightsOf('pib/english', ['a'])).get('a')).toBe(iso(0));
  expect(reads).toBe(2);
  isDown = false;
  nowMs += 2 * minute;
  await sightsOf('pib/english', ['a']);
  expect(file?.sights.get('a')).toBe(iso(0));
});

it('a store that does not answer delays no visitor by more than a second', async () => {
  jest.useFakeTimers();
  const sightsOf = instance({ ...store, read: () => new Promise(() => undefined) });
  const asked = sightsOf('pib/english', ['a']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await asked).get('a')).toBe('2026-11-21');
  jest.useRealTimers();
});

it('is bounded in number and age, but for headlines that the feed still has', () => {
  const old = iso(-61 * 1440);
  const many = Array.from({ length: 2_000 }, (_, index) => [`i${index}`, iso(-index)] as const);
  const sights = new Map([['old', old], ...many]);
  const bounded = boundSights(sights, new Set(['old', 'i1999']), new Date(start));
  expect(bounded.size).toBe(maxSights);
  expect(bounded.get('old')).toBe(old);
  expect(['i1999', 'i0'].map((id) => bounded.has(id))).toEqual([true, true]);
  const few = boundSights(fileWith({ gone: old, i0: iso(0) }).sights, new Set(), new Date(start));
  expect([...few.keys()]).toEqual(['i0']);
});

describe('the file of the sights', () => {
  const { bucket, files } = storageInMemory();
  const sights = new Map([
    ['a', '2026-11-21T12:00:00.000Z'],
    ['b', '2026-11-21'],
  ]);

  beforeEach(() => {
    files.clear();
    jest.mocked(storageBucket).mockReturnValue(bucket as never);
  });

  it('gives back what it was given, and begins empty', async () => {
    const { version, ...begun } = await sightsInStorage.read('pib/english');
    expect(begun.sights.size).toBe(0);
    expect(await sightsInStorage.write('pib/english', sights, version)).toBe(true);
    expect([...files.keys()]).toEqual(['first-seen/pib/english.json']);
    expect(await sightsInStorage.read('pib/english')).toEqual({ sights, version: '1' });
  });

  it('never writes over what another instance wrote since', async () => {
    const { version } = await sightsInStorage.read('a');
    await sightsInStorage.write('a', sights, version);
    expect(await sightsInStorage.write('a', new Map(), version)).toBe(false);
    expect((await sightsInStorage.read('a')).sights).toEqual(sights);
  });

  it.each(['', '{', '{"sights":{"a":"yesterday"}}', '[]'])(
    'a file that says %p is as if it were empty, and can be replaced',
    async (text) => {
      files.set('first-seen/a.json', Buffer.from(text));
      const { sights: read, version } = await sightsInStorage.read('a');
      expect(read.size).toBe(0);
      expect(await sightsInStorage.write('a', sights, version)).toBe(true);
    },
  );

  it('throws when the storage fails, and does not log the message of the error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(storageBucket).mockImplementation(() => {
      throw new Error('token=hunter2');
    });
    await expect(sightsInStorage.read('a')).rejects.toThrow();
    await expect(sightsInStorage.write('a', sights, '0')).rejects.toThrow();
    expect(log).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
  });
});
