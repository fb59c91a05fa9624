/**
 * The words of a point, from the figure's table: "5: Paid in ₹3,00,000, Gain ₹1,12,000". With `cellsPerRow` a
 * point is one cell: "2024, May: 3.1".
 */
export function wordsOf(
  table: HTMLTableElement,
  index: number,
  cellsPerRow: number | null,
): { title: string; text: string } {
  const [head, ...rows] = Array.from(table.rows, (row) =>
    Array.from(row.cells, (cell) => cell.textContent.trim()),
  );
  const row = rows[cellsPerRow === null ? index : Math.floor(index / cellsPerRow)] ?? [];
  const [title = '', ...values] = row;
  if (cellsPerRow !== null) {
    const column = index % cellsPerRow;
    const name = `${title}, ${head?.[column + 1] ?? ''}`;
    return { title: name, text: `${name}: ${values[column] ?? ''}` };
  }
  const parts = values.map((value, place) => `${head?.[place + 1] ?? ''} ${value}`);
  return { title, text: `${title}: ${parts.join(', ')}` };
}
