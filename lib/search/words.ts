import { hindiStopWords, hindiTerms } from '@/content/word-lists/hindi-terms';
import { plainHindi } from '@/lib/text/plain-hindi';
import { readText } from '@/lib/text/read-text';

/** English stop words; the Hindi ones are in content/word-lists. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are at best can do for from give how i in is it me my of on or please show tell the to what ' +
    'which with you'
  ).split(' '),
);

/**
 * The words of the site for other words that people write: abbreviations, two words written as one. Where one stands
 * for several words, all of them are searched for. Hindi words are in content/word-lists.
 */
const synonyms: Readonly<Record<string, string>> = {
  ...{ incometax: 'income tax', itr: 'tax', taxes: 'tax', taxation: 'tax', salaried: 'salary' },
  ...{ deductions: 'deduction', saving: 'savings', investment: 'invest', investing: 'invest' },
  ...{ fd: 'deposit', fds: 'deposit', rd: 'deposit', deposits: 'deposit' },
  ...{ mf: 'mutual fund', mfs: 'mutual fund', funds: 'fund', mutualfund: 'mutual fund' },
  ...{ sips: 'sip', calc: 'calculator', coins: 'coin' },
  ...{ btc: 'bitcoin', eth: 'ethereum', cryptocurrency: 'crypto', vda: 'crypto' },
  ...{ stcg: 'short term gains', ltcg: 'long term gains', capitalgains: 'gains', gain: 'gains' },
  ...{ retire: 'pension', retirement: 'pension', login: 'sign in', signin: 'sign in' },
  ...{ signup: 'sign up', register: 'sign up', logout: 'logout' },
};

const maxQueryWords = 10;
/** Longer than any query, and than any title with its keywords. */
const maxBytes = 4_000;

/** Lower case, one form for each letter, no marks: what is compared. */
export function plainWords(text: string): string[] {
  return readText(text, maxBytes, 'NFKC')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** The words of a title or of keywords, each replaced by the site's word for it. */
export function indexedWords(text: string): string[] {
  return plainWords(text).flatMap(asKnown);
}

/** The words to search for: those of the query without stop words, or all where it has no others. */
export function queryWords(text: string): string[] {
  const words = plainWords(text);
  const telling = words.filter((word) => !stopWords.has(word) && !hindiStopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxQueryWords).flatMap(asKnown);
}

function asKnown(word: string): string[] {
  const plain = plainHindi(word);
  const known = [hindiTerms, synonyms].find((terms) => Object.hasOwn(terms, plain));
  return known ? known[plain]!.split(' ') : [plain];
}
