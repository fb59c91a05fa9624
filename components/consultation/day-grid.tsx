import { RouteLink } from '@/components/ui/route-link';
import { holidaysKnownTo } from '@/lib/calendar/trading-days';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { shortDayOf, weekdayOf } from '@/lib/calendar/day-texts';
import { type OfferedDay, weeksAround } from '@/lib/consultation/domain/slots';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { dayStep } = messages().consultation;

/** The next weeks: each day with the number of its free times, or why it has none. */
export function DayGrid({
  days,
  chosen,
  ownDays,
  opensFull,
  pathOf,
}: {
  days: readonly OfferedDay[];
  chosen: IsoDate | null;
  /** Days on which the member has a session. */
  ownDays: readonly IsoDate[];
  /** Whether a full day can be chosen too, to wait for it. */
  opensFull: boolean;
  pathOf: (day: IsoDate) => string;
}) {
  const { weeks, earlier, later } = weeksAround(days, chosen);
  const [anyWeek] = weeks;
  const isPastKnownHolidays = days.some(
    ({ date, without }) => without === null && date > holidaysKnownTo,
  );
  const step = (day: IsoDate, text: string) => (
    <RouteLink
      href={pathOf(day)}
      className="inline-flex min-h-8 items-center font-semibold text-accent underline-offset-4 hover:underline max-lg:min-h-11"
    >
      {text}
    </RouteLink>
  );
  return (
    <>
      <p
        aria-hidden="true"
        className="mb-1.5 grid grid-cols-7 gap-1 text-center text-xs text-ink-faint max-sm:text-[min(0.8125rem,4vw)] lg:gap-1.5"
      >
        {anyWeek?.days.map((_, index) => (
          <span key={index}>{dayStep.weekdays[index]}</span>
        ))}
      </p>
      <ol className="grid grid-cols-7 gap-1 lg:gap-1.5">
        {weeks.flatMap(({ monday, days: week }) =>
          week.map((day, index) =>
            day ? (
              <li key={day.date} className="relative">
                <Day
                  day={day}
                  isChosen={day.date === chosen}
                  isLink={day.without === null || (day.without === 'full' && opensFull)}
                  path={pathOf(day.date)}
                />
                {ownDays.includes(day.date) ? (
                  <span className="absolute top-1 right-1 size-1.5 rounded-full bg-chart-2 forced-color-adjust-none lg:top-1.5 lg:right-1.5 lg:size-2">
                    <span className="sr-only">{dayStep.own}</span>
                  </span>
                ) : null}
              </li>
            ) : (
              <li key={`${monday}-${index}`} aria-hidden="true" />
            ),
          ),
        )}
      </ol>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-faint empty:hidden">
        {ownDays.length > 0 ? (
          <span className="inline-flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2 rounded-full bg-chart-2 forced-color-adjust-none"
            />
            {dayStep.own}
          </span>
        ) : null}
        {opensFull && days.some(({ without }) => without === 'full') ? (
          <span>{dayStep.waitHint}</span>
        ) : null}
        {isPastKnownHolidays ? (
          <span>{fill(dayStep.holidaysKnown, { date: formatDate(holidaysKnownTo) })}</span>
        ) : null}
        {earlier ? step(earlier, dayStep.earlier) : null}
        {later ? step(later, dayStep.later) : null}
      </div>
    </>
  );
}

/** The word of a day fits its cell down to 320 px, at the largest text size too: so the width limits it. */
const small =
  'text-xs/4 max-lg:text-[min(0.6875rem,2.9vw)]/4 max-sm:tracking-tighter max-xs:text-[min(0.625rem,3.1vw)]/4';
const cell = 'grid h-11 content-center justify-items-center rounded border text-center lg:h-18 ';

function Day({
  day: { date, starts, without },
  isChosen,
  isLink,
  path,
}: {
  day: OfferedDay;
  isChosen: boolean;
  isLink: boolean;
  path: string;
}) {
  const [number, month] = shortDayOf(date).split(' ');
  const name = `${weekdayOf(date)}, ${formatDate(date)}`;
  const content = (
    <>
      <span aria-hidden="true" className="text-base/5 font-semibold">
        {number}
        {number === '1' ? <span className={`font-normal ${small}`}> {month}</span> : null}
      </span>
      <span aria-hidden="true" className={small}>
        {without === null ? (
          <>
            {starts.length}
            <span className="max-lg:hidden"> {dayStep.free}</span>
          </>
        ) : (
          dayStep.short[typeof without === 'object' ? 'holiday' : without]
        )}
      </span>
      <span className="sr-only">
        {name}: {without === null ? fillCount(starts.length, dayStep) : reason(without)}
      </span>
    </>
  );
  if (!isLink) {
    return (
      <div
        title={typeof without === 'object' && without ? without.holiday : undefined}
        className={`${cell} border-transparent bg-surface-sunken text-ink-faint`}
      >
        {content}
      </div>
    );
  }
  return (
    <RouteLink
      href={path}
      prefetches={false}
      isCurrent={isChosen}
      className={
        cell +
        (isChosen
          ? 'border-accent bg-accent text-on-accent'
          : without === null
            ? 'border-line hover:border-accent hover:bg-accent-soft [&>:nth-child(2)]:text-accent'
            : 'border-transparent bg-surface-sunken text-ink-faint hover:border-accent')
      }
    >
      {content}
    </RouteLink>
  );
}

function reason(without: NonNullable<OfferedDay['without']>): string {
  return typeof without === 'object'
    ? fill(dayStep.without.holiday, { name: without.holiday })
    : dayStep.without[without];
}
