import { readText } from '@/lib/text/read-text';

/** The site's own name as `skeletonOf` reads it. */
const siteName = 'arthayatra';

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

/** Letters that are drawn as an emoji and have no compatibility form: their code points begin here with A. */
const drawnAlphabets = [0x1f150, 0x1f170, 0x1f1e6];

/** More than any username has. */
const maxBytes = 8_000;

/**
 * Whether a reader could take a name for the site's: "Arthayatra", with anything before or behind it ("Arthayatra
 * Support"), in other scripts' look-alikes, other letter forms, with accents, digits for letters or signs between them.
 */
export function looksLikeSiteName(name: string): boolean {
  return skeletonOf(name).includes(siteName);
}

function skeletonOf(name: string): string {
  let skeleton = '';
  for (const character of readText(name, maxBytes, 'NFKD').toLowerCase().replace(/\p{M}/gu, '')) {
    const letter = letterOf.get(character) ?? drawnLetter(character) ?? character;
    // A doubled letter reads like one, and what is no letter is only between letters.
    if (/\p{L}/u.test(letter) && !skeleton.endsWith(letter)) skeleton += letter;
  }
  return skeleton;
}

function drawnLetter(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const first = drawnAlphabets.find((start) => code >= start && code < start + 26);
  return first === undefined ? null : String.fromCharCode(0x61 + code - first);
}
