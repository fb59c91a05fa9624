import type { Feed, Provider } from '@/lib/sources/feed';
import { businessLine, economicTimes, mint, pib, rbi, sebi } from '@/lib/sources/providers';
import { decodeFeed } from './decode-feed';
import type { NewsItem } from '@/lib/news/domain/item';
import type { OutletId } from '@/lib/news/domain/outlet';
import { withholdPansInMarkup } from './clean-text';
import { parseNewsFeed } from './parse-feed';

const minute = 60;
const dayMs = 86_400_000;

/** What the outlets are known to send with each item. */
const datedFields = ['title', 'link', 'pubDate'];
const undatedFields = ['title', 'link'];

export type NewsFeed = Feed<readonly NewsItem[]> & { outlet: OutletId };

/** The press writes every day: an answer whose newest headline is older came with status 200 and is stale. */
const press = { freshForSeconds: 10 * minute, staleWhenOlderThanMs: 3 * dayMs };
/** A regulator may say nothing for days. */
const regulator = { freshForSeconds: 20 * minute, staleWhenOlderThanMs: 14 * dayMs };

function newsFeed(
  provider: Provider & { id: OutletId },
  name: string,
  path: string,
  rhythm: Pick<NewsFeed, 'freshForSeconds' | 'staleWhenOlderThanMs'>,
  fields = datedFields,
): NewsFeed {
  return {
    ...rhythm,
    provider,
    outlet: provider.id,
    key: `${provider.id}/${name}`,
    path,
    cachedIn: 'cache',
    version: 2,
    isEssential: true,
    canBeMissing: false,
    decode: (bytes, contentType) => withholdPansInMarkup(decodeFeed(bytes, contentType)),
    read: (body, now) => parseNewsFeed(body, provider.id, now, fields),
  };
}

/** Addresses as public readers of feeds use them. */
export const newsFeeds: readonly NewsFeed[] = [
  newsFeed(rbi, 'press-releases', '/pressreleases_rss.xml', regulator),
  newsFeed(rbi, 'notifications', '/notifications_rss.xml', regulator),
  newsFeed(sebi, 'all', '/sebirss.xml', regulator),
  newsFeed(pib, 'english', '/RssMain.aspx?ModId=6&Lang=1&Regid=3', regulator, undatedFields),
  newsFeed(pib, 'hindi', '/RssMain.aspx?ModId=6&Lang=2&Regid=3', regulator, undatedFields),
  newsFeed(economicTimes, 'markets', '/markets/rssfeeds/1977021501.cms', press),
  newsFeed(economicTimes, 'wealth', '/wealth/rssfeeds/837555174.cms', press),
  newsFeed(economicTimes, 'economy', '/news/economy/rssfeeds/1373380680.cms', press),
  newsFeed(mint, 'markets', '/rss/markets', press),
  newsFeed(mint, 'money', '/rss/money', press),
  newsFeed(businessLine, 'markets', '/markets/feeder/default.rss', press),
];
