import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { categoryMembersFeed, historyFeed, historySpans } from '@/lib/crypto/data/feeds';
import {
  aumYearsFeed,
  performanceFeed,
  schemeMasterFeed,
  schemeSummaryFeed,
  schemesOfHouseFeed,
  summaryHousesFeed,
  terMonthsFeed,
  terWorkbookFeed,
} from '@/lib/funds/data/facts/fact-feeds';
import { navHistoryFeed } from '@/lib/funds/data/feeds';
import { navDayFeed } from '@/lib/funds/data/nav-day-feed';
import { closesFeed } from '@/lib/picks/data/feeds';
import type { Feed } from '@/lib/sources/feed';

export type AnyFeed = Feed<unknown>;

type Named = {
  pattern: RegExp;
  feed: (found: readonly string[]) => unknown;
};

/** Feeds that exist once for each scheme, coin, category or day. */
const named: readonly Named[] = [
  {
    pattern: /^mfapi\/history\/(\d{1,9})$/,
    feed: ([scheme]) => navHistoryFeed(Number(scheme)),
  },
  {
    pattern: /^amfi\/nav-day\/(\d{4}-\d\d-\d\d)\/(\d)$/,
    feed: ([day = '', weekdays]) => (isIsoDate(day) ? navDayFeed(day, Number(weekdays)) : null),
  },
  { pattern: /^amfi\/scheme-master$/, feed: () => schemeMasterFeed },
  { pattern: /^amfiweb\/houses$/, feed: () => summaryHousesFeed },
  {
    pattern: /^amfiweb\/schemes\/(\d{1,7})$/,
    feed: ([house]) => schemesOfHouseFeed(Number(house)),
  },
  { pattern: /^amfi\/summary\/(\d{1,7})$/, feed: ([id]) => schemeSummaryFeed(Number(id)) },
  { pattern: /^amfiweb\/aum-years$/, feed: () => aumYearsFeed },
  { pattern: /^amfiweb\/ter-months\/(\d{4}-\d{4})$/, feed: ([year = '']) => terMonthsFeed(year) },
  { pattern: /^amfiweb\/ter\/(\d\d-\d{4})$/, feed: ([month = '']) => terWorkbookFeed(month) },
  {
    pattern: /^amfiweb\/performance\/(\d)\/(\d{1,2})\/(\d{4}-\d\d-\d\d)$/,
    feed: ([category, kind, day = '']) =>
      isIsoDate(day) ? performanceFeed([Number(category), Number(kind)], day) : null,
  },
  {
    pattern: /^coingecko\/category\/([\w-]{1,100})$/,
    feed: ([category = '']) => categoryMembersFeed(category),
  },
  {
    pattern: /^coingecko\/history\/([\w-]{1,100})\/(\w{1,3})$/,
    feed: ([coin = '', text]) => {
      const span = historySpans.find((each) => each === text);
      return span ? historyFeed(coin, span) : null;
    },
  },
  {
    pattern: /^nse\/closes\/(\d{4}-\d\d-\d\d)$/,
    feed: ([day = '']) => (isIsoDate(day) ? closesFeed(day) : null),
  },
];

/** The feed that has this key, of those given or for the one thing that the key names; null where there is none. */
export function feedOfKey(key: string, feeds: readonly AnyFeed[]): AnyFeed | null {
  const known = feeds.find((feed) => feed.key === key);
  if (known) return known;
  for (const { pattern, feed } of named) {
    const found = pattern.exec(key);
    if (found) return feed(found.slice(1)) as AnyFeed | null;
  }
  return null;
}
