import { readSeparatorLine } from '@/lib/csv/separator-line';
import { decodeText } from '@/lib/text/decode-text';

/** Columns of lib/holdings/csv-format.ts, today's and those of before, that no broker's file has two of. */
const templateColumns = ['class', 'instrument', 'bought_on', 'cost_rupees', 'amount_rupees'];

/** Whether a line of cells is the header of the site's own template, which is imported as it is. */
export function isTemplateHeader(cells: readonly string[]): boolean {
  const names = new Set(cells.map((cell) => cell.trim().toLowerCase()));
  return templateColumns.filter((name) => names.has(name)).length >= 2;
}

/** The header is in the first bytes. */
const headerBytes = 4_096;

/**
 * Whether a file is the template, by its first line below one that names the separator.
 * @throws when it cannot be read from the disk
 */
export async function isTemplateFile(file: Blob): Promise<boolean> {
  const beginning = await file.slice(0, headerBytes).arrayBuffer();
  const text = decodeText(new Uint8Array(beginning));
  const [first = ''] = (readSeparatorLine(text)?.rest ?? text).trimStart().split(/[\r\n]/, 1);
  return isTemplateHeader(first.split(/[,;\t]/).map((cell) => cell.replaceAll('"', '')));
}
