import { Badge } from '@/components/ui/badge';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** When a headline was told: the exact time in India, and how long that is ago. */
export function ToldAt({
  publishedAt,
  now,
  words,
}: {
  /** An ISO instant; null where the outlet gives no time. */
  publishedAt: string | null;
  now: Date;
  words: Messages['news']['story'];
}) {
  if (publishedAt === null) return <span>{words.noTime}</span>;
  const at = new Date(publishedAt);
  return (
    <>
      <time dateTime={publishedAt} className="tabular-nums">
        {formatMoment(at)}
      </time>
      <Badge>{ageText(now.getTime() - at.getTime(), words.age)}</Badge>
    </>
  );
}

function ageText(ms: number, words: Messages['news']['story']['age']): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 2) return words.now;
  if (minutes < 60) return fill(words.minutes, { count: minutes });
  if (minutes < 24 * 60) return fill(words.hours, { count: Math.floor(minutes / 60) });
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? words.day : fill(words.days, { count: days });
}
