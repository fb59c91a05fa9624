/**
 * Whether a line of cells is the header of the site's own template, which is imported as it is. Its columns are those of
 * lib/holdings/holdings-csv.ts, which the browser does not load.
 */
export function isTemplateHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  return ['class', 'instrument', 'quantity'].every((name) => names.includes(name));
}
