import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The rules of law that a lesson cites: section, first day, source, and how far it was checked. */
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
        {rows.map(({ id, section, from, source, verified }) => {
          const name = section.act2025 ?? section.act1961;
          return (
            <li key={id}>
              {name ? fill(words.section, { section: name }) : words.noSection},{' '}
              {fill(words.since, { date: formatDate(from) })}. {words.source}:{' '}
              {source.url ? <TextLink href={source.url}>{source.name}</TextLink> : source.name} (
              {words.verified[verified]}).
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
