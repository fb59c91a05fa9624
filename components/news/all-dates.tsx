import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { dueText } from './due-text';

/** All economic and tax dates with how each is known. */
export function AllDates({
  entries,
  notes,
  today,
  messages,
}: {
  entries: readonly AgendaEntry[];
  /** What is not known about them. */
  notes: readonly string[];
  today: IsoDate;
  messages: Messages['news']['calendar'];
}) {
  return (
    <>
      <dl className="divide-y divide-line text-sm">
        {entries.map(({ uid, date, title, detail }) => (
          <div
            key={uid}
            className="grid gap-x-4 px-4 py-2 md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:px-5"
          >
            <dt className="font-semibold tabular-nums">
              <time dateTime={date}>{formatDate(date)}</time>
            </dt>
            <dd>
              {title}
              <span className="block text-xs text-ink-faint">{detail}</span>
            </dd>
            <dd className="text-xs text-ink-soft tabular-nums">{dueText(date, today, messages)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1 border-t border-line px-4 py-3 text-xs text-ink-soft md:px-5">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
