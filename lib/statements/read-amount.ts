import { readFigure } from '@/lib/market-files/read-figure';

/**
 * A plain figure of a statement: 4,999.75 · (2,640.00) for minus 2,640 · .196 · INR 5,000.00. Null where the cell is
 * empty or a dash; undefined for any other text, such as one with a unit, an exponent or a letter among the digits.
 */
export function readAmount(text: string): number | null | undefined {
  const figure = readFigure(text);
  if (!figure) return figure;
  return figure.unit === null && !/\de/i.test(text) ? figure.value : undefined;
}

/** The same for a cell of a table, where a spreadsheet may have written an exponent: 1E-05. */
export function readCell(text: string): number | null | undefined {
  const figure = readFigure(text);
  return figure ? (figure.unit === null ? figure.value : undefined) : figure;
}
