import { Badge } from '@/components/ui/badge';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { outageMark, ageOf, type Credit as Source, type DataOrigin } from '@/lib/sources/sourced';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';

const tones = { live: 'good', stale: 'warn', sample: 'accent' } as const;

/**
 * The source line of all outside figures: provider, time, and whether they are live, stale or sample data.
 * @param ageSeconds how old they are (figuresAgeSeconds); shown when they are stale.
 */
export function SourceNote({
  sourced: { source, asOf, status, unread },
  ageSeconds,
  messages,
}: {
  sourced: DataOrigin;
  ageSeconds: number;
  messages: Messages['sources'];
}) {
  const { note } = messages;
  return (
    <div className="text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[status]}>{note[status]}</Badge>
        <span>{fill(note.asOf, { asOf: formatAsOf(asOf, messages.language) })}</span>
        <Credit source={source} messages={note} />
      </p>
      {status === 'stale' ? (
        <p {...outageMark} className="mt-1">
          {fill(note.staleText, { age: ageText(ageSeconds, messages) })}
        </p>
      ) : null}
      {unread ? (
        <p className="mt-1">
          {fill(note.unread, {
            refused: formatNumber(unread.refusedRows),
            rows: formatNumber(unread.rows),
          })}
        </p>
      ) : null}
      {status === 'sample' ? <p className="mt-1">{note.sampleText}</p> : null}
    </div>
  );
}

/** "3 hours". */
export function ageText(seconds: number, { age }: Pick<Messages['sources'], 'age'>): string {
  const { unit, count } = ageOf(seconds);
  return fillCount(count, age[unit]);
}

/** The credit that the provider's terms require; nothing for sample data. */
export function Credit({
  source: { name, url, attribution },
  messages,
}: {
  source: Source;
  messages: Messages['sources']['note'];
}) {
  if (!url) return null;
  return (
    <span>
      {attribution ? null : `${messages.from} `}
      <a href={url} rel="noopener noreferrer" className="underline">
        {attribution ?? name}
      </a>
    </span>
  );
}
