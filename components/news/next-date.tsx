import { CalendarDaysIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { RouteLink } from '@/components/ui/route-link';
import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { dueText } from './due-text';

/** On a narrow screen, where the calendar stands below the list: the nearest date in one line. */
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
