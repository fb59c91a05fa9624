import type { Cached } from '@/lib/sources/cached-answer';
import { withSharedAnswers } from '@/lib/sources/loader';

const start = Date.parse('2026-11-29T10:00:00Z');

/** A cache that makes a new object at each reading, as one that parses does. */
function parsingCache(fetchedAtMs = start) {
  let nowMs = start;
  let fetchedMs = fetchedAtMs;
  const parse = jest.fn((): Promise<Cached<string>> =>
    Promise.resolve({
      data: 'figures',
      asOf: '2026-11-29',
      fetchedAt: new Date(fetchedMs).toISOString(),
      report: null,
    }),
  );
  const remember = withSharedAnswers(
    (_entry, produce) => produce(),
    () => new Date(nowMs),
  );
  return {
    parse,
    read: (key = 'market') => remember({ key, seconds: 60 }, parse),
    pass: (ms: number) => (nowMs += ms),
    renew: () => (fetchedMs = nowMs),
  };
}

test('an answer is parsed once in five seconds, for concurrent visitors too', async () => {
  const { parse, read, pass } = parsingCache();
  const [one, other] = await Promise.all([read(), read()]);
  expect(other).toBe(one);
  pass(4_999);
  expect(await read()).toBe(one);
  pass(1);
  expect(await read()).not.toBe(one);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('answers to other questions are apart', async () => {
  const { parse, read } = parsingCache();
  expect(await read('market')).not.toBe(await read('global'));
  expect(parse).toHaveBeenCalledTimes(2);
});

test('an overdue answer is not shared, and the one that replaces it is seen at once', async () => {
  const { read, renew } = parsingCache(start - 121_000);
  const old = await read();
  renew();
  expect((await read()).fetchedAt).not.toBe(old.fetchedAt);
});

test('an error is not kept', async () => {
  const { parse, read } = parsingCache();
  parse.mockRejectedValueOnce(new Error('no answer'));
  await expect(read()).rejects.toThrow('no answer');
  expect((await read()).data).toBe('figures');
});

test('of more than twenty answers the first are parsed again', async () => {
  const { parse, read } = parsingCache();
  for (let number = 0; number <= 20; number += 1) await read(`coin ${number}`);
  parse.mockClear();
  await read('coin 20');
  expect(parse).not.toHaveBeenCalled();
  await read('coin 0');
  expect(parse).toHaveBeenCalledTimes(1);
});
