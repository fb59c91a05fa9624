import { PillNote } from '@/components/ui/overlay/popover';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatAsOf } from '@/lib/calendar/moment-in-india';
import type { Sourced } from '@/lib/sources/sourced';
import { ageText, SourceNote } from './source-note';

const tones = { live: 'plain', stale: 'warn', sample: 'accent' } as const;

/**
 * The state of a page's figures as a pill in its title row: sample data, the date of live data, or the age of stale ones.
 * It opens to provider, time and unread rows in a native popover, so it needs no script.
 * @param ageSeconds how old the figures are
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
  const text = {
    live: formatAsOf(asOf, messages.language),
    stale: fill(messages.pill.stale, { age: ageText(ageSeconds, messages) }),
    sample: messages.note.sample,
  }[status];
  return (
    <PillNote id={id} tone={tones[status]} text={text} details={messages.pill.details}>
      <SourceNote sourced={sourced} ageSeconds={ageSeconds} messages={messages} />
    </PillNote>
  );
}
