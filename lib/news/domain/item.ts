import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import type { OutletId } from './outlet';

/**
 * `day`: the outlet gives the day alone. `first-seen`: it gives none, and this is when this site first saw the headline.
 * `first-seen-day`: the same of a headline that was there when this site read the feed for the first time, so that the
 * day alone is known: it may be older.
 */
export const dateKinds = ['day', 'first-seen', 'first-seen-day'] as const;
export type DateKind = (typeof dateKinds)[number];

export function isFirstSight(kind: DateKind | undefined): boolean {
  return kind === 'first-seen' || kind === 'first-seen-day';
}

/** Whether `publishedAt` is the beginning of a day whose time is not known. */
export function isDayAlone(kind: DateKind | undefined): boolean {
  return kind === 'day' || kind === 'first-seen-day';
}

/** One headline of one outlet, without any text of the article, which copyright protects. */
export type NewsItem = {
  /** Small letters and digits; the same headline of the same outlet has the same id in every answer. */
  id: string;
  outlet: OutletId;
  /** Plain text: no markup, no entities. */
  title: string;
  /** http or https; null where the feed gives no such address. */
  link: string | null;
  author: string | null;
  /** An ISO instant; null where the feed gives no time that can be right, and none was found for it yet. */
  publishedAt: string | null;
  /** What `publishedAt` is where it is not the exact time that the outlet gives. */
  dateKind?: DateKind;
  language: Language;
};

/** A short name for a headline: a hash of 53 bits (cyrb53), which 2,000 headlines share by one chance in 4 billion. */
export function itemId(outlet: OutletId, linkAndTitle: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of `${outlet}|${linkAndTitle}`) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Written in Devanagari, at least in half of its letters: Hindi. Feeds that say a language are not always right. */
export function languageOf(title: string): Language {
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = title.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return devanagari * 2 > letters ? 'hi' : 'en';
}

export type Dated = Pick<NewsItem, 'publishedAt' | 'dateKind'>;

export function datedOf({ publishedAt, dateKind }: Dated): Dated {
  return { publishedAt, ...(dateKind ? { dateKind } : {}) };
}

/**
 * When a headline was published, as every page prints it: 21 Nov 2026, 14:05 IST; the day alone where the outlet gives
 * no time; when it was first seen, or on which day, where the outlet gives no date.
 */
export function printedDate(
  { publishedAt, dateKind }: Dated,
  messages: { firstSeen: string; noTime: string },
): string {
  if (publishedAt === null) return messages.noTime;
  const at = new Date(publishedAt);
  const date = isDayAlone(dateKind) ? formatDate(dateInIndia(at)) : formatMoment(at);
  return isFirstSight(dateKind) ? fill(messages.firstSeen, { date }) : date;
}
