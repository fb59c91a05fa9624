import { Disclosure } from '@/components/ui/disclosure';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { Alert } from '@/components/ui/alert';
import type { LawChange } from '@/lib/education/domain/law-citation';

/** The rules of law that a lesson cites: the Act or paper and its number, and the first day. */
export function LessonLaw({
  rows,
  messages,
}: {
  rows: readonly LawReference[];
  messages: Messages['education']['lesson']['law'];
}) {
  if (rows.length === 0) return null;
  // Slabs, surcharge and cess, for example, are of the same schedule since the same day.
  const printed = new Map(
    rows.map((row) => [JSON.stringify([row.source, row.section.act1961, row.from]), row]),
  );
  return (
    <Disclosure title={messages.title} className="prints-open">
      <ul className="grid gap-3 text-sm">
        {[...printed.values()].map(({ id, section, from, source }) => (
          <li key={id}>
            <LawCitation source={source} messages={messages.sources} />
            {source.paper === 'income-tax-act-2025' && section.act1961
              ? ` (${fill(messages.alsoIn1961, { section: section.act1961 })})`
              : null}
            , {fill(messages.since, { date: formatDate(from) })}
          </li>
        ))}
      </ul>
      <LawReadingNote rows={rows} messages={messages.sources} />
    </Disclosure>
  );
}

/** A warning about cited rules that have changed since the review. Nothing while all are unchanged. */
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
