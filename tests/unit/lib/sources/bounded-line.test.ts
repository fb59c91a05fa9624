import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { boundedLine } from '@/lib/sources/read-rows';

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

test('a cut name does not retain the megabyte of its text in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const names = Array.from({ length: 100 }, () =>
    boundedLine(40).parse(JSON.parse(`"${'😀'.repeat(250_000)}"`)),
  );
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  expect(names).toHaveLength(100);
});
