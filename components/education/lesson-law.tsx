import { Disclosure } from '@/components/ui/disclosure';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The rules of law that a lesson cites: the Act or paper and its number, and the first day. */
export function LessonLaw({
  rows,
  words,
}: {
  rows: readonly LawReference[];
  words: Messages['education']['lesson']['law'];
}) {
  if (rows.length === 0) return null;
  return (
    <Disclosure title={words.title}>
      <ul className="grid gap-3 text-sm">
        {rows.map(({ id, section, from, source }) => (
          <li key={id}>
            <LawCitation source={source} words={words.sources} />
            {source.paper === 'income-tax-act-2025' && section.act1961
              ? ` (${fill(words.alsoIn1961, { section: section.act1961 })})`
              : null}
            , {fill(words.since, { date: formatDate(from) })}
          </li>
        ))}
      </ul>
      <LawReadingNote rows={rows} words={words.sources} />
    </Disclosure>
  );
}
