/** Between cells and between rows: neither occurs in a printed figure. */
const [cellEnd, rowEnd] = ['\t', '\n'];

export function writeRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.join(cellEnd)).join(rowEnd);
}

/**
 * The rows of a figure, the head first: those of its attribute where the table has fewer than the drawing, else those
 * of the table. A second table goes on where the first one ends, under the same head.
 */
export function rowsOf(figure: HTMLElement): readonly (readonly string[])[] {
  const { rows } = figure.dataset;
  if (rows !== undefined) return rows.split(rowEnd).map((row) => row.split(cellEnd));
  const lines = Array.from(figure.querySelectorAll('table'), (table, index) =>
    Array.from(index === 0 ? table.rows : table.querySelectorAll<HTMLTableRowElement>('tbody tr')),
  );
  return lines.flat().map((row) => Array.from(row.cells, textOf));
}

/** The text of a cell. If it prints more than its figure, the figure is the `data` element. */
function textOf(cell: HTMLTableCellElement): string {
  return (cell.querySelector('data') ?? cell).textContent.trim();
}

/** A figure with the unit of its column, where the figure does not print it: ₹ before it, % behind it. */
export function withUnit(text: string, unit: string | undefined): string {
  if (!unit || text === '–' || text.includes(unit)) return text;
  if (unit !== '₹') return unit === '%' ? `${text}%` : `${text} ${unit}`;
  return text.startsWith('−') ? `−₹${text.slice(1)}` : `₹${text}`;
}
