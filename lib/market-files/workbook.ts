import { zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';
import type { Line } from './lines';

/** A sheet as text: numbers as they are stored, days as YYYY-MM-DD, errors such as #DIV/0! as they are printed. */
export type Sheet = { name: string; lines: readonly Line[] };

/** No sheet of the files that we read is longer; cells outside are not read, whatever row number a file claims. */
const range = 'A1:OJ20000';
const mostSheets = 30;

/** Pictures, macros and printer settings are not even inflated. */
export const isWorkbookEntry = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

/**
 * The sheets of a workbook with the results of their formulas; a formula is never run.
 * @param entries as readZip gives them: stored again without compression, so that the workbook reader, which inflates
 * without a limit of ours, has nothing to inflate.
 */
export async function readWorkbook(
  entries: ReadonlyMap<string, Uint8Array>,
): Promise<ReadOr<readonly Sheet[]>> {
  try {
    const stored = zipSync(Object.fromEntries(entries), { level: 0 });
    const { sheets } = await readXlsx(stored, {
      range,
      sheets: (_, index) => index < mostSheets,
    });
    return {
      ok: true,
      value: sheets.map(({ name, rows }) => ({ name, lines: rows.flatMap(lineOf) })),
    };
  } catch {
    return refuse('damaged');
  }
}

function lineOf(row: readonly unknown[], index: number): Line[] {
  const cells = row.map(cellText);
  return cells.some(Boolean) ? [{ line: index + 1, cells }] : [];
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, fileLimits.cell).trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date && !Number.isNaN(value.getTime())
    ? value.toISOString().slice(0, 10)
    : '';
}
