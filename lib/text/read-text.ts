/**
 * The one way in for text that comes from outside: a query, a form, an action's argument, a header, a file, a feed. It
 * cuts by bytes first, then normalises, then counts, because normalising and counting cost far more than cutting.
 */

/**
 * Combining marks that one letter may carry. The Stream-Safe Text Format (Unicode Standard Annex 15, section 13) says
 * 30; longer runs make normalisation quadratic.
 */
const maxMarksInARow = 30;
/** The half-width sound marks of Katakana are letters until compatibility makes marks of them. */
const mark = '[\\p{M}\uFF9E\uFF9F]';
const longRunOfMarks = new RegExp(`(${mark}{${String(maxMarksInARow)}})${mark}+`, 'gu');

/** Control characters, and those that are invisible or reverse the direction of writing. */
const unwantedInText = /(?![\n\t])[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu;

export type NormalForm = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

export type TextLimit = {
  maxCharacters: number;
  /** False for a piece of a longer text, whose spaces at its ends count. */
  isTrimmed?: boolean;
};

/** The longest beginning of a text that takes at most `maxBytes` bytes of UTF-8; no character is cut in two. */
export function cutToBytes(text: string, maxBytes: number): string {
  // A UTF-16 unit takes at least one byte, so that nothing behind this can fit.
  const head = text.slice(0, maxBytes);
  // And at most three, so that this fits whole.
  if (head.length * 3 <= maxBytes) return head;
  return head.slice(0, new TextEncoder().encodeInto(head, new Uint8Array(maxBytes)).read);
}

/**
 * A text from outside in a normal form, at most `maxBytes` bytes of it before it was normalised. Any other value is
 * read as an empty text. Half a surrogate pair becomes U+FFFD.
 */
export function readText(value: unknown, maxBytes: number, form: NormalForm = 'NFC'): string {
  if (typeof value !== 'string') return '';
  return cutToBytes(value, maxBytes)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(longRunOfMarks, '$1')
    .normalize(form);
}

/** A text of several lines, or null when it is longer than its limit. Line ends are \n, the ends are trimmed. */
export function readLines(
  value: unknown,
  { maxCharacters, isTrimmed = true }: TextLimit,
): string | null {
  const lines = readText(value, bytesToRead(maxCharacters))
    .replace(/\r\n?/g, '\n')
    .replace(unwantedInText, '');
  const text = isTrimmed ? lines.trim() : lines;
  return countCharacters(text) > maxCharacters ? null : text;
}

/** A text of one line, or null when it is longer than its limit: any run of spaces and line ends is one space. */
export function readLine(
  value: unknown,
  { maxCharacters }: Pick<TextLimit, 'maxCharacters'>,
): string | null {
  const text = readText(value, bytesToRead(maxCharacters))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(unwantedInText, '')
    .trim();
  return countCharacters(text) > maxCharacters ? null : text;
}

/** Code points, so that an emoji of two UTF-16 units counts once. The text has been cut before. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/**
 * The first graphemes of a text, which are what a reader would call letters: an emoji with its modifiers is one. Each
 * costs V8 the length of the whole text, so that the text has been cut by bytes before.
 */
export function cutToGraphemes(text: string, maxGraphemes: number): string {
  // A grapheme has one UTF-16 unit or more. Most texts are short, and to make a segmenter takes 30 µs.
  if (text.length <= maxGraphemes) return text;
  let count = 0;
  for (const { index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (count === maxGraphemes) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** The first UTF-16 units of a text, one fewer where they would end with half of a character. */
export function cutToUnits(text: string, maxUnits: number): string {
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, '');
}

/** Four bytes a character, twice over, so that a text slightly too long is seen to be too long and not cut to fit. */
function bytesToRead(maxCharacters: number): number {
  return maxCharacters * 8 + 64;
}
