import { plainHindi } from '@/lib/text/plain-hindi';
import { fill } from '@/lib/messages/fill';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatRupees, groupThousands } from '@/lib/money/rupees';
import { hindiStopWords, hindiTerms } from '@/content/word-lists/hindi-terms';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { lawFacts, referenceOf, type LawFact } from '@/lib/search/law-facts';
import { readQuery, type Token, unitSizes } from '@/lib/search/read-query';
import { numberFields } from '@/lib/sip/domain/inputs/fields';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import {
  hasAny,
  hasOnly,
  hasOtherNumbers,
  tellingWords,
  vocabulary,
  type Answer,
  type AnswerContext,
  type AnswerRule,
  type Asked,
} from './answer';
import { gainsAnswer } from './gains-answer';
import { goalAnswer, growthAnswer, sipAnswer } from './sip-answer';
import { taxAnswer } from './tax-answer';
import { fundsPath, sipPath } from '@/lib/navigation/page-paths';

const inWords = vocabulary('words word spell spelling shabdon shabd');
const inFigures = vocabulary('figures figure digits digit number numbers numerals ank');
const allowed = new Set([
  ...inWords,
  ...inFigures,
  ...vocabulary('write amount convert cheque value'),
]);

/** "5 crore in words", "fifteen lakh in figures". */
const inWordsAnswer: AnswerRule = (asked, { messages }) => {
  const isWords = hasAny(asked, inWords);
  const isFigures = hasAny(asked, inFigures);
  const rupees = onlyNumber(asked);
  if (isWords === isFigures || rupees === null || !hasOnly(asked, allowed)) return null;
  const { language } = messages;
  const spelled = rupeesInWords(rupees, language);
  if (spelled === null || !Number.isInteger(rupees)) return null;
  const { words: texts, figures } = messages.answers;
  const amount = formatRupees(rupees);
  const western = `₹${groupThousands(String(rupees))}`;
  const short = formatLakhCrore(rupees, language);
  // Below a lakh the forms are the same.
  const inForms = western === amount ? amount : fill(texts.text, { amount, short, western });
  return {
    id: 'in-words',
    title: isWords ? spelled : amount,
    text: isWords ? inForms : fill(figures.text, { words: spelled }),
    note: '',
    link: linkToGoal(rupees, texts.link, language),
  };
};

const units = ['thousand', 'lakh', 'million', 'crore', 'billion'] as const;
const sizes = { thousand: 1e3, lakh: 1e5, million: 1e6, crore: 1e7, billion: 1e9 } as const;
type Unit = (typeof units)[number];

/** "lakh to million", "5 crore in million", "1 million in lakh". */
const convertAnswer: AnswerRule = (asked, { messages }) => {
  const named = tellingWords(asked);
  const namedUnits = named.map(unitOf);
  if (asked.words.includes('to') === asked.words.includes('in')) return null;
  if (hasOtherNumbers(asked) || asked.rupees.length > 1) return null;
  const [first, second, third] = namedUnits;
  if (third !== undefined || !first) return null;
  const given = asked.rupees[0];
  // "How many lakh in a crore" asks for the crore.
  const pair = asked.words.includes('many') ? [second, first] : [first, second];
  const from = given ? unitOf(given.unit ?? '') : pair[0];
  const to = given ? (second === undefined ? first : null) : pair[1];
  if (!from || !to || from === to) return null;
  const rupees = given ? onlyNumber(asked) : sizes[from];
  if (rupees === null || !isExact(rupees / sizes[to])) return null;
  const texts = messages.answers.convert;
  const inUnit = (unit: Unit) =>
    `${formatNumber(rupees / sizes[unit], maxDecimals)} ${texts.units[unit]}`;
  return {
    id: 'convert',
    title: fill(texts.title, { from: inUnit(from), to: inUnit(to) }),
    text: texts.text,
    note: '',
    link: linkToGoal(rupees, messages.answers.words.link, messages.language),
  };
};

const maxDecimals = 6;

/** Whether the decimals that are shown are all that the value has: otherwise the two amounts would not be equal. */
function isExact(value: number): boolean {
  const scaled = value * 10 ** maxDecimals;
  return Math.abs(scaled - Math.round(scaled)) <= 1e-9 * scaled;
}

function unitOf(word: string): Unit | null {
  const size = Object.hasOwn(unitSizes, word) ? unitSizes[word] : undefined;
  return units.find((unit) => sizes[unit] === size) ?? null;
}

