import { cutToUnits } from '@/lib/text/read-text';
import { parseFeed as parseWithFeedsmith } from 'feedsmith';
import type { Reading } from '@/lib/sources/feed';
import { cleanText, decodeEntities } from './clean-text';
import { itemId, languageOf, type NewsItem } from '@/lib/news/domain/item';
import { outlets, type OutletId } from '@/lib/news/domain/outlet';
import { withholdPans, safeLink } from '@/lib/news/domain/safe-link';
import { readTime } from '@/lib/news/domain/read-time';
import { splitItems, createItemReport } from './split-items';

/** A feed holds the newest twenty to a hundred; of a longer one the beginning is read. */
const maxItems = 100;

/** What the formats have in common, still as the feed wrote it. */
type RawItem = {
  title: string | undefined;
  links: readonly (string | undefined)[];
  author: string | undefined;
  times: readonly (string | undefined)[];
};

/**
 * Headlines of a feed: RSS 0.9 to 2.0, RDF or Atom, also with a byte order mark, entities that XML does not define,
 * and content after its end. Reads title, link, author and time, never a description or a body. Each item is read
 * separately: a damaged one is refused and counted, the others stay.
 *
 * @param expectedFields what the outlet is known to send with its items: the report names the missing ones.
 * @throws for what is no feed (a page of HTML, a truncated file), for one that declares entities of its own (they can
 * read files or grow without end), and for one without a single headline: the last good answer is shown then.
 */
export function parseNewsFeed(
  body: string,
  outlet: OutletId,
  now: Date,
  expectedFields: readonly string[] = [],
): Reading<readonly NewsItem[]> {
  const feed = splitItems(onlyTheFeed(body), maxItems);
  const report = createItemReport(expectedFields);
  const items = new Map<string, NewsItem>();
  for (const text of feed.items) {
    report.see(text);
    const raw = text.fault === null ? rawItem(feed.feedOf(text)) : null;
    const item = raw && itemOf(raw, outlet, now);
    if (item) {
      report.accept();
      report.seeDate(
        firstOf(raw.times, (each) => each),
        item.publishedAt !== null,
      );
      // The same headline twice is one.
      if (!items.has(item.id)) items.set(item.id, item);
    } else {
      report.refuse(text.fault ?? (raw ? 'no headline' : 'the item is no XML'));
    }
  }
  if (items.size === 0) throw new Error('a feed without a headline');
  const data = [...items.values()];
  const times = data.flatMap(({ publishedAt }) => publishedAt ?? []).sort();
  return { data, asOf: times.at(-1) ?? null, report: report.finish() };
}

const rootEnd = /<\/(?:rss|feed|rdf:rdf)>/gi;

/**
 * From the first element to the end of the root. A document type is taken out: nothing here needs one. A bare
 * "<" ("below < 6%") would break the whole feed for one headline.
 */
function onlyTheFeed(body: string): string {
  const text = body.replace(/^\ufeff/, '');
  if (/<!ENTITY/i.test(text)) throw new Error('a feed with entities of its own');
  const last = [...text.matchAll(rootEnd)].at(-1);
  if (!last) throw new Error('no whole feed');
  const end = last.index + last[0].length;
  return withoutDoctype(text.slice(0, end)).replace(/<(?![a-z/!?])/gi, '&lt;');
}

/** The declaration may hold a list in brackets with tags of its own. */
function withoutDoctype(text: string): string {
  const start = text.search(/<!DOCTYPE/i);
  const close = start < 0 ? -1 : text.indexOf('>', start);
  if (close < 0) return text;
  const bracket = text.slice(start, close).indexOf('[');
  const bracketEnd = bracket < 0 ? -1 : text.indexOf(']', start + bracket);
  const end = bracketEnd < 0 ? close : text.indexOf('>', bracketEnd);
  return text.slice(0, start) + text.slice((end < 0 ? close : end) + 1);
}

/** The one item of a feed; null where it cannot be parsed. */
function rawItem(xml: string): RawItem | null {
  try {
    return rawItems(xml)[0] ?? null;
  } catch {
    return null;
  }
}

function rawItems(xml: string): RawItem[] {
  const parsed = parseWithFeedsmith(xml, { maxItems: 1 });
  switch (parsed.format) {
    case 'rss':
      return (parsed.feed.items ?? []).map(({ title, link, guid, pubDate, authors, dc, atom }) => ({
        title,
        links: [
          link,
          guid?.isPermaLink === false ? undefined : wholeAddress(guid?.value),
          atom?.links?.find(({ href }) => href)?.href,
        ],
        author: nameOf(authors?.[0]) ?? dc?.creators?.[0],
        times: [pubDate, dc?.dates?.[0], atom?.published, atom?.updated],
      }));
    case 'rdf':
      return (parsed.feed.items ?? []).map(({ title, link, dc, rdf }) => ({
        title,
        links: [link, rdf?.about],
        author: dc?.creators?.[0],
        times: [dc?.dates?.[0]],
      }));
    case 'atom':
      return (parsed.feed.entries ?? []).map(({ title, links, authors, published, updated }) => ({
        title: title?.value,
        links: [links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href],
        author: authors?.[0]?.name,
        times: [published, updated],
      }));
    case 'json':
      throw new Error('no feed of headlines');
  }
}

/** A guid is often a number, which is no address of the outlet's site. */
function wholeAddress(guid: string | undefined): string | undefined {
  return guid && URL.canParse(guid) ? guid : undefined;
}

function itemOf(
  { title, links, author, times }: RawItem,
  outlet: OutletId,
  now: Date,
): NewsItem | null {
  // Again, because markup may have divided a PAN in the feed as it was sent.
  const text = withholdPans(cleanText(title ?? ''));
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const link = firstOf(links, (each) => safeLink(decodeEntities(each), outlets[outlet].url));
  const time = firstOf(times, (each) => readTime(each, now));
  return {
    // Outlets give several headlines one address, such as that of a list: the title is part of the id.
    id: itemId(outlet, `${link ?? withholdPans(links.find(Boolean) ?? '')} ${text}`),
    outlet,
    title: text,
    link,
    author: authorOf(author),
    publishedAt: time?.at ?? null,
    ...(time?.kind === 'day' ? { dateKind: 'day' } : {}),
    language: languageOf(text),
  };
}

function nameOf(person: string | { name?: string } | undefined): string | undefined {
  return typeof person === 'string' ? person : person?.name;
}

/** RSS asks for an address with the name in brackets; the name is what is shown. */
function authorOf(raw: string | undefined): string | null {
  const text = withholdPans(cleanText(raw ?? ''));
  const bracket = text.indexOf('(');
  const isNamed = text.endsWith(')') && /^[^\s@]+@[^\s@]+\s?$/.test(text.slice(0, bracket));
  const name = isNamed ? text.slice(bracket + 1, -1) : text;
  return name && !name.includes('@') ? cutToUnits(name, 80) : null;
}

function firstOf<Value>(
  raw: readonly (string | undefined)[],
  read: (text: string) => Value | null,
): Value | null {
  for (const each of raw) {
    const value = each === undefined ? null : read(each);
    if (value !== null) return value;
  }
  return null;
}
