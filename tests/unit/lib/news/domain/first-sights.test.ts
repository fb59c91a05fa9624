import {
  boundSights,
  createFirstSights,
  dateOfSight,
  maxSights,
  type Sights,
  type SightStore,
} from '@/lib/news/domain/first-sights';

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
const instance = (own = store) =>
  createFirstSights(
    own,
    () => new Date(nowMs),
    () => undefined,
  );
const minute = 60_000;
const start = Date.parse('2026-11-21T12:00:00Z');
const iso = (minutes: number) => new Date(start + minutes * minute).toISOString();

beforeEach(() => {
  nowMs = start;
  file = null;
  isDown = false;
  reads = 0;
});

it('is the first time, also after a restart and on another instance', async () => {
  file = { sights: new Map([['earlier', iso(-9)]]), version: 1 };
  await instance()('pib/english', ['a']);
  nowMs += 90 * minute;
  const other = instance();
  expect(Object.fromEntries(await other('pib/english', ['a', 'b']))).toEqual({
    earlier: iso(-9),
    a: iso(0),
    b: iso(90),
  });
  nowMs += minute;
  expect((await instance()('pib/english', ['b'])).get('b')).toBe(iso(90));
});

it('of the first reading of a feed is the day alone, and later headlines have their time', async () => {
  const sightsOf = instance();
  expect((await sightsOf('pib/english', ['a', 'b'])).get('a')).toBe('2026-11-21');
  expect(Object.fromEntries(file!.sights)).toEqual({ a: '2026-11-21', b: '2026-11-21' });
  nowMs += 30 * minute;
  expect(Object.fromEntries(await sightsOf('pib/english', ['a', 'c']))).toEqual({
    a: '2026-11-21',
    b: '2026-11-21',
    c: iso(30),
  });
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
  let isFirst = true;
  const late: SightStore = {
    ...store,
    write: async (key, sights, version) => {
      if (isFirst) {
        isFirst = false;
        file = {
          sights: new Map([
            ['a', iso(-5)],
            ['z', iso(-1)],
          ]),
          version: 7,
        };
      }
      return store.write(key, sights, version);
    },
  };
  expect((await instance(late)('pib/english', ['a', 'b'])).get('a')).toBe(iso(-5));
  expect(Object.fromEntries(file!.sights)).toEqual({ a: iso(-5), b: iso(0), z: iso(-1) });
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

it('a store that hangs holds no visitor', async () => {
  jest.useFakeTimers();
  const sightsOf = instance({ ...store, read: () => new Promise(() => undefined) });
  const asked = sightsOf('pib/english', ['a']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await asked).get('a')).toBe('2026-11-21');
  jest.useRealTimers();
});

it('is bounded in number and age, and never forgets what the feed still has', () => {
  const old = iso(-61 * 1440);
  const many = Array.from({ length: 2_000 }, (_, index) => [`i${index}`, iso(-index)] as const);
  const sights = new Map([['old', old], ['gone', old], ...many]);
  const bounded = boundSights(sights, new Set(['old', 'i1999']), new Date(start));
  expect(bounded.size).toBe(maxSights);
  expect(bounded.get('old')).toBe(old);
  expect(bounded.has('i1999')).toBe(true);
  expect(bounded.has('gone')).toBe(false);
  expect(bounded.has('i0')).toBe(true);
});
