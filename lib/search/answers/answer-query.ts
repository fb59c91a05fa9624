import { readQuery, type Token } from '@/lib/search/read-query';
import type { Answer, AnswerContext, Asked, AnswerRule } from './answer';
import { convertAnswer, inWordsAnswer } from './counting';
import { gainsAnswer } from './gains-answer';
import { goalAnswer, growthAnswer, sipAnswer } from './sip-answer';
import { taxAnswer } from './tax-answer';
import { lawFacts, referenceOf } from '@/lib/search/law-facts';
import { tellingWords, vocabulary, countsOf } from './vocabulary';
import { fundsPath } from '@/lib/search/page-paths';

/** Words that ask for the figure of a rule, whichever it is. */
const asking = vocabulary(
  'rate rates limit limits max maximum rule rules section sections sec law meaning matlab niyam dhara current latest ' +
    'under amount upto up claim claimed available',
);

/** "stt on options", "what is 87a": the figure of the law that holds today. */
const factAnswer: AnswerRule = (asked, { today, words, pages }) => {
  const { rupees, percents, years, months, sections } = asked;
  if (rupees.length + percents.length + years.length + months.length > 0) return null;
  const wanted = keyOf([...tellingWords(asked), ...sections].filter((word) => !asking.has(word)));
  if (wanted === '') return null;
  const facts = lawFacts(today, words.facts, pages);
  const fact = facts.find(({ asks }) => asks.some((ask) => keyOf(ask.split(' ')) === wanted));
  if (!fact) return null;
  return {
    id: `fact-${fact.id}`,
    title: fact.title,
    text: fact.text,
    note: referenceOf(fact.row, words.facts),
    link: { label: words.answers.fact.link, url: fact.url },
  };
};

/** The words of a question in one order, so that the order does not matter. */
function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ');
}

const fullNames: Readonly<Record<string, 'xirr' | 'cagr'>> = {
  xirr: 'xirr',
  cagr: 'cagr',
  'compound annual growth rate': 'cagr',
  'extended internal rate return': 'xirr',
};

/** "xirr": what a word means that the pages use. The glossary of EDUCATION has all others. */
const termAnswer: AnswerRule = (asked, { words }) => {
  const named = tellingWords(asked).filter((word) => word !== 'meaning' && word !== 'matlab');
  const name = named.join(' ');
  const term = Object.hasOwn(fullNames, name) ? fullNames[name] : undefined;
  const hasNumber =
    asked.rupees.length > 0 || Object.values(countsOf(asked)).some((count) => count > 0);
  if (!term || hasNumber) return null;
  const { title, text, link } = words.answers.terms[term];
  return { id: `term-${term}`, title, text, note: '', link: { label: link, url: fundsPath } };
};

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
