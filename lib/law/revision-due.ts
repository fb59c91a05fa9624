import { shiftMonths } from '@/lib/calendar/shift-months';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedRow } from './dated-row';

/**
 * Whether a row has been in force for as long as such rows usually are, so that a newer one may exist that we do not
 * hold: lot sizes are reviewed every half year, charges change with the budget or a circular of the exchange.
 */
export function isRevisionDue(
  { from }: Pick<DatedRow<unknown>, 'from'>,
  everyMonths: number,
  today: IsoDate,
): boolean {
  return today >= shiftMonths(from, everyMonths);
}
