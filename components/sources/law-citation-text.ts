import { formatDate } from '@/lib/calendar/iso-date';
import type { LawSource } from '@/lib/law/citation';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

export type LawSourceWords = Messages['lawSources'];

/** What a row rests on: "Income-tax Act 2025 (30 of 2025), section 202"; papers other than Acts with their day. */
export function lawCitationText(
  { kind, paper, number, dated }: LawSource,
  words: LawSourceWords,
): string {
  const template =
    number && !/^\d/.test(number) && isNumbered(kind) ? words.plain : words.kinds[kind];
  const citation = number
    ? fill(template, { paper: words.papers[paper], number })
    : words.papers[paper];
  return dated && kind !== 'act'
    ? fill(words.dated, { citation, date: formatDate(dated, words.language) })
    : citation;
}

function isNumbered(kind: LawSource['kind']): boolean {
  return kind === 'act' || kind === 'rules' || kind === 'regulations';
}
