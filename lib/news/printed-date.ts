import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import type { NewsItem } from './item';

export type Dated = Pick<NewsItem, 'publishedAt' | 'dateKind'>;

export function datedOf({ publishedAt, dateKind }: Dated): Dated {
  return { publishedAt, ...(dateKind ? { dateKind } : {}) };
}

/**
 * When a headline was published, as every page prints it: 21 Nov 2026, 14:05 IST; the day alone where the outlet gives
 * no time; when it was first seen where the outlet gives no date.
 */
export function printedDate(
  { publishedAt, dateKind }: Dated,
  words: { firstSeen: string; noTime: string },
): string {
  if (publishedAt === null) return words.noTime;
  const at = new Date(publishedAt);
  if (dateKind === 'day') return formatDate(dateInIndia(at));
  return dateKind === 'first-seen'
    ? fill(words.firstSeen, { date: formatMoment(at) })
    : formatMoment(at);
}
