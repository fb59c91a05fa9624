import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { returnYears, type ReturnYears } from '@/lib/funds/domain/standings';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Loaded } from '@/lib/sources/sourced';

/** What the returns, the rank and the age of the list are counted from. */
export function ListMethod({
  since,
  age,
  messages: { method, methodMissing, age: ageWords },
}: {
  since: Partial<Record<ReturnYears, IsoDate>>;
  /** The report by which old schemes are recognised; null where no age is asked for. */
  age: Loaded<unknown> | null;
  messages: Messages['funds']['list'];
}) {
  const days = returnYears.flatMap((years) => since[years] ?? []).map((date) => formatDate(date));
  return (
    <>
      {days.length > 0 ? <p>{fill(method, { days: days.join(', ') })}</p> : null}
      {days.length < returnYears.length ? <p>{methodMissing}</p> : null}
      {age?.ok ? <p>{fill(ageWords.note, { date: formatAsOf(age.value.asOf) })}</p> : null}
      {age?.ok === false ? <p className="text-warn">{ageWords.missing}</p> : null}
    </>
  );
}
