import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';

export type LawSentence = { row: LawReference; text: string };

/** The rules that a figure follows, each with its section, date, source and how far it was checked. */
export function LawList({
  rules,
  words,
}: {
  rules: readonly LawSentence[];
  words: Messages['crypto']['coin']['law'];
}) {
  return (
    <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft">
      {rules.map(({ row: { id, from, section, source, verified }, text }) => (
        <li key={id}>
          <span className="text-ink">{text}</span>{' '}
          {fill(words.reference, {
            act1961: section.act1961 ?? notKnown,
            act2025: section.act2025 ?? notKnown,
            from: formatDate(from),
            source: source.name,
            verified: words.verified[verified],
          })}
        </li>
      ))}
    </ul>
  );
}
