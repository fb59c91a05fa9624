import { parseJson } from '@/lib/parse-json';
import { success } from '@/lib/result';
import { fieldsOf } from '@/lib/fields-of';
import {
  isFullBhavcopyHeader,
  readCashUdiff,
  readFullBhavcopy,
  type CashBhavcopy,
} from './cash-bhavcopy';
import { findCompanyTable, type CompanyTable } from './company-table';
import { readDerivativesUdiff, type DerivativesBhavcopy } from './derivatives-bhavcopy';
import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';
import { csvLines, plainName, type Line } from './lines';
import { isUdiffHeader, readUdiff } from './udiff';
import {
  isPriceHeader,
  readPriceHistory,
  isVixHeader,
  readVixHistory,
  type PriceHistory,
  type VixHistory,
} from './price-history';
import { readZip } from './zip';
import { decodeText, startsWith } from '@/lib/text/decode-text';
import { openWorkbook, WorkbookError, type WorkbookCell } from '@/lib/xlsx/open-workbook';

/** Screener.in's sheet of one company: labels in column A, years beside them. */
export type DataSheet = { kind: 'data-sheet'; lines: readonly Line[] };

/** An option chain as a page of NSE exports or answers it; the options feature reads the text. */
export type ChainFile = { kind: 'chain'; format: 'csv' | 'json'; name: string; text: string };

export type MarketFile =
  | CashBhavcopy
  | DerivativesBhavcopy
  | CompanyTable
  | DataSheet
  | VixHistory
  | PriceHistory
  | ChainFile;

export type ReadStage = 'open' | 'lines' | 'rows';
export type OnProgress = (stage: ReadStage, share: number) => void;

/** Lines among which a header of an exchange is looked for. */
const linesBeforeHeader = 10;

/** Reads a file of any kind in `MarketFile`; its header decides which it is, not its name. */
export async function readMarketFile(
  name: string,
  bytes: Uint8Array,
  onProgress: OnProgress = () => {},
): Promise<ReadOr<MarketFile>> {
  onProgress('open', 0);
  const opened = await openFile(name, bytes);
  if (!opened.ok) return opened;
  onProgress('lines', 0);
  const file = opened.value;
  if (file.form === 'workbook') return readSheets(file.sheets);
  return readMarketText(file.name, file.text, onProgress);
}

