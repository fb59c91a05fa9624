/**
 * Moves the focus among the cells of a heat table: one of them is a stop of the Tab key, the arrows lead to the others.
 * It listens above the tables, so that those the server drew answer as well as those that are redrawn.
 */
export function followHeatKeys(event: KeyboardEvent): void {
  const cell = event.target;
  if (!(cell instanceof HTMLTableCellElement) || cell.tagName !== 'TD') return;
  const body = cell.closest<HTMLTableSectionElement>('table[role=grid] tbody');
  const row = cell.parentElement;
  if (!body || !(row instanceof HTMLTableRowElement)) return;
  const next = cellAfter(event, [...body.rows].indexOf(row), cell.cellIndex, body);
  if (!next) return;
  event.preventDefault();
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

function cellAfter(
  { key, ctrlKey }: KeyboardEvent,
  row: number,
  column: number,
  { rows }: HTMLTableSectionElement,
): HTMLTableCellElement | null {
  const lastRow = rows.length - 1;
  const lastColumn = (rows[0]?.cells.length ?? 1) - 1;
  const to = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    PageUp: [0, column],
    PageDown: [lastRow, column],
    Home: [ctrlKey ? 0 : row, 1],
    End: [ctrlKey ? lastRow : row, lastColumn],
  }[key];
  if (!to) return null;
  const [toRow = 0, toColumn = 0] = to;
  // The first cell of a row is its title.
  const clamped = Math.min(Math.max(toColumn, 1), lastColumn);
  return rows[Math.min(Math.max(toRow, 0), lastRow)]?.cells[clamped] ?? null;
}
