import { cutToBytes, readText, cutToUnits } from '@/lib/text/read-text';
import { withholdPans } from '@/lib/news/domain/safe-link';

/** The entities that headlines hold. What feedsmith does not decode (CDATA, twice encoded) comes this far. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  bdquo: '„',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  rupee: '₹',
  pound: '£',
  euro: '€',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  shy: '',
  zwnj: '\u200c',
  zwj: '\u200d',
};
/** Encoded by the editor, by the feed and by a proxy: nothing seen goes deeper. */
const deepest = 3;
const longest = 300;
/** With markup and entities: the rest of the text is not part of a headline. */
const maxBytes = 8_000;

/**
 * A headline or a name as plain text: entities decoded, however often they were encoded, markup and what it
 * hides taken out, letters put right, one line. @returns nothing where nothing readable is left.
 */
export function cleanText(raw: string): string {
  let text = cutToBytes(raw, maxBytes);
  for (let depth = 0; depth < deepest; depth += 1) {
    const decoded = withoutMarkup(decodeEntities(text));
    if (decoded === text) break;
    text = decoded;
  }
  for (let rest = withoutMarkup(text); rest !== text; rest = withoutMarkup(text)) text = rest;
  const line = readText(repairEncoding(text), maxBytes)
    // Control characters, those that XML forbids, and marks that reverse the direction of the text after them.
    .replace(
      /[\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu,
      ' ',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  return line.length > longest ? `${cutToUnits(line, longest - 1).trimEnd()}…` : line;
}

const entityOf = (name: string) => (Object.hasOwn(entities, name) ? entities[name] : undefined);

/** One round of decoding. An unknown entity stays as it is; the numbers 128 to 159 are of windows-1252, as in HTML. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi,
    (whole, ...found) => {
      const [decimal, hexadecimal, name] = found as (string | undefined)[];
      if (name) return entityOf(name) ?? entityOf(name.toLowerCase()) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
      if (code >= 0x80 && code <= 0x9f) return highLetters[code - 0x80]!;
      const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isLetter ? String.fromCodePoint(code) : ' ';
    },
  );
}

function withoutMarkup(text: string): string {
  const plain = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, '$1');
  return withoutTags(withoutHidden(plain));
}

const hiddenStart = /<(script|style|svg|math|iframe|object|template)\b/gi;
const hiddenEnd = /<\/(script|style|svg|math|iframe|object|template)\s*>/gi;

/** Without the elements whose content is no text, each up to its end or that of the text. */
function withoutHidden(text: string): string {
  let plain = '';
  let read = 0;
  for (const { index, 1: name = '' } of text.matchAll(hiddenStart)) {
    if (index < read) continue;
    plain += `${text.slice(read, index)} `;
    read = endOfHidden(text, index, name.toLowerCase());
  }
  return plain + text.slice(read);
}

function endOfHidden(text: string, start: number, name: string): number {
  hiddenEnd.lastIndex = start;
  for (let end = hiddenEnd.exec(text); end; end = hiddenEnd.exec(text)) {
    if (end[1]?.toLowerCase() === name) return hiddenEnd.lastIndex;
  }
  return text.length;
}

/** What follows the last > holds no whole tag: there is nothing to look for. */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[/!?]?[a-z][^>]*(?:>|$)/gi, ' ') + text.slice(end);
}

/** Entities that a PAN may be written in, however often they were encoded. */
const plainEntities = /&(?:amp;){0,4}(?:#\d{1,7}|#x[\da-f]{1,6}|nbsp|shy|zwnj|zwj|ndash|mdash);/gi;
/** Those that need no escape in XML. */
const isPlain = /^[\p{L}\p{Nd}\s\p{Pd}\p{Cf}]$/u;

/**
 * A feed as its provider sent it, without the PANs that it holds (lib/news/domain/safe-link.ts): what is stored as the
 * last good answer holds none. Letters, digits, spaces and hyphens that were written as entities are written out first.
 */
export function withholdPansInMarkup(markup: string): string {
  const plain = markup.replace(plainEntities, (entity) => {
    const decoded = decodeEntities(entity.replace(/^&(?:amp;){1,4}/i, '&'));
    return decoded === '' || isPlain.test(decoded) ? decoded : entity;
  });
  return withholdPans(plain);
}

/** What windows-1252 shows for the bytes 80 to 9F; the other letters up to FF are their own byte. */
const highLetters = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];
const highBytes: ReadonlyMap<string, number> = new Map(
  highLetters.map((letter, index) => [letter, 0x80 + index]),
);
const letter = `[\\u0080-\\u00ff${highLetters.join('')}]`;
const suspects = new RegExp(`${letter}{2,}`, 'g');

/**
 * Text that was UTF-8 and read as windows-1252 ("â‚¹" for "₹", "â€™" for an apostrophe), put right. Only runs
 * that are whole letters of UTF-8 are touched: that does not happen by chance.
 */
function repairEncoding(text: string): string {
  return text.replace(suspects, (run) => {
    const bytes = Uint8Array.from(run, byteOf);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return run;
    }
  });
}

function byteOf(character: string): number {
  return highBytes.get(character) ?? character.charCodeAt(0);
}

/**
 * The text of windows-1252 bytes. Node 20 reads that encoding as ISO 8859-1, so that the letters between 80 and 9F
 * come out as controls.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (control) => highLetters[control.charCodeAt(0) - 0x80] ?? control);
}
