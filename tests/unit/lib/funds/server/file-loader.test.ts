import { createFileLoader } from '@/lib/funds/server/file-loader';

jest.mock('@/lib/auth/server/session', () => ({ nameOf: (error: Error) => error.name }));

const none = { figures: 'none' };
const stored = { figures: 'stored' };

beforeEach(() => jest.useFakeTimers().setSystemTime(0));
afterEach(() => jest.useRealTimers());

test('a file that was never read is asked for again after 15 seconds, one that was read after its time', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const read = jest
    .fn()
    .mockRejectedValueOnce(new Error('Storage is away'))
    .mockResolvedValue(stored);
  const load = createFileLoader(read, none, { what: 'The figures', cacheMs: 300_000 });
  const at = (ms: number) => jest.setSystemTime(ms);
  expect(await load()).toBe(none);
  at(14_999);
  expect(await load()).toBe(none);
  at(15_000);
  expect(await load()).toBe(stored);
  at(314_999);
  await load();
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new Error('Storage is away'));
  at(315_000);
  expect(await load()).toBe(stored);
  expect(read).toHaveBeenCalledTimes(3);
});
