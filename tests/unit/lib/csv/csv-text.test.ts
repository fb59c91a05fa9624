import fc from 'fast-check';
import { parse } from 'papaparse';
import { csvText } from '@/lib/csv/csv-text';

const cellsOf = (text: string) => parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data;

/** What a spreadsheet would run: a line of a cell that begins as a formula does. */
const isFormula = (line: string) => /^ *[=+\-@\t\r＝＋－＠]/u.test(line);
const linesOf = (cell: string) => cell.split(/\n|\r(?=.)|\u2028|\u2029/s);

test.each([
  ['=1+1', "'=1+1"],
  [
    '=HYPERLINK("https://evil.example")\nsecond line',
    '\'=HYPERLINK("https://evil.example")\nsecond line',
  ],
  ['first line\n=1+1', "first line\n'=1+1"],
  ['first line\r\n@SUM(A1)', "first line\r\n'@SUM(A1)"],
  ['first line\r+1', "first line\r'+1"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r'=1"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['-2+3', "'-2+3"],
  ['a=b', 'a=b'],
])('%j is written as %j', (cell, written) => {
  expect(cellsOf(csvText([[cell, 'x']]))).toEqual([[written, 'x']]);
});

test('numbers stay numbers, also negative ones, and unknown is empty', () => {
  expect(csvText([[-5, 1.5, null, true, '-5']])).toBe(`-5,1.5,,true,"'-5"`);
});

test('no cell that is read back begins a formula, and nothing but apostrophes was added', () => {
  const awkward = fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      ' ',
      '"',
      ',',
      "'",
      'a',
      '1',
      '＝',
      '\u2028',
    ),
    maxLength: 12,
  });
  const row = fc.array(fc.oneof(awkward, fc.string()), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(row, (cells) => {
      const [read = []] = cellsOf(csvText([cells]));
      expect(read.map((cell) => cell.replaceAll("'", ''))).toEqual(
        cells.map((cell) => cell.replaceAll("'", '')),
      );
      expect(read.flatMap(linesOf).filter(isFormula)).toEqual([]);
    }),
  );
});
