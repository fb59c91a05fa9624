import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

export type LawSentence = { row: LawReference; text: string };

/** The rules that a figure follows, each with its section, date and source. */
export function LawList({
  rules,
  messages,
}: {
  rules: readonly LawSentence[];
  messages: Messages['crypto']['coin']['law'];
}) {
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft">
        {rules.map(({ row: { id, from, section, source }, text }) => (
          <li key={id}>
            <span className="text-ink">{text}</span>{' '}
            {fill(section.act1961 || section.act2025 ? messages.reference : messages.noSection, {
              sections: [
                section.act1961 && fill(messages.act1961, { section: section.act1961 }),
                section.act2025 && fill(messages.act2025, { section: section.act2025 }),
              ]
                .filter(Boolean)
                .join(', '),
              from: formatDate(from),
            })}
            <LawCitation source={source} messages={messages.sources} />.
          </li>
        ))}
      </ul>
      <LawReadingNote rows={rules.map(({ row }) => row)} messages={messages.sources} />
    </>
  );
}
