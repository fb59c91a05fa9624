import { LawCitation } from '@/components/sources/law-citation';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** A rule of law in one sentence, with section, date and source. */
export function LawLine<Value>({
  row: { from, section, source },
  sentence,
  values,
  messages,
}: {
  row: DatedRow<Value>;
  sentence: string;
  values: Readonly<Record<string, string | number>>;
  messages: Pick<Messages['sip']['details']['tax'], 'language' | 'source' | 'sources'>;
}) {
  const [before = '', after = ''] = fill(messages.source, { source: '\n' }).split('\n');
  return (
    <li>
      {fill(sentence, {
        ...values,
        from: formatDate(from, messages.language),
        act1961: section.act1961 ?? '–',
        act2025: section.act2025 ?? '–',
      })}{' '}
      <span className="text-ink-soft">
        {before}
        <LawCitation source={source} messages={messages.sources} />
        {after}
      </span>
    </li>
  );
}
