import { readText } from '@/lib/text/read-text';

/** The text that replaces a PAN. */
const withheld = 'PAN withheld';

/**
 * A PAN is five letters, four digits and a letter. Letters and digits may be full-width, or digits of another script.
 * What divides its parts: spaces, hyphens, full stops, and characters that no reader sees.
 */
const capital = '[A-Z\\uFF21-\\uFF3A]';
const letter = '[A-Za-z\\uFF21-\\uFF3A\\uFF41-\\uFF5A]';
const between = '[\\s\\p{Pd}\\p{Cf}_.\\/\\u00B7]{0,3}';
/** "PAN", "PAN:", "PAN No. " or "PAN card number is" before it is cut out with it. */
const named = '\\s{1,3}(?:no|No|NO|number|Number|card|Card)\\b';
const word = `(?:(?:${named}\\.?){0,2}\\s{1,3}is\\b|${named})?[\\s:.#_\\p{Pd}]{0,4}`;
const label = `(?:\\bPAN\\b${word})?`;
/** No "A" or "I" of a sentence comes before these. */
const afterName = 'and|or|of|in|for|by|is|has|AND|OR|OF|IN|FOR|BY|IS|HAS';
/**
 * Words of a headline in capitals and a year or round number, and a letter that begins what follows: after a dash or a full
 * stop ("RULES 2025 - A primer"), a word by itself ("NIFTY 5000 A day"), or part of a word ("TAX IN 2026 Q&A"). No fourth
 * letter P, which the PAN of a private person has.
 */
const headline = new RegExp(
  `(?:${capital}\\s{0,3}){3}(?![P\\uFF30])(?:${capital}\\s{0,3}){2}(?<=\\s)(?:(?:19|20)\\d\\d|\\d000)(?:\\s{0,2}[\\p{Pd}.]\\s|` +
    `\\s{1,3}(?:[AI]\\s{1,3}(?!(?:${afterName})\\b)\\p{L}|${capital}[&'’\\p{Pd}]\\p{L}))`,
  'uy',
);
const panName = /(?<![a-z])pan(?:s|no|number)?(?![a-z])|permanent\s{1,3}account|पैन/i;
/** As long as a headline: a PAN and its name are not further apart. */
const nearby = 300;

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
];
/** In pieces: AAAAA-0000-A, or with a space behind each character. Words in small letters are like that too. */
const inPieces = new RegExp(
  `(?<![A-Za-z])(?:${capital}${between}){5}(?:\\p{Nd}${between}){4}${capital}(?![A-Za-z])`,
  'gu',
);

/**
 * A text without the PANs that it holds. SEBI's titles and addresses name those of private persons, which this site
 * neither shows nor stores. A GSTIN holds a PAN, and loses it. Linear in the text, which may be a whole feed.
 */
export function withholdPans(text: string): string {
  return withoutPans(text, isHeadline);
}

function withoutPans(text: string, isAllowed: (text: string, start: number) => boolean): string {
  const rest = pans.reduce((left, pan) => left.replace(pan, withheld), text);
  const parts: string[] = [];
  let from = 0;
  inPieces.lastIndex = 0;
  for (let found = inPieces.exec(rest); found; found = inPieces.exec(rest)) {
    if (isAllowed(rest, found.index)) {
      // Its last letter may begin a PAN.
      inPieces.lastIndex = found.index + 1;
      continue;
    }
    parts.push(rest.slice(from, found.index), withheld);
    from = inPieces.lastIndex;
  }
  return [...parts, rest.slice(from)].join('');
}

/** Whether what looks like a PAN in pieces is part of a headline. Where PANs are spoken of it is none. */
function isHeadline(text: string, start: number): boolean {
  headline.lastIndex = start;
  if (!headline.test(text)) return false;
  const around = text.slice(Math.max(0, start - nearby), start + nearby);
  return !panName.test(readText(around, nearby * 8, 'NFKC'));
}

/** Whether an address names a PAN, as it is or in percent escapes, or did before it was cut out. It has no headlines. */
export function namesPan(address: string): boolean {
  const plain = withoutPans(decoded(address), () => false);
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
