import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { readCached } from '@/lib/sources/cached-answer';
import { createReadReport, isFormatChanged, isMostlyRefused } from '@/lib/sources/read-report';
import { boundedLine, readRows } from '@/lib/sources/read-rows';
import { plainFeed } from './plain-source';

const schema = z.object({ id: z.string().min(1), price: z.number().nullish() });

test('bad rows are left out and counted with their reasons, the others are read', () => {
  const { rows, report } = readRows([{ id: 'a', price: 1 }, { id: 'b', price: 'N.A.' }, 7], schema);
  expect(rows).toEqual([{ id: 'a', price: 1 }]);
  expect(report).toMatchObject({ rows: 3, refusedRows: 2 });
  expect(report.firstReasons).toEqual([
    expect.stringMatching(/^price: /),
    expect.stringMatching(/^the whole: /),
  ]);
  expect(JSON.stringify(report)).not.toContain('N.A.');
});

test('fields that are new, and fields that no row has any more, are named', () => {
  const list = [
    { id: 'a', cost: 1 },
    { id: 'b', cost: 2, image: '' },
  ];
  const { report } = readRows(list, schema, { unusedFields: ['image'] });
  expect(report).toMatchObject({ refusedRows: 0, newFields: ['cost'], lostFields: ['price'] });
  expect(isFormatChanged(report)).toBe(true);
});

test.each([
  ['of which some rows lack a field', [{ id: 'a', price: 1 }, { id: 'b' }]],
  ['without rows', []],
])('a list %s has lost no field', (_, list) => {
  expect(isFormatChanged(readRows(list, schema).report)).toBe(false);
});

test('a new word of a vocabulary is named once and refuses nothing', () => {
  const list = ['Fear', 'Panic', 'Panic'].map((id) => ({ id, price: 1 }));
  const { rows, report } = readRows(list, schema, { knownWords: { id: ['Fear', 'Greed'] } });
  expect(rows).toHaveLength(3);
  expect(report).toMatchObject({ refusedRows: 0, newWords: ['id: Panic'] });
});

test('rows that are no objects have no fields', () => {
  const { rows, report } = readRows([[1, 2], [1]], z.tuple([z.number(), z.number()]));
  expect(rows).toEqual([[1, 2]]);
  expect(report).toMatchObject({ rows: 2, refusedRows: 1, newFields: [], lostFields: [] });
});

test('a report stays small for any answer', () => {
  const long = 'x'.repeat(100_000);
  const list = Array.from({ length: 2_000 }, (_, index) => ({
    id: `${index}${long.slice(0, 300)}`,
    [`field-${index}\n${long.slice(0, 300)}`]: 1,
  }));
  const { report } = readRows(list, schema, { knownWords: { id: [] } });
  expect(report.newFields).toHaveLength(10);
  expect(report.newWords).toHaveLength(10);
  expect(JSON.stringify(report).length).toBeLessThan(2_500);
  expect(JSON.stringify(report)).not.toContain('\\n');
});

test('a reader of text collects the same report', () => {
  const builder = createReadReport();
  builder.accept();
  for (const reason of ['no date', 'no date', 'no NAV', 'no code', 'no name'])
    builder.refuse(reason);
  builder.noteNewWord('category', 'Life Cycle Fund');
  const report = builder.finish();
  const newWords = ['category: Life Cycle Fund'];
  expect(report).toMatchObject({ rows: 6, refusedRows: 5, newWords });
  expect(report.firstReasons).toEqual(['no date', 'no NAV', 'no code']);
  expect(isMostlyRefused(report)).toBe(true);
});

describe('an answer with refused rows', () => {
  const feedOf = (refusedRows: number) => ({
    ...plainFeed,
    read: () => {
      const builder = createReadReport();
      for (let row = 0; row < 10; row += 1) {
        if (row < refusedRows) builder.refuse('no price');
        else builder.accept();
      }
      return { data: 'figures', asOf: null, report: builder.finish() };
    },
  });
  const now = new Date('2026-11-23T00:00:00Z');
  const read = (refusedRows: number) => readCached(feedOf(refusedRows), '', now.toISOString(), now);

  test('half of the rows at most: the figures are used', () => {
    expect(read(5)).toMatchObject({ data: 'figures', report: { rows: 10, refusedRows: 5 } });
  });

  test('more than half: it is refused with the first reason', () => {
    expect(() => read(6)).toThrow('malformed: 6 of 10 rows refused: no price');
  });
});

describe('a name', () => {
  const line = boundedLine(10);

  test.each([
    ['that is short', 'Sample', 'Sample'],
    ['of two lines', ' Sample\n  Coin ', 'Sample Coi'],
    ['of a megabyte', '₹'.repeat(1_000_000), '₹'.repeat(10)],
    ['of characters of two units', '😀'.repeat(1_000), '😀'.repeat(10)],
    ['with an accent of its own', 'e\u0301', '\u00e9'],
    ['whose letters become two each', '\u0958\u095c', '\u0915\u093c\u0921\u093c'],
  ])('%s becomes one line of at most ten characters', (_, text, expected) => {
    expect(line.parse(text)).toBe(expected);
  });

  test.each(['', '  \n ', '\u202e', 7, null])('is not %j', (value) => {
    expect(line.safeParse(value).success).toBe(false);
  });

  test('that is cut does not hold the megabyte of its text in memory', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    collect();
    const before = process.memoryUsage().heapUsed;
    const names = Array.from({ length: 50 }, () =>
      boundedLine(40).parse(JSON.parse(`"${'😀'.repeat(250_000)}"`)),
    );
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
    expect(names).toHaveLength(50);
  });
});
