import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';

export type WorkbookLimits = {
  /** The most bytes of the file. */
  mostBytes: number;
  /** The most bytes of all its parts after decompression. */
  mostUnpackedBytes: number;
  /** The most rows of one sheet; what follows is not read. */
  mostRows: number;
};

/** A date is midnight UTC of its day. */
export type WorkbookCell = string | number | boolean | Date | null;

export type Workbook = {
  sheetNames: readonly string[];
  /** The rows of a sheet that hold something, from the top; a cell that is missing is null. */
  rowsOf(sheetName: string): AsyncIterable<readonly WorkbookCell[]>;
  /** The same with the number of each row, as Excel counts them from 1. */
  numberedRowsOf(sheetName: string): AsyncIterable<NumberedRow>;
};

export type NumberedRow = { row: number; cells: readonly WorkbookCell[] };

/** Not a workbook, damaged, or larger than its reader allows. */
export class WorkbookError extends Error {
  override name = 'WorkbookError';

  /** @param isTooLarge whether a limit of bytes stopped the reader. */
  constructor(
    message: string,
    readonly isTooLarge = false,
  ) {
    super(message);
  }
}

/** The parts that hold sheets and their texts: no pictures, charts or macros. */
const wantedParts = /^(?:\[content_types\]|xl\/(?:workbook|sharedstrings|styles))\.xml$|\.rels$/i;
const sheetParts = /^xl\/worksheets\/[^/]{1,100}\.xml$/i;
const mostParts = 2_000;
const chunkBytes = 64 * 1024;

/**
 * A reference to a column after ZZ, the 702nd. A row with one cell in the last of 16,384 columns takes a few bytes in
 * the file and 128 KB once it is read.
 */
const beyondLastColumn = /\sr\s{0,9}=\s{0,9}["'](?![A-Z]{0,2}\d{1,7}["'])/;

/**
 * Opens an Excel workbook (XLSX) of unknown origin, in the browser too. Rows are read one after the other, so that a
 * sheet of 60,000 rows is never held as a whole. @throws WorkbookError
 */
export async function openWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Promise<Workbook> {
  if (bytes.byteLength > limits.mostBytes) {
    throw new WorkbookError(`more than ${limits.mostBytes} bytes`, true);
  }
  const parts = unpack(bytes, limits.mostUnpackedBytes);
  const decoder = new TextDecoder();
  for (const [name, part] of Object.entries(parts)) {
    if (sheetParts.test(name) && beyondLastColumn.test(decoder.decode(part))) {
      throw new WorkbookError('a column after ZZ');
    }
  }
  // The library is given parts whose true sizes are known, since a ZIP file may say others.
  const checked = zipSync(parts, { level: 0 });
  const sheetNames: string[] = [];
  const noteName = ({ name }: { name: string }) => {
    sheetNames.push(name);
    return false;
  };
  await readXlsx(checked, { sheets: noteName }).catch(rethrow);
  return {
    sheetNames,
    rowsOf: (sheetName) => rowsOf(checked, sheetName, limits.mostRows),
    numberedRowsOf: (sheetName) => numberedRowsOf(checked, sheetName, limits.mostRows),
  };
}

async function* rowsOf(bytes: Uint8Array, sheet: string, maxRows: number) {
  for await (const { cells } of numberedRowsOf(bytes, sheet, maxRows)) yield cells;
}

async function* numberedRowsOf(bytes: Uint8Array, sheet: string, maxRows: number) {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows })) {
      if (values.some((value) => value !== null)) yield { row: index + 1, cells: values };
    }
  } catch (error) {
    rethrow(error);
  }
}

/** Decompresses in small pieces and stops as soon as they are too much, whatever sizes the file states. */
function unpack(bytes: Uint8Array, mostBytes: number): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array[]> = {};
  const unfinished = new Set<string>();
  let unpackedBytes = 0;
  let partCount = 0;
  const unzip = new Unzip((file) => {
    partCount += 1;
    if (partCount > mostParts) throw new WorkbookError(`more than ${mostParts} parts`);
    if (!wantedParts.test(file.name) && !sheetParts.test(file.name)) return;
    if (Object.hasOwn(parts, file.name)) throw new WorkbookError('a part twice');
    const chunks: Uint8Array[] = (parts[file.name] = []);
    unfinished.add(file.name);
    file.ondata = (error, chunk, isLast) => {
      if (error) throw new WorkbookError(`damaged: ${error.message}`);
      unpackedBytes += chunk.byteLength;
      if (unpackedBytes > mostBytes) {
        throw new WorkbookError(`more than ${mostBytes} bytes after decompression`, true);
      }
      chunks.push(chunk);
      if (isLast) unfinished.delete(file.name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
      unzip.push(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.byteLength);
    }
  } catch (error) {
    rethrow(error);
  }
  if (!parts['[Content_Types].xml']) throw new WorkbookError('not a workbook');
  if (unfinished.size > 0 || !hasDirectory(bytes)) throw new WorkbookError('damaged: broken off');
  return Object.fromEntries(Object.entries(parts).map(([name, chunks]) => [name, join(chunks)]));
}

/** A ZIP file ends with its directory: the record of its end and at most 64 KB of comment. */
function hasDirectory(bytes: Uint8Array): boolean {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-(64 * 1024 + 22)));
  return end.includes('PK\x05\x06');
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function rethrow(error: unknown): never {
  if (error instanceof WorkbookError) throw error;
  throw new WorkbookError(`damaged: ${error instanceof Error ? error.message : 'unreadable'}`);
}
