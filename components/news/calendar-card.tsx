import { Icon } from '@/components/ui/icon';
import { Card } from '@/components/ui/card/card';
import { DisclosureSummary } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import { shortDayOf, weekdayOf } from '@/lib/calendar/day-texts';
import { formatDate, nameOfMonthNumber, type IsoDate } from '@/lib/calendar/iso-date';
import { CalendarDaysIcon } from '@heroicons/react/20/solid';
import { RouteLink } from '@/components/ui/route-link';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { calendar: calendarMessages } = messages().news;

/** How far away a date is: Today, Tomorrow, 15 days. */
function dueText(date: IsoDate, today: IsoDate): string {
  const { due } = calendarMessages;
  const days = dayNumberOf(date) - dayNumberOf(today);
  if (days === 0) return due.today;
  return days === 1 ? due.tomorrow : fill(due.days, { count: days });
}

/** The nearest economic and tax dates, beside the headlines. */
export function CalendarCard({
  entries,
  today,
  allHref,
}: {
  entries: readonly AgendaEntry[];
  today: IsoDate;
  /** Link to all dates with their sources. */
  allHref: string;
}) {
  return (
    <Card
      id="dates"
      title={calendarMessages.title}
      titleId="dates-title"
      actions={
        <a
          href="/api/news/calendar.ics"
          download="arthayatra-dates.ics"
          className="link inline-flex min-h-6 items-center text-xs"
        >
          {calendarMessages.ics}
        </a>
      }
    >
      <ol className="-mt-1 divide-y divide-line">
        {entries.map(({ uid, date, title, note }, index) => (
          <li
            key={uid}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-1.5"
          >
            <DateTile date={date} isNext={index === 0} />
            <span className="grid min-w-0 text-sm">
              <span>{title}</span>
              <span className="text-xs text-ink-faint">
                {[weekdayOf(date).slice(0, 3), note].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span
              className={`text-xs whitespace-nowrap tabular-nums ${index === 0 ? 'font-semibold text-accent' : 'text-ink-soft'}`}
            >
              {dueText(date, today)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs">
        <TextLink href={allHref}>{calendarMessages.all}</TextLink>
      </p>
    </Card>
  );
}

function DateTile({ date, isNext }: { date: IsoDate; isNext: boolean }) {
  const [day, month] = shortDayOf(date).split(' ');
  return (
    <time
      dateTime={date}
      className={`grid justify-items-center rounded-sm py-0.5 text-xs/4 ${
        isNext ? 'bg-accent-soft text-accent-strong' : 'bg-surface-sunken text-ink-soft'
      }`}
    >
      <b className="text-base/5 font-semibold tabular-nums">{day}</b> {month}
    </time>
  );
}

/** The nearest date in one line, for narrow screens, where the calendar is below the list. */
export function NextDate({
  entry: { date, title },
  today,
  href,
}: {
  entry: Pick<AgendaEntry, 'date' | 'title'>;
  today: IsoDate;
  href: string;
}) {
  return (
    <RouteLink
      href={href}
      prefetches={false}
      className="flex min-h-11 items-center gap-2 border-b border-line px-4 text-xs text-ink-soft lg:hidden"
    >
      <CalendarDaysIcon aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <b className="font-semibold text-accent">{dueText(date, today)}</b>
      <span className="truncate">{title}</span>
      <Icon name="chevron-right" className="ml-auto size-4 shrink-0 text-accent" />
    </RouteLink>
  );
}

/** Months are open until this many dates are in sight: with all open, the page would fill ten screens of a phone. */
const openDates = 8;

/** All economic and tax dates by month, with how each is known. */
export function AllDates({
  entries,
  notes,
  today,
}: {
  entries: readonly AgendaEntry[];
  /** What is not known about them. */
  notes: readonly string[];
  today: IsoDate;
}) {
  const months = [...new Set(entries.map(({ date }) => date.slice(0, 7)))];
  return (
    <>
      {months.map((month) => (
        <details
          key={month}
          open={entries.findIndex(({ date }) => date.startsWith(month)) < openDates}
          className="title-only border-b border-line last-of-type:border-b-0"
        >
          <DisclosureSummary
            title={`${nameOfMonthNumber(Number(month.slice(5)))} ${month.slice(0, 4)}`}
            className="md:px-5"
          />
          <dl className="divide-y divide-line border-t border-line text-sm">
            {entries
              .filter(({ date }) => date.startsWith(month))
              .map(({ uid, date, title, detail }) => (
                <div
                  key={uid}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2 md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:px-5"
                >
                  <dt className="font-semibold tabular-nums">
                    <time dateTime={date}>{formatDate(date)}</time>
                  </dt>
                  <dd className="max-md:col-span-2 max-md:row-start-2">
                    {title}
                    <span className="block text-xs text-ink-faint">{detail}</span>
                  </dd>
                  <dd className="text-xs text-ink-soft tabular-nums">{dueText(date, today)}</dd>
                </div>
              ))}
          </dl>
        </details>
      ))}
      <div className="grid gap-1 border-t border-line px-4 py-3 text-xs text-ink-soft md:px-5">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
