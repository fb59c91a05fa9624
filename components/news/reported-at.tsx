import { Badge } from '@/components/ui/badge';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { isDayAlone } from '@/lib/news/domain/item';
import { printedDate, type Dated } from '@/lib/news/domain/printed-date';

type AgeWords = Messages['news']['story']['age'];

/** When a headline was published: the exact time in India or the day, and how long that is ago. */
export function ReportedAt({
  headline,
  now,
  messages,
}: {
  headline: Dated;
  now: Date;
  messages: Messages['news']['story'];
}) {
  const { publishedAt, dateKind } = headline;
  if (publishedAt === null) return <span>{messages.noTime}</span>;
  const at = new Date(publishedAt);
  const isDay = isDayAlone(dateKind);
  return (
    <>
      <time dateTime={isDay ? dateInIndia(at) : publishedAt} className="tabular-nums">
        {printedDate(headline, messages)}
      </time>
      <Badge>
        {isDay
          ? daysText(dayNumberOf(dateInIndia(now)) - dayNumberOf(dateInIndia(at)), messages.age)
          : ageText(now.getTime() - at.getTime(), messages.age)}
      </Badge>
    </>
  );
}

function ageText(ms: number, messages: AgeWords): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 2) return messages.now;
  if (minutes < 60) return fill(messages.minutes, { count: minutes });
  if (minutes < 24 * 60) return fill(messages.hours, { count: Math.floor(minutes / 60) });
  return daysText(Math.floor(minutes / (24 * 60)), messages);
}

function daysText(days: number, messages: AgeWords): string {
  if (days < 1) return days < 0 ? messages.tomorrow : messages.today;
  return fillCount(days, messages.days);
}
