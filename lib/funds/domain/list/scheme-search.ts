import type { IsoDate } from '@/lib/calendar/iso-date';
import { fundPhrases, fundTerms } from '@/content/word-lists/fund-terms';
import { hindiStopWords, hindiTerms } from '@/content/word-lists/hindi-terms';
import { plainHindi } from '@/lib/text/plain-hindi';
import { readText } from '@/lib/text/read-text';
import { allowedTypos, editDistance } from '@/lib/text/compare-texts';
import { hasNoNavSince, oldestCurrentDay, type Scheme } from '@/lib/funds/domain/scheme';

/** Words of the list, each with the schemes that it names, and how rarely it occurs. */
export type SchemeIndex = {
  schemes: readonly Scheme[];
  wordIds: ReadonlyMap<string, number>;
  words: readonly { text: string; weight: number; schemes: readonly number[] }[];
  /** By scheme: how many words it has, and how likely it is meant when nothing else decides. */
  lengths: readonly number[];
  priors: readonly number[];
  /** By AMFI code and by ISIN. */
  byKey: ReadonlyMap<string, Scheme>;
};

const maxQueryWords = 12;
const maxQueryLength = 120;
/** More than any name of a scheme, and than any query. */
const maxBytes = 1_000;

/** @param listDay the day of the list: schemes that are no longer offered come after those that are. */
export function buildSchemeIndex(schemes: readonly Scheme[], listDay: IsoDate): SchemeIndex {
  const oldest = oldestCurrentDay(listDay);
  const postings = new Map<string, number[]>();
  const lengths: number[] = [];
  schemes.forEach((scheme, index) => {
    const words = new Set(wordsOf(nameOf(scheme)));
    lengths.push(words.size);
    for (const word of words) {
      const known = postings.get(word);
      if (known) known.push(index);
      else postings.set(word, [index]);
    }
  });
  const words = [...postings].map(([text, list]) => ({
    text,
    weight: Math.log(1 + schemes.length / list.length),
    schemes: list,
  }));
  return {
    schemes,
    words,
    wordIds: new Map(words.map(({ text }, index) => [text, index])),
    lengths,
    priors: schemes.map((scheme) => priorOf(scheme, oldest)),
    byKey: new Map(schemes.flatMap((scheme) => keysOf(scheme).map((key) => [key, scheme]))),
  };
}

/** The plan and the option count as words also where the name leaves them out. */
function nameOf({ name, plan, option, category }: Scheme): string {
  const isTaxSaver = /\belss\b/i.test(category) ? 'elss' : '';
  return [name, plan ?? '', option ?? '', isTaxSaver].join(' ');
}

function priorOf(scheme: Scheme, oldest: IsoDate): number {
  const isOffered = hasNoNavSince(scheme, oldest) ? 0 : 0.4;
  const option = scheme.option === 'growth' ? 0.2 : 0;
  return isOffered + option + (scheme.plan === 'direct' ? 0.1 : 0);
}

function keysOf({ code, isin, reinvestmentIsin }: Scheme): string[] {
  return [`${code}`, isin, reinvestmentIsin].flatMap((key) => key?.toLowerCase() ?? []);
}

/** An AMFI code or an ISIN; other numbers occur in names: "Nifty 500". */
const keyPattern = /^(?:\d{5,9}|in[a-z0-9]{10})$/;

function wordsOf(text: string): string[] {
  return plainWordsOf(text).flatMap(asFundWords);
}

