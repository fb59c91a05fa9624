import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import { formatDate } from '@/lib/calendar/iso-date';

/** Economic and tax dates with how each is known. */
export function DateList({ entries }: { entries: readonly AgendaEntry[] }) {
  return (
    <dl className="grid gap-3 text-sm">
      {entries.map(({ uid, date, title, detail }) => (
        <div key={uid} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
          <dt className="font-semibold tabular-nums">
            <time dateTime={date}>{formatDate(date)}</time>
          </dt>
          <dd>
            {title}
            <span className="block text-ink-soft">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
