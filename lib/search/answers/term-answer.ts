import { fundsPath } from '@/lib/search/page-paths';
import type { AnswerRule } from './answer';
import { countsOf, tellingWords } from './vocabulary';

const fullNames: Readonly<Record<string, 'xirr' | 'cagr'>> = {
  xirr: 'xirr',
  cagr: 'cagr',
  'compound annual growth rate': 'cagr',
  'extended internal rate return': 'xirr',
};

/** "xirr": what a word means that the pages use. The glossary of EDUCATION has all others. */
export const termAnswer: AnswerRule = (asked, { words }) => {
  const named = tellingWords(asked).filter((word) => word !== 'meaning' && word !== 'matlab');
  const name = named.join(' ');
  const term = Object.hasOwn(fullNames, name) ? fullNames[name] : undefined;
  const hasNumber =
    asked.rupees.length > 0 || Object.values(countsOf(asked)).some((count) => count > 0);
  if (!term || hasNumber) return null;
  const { title, text, link } = words.answers.terms[term];
  return { id: `term-${term}`, title, text, note: '', link: { label: link, url: fundsPath } };
};
