import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import { shortDayOf, weekdayOf } from '@/lib/calendar/day-names';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { dueText } from './due-text';
import { CalendarDaysIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { RouteLink } from '@/components/ui/route-link';

/** The nearest economic and tax dates, beside the headlines. */
export function CalendarCard({
  entries,
  today,
  allHref,
  messages,
}: {
  entries: readonly AgendaEntry[];
  today: IsoDate;
  /** Link to all dates with their sources. */
  allHref: string;
  messages: Messages['news']['calendar'];
}) {
  return (
    <Card
      id="dates"
      title={messages.title}
      titleId="dates-title"
      actions={
        <a
          href="/api/news/calendar.ics"
          download="arthayatra-dates.ics"
          className="inline-flex min-h-6 items-center text-xs text-accent underline underline-offset-4"
        >
          {messages.ics}
        </a>
      }
    >
      <ol className="-mt-1 divide-y divide-line">
        {entries.map(({ uid, date, title, detail }, index) => (
          <li
            key={uid}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-1.5"
          >
            <DateTile date={date} isNext={index === 0} />
            <span className="grid min-w-0 text-sm">
              <span className="truncate">{title}</span>
              <span className="truncate text-xs text-ink-faint">
                {weekdayOf(date).slice(0, 3)} · {detail}
              </span>
            </span>
            <span
              className={`text-xs whitespace-nowrap tabular-nums ${index === 0 ? 'font-semibold text-accent' : 'text-ink-soft'}`}
            >
              {dueText(date, today, messages)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs">
        <TextLink href={allHref}>{messages.all}</TextLink>
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
  messages,
}: {
  entry: Pick<AgendaEntry, 'date' | 'title'>;
  today: IsoDate;
  href: string;
  messages: Messages['news']['calendar'];
}) {
  return (
    <RouteLink
      href={href}
      prefetches={false}
      className="flex min-h-11 items-center gap-2 border-b border-line px-4 text-xs text-ink-soft lg:hidden"
    >
      <CalendarDaysIcon aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <b className="font-semibold text-accent">{dueText(date, today, messages)}</b>
      <span className="truncate">{title}</span>
      <ChevronRightIcon aria-hidden="true" className="ml-auto size-4 shrink-0 text-accent" />
    </RouteLink>
  );
}
