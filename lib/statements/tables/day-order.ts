import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { UnclearDay } from '@/lib/statements/statement';
import type { SheetTable } from './repeated-rows';
import { columnsOf } from './table-format';

/** Days and lines of all rows of some tables, as they are written. */
function* daysOf(tables: readonly SheetTable[]): Generator<Omit<UnclearDay, 'on'>> {
  for (const { format, header, rows } of tables) {
    const { date = -1 } = columnsOf<string>(header.cells, format.names).at;
    for (const { line, cells } of rows) yield { line, text: cells[date] ?? '' };
  }
}

/**
 * A day such as 04/25/2024, as Excel with American settings saves it. The other days of such a file may be read, but wrong:
 * 04/05/2024 as 4 May.
 */
export function hasMonthFirst(tables: readonly SheetTable[]): boolean {
  return (
    [...daysOf(tables)].some(({ text }) => monthFirst.test(text)) || tables.some(isPartlyTurned)
  );
}
const monthFirst = /^(?:0?[1-9]|1[0-2])[-/. ](?:1[3-9]|2\d|3[01])[-/. ]\d{4}\b/;

/**
 * Whether Excel with American settings made dates of those days of a table that have a month in the place of the day, and
 * left the others as text: 04-05-2024 became 5 April, 25-05-2024 stayed. In cells of dates, the year is first.
 */
function isPartlyTurned(table: SheetTable): boolean {
  const days = [...daysOf([table])].filter(({ text }) => readWrittenDay(text) !== null);
  const dates = days.flatMap(({ text }) => yearFirst.exec(text)?.[1] ?? []);
  const texts = days.flatMap(({ text }) => dayFirst.exec(text)?.[1] ?? []);
  return (
    dates.length > 0 &&
    texts.length > 0 &&
    dates.every((day) => Number(day) <= 12) &&
    texts.every((day) => Number(day) > 12)
  );
}
const yearFirst = /^\d{4}-\d\d-(\d\d)\b/;
const dayFirst = /^(\d{1,2})[-/. ]\d{1,2}[-/. ]\d{4}\b/;

/**
 * The first day such as 04/05/2024 of tables in which no day shows whether the day or the month is first: of all days with
 * slashes, which American settings write, none is after the 12th. Null where that is known.
 */
export function unclearDayIn(tables: readonly SheetTable[]): UnclearDay | null {
  let first: UnclearDay | null = null;
  for (const { line, text } of daysOf(tables)) {
    const [day = '', one, other] = slashed.exec(text) ?? [];
    if (Number(one) > 12) return null;
    const on = readWrittenDay(day);
    if (on && Number(one) !== Number(other)) first ??= { line, text: day, on };
  }
  return first;
}
const slashed = /^(\d{1,2})\/(\d{1,2})\/\d{4}\b/;
