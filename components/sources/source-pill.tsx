import { classNames } from '@/components/ui/class-names';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { ageOf } from '@/lib/sources/age';
import type { Sourced } from '@/lib/sources/sourced';
import { SourceNote } from './source-note';

const tones = {
  live: 'bg-surface-sunken text-ink-soft',
  stale: 'bg-warn-soft text-warn',
  sample: 'bg-accent-soft text-accent-strong',
} as const;

/**
 * The state of a page's figures as a pill in its title row: sample data, the date of live data, or the age of stale ones.
 * It opens to provider, time and what could not be read; the browser's own popover, so it needs no script.
 * @param ageSeconds how long ago the figures were received
 */
export function SourcePill({
  id,
  sourced,
  ageSeconds,
  messages,
}: {
  id: string;
  sourced: Omit<Sourced<unknown>, 'data'>;
  ageSeconds: number;
  messages: Messages['sources'];
}) {
  const { asOf, status } = sourced;
  const { unit, count } = ageOf(ageSeconds);
  const text = {
    live: formatAsOf(asOf),
    stale: fill(messages.pill.stale, { age: fill(messages.age[unit], { count }) }),
    sample: messages.note.sample,
  }[status];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-7 items-center gap-1 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap max-lg:min-h-9',
          tones[status],
        )}
      >
        {text}
        <span aria-hidden="true">ⓘ</span>
        <span className="sr-only"> ({messages.pill.details})</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="help-note w-80 max-w-[90vw] rounded border border-line bg-surface-raised p-4 text-sm text-ink shadow-raised"
      >
        <SourceNote sourced={sourced} ageSeconds={ageSeconds} messages={messages} />
      </div>
    </>
  );
}
