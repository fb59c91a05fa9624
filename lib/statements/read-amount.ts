import { readFigure } from '@/lib/market-files/read-figure';

/**
 * A plain figure of a statement: 4,999.75 · (2,640.00) for minus 2,640 · .196 · INR 5,000.00. Null where the cell is
 * empty or a dash; undefined for any other text, such as one with a unit, an exponent or a letter among the digits. One of
 * two brackets may be missing, because a PDF may draw it apart from its figure: (2,640.00 is minus 2,640 as well.
 */
export function readAmount(text: string): number | null | undefined {
  const figure = readFigure(withBothBrackets(text));
  if (!figure) return figure;
  return figure.unit === null && !/\de/i.test(text) ? figure.value : undefined;
}

function withBothBrackets(text: string): string {
  const [opens, closes] = [text.startsWith('('), text.endsWith(')')];
  if (opens === closes || !/\d/.test(text)) return text;
  return opens ? `${text})` : text.slice(0, -1);
}

/** The same for a cell of a table, with both brackets or none. A spreadsheet may have written an exponent: 1E-05. */
export function readCell(text: string): number | null | undefined {
  const figure = readFigure(text);
  return figure ? (figure.unit === null ? figure.value : undefined) : figure;
}
