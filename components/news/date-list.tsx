import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';
import type { CalendarDate } from '@/lib/news/calendar';
import { basisText } from './date-words';

/** Economic and tax dates with how each is known; a day that is not known is a dash. */
export function DateList({
  dates,
  words,
}: {
  dates: readonly CalendarDate[];
  words: Messages['news']['calendar'];
}) {
  return (
    <dl className="grid gap-3 text-sm">
      {dates.map(({ id, what, date, values, basis }) => (
        <div key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="font-semibold tabular-nums">
            {date ? <time dateTime={date}>{formatDate(date)}</time> : notKnown}
          </dt>
          <dd>
            {fill(words.kinds[what], values)}
            <span className="block text-ink-soft">{basisText(basis, words)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
