import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import type { LawSource } from './citation';

/**
 * One figure of Indian law with the days on which it holds and where it was read. A page prints the figure
 * with its section and source; it never holds a figure of law of its own.
 */
export type DatedRow<Value> = {
  id: string;
  /** First day on which the row holds. */
  from: IsoDate;
  /** Last day on which it holds; null while it is in force. */
  to: IsoDate | null;
  value: Value;
  /** The section in each Act; null where that Act has none or it was not found. */
  section: { act1961: string | null; act2025: string | null };
  source: LawSource;
};

/** What a step of a computation records of the row that it applied: enough to print it. */
export type LawReference = Omit<DatedRow<unknown>, 'value'>;

/** The row of a table that holds on a day; null before the first. Two rows on one day are our mistake. */
export function rowOn<Value>(
  rows: readonly DatedRow<Value>[],
  date: IsoDate,
): DatedRow<Value> | null {
  const found = rows.filter(({ from, to }) => from <= date && (to === null || date <= to));
  if (found.length > 1) {
    throw new Error(`Two rows on ${date}: ${found.map(({ id }) => id).join(', ')}`);
  }
  return found[0] ?? null;
}

/** The row that holds on a day, of a table that must have one: without it, the table is our mistake. */
export function rowHolding<Value>(
  rows: readonly DatedRow<Value>[],
  date: IsoDate,
): DatedRow<Value> {
  const row = rowOn(rows, date);
  if (!row) throw new Error(`The table of ${rows[0]?.id} in content/law has no row on ${date}`);
  return row;
}

/**
 * Whether a row is older than such rows usually get, so that a newer one may exist that we lack: lot sizes are reviewed
 * every half year, charges change with the budget or a circular of the exchange.
 */
export function isRevisionDue(
  { from }: Pick<DatedRow<unknown>, 'from'>,
  everyMonths: number,
  today: IsoDate,
): boolean {
  return today >= shiftMonths(from, everyMonths);
}
