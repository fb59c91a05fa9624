export const usernameLimit = 50;

export type UsernameProblem = 'empty' | 'too-long' | 'forbidden-character';

const zeroWidthNonJoiner = '\u200C';
const zeroWidthJoiner = '\u200D';

/** Controls, direction overrides and isolates, invisible format characters, lone surrogates, line separators. */
const forbidden =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200C\u200D\u{E0020}-\u{E007F}])\p{Cf}/u;

/** Scripts in which a joiner changes how letters are written (RFC 5892, appendix A). */
const joiningScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}]/u;

const emojiPart = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

/** Flags such as Scotland's are a black flag with invisible tag letters after it. */
const tagLetter = /[\u{E0020}-\u{E007F}]/u;
const flagWithTags = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu;

/**
 * The name as it is kept: NFC, trimmed, 1 to 50 graphemes of any script, or what is wrong with it. Joiners
 * pass only where a script or an emoji needs them, because two names must not look the same and differ.
 */
export function readUsername(
  value: string,
): { ok: true; value: string } | { ok: false; problem: UsernameProblem } {
  const name = value.normalize('NFC').trim();
  if (name === '') return { ok: false, problem: 'empty' };
  if (
    forbidden.test(name) ||
    hasStrayJoiner(name) ||
    tagLetter.test(name.replace(flagWithTags, ''))
  ) {
    return { ok: false, problem: 'forbidden-character' };
  }
  return countGraphemes(name) > usernameLimit
    ? { ok: false, problem: 'too-long' }
    : { ok: true, value: name };
}

function countGraphemes(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
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
