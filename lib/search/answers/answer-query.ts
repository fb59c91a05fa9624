import { readQuery, type Token } from '@/lib/search/read-query';
import type { Answer, AnswerContext, Asked } from './answer';
import { convertAnswer, inWordsAnswer } from './counting';
import { factAnswer } from './fact-answer';
import { gainsAnswer } from './gains-answer';
import { goalAnswer, growthAnswer, sipAnswer } from './sip-answer';
import { taxAnswer } from './tax-answer';
import { termAnswer } from './term-answer';

const rules = [
  inWordsAnswer,
  convertAnswer,
  gainsAnswer,
  taxAnswer,
  growthAnswer,
  goalAnswer,
  sipAnswer,
  termAnswer,
  factAnswer,
] as const;

const longestQuery = 120;

/**
 * The answer to a query by the same rules as the pages; null where there is none, or where the query may mean two
 * things. Runs in the browser: nothing of the query leaves it.
 */
export function answerQuery(query: string, context: AnswerContext): Answer | null {
  if (query.length > longestQuery) return null;
  const asked = askedOf(readQuery(query));
  // An unread sign, such as a minus, could reverse the meaning.
  if (asked.tokens.some(({ kind }) => kind === 'odd')) return null;
  for (const rule of rules) {
    const answer = rule(asked, context);
    if (answer) return answer;
  }
  return null;
}

function askedOf(tokens: readonly Token[]): Asked {
  const values = (kind: 'percent' | 'years' | 'months') =>
    tokens.flatMap((token) => (token.kind === kind ? [token.value] : []));
  const texts = (kind: 'word' | 'section') =>
    tokens.flatMap((token) => (token.kind === kind ? [token.text] : []));
  return {
    tokens,
    words: texts('word'),
    rupees: tokens.flatMap((token) => (token.kind === 'rupees' ? [token] : [])),
    percents: values('percent'),
    years: values('years'),
    months: values('months'),
    sections: texts('section'),
  };
}
