import { success } from '@/lib/result';
import { decodeText, startsWith } from '@/lib/text/decode-text';
import { openWorkbook, WorkbookError, type WorkbookCell } from '@/lib/xlsx/open-workbook';
import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';
import { textOfCell, type Line } from './lines';
import { isZip, readZip } from './zip';

/** A file by its form, its content not read yet. */
export type OpenedFile =
  | { form: 'pdf'; bytes: Uint8Array }
  | { form: 'text'; name: string; text: string }
  | {
      form: 'workbook';
      name: string;
      sheets: readonly Sheet[];
      /** Sheets behind the last that is read. */
      skippedSheets: number;
    };

const workbookPart = 'xl/workbook.xml';

/**
 * Opens a text, a workbook, a PDF, or a zip with one of them inside. Its first bytes decide which it is, not its name.
 * @param isWanted the names of files in a zip that count
 */
export async function openFile(
  name: string,
  bytes: Uint8Array,
  isWanted: RegExp,
): Promise<ReadOr<OpenedFile>> {
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > fileLimits.bytes) return refuse('too-large');
  return isZip(bytes) ? openZip(name, bytes, isWanted) : openOther(name, bytes);
}

/** A file that is no zip. */
function openOther(name: string, bytes: Uint8Array): ReadOr<OpenedFile> {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse('old-excel');
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return success({ form: 'pdf', bytes });
  return openText(name, bytes);
}

async function openZip(
  name: string,
  bytes: Uint8Array,
  isWanted: RegExp,
): Promise<ReadOr<OpenedFile>> {
  const entries = readZip(bytes, (entry) => entry === workbookPart || isWanted.test(entry));
  if (!entries.ok) return entries;
  if (entries.value.has(workbookPart)) return openWorkbookFile(name, bytes);
  const files = [...entries.value].filter(([entry]) => isWanted.test(entry));
  const [first, second] = files;
  if (!first) return refuse('no-table');
  if (second) return refuse('several-tables', { found: `${first[0]}, ${second[0]}` });
  const [path, content] = first;
  const ownName = path.slice(path.lastIndexOf('/') + 1);
  return isZip(content) ? openWorkbookFile(ownName, content) : openOther(ownName, content);
}

async function openWorkbookFile(name: string, bytes: Uint8Array): Promise<ReadOr<OpenedFile>> {
  const read = await readWorkbook(bytes);
  return read.ok ? success({ form: 'workbook', name, ...read.value }) : read;
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

/**
 * A sheet as text: numbers as they are stored, days as YYYY-MM-DD with the time behind it where there is one, errors
 * such as #DIV/0! as they are printed.
 */
export type Sheet = { name: string; lines: readonly Line[] };

/** One row more than is read tells a reader that there are more. */
const limits = {
  maxBytes: fileLimits.bytes,
  maxUnpackedBytes: fileLimits.inflatedBytes,
  maxRows: fileLimits.rows + 1,
};
/** Each sheet may cost as much as the largest file. */
const maxSheets = 30;

/** The sheets of a workbook with the results of their formulas; a formula is never run. */
async function readWorkbook(
  bytes: Uint8Array,
): Promise<ReadOr<{ sheets: readonly Sheet[]; skippedSheets: number }>> {
  try {
    const { sheetNames, rowsOf } = await openWorkbook(bytes, limits);
    const sheets: Sheet[] = [];
    for (const name of sheetNames.slice(0, maxSheets)) {
      const lines: Line[] = [];
      for await (const { row, cells } of rowsOf(name)) {
        lines.push({ line: row, cells: cells.slice(0, fileLimits.columns).map(cellText) });
      }
      sheets.push({ name, lines });
    }
    return success({ sheets, skippedSheets: sheetNames.length - sheets.length });
  } catch (error) {
    const isTooLarge = error instanceof WorkbookError && error.isTooLarge;
    return refuse(isTooLarge ? 'inflates-too-much' : 'damaged');
  }
}

function cellText(value: WorkbookCell): string {
  if (typeof value === 'string') return textOfCell(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
