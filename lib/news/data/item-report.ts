import { createReadReport, type ReadReport } from '@/lib/sources/read-report';
import { cutToBytes } from '@/lib/text/read-text';
import { fieldsOf, type ItemText } from './split-items';

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
 * Notes of one answer of an outlet: the items that were refused, the fields that are new, those that no item has any
 * more, and a way of writing dates that is not known.
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
