import { env } from '@/lib/env';
import { historyFeed, marketFeed } from '@/lib/crypto/data/feeds';
import {
  loadCategories,
  loadCoin,
  loadCoinHistory,
  loadDollarRate,
  loadFearGreed,
  loadGlobal,
  loadLongestHistory,
  loadTrending,
  hasWholeHistories,
} from '@/lib/crypto/server/source';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';

jest.mock('@/lib/env', () => ({ env: { sources: { coingeckoPaidKey: null } } }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));

const asked = () => jest.mocked(load).mock.calls.map(([{ key }]) => key);
const market = { data: { currency: 'inr', coins: [{ id: 'a' }] }, status: 'live' };
const points = { data: [{ atMs: 1, price: 2 }] };

const answers = (byKey: Record<string, unknown>) =>
  jest
    .mocked(load)
    .mockImplementation(async ({ key }) => (byKey[key] ?? failure('refused')) as never);

beforeEach(() => {
  jest.mocked(load).mockClear();
  answers({
    [marketFeed.key]: success(market),
    [historyFeed('a', '365').key]: success(points),
  });
});

it('gives a coin of the market, with the origin and state of the market', async () => {
  expect(await loadCoin('a')).toEqual(success({ ...market, data: { id: 'a' } }));
});

it('asks the provider nothing about a coin that is not in the market', async () => {
  expect(await loadCoin('b')).toEqual(failure('not-found'));
  expect(await loadCoinHistory('b', '1')).toEqual(failure('not-found'));
  expect(new Set(asked())).toEqual(new Set([marketFeed.key]));
});

it('asks the free plan for a year, never for more', async () => {
  expect(await loadLongestHistory('a')).toEqual(success(points));
  expect(await loadCoinHistory('a', '90')).toEqual(failure('refused'));
  expect(hasWholeHistories()).toBe(false);
  expect(asked()).not.toContain(historyFeed('a', 'max').key);
});

describe('on a paid plan', () => {
  const whole = { data: [{ atMs: 0, price: 1 }] };
  beforeEach(() => jest.replaceProperty(env.sources, 'coingeckoPaidKey', 'CG-paid'));
  afterEach(() => jest.restoreAllMocks());

  it('a history is whole', async () => {
    answers({ [marketFeed.key]: success(market), [historyFeed('a', 'max').key]: success(whole) });
    expect(hasWholeHistories()).toBe(true);
    expect(await loadLongestHistory('a')).toEqual(success(whole));
  });

  it('a history is a year where the plan refuses more', async () => {
    expect(await loadLongestHistory('a')).toEqual(success(points));
  });
});

it('hands an outage on', async () => {
  answers({});
  const whole = [loadGlobal(), loadTrending(), loadCategories(), loadFearGreed(), loadDollarRate()];
  const histories = [
    loadCoinHistory('a', '1'),
    loadCoinHistory('a', '90'),
    loadLongestHistory('a'),
  ];
  for (const answer of [loadCoin('a'), ...whole, ...histories]) {
    expect(await answer).toEqual(failure('refused'));
  }
});
