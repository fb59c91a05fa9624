import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import { isDayAlone, isFirstSight, type NewsItem } from '@/lib/news/domain/item';

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
