import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatRupees, groupThousands } from '@/lib/money/rupees';
import { rupeesInWords } from '@/lib/money/in-words';
import { numberFields } from '@/lib/sip/domain/inputs/fields';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import { inputsPath, sipPath } from '@/lib/sip/domain/inputs/query';
import { unitSizes } from '@/lib/search/read-query';
import type { AnswerRule, Asked } from './answer';
import { countsOf, hasAny, hasOnly, tellingWords, vocabulary } from './vocabulary';

const inWords = vocabulary('words word spell spelling shabdon shabd');
const inFigures = vocabulary('figures figure digits digit number numbers numerals ank');
const allowed = new Set([
  ...inWords,
  ...inFigures,
  ...vocabulary('write amount convert cheque value'),
]);

/** "5 crore in words", "fifteen lakh in figures". */
export const inWordsAnswer: AnswerRule = (asked, { words }) => {
  const isWords = hasAny(asked, inWords);
  const isFigures = hasAny(asked, inFigures);
  const rupees = onlyNumber(asked);
  if (isWords === isFigures || rupees === null || !hasOnly(asked, allowed)) return null;
  const spelled = rupeesInWords(rupees);
  if (spelled === null || !Number.isInteger(rupees)) return null;
  const { words: texts, figures } = words.answers;
  const amount = formatRupees(rupees);
  const western = `₹${groupThousands(String(rupees))}`;
  return {
    id: 'in-words',
    title: isWords ? spelled : amount,
    text: isWords
      ? fill(texts.text, { amount, short: formatLakhCrore(rupees), western })
      : fill(figures.text, { words: spelled }),
    note: '',
    link: linkToGoal(rupees, fill(texts.link, { amount: formatLakhCrore(rupees) })),
  };
};

const units = ['thousand', 'lakh', 'million', 'crore', 'billion'] as const;
const sizes = { thousand: 1e3, lakh: 1e5, million: 1e6, crore: 1e7, billion: 1e9 } as const;
type Unit = (typeof units)[number];

/** "lakh to million", "5 crore in million", "1 million in lakh". */
export const convertAnswer: AnswerRule = (asked, { words }) => {
  const named = tellingWords(asked);
  const namedUnits = named.map(unitOf);
  if (asked.words.includes('to') === asked.words.includes('in') || hasOtherNumbers(asked))
    return null;
  const [first, second, third] = namedUnits;
  if (third !== undefined || !first) return null;
  const given = asked.rupees[0];
  const from = given ? unitOf(given.unit ?? '') : first;
  const to = given ? (second === undefined ? first : null) : second;
  if (!from || !to || from === to) return null;
  const rupees = given ? onlyNumber(asked) : sizes[from];
  if (rupees === null) return null;
  const texts = words.answers.convert;
  const inUnit = (unit: Unit) => `${formatNumber(rupees / sizes[unit], 6)} ${texts.units[unit]}`;
  return {
    id: 'convert',
    title: fill(texts.title, { from: inUnit(from), to: inUnit(to) }),
    text: texts.text,
    note: '',
    link: linkToGoal(rupees, fill(words.answers.words.link, { amount: formatLakhCrore(rupees) })),
  };
};

function unitOf(word: string): Unit | null {
  const size = Object.hasOwn(unitSizes, word) ? unitSizes[word] : undefined;
  return units.find((unit) => sizes[unit] === size) ?? null;
}

function hasOtherNumbers(asked: Asked): boolean {
  return Object.values(countsOf(asked)).some((count) => count > 0) || asked.rupees.length > 1;
}

function onlyNumber(asked: Asked): number | null {
  return hasOtherNumbers(asked) ? null : (asked.rupees[0]?.value ?? null);
}

/** The goal planner is the page that accepts an amount alone. */
function linkToGoal(rupees: number, label: string) {
  const { max } = numberFields.goalRupees;
  const isGoal = rupees >= 1e5 && rupees <= max;
  return { label, url: isGoal ? inputsPath({ ...startInputs, goalRupees: rupees }) : sipPath };
}
