import { csvText } from '@/lib/csv/csv';

/**
 * The rows of a figure as CSV: figures as plain numbers, in the places that are printed. What is not known is empty,
 * and text that a spreadsheet would run as a formula is made harmless.
 * @param notes stand above the table, a line each: what it shows, where its figures come from
 */
export function csvOfRows(
  rows: readonly (readonly string[])[],
  notes: readonly (string | undefined)[] = [],
): string {
  const plain = rows.map((cells) => cells.map(plainOf));
  const above = notes.flatMap((note) => (note ? [[note]] : []));
  return csvText(above.length > 0 ? [...above, [], ...plain] : plain);
}

/** "−₹1,20,000.5" becomes -120000.5; a date or a name does not change. */
function plainOf(text: string): string | number {
  if (text === '–') return '';
  const digits = text.replace(/[₹,%+]/g, '').replace('−', '-');
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : text;
}
