import { csvRows } from '@/lib/csv/csv-rows';

const rowsOf = (text: string, maxRows?: number) =>
  csvRows(text, maxRows).rows.map(({ line, cells }) => [line, ...cells]);

test.each([
  ['commas', 'a,b\nc,d\n'],
  ['semicolons', 'a;b\nc;d'],
  ['tabs', 'a\tb\nc\td'],
  ['line breaks of Windows', 'a,b\r\nc,d\r\n'],
  ['line breaks of old Macs', 'a,b\rc,d'],
  ['a byte order mark', '\uFEFFa,b\nc,d'],
])('cells are read with %s', (_, text) => {
  expect(rowsOf(text)).toEqual([
    [1, 'a', 'b'],
    [2, 'c', 'd'],
  ]);
});

test.each([
  ['a byte order mark within the text is part of it', 'a,\uFEFFb', ['a', '\uFEFFb']],
  ['a separator stands in quotes, and a quote is written twice', '"a,b","c""d"\n', ['a,b', 'c"d']],
])('%s', (_, text, cells) => {
  expect(rowsOf(text)).toEqual([[1, ...cells]]);
});

test('blank rows are left out, and each row has its line, also after a cell of several lines', () => {
  expect(rowsOf('\n , \n"a\nb\nc",d\n\ne,\n')).toEqual([
    [3, 'a\nb\nc', 'd'],
    [7, 'e', ''],
  ]);
});

test('rows behind the limit are not read, blank ones count', () => {
  const text = 'a,b\n\nc,d\ne,f';
  expect(csvRows(text)).toMatchObject({ isCut: false });
  expect(csvRows(text, 5)).toMatchObject({ isCut: false });
  expect(csvRows(text, 4)).toMatchObject({ isCut: true });
  expect(rowsOf(text, 4)).toHaveLength(3);
  expect(rowsOf(text, 3)).toEqual([
    [1, 'a', 'b'],
    [3, 'c', 'd'],
  ]);
  expect(csvRows(text, 3).isCut).toBe(true);
});

test('the separator is that of the beginning', () => {
  const rows = 'a;b\n'.repeat(600);
  expect(rowsOf(`${rows}c,d;e`).at(-1)).toEqual([601, 'c,d', 'e']);
});

test.each([
  ['a semicolon', 'sep=;\r\na,b;c,d\r\n1,2;3,4\r\n', ['a,b', 'c,d'], ['1,2', '3,4']],
  ['a comma', 'sep=,\na;b;c,d\n1;2;3,4', ['a;b;c', 'd'], ['1;2;3', '4']],
  ['a tab', '\uFEFF"SEP=\t"\na,b,c\td\n1,2,3\t4', ['a,b,c', 'd'], ['1,2,3', '4']],
  ['a tab as it is written in code', 'sep=\\t\na,b,c\td\n1,2,3\t4', ['a,b,c', 'd'], ['1,2,3', '4']],
])('the first line of Excel that names %s decides, and is no row', (_, text, head, row) => {
  expect(rowsOf(text)).toEqual([
    [2, ...head],
    [3, ...row],
  ]);
});

test('a row that only begins like that line, or is not the first, is a row', () => {
  expect(rowsOf('sep=;,x\n1,2')).toEqual([
    [1, 'sep=;', 'x'],
    [2, '1', '2'],
  ]);
  expect(rowsOf('a;b\nsep=;\n')).toEqual([
    [1, 'a', 'b'],
    [2, 'sep=', ''],
  ]);
});

describe('the delimiter is that of the table', () => {
  const widths = (text: string) => [...new Set(rowsOf(text).map(({ length }) => length - 1))];

  test('below many lines of a title', () => {
    const titles = Array.from({ length: 30 }, (_, at) => `Client;AB${at}\n`).join('');
    const rows = '1-4-2024;Example;5\n'.repeat(30);
    expect(widths(`${titles}day;name;units\n${rows}`)).toEqual([2, 3]);
  });

  test('and not the commas of its figures and names', () => {
    const row = '2024-04-05\tSample, Liquid\t12,34,567.50\t1,00,000.00\n';
    expect(widths(`day\tname\tunits\tamount\n${row.repeat(5)}`)).toEqual([4]);
    expect(widths(`day;units;amount\n${'5-4-2024;1.234,50;9,5\n'.repeat(5)}`)).toEqual([3]);
  });

  test('without a header, too', () => {
    expect(widths('1;2;3\n4;5;6\n')).toEqual([3]);
  });
});

test.each([
  ['a,b\n1,"x', '1|x'],
  ['a,b\n1,"x\n2,y\n', '1|x\n2,y\n'],
  // Blank rows are left out, also one that is nothing but a quote.
  ['a,b\n"', null],
  ['a,b\n1,"x"\n', null],
  // A quote of a later line closes it.
  ['a,b\n1,"x\n2,"y"', '1|x\n2,"y'],
  ['a,b\n1,"x\n2,y"', null],
  ['a,b\n1,"x"z\n2,y', '1|x"z\n2,y'],
])('of %j the row whose quote is not closed on it is %j', (text, expected) => {
  const { rows, unclosed } = csvRows(text);
  const [row = null] = unclosed;
  expect(row?.cells.join('|') ?? null).toBe(expected);
  expect(row ?? rows.at(-1)).toBe(rows.at(-1));
});
