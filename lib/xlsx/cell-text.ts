import type { WorkbookCell } from './open-workbook';

/** A number or a text in one line, cut to its limit, without the spaces around it; empty for any other cell. */
export function cellText(cell: WorkbookCell | undefined, maxCharacters: number): string {
  if (typeof cell === 'number') return String(cell);
  return typeof cell === 'string' ? cell.slice(0, maxCharacters).replace(/\s+/g, ' ').trim() : '';
}