/** The same for a text. */
export function readMarketText(
  name: string,
  text: string,
  onProgress: OnProgress = () => {},
): ReadOr<MarketFile> {
  return /^\uFEFF?\s*[[{]/.test(text) ? readJson(name, text) : readLines(name, text, onProgress);
}

function readSheets(sheets: readonly Sheet[]): ReadOr<MarketFile> {
  const dataSheet = sheets.find((sheet) => plainName(sheet.name) === 'datasheet');
  if (dataSheet) return success({ kind: 'data-sheet', lines: dataSheet.lines });
  for (const { name, lines } of sheets) {
    const table = findCompanyTable(lines, name);
    if (table) return withRows(table);
  }
  return refuse('unknown-kind', { found: sheets.map(({ name }) => name).join(', ') });
}

function readJson(name: string, text: string): ReadOr<MarketFile> {
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  if (value === undefined) return refuse('damaged');
  return 'records' in fieldsOf(value)
    ? success({ kind: 'chain', format: 'json', name, text })
    : refuse('unknown-kind', { found: text.trimStart() });
}

function readLines(name: string, text: string, onProgress: OnProgress): ReadOr<MarketFile> {
  const lines = csvLines(text);
  const [first] = lines;
  if (!first) return refuse('empty');
  if (lines.length > fileLimits.rows) return refuse('too-many-rows');
  onProgress('rows', 0);
  const beginning = lines.slice(0, linesBeforeHeader);
  const from = (isHeader: (cells: readonly string[]) => boolean) => {
    const at = beginning.findIndex(({ cells }) => isHeader(cells));
    return at < 0 ? null : lines.slice(at);
  };
  const udiff = from(isUdiffHeader);
  if (udiff) {
    const read = readUdiff(udiff);
    if (!read.ok) return read;
    const value =
      read.value.segment === 'cash'
        ? readCashUdiff(read.value)
        : readDerivativesUdiff(read.value, (share) => onProgress('rows', share));
    const isEmpty = value.kind === 'cash' ? !value.shares.length : !value.underlyings.length;
    return isEmpty ? refuse('no-rows', { line: first.line }) : success(value);
  }
  const full = from(isFullBhavcopyHeader);
  if (full) return readFullBhavcopy(full);
  const vix = from(isVixHeader);
  if (vix) return readVixHistory(vix);
  const prices = from(isPriceHeader);
  if (prices) return readPriceHistory(prices);
  if (from(isChainHeader)) return success({ kind: 'chain', format: 'csv', name, text });
  const table = findCompanyTable(lines);
  if (table) return withRows(table);
  return refuse('unknown-kind', { line: first.line, found: first.cells.join(', ') });
}

const isChainHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => ['strike', 'strikeprice'].includes(plainName(cell)));

const withRows = (table: CompanyTable): ReadOr<MarketFile> =>
  table.rows.length > 0 ? success(table) : refuse('no-rows', { line: table.header.line });

/** A file by its form, its content not read yet. */
type OpenedFile =
  | { form: 'text'; name: string; text: string }
  | { form: 'workbook'; name: string; sheets: readonly Sheet[] };

const tableEnding = /\.(?:csv|txt|json)$/i;
const workbookPart = 'xl/workbook.xml';

/** Opens a text, a zip with one text inside, or a workbook. Its first bytes decide which it is, not its name. */
async function openFile(name: string, bytes: Uint8Array): Promise<ReadOr<OpenedFile>> {
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > fileLimits.bytes) return refuse('too-large');
  if (startsWith(bytes, [0x50, 0x4b])) return openZip(name, bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse('old-excel');
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return refuse('pdf');
  return openText(name, bytes);
}

async function openZip(name: string, bytes: Uint8Array): Promise<ReadOr<OpenedFile>> {
  const entries = readZip(bytes, (entry) => entry === workbookPart || tableEnding.test(entry));
  if (!entries.ok) return entries;
  if (entries.value.has(workbookPart)) {
    const sheets = await readWorkbook(bytes);
    return sheets.ok ? success({ form: 'workbook', name, sheets: sheets.value }) : sheets;
  }
  const tables = [...entries.value].filter(([entry]) => tableEnding.test(entry));
  const [first, second] = tables;
  if (!first) return refuse('no-table');
  if (second) return refuse('several-tables', { found: `${first[0]}, ${second[0]}` });
  return openText(first[0].slice(first[0].lastIndexOf('/') + 1), first[1]);
}

function openText(name: string, bytes: Uint8Array): ReadOr<OpenedFile> {
  const text = decodeText(bytes);
  const start = text.slice(0, 2_000).trimStart();
  if (start === '') return text.trim() === '' ? refuse('empty') : refuse('unknown-kind');
  // What a server answers for a missing day, with status 200.
  if (/^<(?:!doctype|html|\?xml|head|body|script)/i.test(start)) {
    return refuse('web-page', { line: 1, found: start });
  }
  return success({ form: 'text', name, text });
}

/** A sheet as text: numbers as they are stored, days as YYYY-MM-DD, errors such as #DIV/0! as they are printed. */
type Sheet = { name: string; lines: readonly Line[] };

/** The sheets that we read have at most ten thousand rows. */
const limits = {
  maxBytes: fileLimits.bytes,
  maxUnpackedBytes: fileLimits.inflatedBytes,
  maxRows: 20_000,
};
const maxSheets = 30;

/** The sheets of a workbook with the results of their formulas; a formula is never run. */
async function readWorkbook(bytes: Uint8Array): Promise<ReadOr<readonly Sheet[]>> {
  try {
    const { sheetNames, numberedRowsOf } = await openWorkbook(bytes, limits);
    const sheets: Sheet[] = [];
    for (const name of sheetNames.slice(0, maxSheets)) {
      const lines: Line[] = [];
      for await (const { row, cells } of numberedRowsOf(name)) {
        lines.push({ line: row, cells: cells.slice(0, fileLimits.columns).map(cellText) });
      }
      sheets.push({ name, lines });
    }
    return success(sheets);
  } catch (error) {
    const isTooLarge = error instanceof WorkbookError && error.isTooLarge;
    return refuse(isTooLarge ? 'inflates-too-much' : 'damaged');
  }
}

function cellText(value: WorkbookCell): string {
  if (typeof value === 'string') return value.slice(0, fileLimits.cell).trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date && !Number.isNaN(value.getTime())
    ? value.toISOString().slice(0, 10)
    : '';
}
