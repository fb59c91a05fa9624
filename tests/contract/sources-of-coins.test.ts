/**
 * @jest-environment node
 *
 * What lib/sources promises a visitor of the coins, whatever a provider does: see sources.test.ts.
 */
import {
  categoryMembersFeed,
  cryptoFeeds,
  historyFeed,
  marketFeed,
  trendingFeed,
} from '@/lib/crypto/data/feeds';
import type { Feed } from '@/lib/sources/feed';
import { sourceBench } from './source-bench';
import { brokenWays, testPromises } from './source-promises';

jest.mock('@/lib/firebase/admin', () => ({ storageBucket: jest.fn() }));
jest.setTimeout(120_000);

const bench = sourceBench();

const coinHistory = historyFeed('sample-metalo-1', '365');
const categoryMembers = categoryMembersFeed('sample-games');
const feeds: readonly Feed<unknown>[] = [
  ...new Set([...cryptoFeeds, marketFeed, coinHistory, categoryMembers]),
];

testPromises(bench, feeds, {
  rich: { key: marketFeed.key, ways: brokenWays },
  ofNames: [trendingFeed.key, categoryMembers.key],
});
