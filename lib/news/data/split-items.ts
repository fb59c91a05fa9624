import { createReadReport, type ReadReport } from '@/lib/sources/read-report';
import { cutToBytes } from '@/lib/text/read-text';

/** An item of a feed as it was sent. `fault` says why it cannot be read separately. */
type ItemText = { xml: string; fault: string | null };

export type SplitFeed = {
  items: readonly ItemText[];
  /** A whole feed that holds this item alone, in the feed's own format. */
  feedOf: (item: ItemText) => string;
};

/** The largest answer of an outlet. */
const maxItemLength = 2_000_000;
/** The root is parsed again with each item. With all usual namespaces it has some 1,000 characters. */
const maxRootLength = 10_000;
const itemStart = /<(item|entry)(?=[\s>/])/gi;
const rootStart = /<(?:rss|feed|rdf:RDF)(?=[\s>])/i;

/**
 * Divides a feed into its items, so that a damaged item is refused alone: an XML parser would reject the whole feed.
 * Text between items is left out. Linear in the text.
 * @throws where the root is not that of a feed.
 */
export function splitItems(xml: string, maxItems: number): SplitFeed {
  const rootAt = xml.search(rootStart);
  const rootEnd = rootAt < 0 ? -1 : xml.indexOf('>', rootAt);
  if (rootEnd < 0) throw new Error('no feed');
  const root = xml.slice(rootAt, rootEnd + 1);
  if (root.length > maxRootLength) throw new Error('no feed: its first tag is too long');
  const name = root.slice(1).split(/[\s>]/, 1)[0] ?? '';
  const [before, after] = /^rss$/i.test(name) ? ['<channel>', '</channel>'] : ['', ''];
  const starts = [...firstOf(xml.matchAll(itemStart), maxItems + 1)];
  const items = starts
    .slice(0, maxItems)
    .map(({ index, 1: tag = '' }, place) =>
      itemText(xml.slice(index, starts[place + 1]?.index ?? xml.length), tag),
    );
  return {
    items,
    feedOf: (item) => `${root}${before}${item.xml}${after}</${name}>`,
  };
}

/** @param text from the item's beginning to that of the next. */
function itemText(text: string, tag: string): ItemText {
  const end = text.search(/^item$/i.test(tag) ? /<\/item/i : /<\/entry/i);
  if (end < 0) return { xml: '', fault: 'the item has no end' };
  if (end > maxItemLength) return { xml: '', fault: 'the item is too long' };
  return { xml: `${text.slice(0, end)}</${tag}>`, fault: null };
}

function* firstOf<Value>(values: Iterable<Value>, max: number): Generator<Value> {
  let count = 0;
  for (const value of values) {
    if (count === max) return;
    count += 1;
    yield value;
  }
}

const sections = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const;

/** The names of the elements that stand directly in an item. Linear in its length. */
function fieldsOf({ xml }: ItemText): Set<string> {
  const names = new Set<string>();
  let depth = 0;
  let at = 0;
  for (let open = xml.indexOf('<'); open >= 0; open = xml.indexOf('<', at)) {
    const section = sections.find(([start]) => xml.startsWith(start, open));
    const close = xml.indexOf(section ? section[1] : '>', open);
    if (close < 0) break;
    at = close + 1;
    if (section) continue;
    if (xml[open + 1] === '/') {
      depth -= 1;
      continue;
    }
    if (depth === 1) names.add(xml.slice(open + 1, Math.min(close, open + 80)).split(/[\s/>]/)[0]!);
    if (xml[close - 1] !== '/') depth += 1;
  }
  return names;
}

/** Fields of an item in RSS 2.0 and its usual modules. Other fields are reported and not read. */
const knownFields = new Set([
  'title',
  'link',
  'description',
  'author',
  'category',
  'comments',
  'enclosure',
  'guid',
  'pubDate',
  'source',
  'image',
  'dc:creator',
  'dc:date',
  'dc:title',
  'dc:identifier',
  'content:encoded',
  'atom:link',
  'atom:updated',
  'a10:updated',
  'media:content',
  'media:thumbnail',
  'media:group',
  'media:title',
  'media:description',
  'media:credit',
  'slash:comments',
  'wfw:commentRss',
]);

/**
 * Notes on one answer of an outlet: refused items, new fields, fields that no item has any more, and unknown formats of
 * dates.
 * @param expectedFields what the outlet is known to send with its items.
 */
export function createItemReport(expectedFields: readonly string[]) {
  const report = createReadReport();
  const unseen = new Set(expectedFields);
  let items = 0;
  let dates = 0;
  let unreadDates = 0;
  let unreadForm = '';

  return {
    see(item: ItemText): void {
      items += 1;
      for (const field of fieldsOf(item)) {
        unseen.delete(field);
        if (!knownFields.has(field)) report.noteNewField(field);
      }
    },
    /** @param raw the date as the feed writes it; null where an item has none. */
    seeDate(raw: string | null, isRead: boolean): void {
      if (raw === null) return;
      dates += 1;
      if (isRead) return;
      unreadDates += 1;
      unreadForm ||= formOf(raw);
    },
    accept: report.accept,
    refuse: report.refuse,
    finish(): ReadReport {
      if (items > 0) for (const field of unseen) report.noteLostField(field);
      // One unread date is a mistake; mostly unread dates are a new format.
      if (unreadDates * 2 > dates) report.noteNewWord('date', unreadForm);
      return report.finish();
    },
  };
}

/** How a date is written, without saying which: 25 Sep, 2026 is 99 aaa, 9999. */
function formOf(raw: string): string {
  return cutToBytes(raw.trim(), 60)
    .replace(/\p{L}/gu, 'a')
    .replace(/\p{Nd}/gu, '9');
}
