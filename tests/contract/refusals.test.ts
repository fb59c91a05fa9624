/**
 * @jest-environment node
 *
 * A refused request is not repeated again and again, and one refusal does not stop other requests. Against
 * tests/upstream, which refuses histories of more than a year as CoinGecko's free plan does.
 */
import { globalFeed, historyFeed, marketFeed, trendingFeed } from '@/lib/crypto/data/feeds';
import {
  loadCoin,
  loadComparedHistories,
  loadRangeHistory,
  longestHistory,
} from '@/lib/crypto/server/source';
import type { TrendingCoin } from '@/lib/crypto/data/trending-payload';
import { failure } from '@/lib/result';
import type { Feed } from '@/lib/sources/feed';
import { load } from '@/lib/sources/load';
import { durable } from './fake-stores';
import { sourceBench } from './source-bench';
import { valueOf } from '@/tests/factories/value-of';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.mock('@/lib/env', () => ({ env: { sources: { coingeckoPaidKey: null } } }));
jest.mock('@/lib/sources/load', () => ({ load: jest.fn() }));
jest.setTimeout(60_000);

const bench = sourceBench();
let ids: readonly string[];

beforeAll(async () => {
  const address = bench.upstream.baseUrlOf(marketFeed.provider) + marketFeed.path;
  const rows = (await (await fetch(address)).json()) as { id: string }[];
  ids = rows.slice(0, 90).map(({ id }) => id);
});

/** The pages ask this instance. */
function serve(one: ReturnType<typeof bench.instance>) {
  jest.mocked(load).mockImplementation(one.load);
}

async function chartOf(id: string) {
  const coin = valueOf(await loadCoin(id));
  return loadRangeHistory(coin, '1y');
}

describe('a plan that refuses whole histories', () => {
  it('refuses once an hour for thirty coins, and every coin has its year', async () => {
    const one = bench.instance();
    for (const id of ids.slice(0, 30)) {
      expect(await longestHistory(one.load, id, { isPaidPlan: true })).toMatchObject({ ok: true });
    }
    expect(await bench.upstream.refusals('coingecko')).toBe(1);
    expect(await bench.upstream.calls('coingecko')).toBe(31);
    await bench.passMinutes(61);
    await one.load(historyFeed(ids[0]!, 'max'));
    expect(await bench.upstream.refusals('coingecko')).toBe(2);
  });

  it('is asked once by all instances together', async () => {
    const lastGood = durable();
    await bench.instance({ lastGood }).load(historyFeed(ids[0]!, 'max'));
    const other = bench.instance({ lastGood });
    expect(await other.load(historyFeed(ids[1]!, 'max'))).toEqual(failure('refused'));
    expect(await bench.upstream.refusals('coingecko')).toBe(1);
  });

  it('leaves the other kinds of request alone', async () => {
    const one = bench.instance();
    for (const id of ids.slice(0, 12)) {
      await one.load(historyFeed(id, 'max'));
      await bench.passMinutes(61);
    }
    expect(await bench.upstream.refusals('coingecko')).toBe(12);
    expect(await one.load(marketFeed)).toMatchObject({ ok: true, value: { status: 'live' } });
    expect(await one.load(globalFeed)).toMatchObject({ ok: true });
    expect(await one.load(historyFeed(ids[0]!, '90'))).toMatchObject({ ok: true });
  });

  it('is taken at its word again when it changes its mind', async () => {
    const headers: Record<string, string> = {};
    const one = bench.instance({ headersOf: () => headers });
    await one.load(historyFeed(ids[0]!, 'max'));
    headers['x-cg-pro-api-key'] = 'paid';
    expect(await one.load(historyFeed(ids[0]!, 'max'))).toMatchObject({ ok: false });
    await bench.passMinutes(61);
    expect(await one.load(historyFeed(ids[0]!, 'max'))).toMatchObject({ ok: true });
  });
});

describe('pages of coins, one after another', () => {
  it('thirty have their year, from one call each, and nothing is refused', async () => {
    serve(bench.instance());
    for (const id of ids.slice(0, 30)) {
      const { history, weekBecause } = await chartOf(id);
      expect(weekBecause).toBeNull();
      expect(history.ok && history.value.data.length).toBeGreaterThan(300);
    }
    expect(await bench.upstream.refusals('coingecko')).toBe(0);
    expect(await bench.upstream.calls('coingecko')).toBe(31);
  });

  it('have the week of the market list when the calls of the day are spent', async () => {
    const one = bench.instance();
    serve(one);
    const charts = [];
    for (const id of ids) charts.push(await chartOf(id));
    expect(charts.every(({ history }) => history.ok && history.value.data.length > 1)).toBe(true);
    expect(charts.filter(({ weekBecause }) => weekBecause === null)).toHaveLength(60);
    expect(charts.at(-1)?.weekBecause).toBe('limited');
    expect(await bench.upstream.calls('coingecko')).toBe(61);
    await bench.passMinutes(7);
    expect(await one.load(marketFeed)).toMatchObject({ ok: true, value: { status: 'live' } });
    const compared = await loadComparedHistories(ids.slice(-2));
    expect(compared.weekBecause).toBe('limited');
    expect(
      compared.histories.map(({ history }) => history.ok && history.value.data.length),
    ).toEqual([42, 42]);
  });
});

describe('trouble of a provider', () => {
  it('an essential list that was refused is requested again after ten minutes', async () => {
    const one = bench.instance();
    await bench.breakWith('forbidden');
    expect(await one.load(marketFeed)).toEqual(failure('refused'));
    await bench.breakWith('none');
    await bench.passMinutes(9);
    expect(await one.load(marketFeed)).toEqual(failure('refused'));
    expect(await bench.upstream.calls('coingecko')).toBe(1);
    await bench.passMinutes(2);
    expect(await one.load(marketFeed)).toMatchObject({ ok: true });
  });
});

describe('a provider that writes otherwise than before', () => {
  /** Trending coins whose ranks have another name. */
  const renamed: Feed<readonly TrendingCoin[]> = {
    ...trendingFeed,
    read: (body, now) => trendingFeed.read(body.replaceAll('market_cap_rank', 'rank_by_cap'), now),
  };

  it('is shown, logged once, and remembered with its day by every instance', async () => {
    const log = jest.fn();
    const lastGood = durable();
    const one = bench.instance({ lastGood, log });
    const since = new Date(bench.clockMs).toISOString();
    expect(await one.load(renamed)).toMatchObject({ ok: true, value: { status: 'live' } });
    await bench.passMinutes(24 * 60);
    const later = bench.instance({ lastGood, log });
    await later.load(renamed);
    expect(await later.health([renamed])).toEqual([
      expect.objectContaining({
        state: 'live',
        formatChangedAt: since,
        report: expect.objectContaining({
          refusedRows: 0,
          newFields: ['rank_by_cap'],
          lostFields: ['market_cap_rank'],
        }),
      }),
    ]);
    await later.load(renamed);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('is an outage with a report where more than half of the rows are lost', async () => {
    const one = bench.instance();
    await bench.breakWith('negative');
    expect(await one.load(marketFeed)).toEqual(failure('malformed'));
    expect((await one.health([marketFeed]))[0]).toMatchObject({
      state: 'down',
      lastOutage: 'malformed',
      report: {
        rows: 250,
        refusedRows: 250,
        firstReasons: [expect.stringMatching(/^current_price: /)],
      },
    });
  });
});