function onlyNumber(asked: Asked): number | null {
  const [first, second] = asked.rupees;
  return !first || second || hasOtherNumbers(asked) ? null : first.value;
}

/** The goal planner is the page that accepts an amount alone. */
function linkToGoal(rupees: number, text: string, language: Language) {
  const { max } = numberFields.goalRupees;
  const isGoal = rupees >= 1e5 && rupees <= max;
  return {
    label: fill(text, { amount: formatLakhCrore(rupees, language) }),
    url: isGoal
      ? inputsPath({ ...startInputs, goalRupees: rupees }, language)
      : inLanguage(sipPath, language),
  };
}

/** Words that ask for the figure of any rule. */
const asking = vocabulary(
  'rate rates limit limits max maximum rule rules section sections sec law meaning matlab niyam dhara current latest ' +
    'under amount upto up claim claimed available',
);

/** "stt on options", "what is 87a", or a rule's own title: the figure of the law that holds today. */
const factAnswer: AnswerRule = (asked, { today, messages, pages }) => {
  const { rupees, percents, years, months } = asked;
  if (percents.length + years.length + months.length > 0) return null;
  const wanted = factKeyOf(asked);
  if (wanted === '') return null;
  const facts = lawFacts(today, messages.facts, pages);
  const isAsked = ({ asks }: LawFact) => asks.some((ask) => keyOf(ask.split(' ')) === wanted);
  const isNamed = ({ title }: LawFact) => factKeyOf(askedOf(tokensOf(title))) === wanted;
  // A number alone is an amount; beside the other words of a title it is an age.
  const fact = (rupees.length === 0 ? facts.find(isAsked) : undefined) ?? facts.find(isNamed);
  if (!fact) return null;
  return {
    id: `fact-${fact.id}`,
    title: fact.title,
    text: fact.text,
    note: referenceOf(fact.row, messages.facts),
    link: { label: messages.answers.fact.link, url: fact.url },
  };
};

/** What a rule is asked for by: words, sections, and the ages that stand in a title. */
function factKeyOf(asked: Asked): string {
  const words = tellingWords(asked).filter((word) => !asking.has(word));
  return keyOf([...words, ...asked.sections, ...asked.rupees.map(({ value }) => String(value))]);
}

/** The words of a question in alphabetical order: the order in which they were typed does not matter. */
function keyOf(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ');
}

const fullNames: Readonly<Record<string, 'xirr' | 'cagr'>> = {
  xirr: 'xirr',
  cagr: 'cagr',
  'compound annual growth rate': 'cagr',
  'extended internal rate return': 'xirr',
};

/** "xirr": the meaning of a figure that the funds' pages show. Other terms are in the glossary, which search finds. */
const termAnswer: AnswerRule = (asked, { messages }) => {
  const named = tellingWords(asked).filter((word) => word !== 'meaning' && word !== 'matlab');
  const name = named.join(' ');
  const term = Object.hasOwn(fullNames, name) ? fullNames[name] : undefined;
  if (!term || asked.rupees.length > 0 || hasOtherNumbers(asked)) return null;
  const { title, text, link } = messages.answers.terms[term];
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

const maxQueryCharacters = 120;

/**
 * The answer to a query by the same rules as the pages; null where there is none, or where the query may mean two
 * things. Runs in the browser: nothing of the query leaves it.
 */
export function answerQuery(query: string, context: AnswerContext): Answer | null {
  if (query.length > maxQueryCharacters) return null;
  const asked = askedOf(tokensOf(query));
  // An unread sign, such as a minus, could reverse the meaning.
  if (asked.tokens.some(({ kind }) => kind === 'odd')) return null;
  for (const rule of rules) {
    const answer = rule(asked, context);
    if (answer) return answer;
  }
  return null;
}

const tokensOf = (text: string) => readQuery(text).flatMap(inEnglish);

/** "SIP से" asks for what comes out of it, though "से" says nothing to a search. */
const termsOfAnswers: Readonly<Record<string, string>> = { ...hindiTerms, से: 'se' };

/** The rules know English words and Hindi ones in Latin letters: a word in Devanagari becomes the English one. */
function inEnglish(token: Token): Token[] {
  if (token.kind !== 'word' || !/\p{Script=Devanagari}/u.test(token.text)) return [token];
  const word = plainHindi(token.text);
  const english = Object.hasOwn(termsOfAnswers, word) ? termsOfAnswers[word] : undefined;
  if (english === undefined && hindiStopWords.has(word)) return [];
  return (english ?? word).split(' ').map((text) => ({ kind: 'word', text }));
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
