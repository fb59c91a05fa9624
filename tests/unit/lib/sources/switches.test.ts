import { env } from '@/lib/env';
import {
  aumQuartersFeed,
  aumYearsFeed,
  averageAumFeed,
  performanceFeed,
  schemeMasterFeed,
  schemeSummaryFeed,
  schemesOfHouseFeed,
  summaryHousesFeed,
  terMonthsFeed,
  terWorkbookFeed,
} from '@/lib/funds/data/facts/fact-feeds';
import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import { navDayFeed, navMonthFeed } from '@/lib/funds/data/nav-day-feed';
import type { Feed } from '@/lib/sources/feed';
import { health, load } from '@/lib/sources/load';

jest.mock('next/cache', () => ({ unstable_cache: (produce: unknown) => produce }));
jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.mock('@/lib/env', () => {
  const switches = ['navs', 'master', 'averageAum', 'ter', 'performance', 'summary'];
  const amfi = Object.fromEntries(switches.map((name) => [name, false]));
  return { env: { sources: { isSample: true, baseUrls: {} }, amfi } };
});

const day = '2026-11-24';
const feeds = [
  ...[navAllFeed, navHistoryFeed(1), navDayFeed(day, 2), navMonthFeed('2026-10-31')],
  ...[schemeMasterFeed, aumYearsFeed, aumQuartersFeed(1)],
  ...[averageAumFeed(1, { id: 1, end: '2026-09-30' }), terMonthsFeed('2026-2027')],
  ...[terWorkbookFeed('10-2026'), performanceFeed([1, 1], day)],
  ...[summaryHousesFeed, schemesOfHouseFeed(3), schemeSummaryFeed(8_012)],
] as unknown as Feed<unknown>[];

it.each(feeds.map((feed) => [feed.key, feed] as const))(
  'asks for no %s where the operator has switched it off',
  async (_, feed) => {
    const ask = jest.spyOn(globalThis, 'fetch');
    expect(await load(feed)).toEqual({ ok: false, problem: 'switched-off' });
    expect(ask).not.toHaveBeenCalled();
    expect(await health([feed])).toEqual([]);
  },
);

it('each source of AMFI has a switch of its own', () => {
  expect([...new Set(feeds.map((feed) => feed.switch))]).toEqual(Object.keys(env.amfi));
});
