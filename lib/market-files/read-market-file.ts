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
import { openFile, type Sheet } from './open-file';
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

const tableEnding = /\.(?:csv|txt|json)$/i;

/** Lines among which a header of an exchange is looked for. */
const linesBeforeHeader = 10;

/** Reads a file of any kind in `MarketFile`; its header decides which it is, not its name. */
export async function readMarketFile(
  name: string,
  bytes: Uint8Array,
  onProgress: OnProgress = () => {},
): Promise<ReadOr<MarketFile>> {
  onProgress('open', 0);
  const opened = await openFile(name, bytes, tableEnding);
  if (!opened.ok) return opened;
  onProgress('lines', 0);
  const file = opened.value;
  if (file.form === 'pdf') return refuse('pdf');
  if (file.form === 'workbook') return readSheets(file.sheets, file.skippedSheets);
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

function readSheets(sheets: readonly Sheet[], skippedSheets: number): ReadOr<MarketFile> {
  const dataSheet = sheets.find((sheet) => plainName(sheet.name) === 'datasheet');
  if (dataSheet) return success({ kind: 'data-sheet', lines: dataSheet.lines });
  for (const { lines } of sheets) {
    const table = findCompanyTable(lines);
    if (table) return withRows(table);
  }
  if (skippedSheets > 0) return refuse('too-many-sheets');
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
