import { Badge } from '@/components/ui/badge';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { isDayAlone } from '@/lib/news/item';
import { printedDate, type Dated } from '@/lib/news/printed-date';

type AgeWords = Messages['news']['story']['age'];

/** When a headline was published: the exact time in India or the day, and how long that is ago. */
export function ReportedAt({
  headline,
  now,
  words,
}: {
  headline: Dated;
  now: Date;
  words: Messages['news']['story'];
}) {
  const { publishedAt, dateKind } = headline;
  if (publishedAt === null) return <span>{words.noTime}</span>;
  const at = new Date(publishedAt);
  const isDay = isDayAlone(dateKind);
  return (
    <>
      <time dateTime={isDay ? dateInIndia(at) : publishedAt} className="tabular-nums">
        {printedDate(headline, words)}
      </time>
      <Badge>
        {isDay
          ? daysText(dayNumberOf(dateInIndia(now)) - dayNumberOf(dateInIndia(at)), words.age)
          : ageText(now.getTime() - at.getTime(), words.age)}
      </Badge>
    </>
  );
}

function ageText(ms: number, words: AgeWords): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 2) return words.now;
  if (minutes < 60) return fill(words.minutes, { count: minutes });
  if (minutes < 24 * 60) return fill(words.hours, { count: Math.floor(minutes / 60) });
  return daysText(Math.floor(minutes / (24 * 60)), words);
}

function daysText(days: number, words: AgeWords): string {
  if (days < 1) return days < 0 ? words.tomorrow : words.today;
  return fillCount(days, words.days);
}
