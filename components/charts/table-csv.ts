import { csvText } from '@/lib/csv/csv-text';

/**
 * A table of the page as CSV: of each cell its plain value where one stands beside the printed one. What is not
 * known is empty, and text that a spreadsheet would run as a formula is made harmless.
 * @param source stands alone above the table.
 */
export function csvOfTable(table: HTMLTableElement, source?: string): string {
  const rows = Array.from(table.rows, (row) => Array.from(row.cells, valueOf));
  return csvText(source ? [[source], [], ...rows] : rows);
}

function valueOf(cell: HTMLTableCellElement): string | number {
  const text = cell.querySelector('data')?.value ?? cell.textContent.trim();
  // A number as a number: only text may be a formula, and a minus is none.
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
