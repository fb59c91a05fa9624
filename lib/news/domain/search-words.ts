import { plainHindi } from '@/lib/text/plain-hindi';
import { readText } from '@/lib/text/read-text';
import type { OutletId } from './outlet';

/** Longer than any search, and than any headline. */
const maxBytes = 4_000;

type Wanted = { text: string; isExcluded: boolean };

/** A parsed search: words, "whole phrases", and excluded -words. */
export function readSearch(search: string): Wanted[] {
  return [...readText(search, maxBytes).matchAll(/(-?)(?:"([^"]+)"|(\S+))/g)].flatMap(
    ([, minus, phrase, word]) => {
      const text = foldText(phrase ?? word ?? '');
      return text ? [{ text, isExcluded: minus === '-' }] : [];
    },
  );
}

/** Whether a text holds everything that is asked for, each from the beginning of a word, and nothing excluded. */
export function matchesSearch(text: string, wanted: readonly Wanted[]): boolean {
  const folded = ` ${foldText(text)}`;
  return wanted.every((each) => folded.includes(` ${each.text}`) !== each.isExcluded);
}

/**
 * A text in which words that read alike are spelled alike: without the characters inside a word that no reader sees (PIB
 * writes स्वास्थ्य with three joiners), and each Hindi word with the same dots (फ़ंड and फंड, महँगाई and महंगाई).
 */
export function plainSpelling(text: string): string {
  return plainHindi(text.replace(/[\u00ad\u200c\u200d\u2060]/g, ''));
}

/** Small letters without accents, in a plain spelling; everything that is no letter or figure is a space. */
function foldText(text: string): string {
  const withoutAccents = plainSpelling(readText(text, maxBytes, 'NFD')).replace(
    /[\u0300-\u036f]/g,
    '',
  );
  // Taken apart, a text is up to three times as long.
  return readText(withoutAccents, 3 * maxBytes)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&%.]+/gu, ' ')
    .trim();
}

export type Mutes = { mutedWords: readonly string[]; mutedOutlets: readonly OutletId[] };

/**
 * Whether a headline is muted. A muted word matches from the beginning of a word: "crypto" also mutes "cryptocurrency",
 * but not "decrypt".
 */
export function isMuted(
  { title, outlet }: { title: string; outlet: OutletId },
  { mutedWords, mutedOutlets }: Mutes,
): boolean {
  if (mutedOutlets.includes(outlet)) return true;
  if (mutedWords.length === 0) return false;
  const folded = ` ${foldText(title)}`;
  return mutedWords.some((word) => {
    const text = foldText(word);
    return text !== '' && folded.includes(` ${text}`);
  });
}
