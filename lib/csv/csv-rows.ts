import Papa from 'papaparse';

const delimiters = [',', ';', '\t'];
/** Characters of the beginning in which the delimiter is looked for, so that no long file is read several times. */
const beginning = 2_000;

/**
 * The cells of each row of a CSV file as RFC 4180 has it, also of one with semicolons or tabs between its cells, and
 * with any kind of line break. The byte order mark is left out; empty lines are rows of one empty cell.
 * @param maxRows what follows is not read
 */
export function csvRows(text: string, maxRows?: number): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { meta } = Papa.parse(lines.slice(0, beginning), {
    newline: '\n',
    delimitersToGuess: delimiters,
    preview: 10,
  });
  return Papa.parse<string[]>(lines, {
    newline: '\n',
    delimiter: meta.delimiter,
    preview: maxRows ?? 0,
  }).data;
}