function plainWordsOf(text: string): string[] {
  // Nearly all names are in ASCII, whose pattern takes a tenth of the time.
  const isAscii = /^[ -~]*$/.test(text);
  const plain = (isAscii ? text : readText(text, maxBytes)).toLowerCase().replace(/['’]/g, '');
  const words = isAscii ? plain.split(/[^a-z0-9]+/) : plain.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(Boolean);
}

const fundWords = new Map(
  Object.entries(fundTerms).map(([word, meant]) => [word, meant.split(' ').filter(Boolean)]),
);

function asFundWords(word: string): readonly string[] {
  return fundWords.get(word) ?? [word];
}

/** The words of a query as the list calls them: Hindi words in English, and phrases that mean a kind of fund. */
function queryWordsOf(query: string, { words, wordIds }: SchemeIndex): string[] {
  const typed = plainWordsOf(query).slice(0, maxQueryWords);
  const telling = typed.filter((word) => !hindiStopWords.has(word));
  const english = (telling.length > 0 ? telling : typed).flatMap((word) =>
    wordIds.has(word) ? [word] : hindiTermOf(word, words).split(' '),
  );
  return withoutPhrases(english).flatMap(asFundWords);
}

/** Also matches a word with a typing error, if no word of the list is closer. */
function hindiTermOf(word: string, words: SchemeIndex['words']): string {
  const plain = plainHindi(word);
  if (Object.hasOwn(hindiTerms, plain)) return hindiTerms[plain]!;
  const typos = allowedTypos(word.length);
  if (typos === 0 || words.some(({ text }) => qualityOf(word, text, typos) > 0)) return word;
  const near = Object.keys(hindiTerms).find((term) => isNear(plain, term));
  return near === undefined ? word : hindiTerms[near]!;
}

function withoutPhrases(words: readonly string[]): string[] {
  for (const [at] of words.entries()) {
    const phrase = fundPhrases.find(([parts]) =>
      parts.every((part, offset) => isNear(words[at + offset] ?? '', part)),
    );
    if (phrase) {
      const [parts, meaning] = phrase;
      const rest = withoutPhrases(words.slice(at + parts.length));
      return [...words.slice(0, at), ...meaning.split(' '), ...rest];
    }
  }
  return [...words];
}

/** The same word, or the same with a typing error. */
function isNear(word: string, wanted: string): boolean {
  return editDistance(word, wanted, allowedTypos(wanted.length)) !== null;
}

/**
 * The schemes that a line of words most likely means, best first; for an AMFI code or an ISIN that scheme alone. Words may
 * be misspelt, cut short, joined, in any order or in Hindi; a scheme needs most of them.
 */
export function searchSchemes(index: SchemeIndex, query: string, limit: number): Scheme[] {
  const { schemes, words, wordIds, lengths, priors, byKey } = index;
  const text = query.slice(0, maxQueryLength);
  const key = text.trim().toLowerCase();
  const exact = keyPattern.test(key) ? byKey.get(key) : undefined;
  if (exact) return [exact];
  const wanted = queryWordsOf(text, index);
  const parts = wanted.flatMap((word) => splitWhenUnknown(word, wordIds));
  if (parts.length === 0) return [];
  const scores = new Float64Array(schemes.length);
  let best = 0;
  for (const [position, part] of parts.entries()) {
    const isLast = position === parts.length - 1;
    const matches = matchesOf(part, isLast, words, wordIds);
    best += Math.max(0, ...matches.map(({ word, quality }) => word.weight * quality));
    addBest(scores, matches);
  }
  return topOf(scores, (index) => priors[index]! - 0.02 * lengths[index]!, limit, best / 2).map(
    (index) => schemes[index]!,
  );
}

type Word = SchemeIndex['words'][number];
type Match = { word: Word; quality: number };

/** 'midcap' where the list knows only 'mid' and 'cap'. */
function splitWhenUnknown(word: string, wordIds: SchemeIndex['wordIds']): string[] {
  if (wordIds.has(word)) return [word];
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => wordIds.has(part))) return parts;
  }
  return [word];
}

/**
 * An exact match excludes others, unless the last word is short and may be unfinished. Without one, prefixes and
 * words with a typing error match.
 */
function matchesOf(
  part: string,
  isLast: boolean,
  words: readonly Word[],
  wordIds: SchemeIndex['wordIds'],
): Match[] {
  const exact = wordIds.get(part);
  const matches: Match[] = exact === undefined ? [] : [{ word: words[exact]!, quality: 1 }];
  // The last word may still be on its way: 'gro' as well as 'gr'.
  if (exact !== undefined && !(isLast && part.length < 5)) return matches;
  const typos = allowedTypos(part.length);
  for (const word of words) {
    if (word.text === part) continue;
    const quality = qualityOf(part, word.text, typos);
    if (quality > 0) matches.push({ word, quality });
  }
  return matches;
}

function qualityOf(part: string, word: string, typos: number): number {
  if (part.length >= 2 && word.startsWith(part)) return 0.75 + 0.2 * (part.length / word.length);
  if (typos === 0) return 0;
  const found = editDistance(part, word, typos);
  if (found !== null) return 0.8 - 0.15 * found;
  // A typing error in an unfinished word.
  if (part.length < 5 || word.length <= part.length) return 0;
  return editDistance(part, word.slice(0, part.length), 1) === null ? 0 : 0.5;
}

/** Each part counts once for a scheme, by its best match. */
function addBest(scores: Float64Array, matches: readonly Match[]): void {
  const [only] = matches;
  if (only && matches.length === 1) {
    for (const index of only.word.schemes) scores[index]! += only.word.weight * only.quality;
    return;
  }
  const bests = new Map<number, number>();
  for (const { word, quality } of matches) {
    // A rare word that is merely near must not outweigh a common one that is near too.
    const score = Math.min(word.weight, 6) * quality;
    for (const index of word.schemes) {
      if (score > (bests.get(index) ?? 0)) bests.set(index, score);
    }
  }
  for (const [index, score] of bests) scores[index]! += score;
}

function topOf(
  scores: Float64Array,
  tieBreak: (index: number) => number,
  limit: number,
  minScore: number,
): number[] {
  const found: { index: number; score: number }[] = [];
  for (const [index, score] of scores.entries()) {
    if (score > minScore) found.push({ index, score: score + tieBreak(index) });
  }
  return found
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, limit)
    .map(({ index }) => index);
}
