import type { Scheme } from '@/lib/funds/domain/scheme';
import { loadComparedHistories } from '@/lib/funds/server/compared-source';
import { loadNavHistory } from '@/lib/funds/server/source';
import { success } from '@/lib/result';

jest.mock('@/lib/funds/server/source', () => ({ loadNavHistory: jest.fn() }));

const schemes = [1, 2, 3].map((code) => ({ code }) as Scheme);

afterEach(() => jest.useRealTimers());

it('asks for all at once, and goes on without the one that is late', async () => {
  jest.useFakeTimers();
  jest
    .mocked(loadNavHistory)
    .mockImplementation(({ code }) =>
      code === 2 ? new Promise(() => {}) : Promise.resolve(success({ data: code }) as never),
    );
  const loading = loadComparedHistories(schemes);
  expect(loadNavHistory).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await loading).toMatchObject([
    { scheme: { code: 1 }, history: { ok: true } },
    { scheme: { code: 2 }, history: { ok: false, problem: 'timed-out' } },
    { scheme: { code: 3 }, history: { ok: true } },
  ]);
});
