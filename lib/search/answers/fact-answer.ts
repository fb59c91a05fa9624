import { lawFacts, referenceOf } from '@/lib/search/law-facts';
import type { AnswerRule } from './answer';
import { tellingWords, vocabulary } from './vocabulary';

/** Words that ask for the figure of a rule, whichever it is. */
const asking = vocabulary(
  'rate rates limit limits max maximum rule rules section sections sec law meaning matlab niyam dhara current latest ' +
    'under amount upto up claim claimed available',
);

/** "stt on options", "what is 87a": the figure of the law that holds today. */
export const factAnswer: AnswerRule = (asked, { today, words, pages }) => {
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
