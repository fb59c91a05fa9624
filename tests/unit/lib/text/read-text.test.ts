import fc from 'fast-check';
import {
  countCharacters,
  cutToBytes,
  cutToGraphemes,
  cutToUnits,
  readLine,
  readLines,
  readText,
} from '@/lib/text/read-text';
import { anyText } from '@/tests/factories/any-text';
import { minCpuMs } from '@/tests/factories/cpu-time';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test.each([
  ['₹5', 3, '₹'],
  ['₹5', 2, ''],
  ['😀a', 3, ''],
  ['abc', 0, ''],
])('%j cut to %d bytes is %j', (text, maxBytes, head) => {
  expect(cutToBytes(text, maxBytes)).toBe(head);
});

test('a cut is the longest beginning that fits, of any text', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(60), (text, maxBytes) => {
      const head = cutToBytes(text, maxBytes);
      expect(text.startsWith(head)).toBe(true);
      expect(bytesOf(head)).toBeLessThanOrEqual(maxBytes);
      const next = [...text.slice(head.length)][0] ?? '';
      expect(next === '' || bytesOf(head + next) > maxBytes).toBe(true);
    }),
  );
});

test.each([[undefined], [null], [5], [['a']], [{}]])('%j is read as empty', (value) => {
  expect(readText(value, 100)).toBe('');
});

test.each([
  ['half a surrogate pair is replaced', 'a\ud800b', 'a\ufffdb', undefined],
  ['a letter and its accent become one', 'e\u0301', 'é', undefined],
  ['a full-width digit becomes a digit', '５', '5', 'NFKC'],
] as const)('%s', (_, text, expected, form) => {
  expect(readText(text, 100, form)).toBe(expected);
});

test('a line has no line ends, controls or direction marks', () => {
  expect(readLine('  a\r\n\tb\u202e\u0000c\u2066 ', { maxCharacters: 60 })).toBe('a b c');
});

test('lines keep their ends and lose the rest', () => {
  expect(readLines(' a\r\nb\rc\u0007\u202e ', { maxCharacters: 60 })).toBe('a\nb\nc');
});

test('what is too long is refused, not cut, and an emoji counts once', () => {
  expect(readLine('😀'.repeat(10), { maxCharacters: 10 })).toBe('😀'.repeat(10));
  expect(readLine('😀'.repeat(11), { maxCharacters: 10 })).toBeNull();
  expect(readLines('x'.repeat(1_000_000), { maxCharacters: 2_000 })).toBeNull();
});

test('a text is never cut within a character', () => {
  expect(cutToUnits('ab😀', 3)).toBe('ab');
  expect(cutToUnits('ab😀', 4)).toBe('ab😀');
  expect(cutToUnits('abcd', 3)).toBe('abc');
});

test('a family counts as one grapheme', () => {
  expect(cutToGraphemes('👩‍👩‍👧‍👧e\u0301x', 2)).toBe('👩‍👩‍👧‍👧e\u0301');
  expect(cutToGraphemes('👩‍👩‍👧‍👧e\u0301', 2)).toBe('👩‍👩‍👧‍👧e\u0301');
});

test('a piece of a text has its spaces, where that is asked for', () => {
  expect(readLines(' a ', { maxCharacters: 3, isTrimmed: false })).toBe(' a ');
});

/** Compatibility makes half-width sound marks marks. */
test.each([
  ['marks', '\u0316'],
  ['half-width sound marks', '\uFF9E\u0334'],
])('a letter has at most thirty %s', (_name, marks) => {
  expect(countCharacters(readText(`a${marks.repeat(500)}`, 4_000, 'NFKC'))).toBe(31);
});

test.each([
  ['marks of two classes', '\u0301\u0316'],
  ['letters', 'a'],
  ['spaces', ' '],
  ['line ends', '\r\n'],
  ['half surrogates', '\ud800'],
  ['what compatibility makes longer', '\ufdfa'],
])('a text of a million %s is read in the time of its limit', (_name, unit) => {
  const text = unit.repeat(1_000_000);
  const readAll = () => {
    readText(text, 20_000, 'NFKC');
    readLines(text, { maxCharacters: 2_000 });
    readLine(text, { maxCharacters: 2_000 });
  };
  expect(minCpuMs(readAll, { enoughMs: 50 })).toBeLessThan(50);
});
