import { boundedLine } from '@/lib/sources/bounded-line';

const line = boundedLine(10);

test.each([
  ['Sample', 'Sample'],
  [' Sample\n  Coin ', 'Sample Coi'],
  ['x'.repeat(5_000_000), 'x'.repeat(10)],
  ['₹'.repeat(1_000), '₹'.repeat(10)],
  ['😀'.repeat(1_000), '😀'.repeat(10)],
  ['e\u0301', '\u00e9'],
])('case %#: one line of at most ten characters', (text, expected) => {
  expect(line.parse(text)).toBe(expected);
});

test.each(['', '  \n ', '\u202e', 7, null, undefined])('%j is no name', (value) => {
  expect(line.safeParse(value).success).toBe(false);
});

test('a thousand names cut from a megabyte each hold no gigabyte', () => {
  const before = process.memoryUsage().heapUsed;
  const names = Array.from({ length: 300 }, (_, index) =>
    line.parse(`${String(index).padStart(3, '0')}${'y'.repeat(1_000_000)}`),
  );
  expect(names).toHaveLength(300);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000);
});
