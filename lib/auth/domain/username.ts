import { failure, success, type Result } from '@/lib/result';
import { cutToBytes, cutToGraphemes, readText } from '@/lib/text/read-text';

/** In graphemes: what people count as characters. */
const usernameLimit = 50;

/** Fifty of the longest emoji: families of four take 25 bytes each. */
const maxBytes = 1_300;

/** How much of a field to read: more than the limit, so that a longer name is detected. */
export const usernameBytes = 4 * maxBytes;

/** No script in use puts more on one letter. */
const maxMarks = 5;

export type UsernameProblem =
  | 'empty'
  | 'too-long'
  | 'forbidden-character'
  | 'too-many-marks'
  | 'site-name';

const zeroWidthNonJoiner = '\u200C';
const zeroWidthJoiner = '\u200D';

/**
 * Controls, direction overrides and isolates, private-use and unassigned characters, line separators, what readText
 * makes of half a surrogate pair, and what no reader sees: format characters, fillers, variation selectors.
 */
const forbidden =
  /[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800\uFFFD]|(?![\u200C\u200D\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** A sign that is to be drawn as an emoji or as text, and the digit of a keycap. */
const drawnAsEmoji = /(\p{Extended_Pictographic})[\uFE0E\uFE0F]|([#*0-9])\uFE0F\u20E3/gu;

const marksOfOneLetter = new RegExp(`(\\p{M}{${String(maxMarks)}})\\p{M}+`, 'gu');

/** Scripts in which a joiner changes how letters are written (RFC 5892, appendix A). */
const joiningScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}]/u;

const emojiPart = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/** Flags such as Scotland's are a black flag with invisible tag letters after it. */
const tagLetter = /[\u{E0020}-\u{E007F}]/u;
const flagWithTags = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu;

/**
 * The name as it is stored: NFC, trimmed, 1 to 50 graphemes of any script, or what is wrong with it. Joiners
 * pass only where a script or an emoji needs them, because two names must not look the same and differ. A name that
 * looks like the site's own is refused: a reader would take its words for ours.
 */
export function readUsername(value: string): Result<string, UsernameProblem> {
  const typed = value.trim();
  if (typed === '') return failure('empty');
  if (cutToBytes(typed, maxBytes) !== typed) return failure('too-long');
  const name = readText(typed, maxBytes);
  if (
    forbidden.test(name.replace(drawnAsEmoji, '$1$2')) ||
    hasStrayJoiner(name) ||
    tagLetter.test(name.replace(flagWithTags, ''))
  ) {
    return failure('forbidden-character');
  }
  if (name.replace(marksOfOneLetter, '$1') !== name) return failure('too-many-marks');
  if (cutToGraphemes(name, usernameLimit) !== name) return failure('too-long');
  return looksLikeSiteName(name) ? failure('site-name') : success(name);
}

/** A stored name as it is shown: one from before these limits is cut to them. Null for none. */
export function storedUsername(stored: unknown): string | null {
  const name = readText(stored, maxBytes).replace(marksOfOneLetter, '$1');
  return cutToGraphemes(name, usernameLimit) || null;
}

function hasStrayJoiner(name: string): boolean {
  const characters = [...name];
  return characters.some((character, index) => {
    const before = characters[index - 1] ?? '';
    const after = characters[index + 1] ?? '';
    if (character === zeroWidthJoiner) {
      return !joiningScript.test(before) && !(emojiPart.test(before) && emojiPart.test(after));
    }
    return (
      character === zeroWidthNonJoiner && !(joiningScript.test(before) && joiningScript.test(after))
    );
  });
}

/** The site's own name in Latin letters and in Devanagari (अर्थयात्रा), as `skeletonOf` reads it. */
const siteNames = ['arthayatra', 'अरथयतर'];

/**
 * What looks like a letter of the site's name, in small letters and without accents: the confusables of Unicode
 * Technical Standard 39, version 17.0 (https://www.unicode.org/Public/security/17.0.0/confusables.txt), and after the
 * bar what people write for the letter beside them: digits, signs, small capitals, the Greek lambda.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ɑ α а ᗅ ⍶ ⍺ ꓮ ꭺ 𐊠 𖽀 𜳖 | 4 @ ᴀ λ ʌ',
  h: 'ħ ɦ η н ћ ң һ ӈ ӊ հ ᏺ ᕼ ⱨ ⲏ ꓧ ꚕ ꮋ ꮒ 𐋏 𜳝 | ʜ',
  r: 'ɍ ɼ ɽ ʀ г ғ ᖇ ᴦ ᵲ ⲅ ꓣ ꭇ ꭈ ꭱ ꮁ ꮢ 𐓜 𖼵 𜳧 𝈖 | я ᴙ',
  t: 'ŧ ƭ ʈ τ т ҭ ᵵ ₮ ⊤ ⍡ ⟙ ⱦ ⲧ ꓔ ꭲ 𐊗 𐊱 𐌕 𑣜 𖼊 𜳩 🝨 | 7 + ᴛ †',
  y: '¥ ƴ ɏ ɣ ʏ γ υ у ү ұ ყ ᶌ ỿ ⲩ ꓬ ꭚ ꭹ ꮍ 𐊲 𑣄 𖽃 𜳮 | ჸ',
};

const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([letter, alike]) =>
    alike.split(/ \| | /).map((one) => [one, letter] as const),
  ),
);

/** The code points of A in the alphabets that are drawn as emoji and have no compatibility form. */
const drawnAlphabets = [0x1f150, 0x1f170, 0x1f1e6];

/** More than any username has. */
const maxBytesOfName = 8_000;

/**
 * Whether a reader could take a name for the site's: "Arthayatra", with anything before or behind it ("Arthayatra
 * Support"), in Devanagari, in other scripts' look-alikes, other letter forms, with accents, digits for letters or
 * signs between them.
 */
export function looksLikeSiteName(name: string): boolean {
  const skeleton = skeletonOf(name);
  return siteNames.some((siteName) => skeleton.includes(siteName));
}

function skeletonOf(name: string): string {
  let skeleton = '';
  for (const character of readText(name, maxBytesOfName, 'NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')) {
    const letter = letterOf.get(character) ?? drawnLetter(character) ?? character;
    // A doubled letter reads like one, and other characters only separate letters.
    if (/\p{L}/u.test(letter) && !skeleton.endsWith(letter)) skeleton += letter;
  }
  return skeleton;
}

function drawnLetter(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const first = drawnAlphabets.find((start) => code >= start && code < start + 26);
  return first === undefined ? null : String.fromCharCode(0x61 + code - first);
}
