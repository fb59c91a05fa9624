import { RouteLink } from '@/components/ui/route-link';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { daysBetween } from '@/lib/calendar/day-count';
import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The next dates, nearest first, and the file that takes all of them along. */
export function AgendaList({
  entries,
  today,
  icsPath,
  notes,
  messages,
}: {
  entries: readonly AgendaEntry[];
  today: IsoDate;
  icsPath: string;
  /** What holds for the whole list; null is left out. */
  notes: readonly (string | null)[];
  messages: Messages['dashboard']['agenda'];
}) {
  return (
    <div className="grid gap-3">
      {entries.length === 0 ? <p className="text-ink-soft">{messages.none}</p> : null}
      <ol className="grid">
        {entries.map(({ uid, date, title, detail, path }) => (
          <li
            key={uid}
            className="grid grid-cols-[4.5rem_1fr] gap-x-3 border-b border-line py-2 last:border-0"
          >
            <span className="text-sm">
              <time dateTime={date} className="block font-semibold whitespace-nowrap">
                {formatDate(date).slice(0, -5)}
              </time>
              <span className="text-ink-soft">{distance(daysBetween(today, date), messages)}</span>
            </span>
            <span className="min-w-0">
              <RouteLink href={path} className="font-semibold hover:underline">
                {title}
              </RouteLink>
              <span className="block text-sm text-ink-soft">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
      {notes.map((note) =>
        note ? (
          <p key={note} className="text-sm text-ink-soft">
            {note}
          </p>
        ) : null,
      )}
      <p className="text-sm">
        <a
          href={icsPath}
          download
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          {messages.download}
        </a>
        <span className="block text-ink-soft">{messages.downloadHint}</span>
      </p>
    </div>
  );
}

function distance(days: number, { in: within }: Messages['dashboard']['agenda']): string {
  return days === 0 ? within.today : fillCount(days, within.days);
}
