import { formatDate } from '@/lib/calendar/iso-date';
import type { LawSource } from './citation';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

export type LawSourceMessages = Messages['lawSources'];

/** The source of a row of law: "Income-tax Act 2025 (30 of 2025), section 202"; papers other than Acts with their day. */
export function lawCitationText(
  { kind, paper, number, dated }: LawSource,
  messages: LawSourceMessages,
): string {
  const template =
    number && !/^\d/.test(number) && isNumbered(kind) ? messages.plain : messages.kinds[kind];
  const citation = number
    ? fill(template, { paper: messages.papers[paper], number: sectionText(number, messages) })
    : messages.papers[paper];
  return dated && kind !== 'act'
    ? fill(messages.dated, { citation, date: formatDate(dated, messages.language) })
    : citation;
}

/** A section as a row has it, its words in the language of the page: "Schedule II (Table: Sl. No. 1)". */
export function sectionText(section: string, { parts }: Pick<LawSourceMessages, 'parts'>): string {
  const words: Readonly<Record<string, string>> = {
    'First Schedule': parts.firstSchedule,
    Schedule: parts.schedule,
    Chapter: parts.chapter,
    Article: parts.article,
    Rule: parts.rule,
    'Table: Sl. No.': parts.tableRow,
  };
  return section.replace(
    /First Schedule|Schedule|Chapter|Article|Rule|Table: Sl\. No\./g,
    (word) => words[word] ?? word,
  );
}

/** With its sign: "s. 202"; a schedule or a chapter names itself. */
export function signedSectionText(
  section: string,
  { parts, numbered }: Pick<LawSourceMessages, 'parts'> & { numbered: string },
): string {
  const text = sectionText(section, { parts });
  return /^\d/.test(section) ? fill(numbered, { section: text }) : text;
}

function isNumbered(kind: LawSource['kind']): boolean {
  return kind === 'act' || kind === 'rules' || kind === 'regulations';
}
