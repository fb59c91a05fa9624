import { openWorkbook, WorkbookError, type WorkbookCell } from '@/lib/xlsx/open-workbook';
import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';
import type { Line } from './lines';

/** A sheet as text: numbers as they are stored, days as YYYY-MM-DD, errors such as #DIV/0! as they are printed. */
export type Sheet = { name: string; lines: readonly Line[] };

/** The sheets that we read have at most ten thousand rows. */
const limits = {
  mostBytes: fileLimits.bytes,
  mostUnpackedBytes: fileLimits.inflatedBytes,
  mostRows: 20_000,
};
const mostSheets = 30;

/** The sheets of a workbook with the results of their formulas; a formula is never run. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadOr<readonly Sheet[]>> {
  try {
    const { sheetNames, numberedRowsOf } = await openWorkbook(bytes, limits);
    const sheets: Sheet[] = [];
    for (const name of sheetNames.slice(0, mostSheets)) {
      const lines: Line[] = [];
      for await (const { row, cells } of numberedRowsOf(name)) {
        lines.push({ line: row, cells: cells.slice(0, fileLimits.columns).map(cellText) });
      }
      sheets.push({ name, lines });
    }
    return { ok: true, value: sheets };
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
