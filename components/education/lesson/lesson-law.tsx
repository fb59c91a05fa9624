import { Disclosure } from '@/components/ui/disclosure';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import { Alert } from '@/components/ui/alert';
import type { LawChange } from '@/lib/education/domain/law-citation';
import { messages } from '@/lib/messages';

const { lesson: lessonMessages } = messages().education;

/** The rules of law that a lesson cites: the Act or paper and its number, and the first day. */
export function LessonLaw({ rows }: { rows: readonly LawReference[] }) {
  if (rows.length === 0) return null;
  // Rows with the same citation are printed once: slabs, surcharge and cess, for example, share a schedule and a first day.
  const printed = new Map(
    rows.map((row) => [JSON.stringify([row.source, row.section.act1961, row.from]), row]),
  );
  return (
    <Disclosure title={lessonMessages.law.title} className="prints-open">
      <ul className="grid gap-3 text-sm">
        {[...printed.values()].map(({ id, section, from, source }) => (
          <li key={id}>
            <LawCitation source={source} messages={lessonMessages.law.sources} />
            {source.paper === 'income-tax-act-2025' && section.act1961
              ? ` (${fill(lessonMessages.law.alsoIn1961, { section: section.act1961 })})`
              : null}
            , {fill(lessonMessages.law.since, { date: formatDate(from) })}
          </li>
        ))}
      </ul>
      <LawReadingNote rows={rows} messages={lessonMessages.law.sources} />
    </Disclosure>
  );
}

/** A warning about cited rules that have changed since the review. Nothing while all are unchanged. */
export function LawChangedNote({ changes }: { changes: readonly LawChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Alert tone="warn" title={lessonMessages.changed.title} className="mb-4">
      {changes.map(({ citation, section, changesOn }) => (
        <p key={citation}>
          {fill(section ? lessonMessages.changed.text : lessonMessages.changed.noSection, {
            section: section ?? '',
            date: formatDate(changesOn),
          })}
        </p>
      ))}
    </Alert>
  );
}
