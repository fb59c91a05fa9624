import { gzipSync } from 'node:zlib';
import { rewriteRows, separatorOf, type Cell } from './feed-rows';

/** One way in which the answer of a provider arrives damaged. */
export type Corruption = { name: string; apply(bytes: Buffer): Buffer };

const megabyte = 1024 * 1024;
const spaces = ' '.repeat(2 * megabyte);
const errorPage =
  '<!doctype html><html><head><title>503</title></head><body><h1>Service unavailable</h1></body></html>';

const ofText = (name: string, change: (text: string) => string): Corruption => ({
  name,
  apply: (bytes) => Buffer.from(change(bytes.toString('utf8')), 'utf8'),
});

const ofBytes = (name: string, apply: Corruption['apply']): Corruption => ({ name, apply });

const ofRows = (
  name: string,
  change: (cells: Cell[], place: number) => Cell[][],
  options?: { withHeader: boolean },
) => ofText(name, (text) => rewriteRows(text, change, options));

/** Numbers with decimals: prices and NAVs, never codes. */
const decimal = /\d+\.\d+/;

/** Changes the prices of some rows. A feed without prices, as one of headlines, stays as it is. */
const ofPrices = (
  name: string,
  change: (text: string) => string,
  isHit = (_place: number) => true,
) =>
  ofRows(name, (cells, place) => [
    cells.map((cell) =>
      isHit(place) && /^"?-?\d+\.\d+"?$/.test(cell.text)
        ? { ...cell, text: cell.text.replace(decimal, change) }
        : cell,
    ),
  ]);

const monthNames = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const dated = new RegExp(
  [
    `(?<head>\\d\\d?[- ](?:${monthNames}),?[- ])\\d{4}`,
    '(?<first>\\d\\d-\\d\\d-)\\d{4}',
    '\\d{4}(?<tail>-\\d\\d-\\d\\d)',
    // Milliseconds since 1970, of the years 2001 to 2033.
    '(?<epoch>1\\d{12})(?=[,\\]]|$)',
  ].join('|'),
  'g',
);

function inYear2099(text: string): string {
  return text.replace(dated, (...found) => {
    const { head, first, tail, epoch } = found.at(-1) as Record<string, string | undefined>;
    if (epoch) return '4070908800000';
    return tail ? `2099${tail}` : `${head ?? first ?? ''}2099`;
  });
}

const inRow =
  (isHit: (place: number) => boolean, change: (text: string) => string) =>
  (cells: Cell[], place: number) => [
    isHit(place) ? cells.map((cell) => ({ ...cell, text: change(cell.text) })) : cells,
  ];

const isThird = (place: number) => place === 2;
const middleOf = (text: string) => Math.floor(text.length / 2);
const insertAtMiddle = (text: string, inserted: string) =>
  text.slice(0, middleOf(text)) + inserted + text.slice(middleOf(text));

/** Puts something before the line in the middle of a text of lines, or between two values of another text. */
function insertLine(text: string, inserted: string): string {
  const at = text.indexOf('\n', middleOf(text));
  return at < 0
    ? insertAtMiddle(text, inserted)
    : `${text.slice(0, at + 1)}${inserted}\n${text.slice(at + 1)}`;
}

