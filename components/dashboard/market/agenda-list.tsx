import { OwnSentence } from '@/components/ui/amount';
import { RouteLink } from '@/components/ui/route-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { AgendaEntry } from '@/lib/agenda/agenda-entry';
import type { Messages } from '@/lib/messages';

/** The next dates, nearest first. */
export function AgendaList({
  entries,
  notes,
  messages,
  hiddenLabel,
}: {
  entries: readonly AgendaEntry[];
  /** What holds for the whole list; null is left out. */
  notes: readonly (string | null)[];
  messages: Messages['dashboard']['agenda'];
  /** Left out for amounts of the sample household. */
  hiddenLabel?: string;
}) {
  const known = notes.filter((note) => note !== null);
  return (
    <>
      {entries.length === 0 ? <p className="text-ink-soft">{messages.none}</p> : null}
      <ol className="-my-2 grid">
        {entries.map(({ uid, date, title, amounts = [], detail, path }) => (
          <li
            key={uid}
            className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-b border-line py-2 text-sm last:border-0"
          >
            <time
              dateTime={date}
              className="text-xs leading-5 font-semibold whitespace-nowrap text-ink-soft"
            >
              {formatDate(date).slice(0, -5)}
            </time>
            <span className="min-w-0">
              <RouteLink href={path} prefetches={false} className="hover:underline">
                <OwnSentence text={title} amounts={amounts} hiddenLabel={hiddenLabel} />
              </RouteLink>
              <span className="line-clamp-3 text-xs text-ink-soft" title={detail}>
                {detail}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {known.length > 0 ? (
        <details className="mt-2 text-xs text-ink-soft">
          <summary className="inline-flex min-h-8 items-center">{messages.about}</summary>
          {known.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      ) : null}
    </>
  );
}
