import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;

const characterAt = (place: number) =>
  String.fromCodePoint(place < firstSurrogate ? place : place + surrogates);

function placeOf(character: unknown): number {
  const point = String(character).codePointAt(0) ?? NaN;
  const place = point < firstSurrogate ? point : point - surrogates;
  if (characterAt(place) !== character) throw new Error('not one character');
  return place;
}

/** Any character of Unicode, as `unit: 'binary'` of fast-check, which spends a second on its table in each file. */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - surrogates }).map(characterAt, placeOf);

/** Texts of any characters, some with a word that means something to JavaScript (`__proto__`). */
export const anyText = (lengths: { maxLength?: number } = {}) =>
  fc.string({ ...lengths, unit: anyCharacter });
