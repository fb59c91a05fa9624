import { indexLots, type IndexContract, type LotSize } from '@/content/law/contract-lots';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { rowOn, type DatedRow } from './dated-row';

/** The lot of the contract of an index that expires on a day, as it is traded on another; null where no row has it. */
export function contractLot(
  index: IndexContract,
  { date, expiry }: { date: IsoDate; expiry: IsoDate },
): DatedRow<LotSize> | null {
  const rows = indexLots[index].filter(
    ({ value: { expiring } }) =>
      expiring.from <= expiry && (expiring.to === null || expiry <= expiring.to),
  );
  return rowOn(rows, date);
}
