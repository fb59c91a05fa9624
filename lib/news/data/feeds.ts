import { dayMs } from '@/lib/calendar/day-count';
import type { Feed, Provider } from '@/lib/sources/feed';
import { businessLine, economicTimes, mint, pib, rbi, sebi } from '@/lib/sources/providers';
import type { NewsItem } from '@/lib/news/domain/item';
import type { OutletId } from '@/lib/news/domain/outlet';
import { withholdPansInMarkup, decodeWindows1252 } from './clean-text';
import { parseNewsFeed } from './parse-feed';

const minute = 60;

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

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a feed. A byte order mark decides; else valid UTF-8 is UTF-8, whatever the feed says (a text in another
 * encoding is almost never valid UTF-8); else the encoding that the header or the first line names; else windows-1252,
 * which is what "Latin" means on the web.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const named = namedEncoding(bytes, contentType);
    return named && named !== 'windows-1252'
      ? new TextDecoder(named).decode(bytes)
      : decodeWindows1252(bytes);
  }
}

/** Never UTF-8: that was tried. */
function namedEncoding(bytes: Uint8Array, contentType: string | null): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const start = Math.max(0, head.search(/<\?xml/i));
  const names = [
    /charset\s*=\s*["']?([\w-]{1,40})/i.exec(contentType ?? '')?.[1],
    /^<\?xml[^>]*encoding\s*=\s*["']([\w-]{1,40})/i.exec(head.slice(start))?.[1],
  ];
  for (const name of names) {
    const known = name && !/^utf-?8$/i.test(name) ? encodingOf(name) : null;
    if (known) return known;
  }
  return null;
}

function encodingOf(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}
