export const csvType = 'text/csv; charset=utf-8';

/**
 * The content of a CSV file: the byte order mark tells spreadsheets that it is UTF-8.
 * @param text as `csvText` gives it
 */
export function csvFile(text: string): string {
  return `\uFEFF${text}`;
}
