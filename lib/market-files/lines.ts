import { csvRows } from '@/lib/csv/csv-rows';
import { fileLimits } from './file-limits';

/** One line of a table with its cells, trimmed. */
export type Line = {
  /** From 1, as editors and spreadsheets count. */
  line: number;
  cells: readonly string[];
};

/** The lines of a CSV that are not blank. A line beyond the limit is not there. */
export function csvLines(text: string): Line[] {
  const lines: Line[] = [];
  let next = 1;
  for (const row of csvRows(text, fileLimits.rows + 1)) {
    const line = next;
    next += 1;
    if (row.length === 1 && row[0] === '') continue;
    let isBlank = true;
    const cells = row.slice(0, fileLimits.columns).map((cell) => {
      // A line break inside quotes makes one row of two lines.
      if (cell.includes('\n')) next += cell.split('\n').length - 1;
      const trimmed = cell.slice(0, fileLimits.cell).trim();
      if (trimmed !== '') isBlank = false;
      return trimmed;
    });
    if (!isBlank) lines.push({ line, cells });
  }
  return lines;
}
