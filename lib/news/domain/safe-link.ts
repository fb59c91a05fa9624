/** The text that replaces a PAN. */
const withheld = 'PAN withheld';

/**
 * A PAN is five letters, four digits and a letter. Letters and digits may be full-width, or digits of another script.
 * What divides its parts: spaces, hyphens, full stops, and characters that no reader sees.
 */
const capital = '[A-Z\\uFF21-\\uFF3A]';
const letter = '[A-Za-z\\uFF21-\\uFF3A\\uFF41-\\uFF5A]';
const between = '[\\s\\p{Pd}\\p{Cf}_.\\/\\u00B7]{0,3}';
/** "PAN", "PAN:" or "PAN No. " before it is cut out with it. */
const word = '(?:\\s{1,3}(?:no|No|NO|number|Number|card|Card|is)\\b)?[\\s:.#_\\p{Pd}]{0,4}';
const label = `(?:\\bPAN\\b${word})?`;
/** No "A" or "I" of a sentence comes before these. */
const afterName = 'and|or|of|in|for|by|is|has|AND|OR|OF|IN|FOR|BY|IS|HAS';
/**
 * Words and a number of a headline in capitals, and a letter that begins what follows: after a dash or a full stop ("RULES
 * 2025 - A primer"), a word by itself ("NIFTY 5000 A day"), or part of a word ("TAX IN 2026 Q&A").
 */
const headline =
  `(?:${capital}\\s{0,3}){5}(?<=\\s)\\p{Nd}{4}(?:\\s{0,2}[\\p{Pd}.]\\s|` +
  `\\s{1,3}(?:[AI]\\s{1,3}(?!(?:${afterName})\\b)\\p{L}|${capital}[&'’\\p{Pd}]\\p{L}))`;

const pans: readonly RegExp[] = [
  // As it is printed, also glued to other words: a capital behind it would make it a longer word.
  new RegExp(`${label}${capital}{5}\\p{Nd}{4}${capital}(?!${capital})`, 'gu'),
  // In small letters, as an address has it.
  new RegExp(`${label}${letter}{5}\\p{Nd}{4}${letter}(?!${letter})`, 'giu'),
  // In pieces after "PAN", also in small letters.
  new RegExp(
    `\\bPAN\\b${word}(?:${letter}${between}){5}(?:\\p{Nd}${between}){4}${letter}(?!${letter})`,
    'giu',
  ),
  // In pieces: AAAAA-0000-A, or with a space behind each character. Words in small letters are like that too.
  new RegExp(
    `(?<![A-Za-z])(?!${headline})(?:${capital}${between}){5}(?:\\p{Nd}${between}){4}${capital}(?![A-Za-z])`,
    'gu',
  ),
];

/**
 * A text without the PANs that it holds. SEBI's titles and addresses name those of private persons, which this site
 * neither shows nor stores. A GSTIN holds a PAN, and loses it. Linear in the text, which may be a whole feed.
 */
export function withholdPans(text: string): string {
  return pans.reduce((rest, pan) => rest.replace(pan, withheld), text);
}

/** Whether an address names a PAN, as it is or in percent escapes, or did before it was cut out. */
export function namesPan(address: string): boolean {
  const plain = withholdPans(decoded(address));
  return plain.includes(withheld);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const longest = 2_000;

const tracking = /^(?:utm_|fbclid$|gclid$|igshid$|mc_[ce]id$)/i;

/**
 * The link of a headline, without tracking parameters and without a fragment; null for an invalid link. Only http and
 * https are allowed: `javascript:` and `data:` would run on this site. A link that contains a PAN is invalid.
 * @param base of relative links; without it they are invalid.
 */
export function safeLink(raw: string, base?: string): string | null {
  const text = raw.trim();
  if (!text || text.length > longest || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username || url.password || !url.hostname || namesPan(url.href)) return null;
  for (const key of [...url.searchParams.keys()]) {
    if (tracking.test(key)) url.searchParams.delete(key);
  }
  url.hash = '';
  return url.href;
}
