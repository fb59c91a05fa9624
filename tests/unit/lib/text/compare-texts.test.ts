import fc from 'fast-check';
import { allowedTypos, compareTexts, editDistance } from '@/lib/text/compare-texts';

test('texts stand in the order of their code units', () => {
  expect(['b', 'a', 'B', 'é', 'a', '10', '9'].sort(compareTexts)).toEqual([
    '10',
    '9',
    'B',
    'a',
    'a',
    'b',
    'é',
  ]);
  expect(compareTexts('a', 'a')).toBe(0);
});

test.each([
  ['fund', 'fund', 0],
  ['fund', 'fnud', 1],
  ['fund', 'fun', 1],
  ['fund', 'funds', 1],
  ['fund', 'find', 1],
  // Two swapped letters count once; a letter between them is another typing error.
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['liquid', 'equity', null],
])('between %s and %s are %s typos, of three at most', (one, other, typos) => {
  expect(editDistance(one, other, 3)).toBe(typos);
  expect(editDistance(other, one, 3)).toBe(typos);
});

test.each([
  ['fund', 'fnud', 1, 1],
  ['fund', 'fnud', 0, null],
  ['fund', 'fun', 0, null],
  ['fund', 'fund', 0, 0],
])('%s and %s with at most %d typos: %s', (one, other, maxDistance, typos) => {
  expect(editDistance(one, other, maxDistance)).toBe(typos);
});

/** The definition, without a limit and without a table. */
function typos(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
  const ways = [
    typos(a, other) + 1,
    typos(one, b) + 1,
    typos(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
  ];
  const isSwapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  if (isSwapped) ways.push(typos(a.slice(0, -1), b.slice(0, -1)) + 1);
  return Math.min(...ways);
}

test('typos are as the definition counts them', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, fc.nat(5), (one, other, maxDistance) => {
      const expected = typos(one, other);
      expect(editDistance(one, other, maxDistance)).toBe(expected <= maxDistance ? expected : null);
    }),
  );
});

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [30, 2],
])('a word of %d letters may have %d typos', (length, allowed) => {
  expect(allowedTypos(length)).toBe(allowed);
});
