import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { readCell } from '@/lib/statements/read-amount';
import type { SheetTable } from './repeated-rows';
import { columnsOf } from './table-format';

/**
 * The last line of a table whose file ends within it, if the last cell there may be the beginning of a longer one: 1000 of
 * 1000000.00. Null where no column that is read is there, and where the cell is certainly whole.
 */
export function lineThatMayBeCut({ format, header, rows }: SheetTable): number | null {
  const last = rows.at(-1);
  if (!last) return null;
  const { at } = columnsOf<string>(header.cells, format.names);
  const place = last.cells.length - 1;
  const isRead = Object.values<number>(at).includes(place);
  // A total or a note is not read, a row without its day is named.
  if (!isRead || !readWrittenDay(last.cells[at.date ?? -1] ?? '')) return null;
  const others = rows.slice(0, -1).flatMap(({ cells }) => cells[place] ?? []);
  return isWhole(last.cells[place] ?? '', others) ? null : last.line;
}

/** Whether a cut would show, by what the same column has in all other rows. */
function isWhole(cell: string, others: readonly string[]): boolean {
  if (cell.endsWith(')')) return true;
  if (!/\d/.test(cell)) return cell !== '' && others.includes(cell);
  const lengthOf = readCell(cell) === undefined ? ({ length }: string) => length : decimalsOf;
  const length = lengthOf(cell);
  return others.length > 0 && length > 0 && others.every((other) => lengthOf(other) === length);
}

const decimalsOf = (figure: string): number => /\.(\d+)$/.exec(figure)?.[1]?.length ?? 0;
