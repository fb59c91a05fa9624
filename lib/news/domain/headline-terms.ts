import { withWesternDigits } from '@/lib/text/western-digits';
import { readText } from '@/lib/text/read-text';
import { eitherOr, phrases, stopWords, subjectWords, synonyms, tradeWords } from './headline-words';
import { plainSpelling } from './search-words';

/** The terms of a headline, comparable across outlets, wording and languages. */
export type HeadlineTerms = {
  /** Each term with its weight. */
  weights: ReadonlyMap<string, number>;
  /** The terms that may be names of companies, people or places. */
  names: ReadonlySet<string>;
  /** As printed, without grouping and final zeros: '5.25', '1240'. */
  percents: ReadonlySet<string>;
  amounts: ReadonlySet<string>;
  /** The terms of each group of `eitherOr` that the headline has. */
  choices: readonly ReadonlySet<string>[];
  /** All weights together. */
  total: number;
};

/** Longer than `cleanText` leaves any headline. */
const maxBytes = 1_200;

const weightOf = { trade: 0.4, subject: 0.9, name: 1.1, other: 0.7, number: 1 } as const;

/** Measures that every report of its kind repeats, such as 24 carat, 10 grams or 10-year, but not "day 2". */
const measures = /\b\d+(?:\.\d+)?[ -](?:carats?|grams?|gms?|kgs?|g|years?|yr)\b/g;
const number = /\d[\d,]*(?:\.\d+)?/g;

export function termsOf(title: string): HeadlineTerms {
  // İ is the one letter that is longer when it is small: without it, places in both texts are the same.
  const text = withWesternDigits(plainSpelling(readText(title, maxBytes))).replaceAll('İ', 'I');
  let folded = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'s\b/g, '')
    .replace(/\bper ?cent\b/g, '%')
    .replace(/[₹$]/g, ' ');
  for (const [pattern, term] of phrases) folded = folded.replace(pattern, term);
  folded = folded.replace(measures, ' ');
  const percents = new Set<string>();
  const amounts = new Set<string>();
  const words = folded.replace(number, (digits, at: number) => {
    if (/[a-z]/.test(folded[at - 1] ?? '') || /^[a-z]/.test(folded.slice(at + digits.length)))
      return digits;
    const plain = canonicalNumber(digits);
    const isPercent = /^ ?%/.test(folded.slice(at + digits.length));
    (isPercent ? percents : amounts).add(plain);
    return ' ';
  });
  const weights = new Map<string, number>();
  const names = new Set<string>();
  for (const word of words.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'&-]*/gu) ?? []) {
    if (stopWords.has(word)) continue;
    const term = termOf(word);
    if (stopWords.has(term)) continue;
    if (subjectWords.has(term)) weights.set(term, weightOf.subject);
    else if (tradeWords.has(term)) weights.set(term, weightOf.trade);
    else {
      const name = isWrittenAsName(word, text) ? nameKey(word) : null;
      if (name) names.add(name);
      weights.set(name ?? term, name ? weightOf.name : weightOf.other);
    }
  }
  for (const percent of percents) weights.set(`${percent}%`, weightOf.number);
  for (const amount of amounts)
    weights.set(amount, Number(amount) < 32 ? weightOf.trade : weightOf.number);
  let total = 0;
  for (const weight of weights.values()) total += weight;
  const choices = eitherOr.map((group) => new Set(group.filter((term) => weights.has(term))));
  return { weights, names, percents, amounts, choices, total };
}

function canonicalNumber(digits: string): string {
  return String(Number(digits.replaceAll(',', '')));
}

/** The term of a word, or of its stem: "raises", "raised" and "raising" are one. */
function termOf(word: string): string {
  const stems = [
    word,
    word.replace(/(?:s|d)$/, ''),
    word.replace(/(?:es|ed|ing)$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(.)\1(?:ed|ing)$/, '$1'),
    word.replace(/ing$/, 'e'),
  ];
  for (const stem of stems) {
    const term = synonyms.get(stem);
    if (term) return term;
    if (tradeWords.has(stem) || subjectWords.has(stem)) return stem;
  }
  return word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing)$/, '') : word;
}

/** A capital letter, or Devanagari, which has none. */
function isWrittenAsName(word: string, text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(word)) return true;
  const at = text.toLowerCase().replace(/[’‘]/g, "'").indexOf(word);
  return at >= 0 && /\p{Lu}/u.test(text[at] ?? '');
}

const devanagariConsonants: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    c: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    n: 'णनङञ',
    p: 'प',
    f: 'फ',
    b: 'बभ',
    m: 'म',
    y: 'य',
    r: 'र',
    l: 'ल',
    v: 'व',
    s: 'शषस',
    h: 'ह',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

/** The consonants of a name, the same for both scripts: "Udaharan" and "उदाहरण" are dhrn. Short ones stay as they are. */
function nameKey(word: string): string {
  const latin = /\p{Script=Devanagari}/u.test(word)
    ? [...word].map((letter) => devanagariConsonants.get(letter) ?? '').join('')
    : word
        .replace(/([bcdgjkt])h/g, '$1')
        .replace(/sh/g, 's')
        .replace(/ph/g, 'f')
        .replace(/w/g, 'v')
        .replace(/[cq](?=[aou]|$)/g, 'k')
        .replace(/[aeiou'&-]/g, '');
  const key = latin.replace(/(.)\1+/g, '$1');
  return key.length >= 3 ? `~${key}` : `~${word}`;
}
