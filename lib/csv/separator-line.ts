/** Cells are separated by one of these. */
export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** `sep=;`, in quotes or not; a tab is also written as `\t`. */
const separatorLine = /^"?sep=([,;\t]|\\t)"?(?:\r\n?|\n|$)/i;

/**
 * The first line with which a CSV names its separator to Excel, and the text below it. Null where the file has none; its
 * byte order mark is left out before.
 */
export function readSeparatorLine(text: string): { delimiter: Delimiter; rest: string } | null {
  const found = separatorLine.exec(text);
  if (!found) return null;
  const named = found[1] === '\\t' ? '\t' : found[1];
  const delimiter = delimiters.find((one) => one === named);
  return delimiter ? { delimiter, rest: text.slice(found[0].length) } : null;
}
