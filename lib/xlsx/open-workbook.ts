import { zipSync } from 'fflate';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { readZip } from '@/lib/market-files/zip';
import { readXml } from '@/lib/xml/read-xml';

export type WorkbookLimits = {
  /** The most bytes of the file. */
  maxBytes: number;
  /** The most bytes of all its parts after decompression. */
  maxUnpackedBytes: number;
  /** The most rows of one sheet; what follows is not read. */
  maxRows: number;
};

/** A date is midnight UTC of its day. */
export type WorkbookCell = string | number | boolean | Date | null;

export type Workbook = {
  /** Without sheets that consist of a chart. */
  sheetNames: readonly string[];
  /** The rows of a sheet that hold something, from the top. */
  rowsOf(sheetName: string): AsyncIterable<WorkbookRow>;
};

/** `row`: its number, as Excel counts from 1. A cell that is missing is null. */
export type WorkbookRow = { row: number; cells: readonly WorkbookCell[] };

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
const maxParts = 2_000;

/**
 * Tags of a part that is no sheet. The library makes a tree of such a part, which takes 400 bytes for each tag: half a
 * million texts, each in two elements, take 800 MB.
 */
const maxTags = 2_000_000;

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
  if (bytes.byteLength > limits.maxBytes) {
    throw new WorkbookError(`more than ${limits.maxBytes} bytes`, true);
  }
  const parts = unpack(bytes, limits.maxUnpackedBytes);
  const decoder = new TextDecoder();
  for (const [name, part] of Object.entries(parts)) {
    if (!sheetParts.test(name) && hasMoreTags(part)) {
      throw new WorkbookError(`more than ${maxTags} tags`, true);
    }
    if (sheetParts.test(name) && beyondLastColumn.test(decoder.decode(part))) {
      throw new WorkbookError('a column after ZZ');
    }
  }
  // The library is given parts whose true sizes are known, since a ZIP file may say others. It takes a part that is stored
  // without compression as one piece, and then moves all rows of a large sheet for each row that it gives.
  const checked = zipSync(parts, { level: 1 });
  const charts = chartNamesIn(parts);
  const sheetNames: string[] = [];
  const noteName = ({ name }: { name: string }) => {
    if (!charts.has(name)) sheetNames.push(name);
    return false;
  };
  await readXlsx(checked, { sheets: noteName }).catch(rethrow);
  return {
    sheetNames,
    rowsOf: (sheetName) => rowsOf(checked, sheetName, limits.maxRows),
  };
}

function hasMoreTags(part: Uint8Array): boolean {
  let tags = 0;
  for (
    let at = part.indexOf(lessThan);
    at >= 0 && tags <= maxTags;
    at = part.indexOf(lessThan, at + 1)
  ) {
    tags += 1;
  }
  return tags > maxTags;
}
const lessThan = 0x3c;

async function* rowsOf(bytes: Uint8Array, sheet: string, maxRows: number) {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows })) {
      if (values.some((value) => value !== null)) yield { row: index + 1, cells: values };
    }
  } catch (error) {
    rethrow(error);
  }
}

const problems = {
  'too-many-entries': `more than ${maxParts} parts`,
  'inflates-too-much': 'too many bytes after decompression',
  damaged: 'damaged',
} as const;

function unpack(bytes: Uint8Array, maxBytes: number): Record<string, Uint8Array> {
  const limits = { zipEntries: maxParts, inflatedBytes: maxBytes };
  const parts = readZip(bytes, (name) => wantedParts.test(name) || sheetParts.test(name), limits);
  if (!parts.ok) {
    const { code } = parts.problem;
    const text = Object.entries(problems).find(([problem]) => problem === code)?.[1];
    throw new WorkbookError(text ?? code, code === 'inflates-too-much');
  }
  if (!parts.value.has('[Content_Types].xml')) throw new WorkbookError('not a workbook');
  return Object.fromEntries(parts.value);
}

/** The names of sheets that consist of one chart: they have no rows, and the library stops at them. */
function chartNamesIn(parts: Record<string, Uint8Array>): ReadonlySet<string> {
  const ids = new Set<string>();
  const names = new Set<string>();
  readPart(parts['xl/_rels/workbook.xml.rels'], ({ Id, Type }) => {
    if (Id && Type?.endsWith('/chartsheet')) ids.add(Id);
  });
  if (ids.size === 0) return names;
  readPart(parts['xl/workbook.xml'], ({ name, 'r:id': id }) => {
    if (name && id && ids.has(id)) names.add(name);
  });
  return names;
}

/** Reads the attributes of each element. What is damaged is found by the library. */
function readPart(
  part: Uint8Array | undefined,
  read: (attributes: Readonly<Partial<Record<string, string>>>) => void,
): void {
  readXml(new TextDecoder().decode(part), {
    open: (_, attributes) => read(attributes),
    close: () => {},
  });
}

function rethrow(error: unknown): never {
  if (error instanceof WorkbookError) throw error;
  throw new WorkbookError(`damaged: ${error instanceof Error ? error.message : 'unreadable'}`);
}

/** A number or a text in one line, cut to its limit, without the spaces around it; empty for any other cell. */
export function cellText(cell: WorkbookCell | undefined, maxCharacters: number): string {
  if (typeof cell === 'number') return String(cell);
  return typeof cell === 'string' ? cell.slice(0, maxCharacters).replace(/\s+/g, ' ').trim() : '';
}
