import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { Token } from '@/lib/search/read-query';

/** The computed answer to a query, and the page that shows it in full. */
export type Answer = {
  id: string;
  title: string;
  text: string;
  /** What was assumed; empty for nothing. */
  note: string;
  link: { label: string; url: string };
};

export type AnswerContext = {
  /** The day in India: the law of that day answers. */
  today: IsoDate;
  messages: Messages['search'];
  /** Paths of the site's pages: an answer never leads to one that is not there. */
  pages: ReadonlySet<string>;
};

/** The parts of a query that an answer uses. */
export type Asked = {
  tokens: readonly Token[];
  /** Words, in order. */
  words: readonly string[];
  rupees: readonly Extract<Token, { kind: 'rupees' }>[];
  percents: readonly number[];
  years: readonly number[];
  months: readonly number[];
  sections: readonly string[];
};

/** Null where the query is not of this kind, or not surely: a wrong answer is worse than none. */
export type AnswerRule = (asked: Asked, context: AnswerContext) => Answer | null;

/** Words that do not change the question. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a an the of on in is at for if i we my me to what whats how much many do does will would be get have ' +
    'and please with by from tell show calculate calculator calc compute now today india indian rs rupees rupee inr ' +
    'kya hai hain hota hoga ka ki ke ko par pe se mein kitna kitni kitne lagega lagta lagegi banega batao wala ' +
    'want mujhe chahiye'
  ).split(' '),
);

/** The words that a rule accepts in a query, besides the fillers. A query with any other word is not answered by it. */
export function vocabulary(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** The words that are no fillers. */
export function tellingWords({ words }: Pick<Asked, 'words'>): string[] {
  return words.filter((word) => !fillers.has(word));
}

export function hasOnly(asked: Asked, allowed: ReadonlySet<string>): boolean {
  return tellingWords(asked).every((word) => allowed.has(word));
}

export function hasAny({ words }: Asked, wanted: ReadonlySet<string>): boolean {
  return words.some((word) => wanted.has(word));
}

/** The one amount of a query; a number without unit, ₹ or commas counts as one from `minPlain` on. */
export function onlyAmount(asked: Asked, minPlain: number): number | null {
  const [first, second] = asked.rupees;
  if (!first || second || !(first.value > 0)) return null;
  return first.isPlain && first.value < minPlain ? null : first.value;
}

/** Whether a query has numbers besides amounts. */
export function hasOtherNumbers({ percents, years, months, sections }: Asked): boolean {
  return percents.length + years.length + months.length + sections.length > 0;
}

const linking = vocabulary('per a an every each har of');

/** The tokens before and after each wanted word, past words like "per": in "10000 per year", 10000 is before "year". */
export function neighboursOf(
  { tokens }: Asked,
  wanted: ReadonlySet<string>,
): { before: Token | undefined; after: Token | undefined }[] {
  const telling = tokens.filter((token) => !isWordOf(token, linking));
  return telling.flatMap((token, at) =>
    isWordOf(token, wanted) ? [{ before: telling[at - 1], after: telling[at + 1] }] : [],
  );
}

export function isWordOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && words.has(token.text);
}
