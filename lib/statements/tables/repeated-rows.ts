import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { plainName, type Line } from '@/lib/market-files/lines';
import { readCell } from '@/lib/statements/read-amount';
import { columnsOf, type TableFormat } from './table-format';

/** The table of one sheet: its header and all rows below it. */
export type SheetTable = { format: TableFormat; header: Line; rows: readonly Line[] };

/** Columns that tell equal trades of a day apart, where both sheets have them. */
const identityColumns = [
  'tradeid',
  'tradenum',
  'tradeno',
  'tradetime',
  'orderid',
  'exchangeorderid',
  'orderexecutiontime',
  'exchange',
];

/**
 * The rows of a sheet without those that an earlier sheet of the same kind has as well, as where one has all trades and
 * another those of a year. Of rows that are equal within one sheet, as many count as the sheet with the most has.
 */
export function withoutRepeated(
  sheet: SheetTable,
  earlier: readonly SheetTable[],
): { rows: readonly Line[]; repeated: number } {
  const others = earlier
    .filter(({ format }) => format === sheet.format)
    .map((other) => {
      const [ofOther, ofSheet] = sharedPlaces(other, sheet);
      const counts = new Map<string, number>();
      for (const row of other.rows) {
        const key = keyOf(row, ofOther);
        if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return { places: ofSheet, counts };
    });
  if (others.length === 0) return { rows: sheet.rows, repeated: 0 };
  const rows = sheet.rows.filter((row) => {
    let isRepeated = false;
    for (const { places, counts } of others) {
      const key = keyOf(row, places);
      const left = key === null ? 0 : (counts.get(key) ?? 0);
      if (key === null || left === 0) continue;
      counts.set(key, left - 1);
      isRepeated = true;
    }
    return !isRepeated;
  });
  return { rows, repeated: sheet.rows.length - rows.length };
}

/** Where two sheets have the columns by which their rows are compared, the day first. */
function sharedPlaces(one: SheetTable, other: SheetTable): [number[], number[]] {
  const placesIn = ({ format, header }: SheetTable) => {
    const { date = -1, ...rest } = columnsOf<string>(header.cells, format.names).at;
    const plain = header.cells.map(plainName);
    const identity = identityColumns.map((name) => plain.indexOf(name));
    return [date, ...Object.values<number>(rest), ...identity];
  };
  const [first, second] = [placesIn(one), placesIn(other)];
  const isShared = (_: number, at: number) => (first[at] ?? -1) >= 0 && (second[at] ?? -1) >= 0;
  return [first.filter(isShared), second.filter(isShared)];
}

/** A row by its cells, however their figures and days are written; null for one without a day, such as a total. */
function keyOf({ cells }: Line, places: readonly number[]): string | null {
  const [day = '', ...rest] = places.map((at) => cells[at] ?? '');
  return readWrittenDay(day) ? JSON.stringify([plainCell(day), ...rest.map(plainCell)]) : null;
}

function plainCell(text: string): string {
  // A moment tells trades of a day apart.
  const day = text.includes(':') ? null : readWrittenDay(text);
  return day ?? String(readCell(text) ?? text.trim().toLowerCase());
}
