import fc from 'fast-check';
import { parse } from 'papaparse';
import { csvResponse, csvText } from '@/lib/csv/csv';

const cellsOf = (text: string) => parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data;

/** What a spreadsheet would run: a line of a cell that begins as a formula does. */
const isFormula = (line: string) => /^ *[=+\-@\t\r＝＋－＠]/u.test(line);
const linesOf = (cell: string) => cell.split(/\n|\r(?=.)|\u2028|\u2029/s);

test.each([
  ['=1+1', "'=1+1"],
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
  const unit = fc.constantFrom(...'=+-@\t\r\n ",\'a1＝\u2028');
  const awkward = fc.string({ unit, maxLength: 12 });
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

test('a file is a download in UTF-8 that no cache stores', async () => {
  const response = csvResponse('nav-119551.csv', 'a,b\r\n');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x61]);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="nav-119551.csv"',
    'cache-control': 'private, no-store',
  });
});
