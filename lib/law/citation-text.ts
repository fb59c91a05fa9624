import { formatDate } from '@/lib/calendar/iso-date';
import type { LawSource } from './citation';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

export type LawSourceWords = Messages['lawSources'];

/** The source of a row of law: "Income-tax Act 2025 (30 of 2025), section 202"; papers other than Acts with their day. */
export function lawCitationText(
  { kind, paper, number, dated }: LawSource,
  messages: LawSourceWords,
): string {
  const template =
    number && !/^\d/.test(number) && isNumbered(kind) ? messages.plain : messages.kinds[kind];
  const citation = number
    ? fill(template, { paper: messages.papers[paper], number })
    : messages.papers[paper];
  return dated && kind !== 'act'
    ? fill(messages.dated, { citation, date: formatDate(dated, messages.language) })
    : citation;
}

function isNumbered(kind: LawSource['kind']): boolean {
  return kind === 'act' || kind === 'rules' || kind === 'regulations';
}
