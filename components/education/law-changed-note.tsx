import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawChange } from '@/lib/education/domain/law-changes';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** In amber: rules that a lesson cites and that are others now. Nothing while they all stand. */
export function LawChangedNote({
  changes,
  messages,
}: {
  changes: readonly LawChange[];
  messages: Messages['education']['lesson']['changed'];
}) {
  if (changes.length === 0) return null;
  return (
    <Alert tone="warn" title={messages.title} className="mb-4">
      {changes.map(({ citation, section, changesOn }) => (
        <p key={citation}>
          {fill(section ? messages.text : messages.noSection, {
            section: section ?? '',
            date: formatDate(changesOn),
          })}
        </p>
      ))}
    </Alert>
  );
}
