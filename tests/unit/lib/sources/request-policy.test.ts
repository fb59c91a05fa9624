import type { Provider } from '@/lib/sources/feed';
import { coingecko } from '@/lib/sources/providers';
import { createRequestPolicy } from '@/lib/sources/request-policy';
import { SourceError } from '@/lib/sources/source-error';
import { changeWaits } from '@/tests/factories/timers';

let nowMs: number;
beforeEach(() => {
  nowMs = Date.parse('2026-11-23T00:00:00Z');
  // The second try waits for 250 to 500 ms.
  changeWaits((ms) => (ms >= 250 && ms <= 500 ? 0 : ms));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function asking(provider: Partial<Provider> = {}) {
  const asked = { ...coingecko, budget: null, ...provider };
  const execute = createRequestPolicy(asked, () => new Date(nowMs));
  return async (kind: string, request: () => Promise<string>) => {
    try {
      return await execute({ kind, part: 'items' }, request);
    } catch (error) {
      return error instanceof SourceError ? error.outage : 'no source error';
    }
  };
}

const failing = (...args: ConstructorParameters<typeof SourceError>) =>
  jest.fn(() => Promise.reject(new SourceError(...args)));
const fine = () => Promise.resolve('figures');

it('asks once where it was refused, and never counts a refusal against the provider', async () => {
  const ask = asking();
  const refused = failing('refused', 'status 401', { refusalScope: 'kind' });
  for (let time = 0; time < 20; time += 1) {
    expect(await ask('whole histories', refused)).toBe('refused');
  }
  expect(refused).toHaveBeenCalledTimes(20);
  expect(await ask('whole histories', fine)).toBe('figures');
});

it('tries once more after an error of the server, and pauses that kind of request alone', async () => {
  const ask = asking();
  const broken = failing('failed', 'status 500');
  expect(await ask('histories', broken)).toBe('failed');
  expect(broken).toHaveBeenCalledTimes(2);
  const nonsense = failing('malformed', 'no JSON');
  expect(await ask('other histories', nonsense)).toBe('malformed');
  expect(nonsense).toHaveBeenCalledTimes(1);
  await ask('histories', broken);
  await ask('histories', broken);
  expect(await ask('histories', fine)).toBe('paused');
  expect(await ask('market', fine)).toBe('figures');
});

it('gives both tries together the time of one request', async () => {
  jest.useFakeTimers();
  const ask = asking({ timeoutMs: 600 });
  const tries = jest
    .fn<Promise<string>, []>(() => new Promise(() => {}))
    .mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      throw new SourceError('failed', 'status 500');
    });
  const answered = jest.fn();
  void ask('histories', tries).then(answered);
  await jest.advanceTimersByTimeAsync(599);
  expect(tries).toHaveBeenCalledTimes(2);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith('timed-out');
});

it('pauses every kind of request to a host that cannot be reached', async () => {
  const ask = asking();
  const unreachable = failing('unreachable', 'ECONNREFUSED');
  for (const kind of ['market', 'histories', 'categories']) await ask(kind, unreachable);
  const next = jest.fn(fine);
  expect(await ask('trending', next)).toBe('paused');
  expect(next).not.toHaveBeenCalled();
});

it('asks a provider with too many requests nothing of any kind for a minute, then for two', async () => {
  const ask = asking();
  const limited = failing('limited', 'status 429');
  expect(await ask('market', limited)).toBe('limited');
  expect(await ask('histories', fine)).toBe('limited');
  nowMs += 61_000;
  expect(await ask('market', limited)).toBe('limited');
  nowMs += 61_000;
  expect(await ask('histories', fine)).toBe('limited');
  nowMs += 60_000;
  expect(await ask('histories', fine)).toBe('figures');
  expect(limited).toHaveBeenCalledTimes(2);
});

it('counts requests that are refused together once', async () => {
  const ask = asking();
  const limited = failing('limited', 'status 429');
  const kinds = ['market', 'histories', 'categories', 'trending'];
  await Promise.all(kinds.map((kind) => ask(kind, limited)));
  expect(limited).toHaveBeenCalledTimes(4);
  nowMs += 61_000;
  expect(await ask('market', fine)).toBe('figures');
});

it('waits as long where the answer says to come back at once', async () => {
  const ask = asking();
  // Retry-After: 0, or a moment that a clock ahead has passed.
  const limited = failing('limited', 'status 429', { retryAfterMs: 0 });
  expect(await ask('market', limited)).toBe('limited');
  expect(await ask('histories', fine)).toBe('limited');
  nowMs += 61_000;
  expect(await ask('histories', fine)).toBe('figures');
});

it('shares the calls of the day among the kinds of request', async () => {
  const ask = asking({
    budget: { essentialPerDay: 1, essentialAtOnce: 1, listsPerDay: 1, itemsPerDay: 2 },
  });
  expect(await ask('one', fine)).toBe('figures');
  expect(await ask('two', fine)).toBe('figures');
  expect(await ask('three', fine)).toBe('limited');
});
