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

/** What of a query an answer looks at. */
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