/** The first line that has the separator of the feed; of JSON and XML the first hundred characters. */
function headerOf(text: string): string {
  const isTable = !/^\s*[[{<]/.test(text);
  const header = text.split('\n').find((line) => line.includes(separatorOf(text)));
  return isTable && header ? `${header}\n` : text.slice(0, 100);
}

const swapLastTwo = (cells: Cell[]) => {
  const [last, beforeLast] = [cells.at(-1), cells.at(-2)];
  return last && beforeLast
    ? [
        ...cells.slice(0, -2),
        { ...beforeLast, text: last.text },
        { ...last, text: beforeLast.text },
      ]
    : cells;
};

/** Another document instead of the feed, or only a part of it. */
const cutAndReplaced: readonly Corruption[] = [
  ofText('nothing', () => ''),
  ofText('the first half', (text) => text.slice(0, middleOf(text))),
  ofText('the second half', (text) => text.slice(middleOf(text))),
  ofText('all but its last twenty characters', (text) => text.slice(0, -20)),
  ofText('the first hundred characters', (text) => text.slice(0, 100)),
  ofText(
    'a hole in the middle',
    (text) => text.slice(0, text.length / 3) + text.slice((2 * text.length) / 3),
  ),
  ofBytes('the last character cut in two', (bytes) =>
    Buffer.concat([bytes, Buffer.from([0xe2, 0x82])]),
  ),
  ofText('an error page in HTML', () => errorPage),
  ofText('an error page before the feed', (text) => `${errorPage}\n${text}`),
  ofText('an error page after the feed', (text) => `${text}\n${errorPage}`),
  ofText('an error page inside the feed', (text) => insertLine(text, errorPage)),
  ofText('an error in JSON', () => '{"error":"too many requests"}'),
  ofText('the word null', () => 'null'),
  ofText('a page about a moved object', () => '<head><title>Document Moved</title></head>'),
  ofBytes('the feed still compressed', (bytes) => gzipSync(bytes)),
  ofText('the feed in base 64', (text) => Buffer.from(text).toString('base64')),
  ofText('the feed twice', (text) => text + text),
];

/** How characters and lines are written. */
const encodings: readonly Corruption[] = [
  ofText('a byte order mark', (text) => `\uFEFF${text}`),
  ofBytes('UTF-16, low byte first', (bytes) =>
    Buffer.from(`\uFEFF${bytes.toString('utf8')}`, 'utf16le'),
  ),
  ofBytes('UTF-16, high byte first', (bytes) =>
    Buffer.from(`\uFEFF${bytes.toString('utf8')}`, 'utf16le').swap16(),
  ),
  ofBytes('bytes of Latin-1', (bytes) =>
    Buffer.from(bytes.toString('utf8').replaceAll('F', '\u00C9'), 'latin1'),
  ),
  ofBytes('characters encoded twice', (bytes) =>
    Buffer.from(bytes.toString('latin1').replaceAll('F', '\u00C3\u2020'), 'utf8'),
  ),
  ofBytes('bytes that are no UTF-8', (bytes) =>
    Buffer.concat([
      bytes.subarray(0, bytes.length / 2),
      Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
      bytes.subarray(bytes.length / 2),
    ]),
  ),
  ofText('a NUL in the middle', (text) => insertAtMiddle(text, '\0')),
  ofText('line ends of Windows', (text) => text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')),
  ofText('line ends of old computers', (text) =>
    text.replaceAll('\r\n', '\n').replaceAll('\n', '\r'),
  ),
  ofText('a blank line after each line', (text) => text.replaceAll('\n', '\n\n')),
  ofRows(
    'marks that reverse the direction of writing',
    inRow(isThird, (text) => text.replace(/(?<=^"?|>)[A-Za-z0-9]/, '$&\u202E')),
  ),
  ofRows(
    'digits of another script',
    inRow(isThird, (text) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
    ),
  ),
];

/** Far more of something than a feed has: at these lengths whatever is not linear takes minutes. */
const huge: readonly Corruption[] = [
  ofText('2 MB of spaces alone', () => spaces),
  ofText('2 MB of spaces before', (text) => spaces + text),
  ofText('2 MB of spaces after', (text) => text + spaces),
  ofText('2 MB of spaces in the middle', (text) => insertAtMiddle(text, spaces)),
  ofText('a line of 1 MB', (text) => insertLine(text, 'x'.repeat(megabyte))),
  ofText('many line ends', (text) => insertLine(text, '\r\n'.repeat(200_000))),
  ofText('many separators', (text) => insertLine(text, separatorOf(text).repeat(200_000))),
  ofText('many brackets', (text) => insertLine(text, '[({<'.repeat(50_000))),
];

/** Headers, columns and rows that are not where they belong. */
const shapes: readonly Corruption[] = [
  ofText('the header twice', (text) => headerOf(text) + text),
  ofText('the header again in the middle', (text) => insertLine(text, headerOf(text).trimEnd())),
  ofText('no header', (text) => text.replace(headerOf(text), '')),
  ofRows('every row twice', (cells, place) => (place < 0 ? [cells] : [cells, cells])),
  ofRows('the last column missing', (cells) => [cells.slice(0, -1)], { withHeader: true }),
  ofRows('an extra column without a header', (cells) => [[...cells, { name: 'extra', text: '7' }]]),
  ofRows('two columns swapped under the same header', (cells) => [swapLastTwo(cells)]),
  ofRows('a second row of the same key with another price', (cells, place) =>
    isThird(place)
      ? [
          cells,
          cells.map((cell) =>
            decimal.test(cell.text)
              ? { ...cell, text: cell.text.replace(decimal, '999999.25') }
              : cell,
          ),
        ]
      : [cells],
  ),
];

/** Prices and dates that no market has. */
const values: readonly Corruption[] = [
  ofRows('one date in 2099', inRow(isThird, inYear2099)),
  ofText('all dates in 2099', inYear2099),
  ofPrices('one negative price', (text) => `-${text}`, isThird),
  ofPrices(
    'prices of zero',
    () => '0',
    (place) => place % 2 === 0,
  ),
  ofPrices('a price beyond all numbers', (text) => `${text}e999`, isThird),
];

/**
 * Fifty ways in which the answer of a text feed (a table, JSON, RSS) arrives damaged. A reader gives the right rows
 * that are left, or refuses; no price that it gives may differ from the undamaged feed's.
 */
export const corruptions: readonly Corruption[] = [
  ...cutAndReplaced,
  ...encodings,
  ...huge,
  ...shapes,
  ...values,
];
