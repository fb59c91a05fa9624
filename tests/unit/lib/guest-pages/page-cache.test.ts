import { createPageCache } from '@/lib/guest-pages/page-cache';

type Page = { name: string; bytes: number; isBrief: boolean };

const lifetimeMs = 60_000;
const pageOf = (name: string, changes: Partial<Page> = {}): Page => {
  return { name, bytes: 1_000, isBrief: false, ...changes };
};
const largePage = pageOf('x', { bytes: 300_000 });

function setUp({ maxBytes = 1_000_000 } = {}) {
  let nowMs = 0;
  const load = jest.fn(async (address: string): Promise<Page | null> =>
    pageOf(`${address} at ${nowMs}`),
  );
  const cache = createPageCache<Page>({ load, lifetimeMs, maxBytes, now: () => nowMs });
  return {
    load,
    find: cache.find,
    pass: (ms: number) => (nowMs += ms),
    /** Requested twice, and loaded. */
    store: async (address: string) => {
      void cache.find(address);
      return cache.find(address);
    },
    nameOf: (found: ReturnType<typeof cache.find>) =>
      found && !(found instanceof Promise) ? found.name : found,
  };
}

test('a page is loaded when it is requested for the second time, once for all who wait', async () => {
  const { find, load, nameOf } = setUp();
  expect(find('/a')).toBeNull();
  expect(load).not.toHaveBeenCalled();
  const waiting = [find('/a'), find('/a'), find('/a')];
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all(waiting)).toEqual(Array(3).fill(pageOf('/a at 0')));
  expect(nameOf(find('/a'))).toBe('/a at 0');
});

test('a page is not loaded for two requests that lie further apart than its life', () => {
  const { find, load, pass } = setUp();
  void find('/a');
  pass(lifetimeMs);
  expect(find('/a')).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('from half of its life on a page is loaded again, once, and no visitor waits', async () => {
  const { find, load, pass, store, nameOf } = setUp();
  await store('/a');
  pass(29_999);
  expect(nameOf(find('/a'))).toBe('/a at 0');
  expect(load).toHaveBeenCalledTimes(1);
  pass(1);
  expect([find('/a'), find('/a')].map(nameOf)).toEqual(['/a at 0', '/a at 0']);
  expect(load).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  await Promise.resolve();
  expect(nameOf(find('/a'))).toBe('/a at 30000');
});

test('a page is never older than it may be, also where loading takes long or fails', async () => {
  const { find, load, pass, store } = setUp();
  await store('/a');
  load.mockImplementation(() => Promise.reject(new Error('down')));
  pass(59_999);
  expect(find('/a')).toEqual(pageOf('/a at 0'));
  await new Promise(setImmediate);
  pass(1);
  expect(find('/a')).toBeNull();
});

test('a page from before the clock was set back is not sent: its age is not known', async () => {
  const { find, pass, store } = setUp();
  pass(3_600_000);
  await store('/a');
  pass(-1_800_000);
  expect(find('/a')).not.toEqual(pageOf('/a at 3600000'));
});

test('a page that says that a source is down lives for five seconds', async () => {
  const { find, load, pass, store } = setUp();
  load.mockResolvedValue(pageOf('outage', { isBrief: true }));
  await store('/a');
  pass(4_999);
  expect(find('/a')).toMatchObject({ name: 'outage' });
  await new Promise(setImmediate);
  load.mockImplementation(() => new Promise(() => {}));
  pass(5_000);
  expect(find('/a')).toBeInstanceOf(Promise);
});

test.each([
  ['null', () => Promise.resolve(null)],
  ['a failure', () => Promise.reject(new Error('down'))],
  ['a page larger than a quarter of the memory', () => Promise.resolve(largePage)],
])('%s is not stored and not asked for again in the same minute', async (_, answer) => {
  const { find, load, pass, store } = setUp();
  load.mockImplementation(answer);
  await store('/a');
  expect([find('/a'), find('/a')]).toEqual([null, null]);
  expect(load).toHaveBeenCalledTimes(1);
  pass(lifetimeMs);
  await store('/a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the page that was not requested for the longest time is dropped first', async () => {
  // Each takes its bytes and 4,000 more.
  const { find, store, nameOf } = setUp({ maxBytes: 25_000 });
  for (const address of ['/a', '/b', '/c', '/d', '/e']) await store(address);
  void find('/a');
  await store('/f');
  const found = ['/a', '/c', '/f'].map((address) => nameOf(find(address)));
  expect(found).toEqual(['/a at 0', '/c at 0', '/f at 0']);
  expect(nameOf(find('/b'))).not.toBe('/b at 0');
});

test('eight pages are loaded at a time; further requests are rendered as usual', () => {
  const { find, load } = setUp();
  load.mockImplementation(() => new Promise(() => {}));
  const addresses = Array.from({ length: 10 }, (_, at) => `/${at}`);
  for (const address of addresses) void find(address);
  const isLoading = addresses.map((address) => find(address) instanceof Promise);
  expect(isLoading).toEqual([...Array(8).fill(true), false, false]);
});
