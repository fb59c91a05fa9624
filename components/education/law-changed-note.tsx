import { Alert } from '@/components/ui/alert';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawChange } from '@/lib/education/law-changes';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** In amber: rules that a lesson cites and that are others now. Nothing while they all stand. */
export function LawChangedNote({
  changes,
  words,
}: {
  changes: readonly LawChange[];
  words: Messages['education']['lesson']['changed'];
}) {
  if (changes.length === 0) return null;
  return (
    <Alert tone="warn" title={words.title} className="mb-4">
      {changes.map(({ citation, section, changesOn }) => (
        <p key={citation}>
          {fill(section ? words.text : words.noSection, {
            section: section ?? '',
            date: formatDate(changesOn),
          })}
        </p>
      ))}
    </Alert>
  );
}
