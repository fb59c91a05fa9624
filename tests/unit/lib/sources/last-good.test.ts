import { storageBucket } from '@/lib/firebase/admin';
import { lastGoodInStorage } from '@/lib/sources/last-good';
import { storageInMemory } from '@/tests/factories/storage-in-memory';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));

const { bucket, files } = storageInMemory();
const textOf = (name: string) => files.get(name)!.toString();
const answer = { url: '/x', fetchedAt: '2026-11-21T10:00:00.000Z', body: '[1,2,3]' };
let log: jest.SpyInstance;

beforeEach(() => {
  files.clear();
  jest.mocked(storageBucket).mockReturnValue(bucket as never);
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('gives back what it was given, with its hash beside it', async () => {
  await lastGoodInStorage.write('coingecko/market', answer);
  expect([...files.keys()]).toEqual(['last-good/coingecko/market.json']);
  expect(JSON.parse(textOf('last-good/coingecko/market.json'))).toMatchObject({
    sha256: 'a615eeaee21de5179de080de8c3052c8da901138406ba71c38c032845f7d54f4',
  });
  expect(await lastGoodInStorage.read('coingecko/market')).toEqual(answer);
  expect(await lastGoodInStorage.fetchedAt('coingecko/market')).toBe(answer.fetchedAt);
  expect(log).not.toHaveBeenCalled();
});

it('returns nothing for a key that was never stored, without a log entry', async () => {
  expect(await lastGoodInStorage.read('a')).toBeNull();
  expect(await lastGoodInStorage.fetchedAt('a')).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['another body', (text: string) => text.replace('[1,2,3]', '[1,2,4]')],
  ['half of it', (text: string) => text.slice(0, 40)],
  ['another shape', () => '{}'],
])('refuses a file with %s', async (_, change) => {
  await lastGoodInStorage.write('a', answer);
  files.set('last-good/a.json', Buffer.from(change(textOf('last-good/a.json'))));
  expect(await lastGoodInStorage.read('a')).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});

it('neither throws nor logs the message of the error when the storage fails', async () => {
  jest.mocked(storageBucket).mockImplementation(() => {
    throw new Error('token=hunter2');
  });
  expect(await lastGoodInStorage.read('a')).toBeNull();
  await lastGoodInStorage.write('a', answer);
  expect(await lastGoodInStorage.fetchedAt('a')).toBeNull();
  expect(log).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2');
});

it('gives up on a storage that hangs', async () => {
  jest.mocked(storageBucket).mockReturnValue({
    file: () => ({ download: () => new Promise(() => undefined) }),
  } as never);
  jest.useFakeTimers();
  const read = lastGoodInStorage.read('a');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await read).toBeNull();
  jest.useRealTimers();
});
