/**
 * The words of a point, from the figure's rows: "5: Paid in ₹3,00,000, Gain ₹1,12,000". With `cellsPerRow` a point is
 * one cell: "2024, May: 3.1".
 */
export function wordsOf(
  [head, ...rows]: readonly (readonly string[])[],
  index: number,
  cellsPerRow: number | null,
): { title: string; text: string; cells: readonly string[] } {
  const row = rows[cellsPerRow === null ? index : Math.floor(index / cellsPerRow)] ?? [];
  const [title = '', ...values] = row;
  if (cellsPerRow !== null) {
    const column = index % cellsPerRow;
    const name = `${title}, ${head?.[column + 1] ?? ''}`;
    return { title: name, text: `${name}: ${values[column] ?? ''}`, cells: [] };
  }
  const parts = values.map((value, place) => `${head?.[place + 1] ?? ''} ${value}`);
  return { title, text: `${title}: ${parts.join(', ')}`, cells: row };
}
