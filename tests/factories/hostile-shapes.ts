/**
 * Texts that have stopped servers, each at any length: those that make a pattern go back over what it has read, those
 * that are slow to normalise or to divide into letters, and those that break a parser's own limits. `make(n)` answers
 * exactly n UTF-16 units, except that a shape never falls below what makes it one.
 */
export type HostileShape = { name: string; make(characters: number): string };

const character = String.fromCodePoint;

/** A unit over and over, between a beginning and an end that stay. */
function repeated(name: string, unit: string, { start = '', end = '' } = {}): HostileShape {
  return {
    name,
    make: (characters) => {
      const length = Math.max(unit.length, characters - start.length - end.length);
      return start + unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end;
    },
  };
}

/** An opening over and over and then as many closings, around a core: the half of the length is the depth. */
function nested(name: string, opening: string, closing: string, core = ''): HostileShape {
  return {
    name,
    make: (characters) => {
      const pair = opening.length + closing.length;
      const depth = Math.max(1, Math.floor((characters - core.length) / pair));
      const spare = Math.max(0, characters - core.length - depth * pair);
      return opening.repeat(depth) + core + closing.repeat(depth) + ' '.repeat(spare);
    },
  };
}

/** Numbered parts, no two alike, so that nothing can be remembered of the one before. */
function numbered(name: string, part: (index: number) => string): HostileShape {
  return {
    name,
    make: (characters) => {
      const parts: string[] = [];
      for (let written = 0; written < characters; written += parts.at(-1)?.length ?? 0) {
        parts.push(part(parts.length));
      }
      return parts.join('').slice(0, characters);
    },
  };
}

export const hostileShapes: readonly HostileShape[] = [
  // Each class of characters by itself.
  repeated('small letters', 'a'),
  repeated('capital letters', 'A'),
  repeated('digits', '9'),
  repeated('zeros', '0'),
  repeated('Devanagari digits', character(0x0967)),
  repeated('full-width digits', character(0xff11)),
  repeated('Devanagari letters', character(0x0915)),
  repeated('Cyrillic letters', character(0x0430)),
  repeated('Chinese characters', character(0x6f22)),
  repeated('underscores', '_'),
  repeated('full stops', '.'),
  repeated('line feeds', '\n'),
  repeated('carriage returns with line feeds', '\r\n'),
  repeated('tabs', '\t'),
  repeated('NUL', '\0'),

  // Long runs of spaces and separators.
  repeated('spaces', ' '),
  repeated('no-break spaces', character(0x00a0)),
  repeated('ideographic spaces', character(0x3000)),
  repeated('line separators', character(0x2028)),
  repeated('spaces between two letters', ' ', { start: 'a', end: 'b' }),
  repeated('commas', ','),
  repeated('hyphens', '-'),
  repeated('slashes', '/', { start: '/' }),
  repeated('single letters and spaces', 'a '),

  // Combining marks, surrogates, and what grows when it is normalised.
  repeated('acute accents on one letter', character(0x0301), { start: 'a' }),
  repeated('marks of falling classes', character(0x0301, 0x0323, 0x05b0, 0x0334), { start: 'a' }),
  repeated('marks that join no letter', character(0x20dd)),
  repeated('virama and consonant alternating', character(0x0915, 0x094d)),
  repeated('high surrogates', '\uD83D'),
  repeated('low surrogates', '\uDE00'),
  repeated('ligatures of eighteen letters', character(0xfdfa)),
  repeated('letters that decompose three times', character(0x1f82)),
  repeated('Hangul jamo', character(0x1100, 0x1161, 0x11a8)),
  repeated('leading Hangul jamo only', character(0x1100)),

  // What one letter on the screen can be made of, and what no reader sees.
  repeated('emoji', character(0x1f600)),
  repeated('families joined into one emoji', character(0x1f468, 0x200d)),
  repeated('skin tones', character(0x1f3fd), { start: character(0x1f44d) }),
  repeated('halves of flags', character(0x1f1ee)),
  repeated('tag letters', character(0xe0061), { start: character(0x1f3f4) }),
  repeated('variation selectors', character(0xfe0f), { start: character(0x2764) }),
  repeated('direction overrides', character(0x202e)),
  repeated('direction isolates', character(0x2067)),
  repeated('zero width spaces', character(0x200b)),
  repeated('byte order marks', character(0xfeff)),
  repeated('private-use characters', character(0xe000)),

  // Near misses: everything fits but the end.
  repeated('digit groups with a letter, then a minus', '000a', { end: '-' }),
  repeated('digits, then an exclamation mark', '1', { end: '!' }),
  repeated('grouped thousands, then a letter', '1,000,', { end: 'x' }),
  repeated('letters, then an exclamation mark', 'a', { end: '!' }),
  repeated('an e-mail address without an end', 'a.', { start: 'a@' }),
  repeated('letters joined by hyphens, then a space', 'a-', { end: ' ' }),

  // What a parser reads: cells, escapes, entities, tags, brackets, keys.
  repeated('cells that begin a formula', '=+@,'),
  repeated('quotes that never end', '"a,'),
  repeated('percent escapes', '%25'),
  repeated('broken percent escapes', '%F'),
  repeated('entities', '&amp;'),
  repeated('tags that never end', '<a '),
  nested('deep JSON', '{"a":[', ']}', '1'),
  nested('nested brackets', '(', ')', '1'),
  numbered('many keys', (index) => `k${String(index)}=1&`),
];
