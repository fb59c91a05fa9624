import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Deal } from '@/lib/funds/domain/back-test';

/** Units bought together. */
export type FundLot = { boughtOn: IsoDate; units: number; costRupees: number };

/** The remaining lots after sales. Each sale takes the oldest units first, as the law counts (FIFO). */
export function lotsLeft(deals: readonly Deal[]): FundLot[] {
  const lots = deals
    .filter(({ units }) => units > 0)
    .map(({ date, units, rupees }) => ({ boughtOn: date, units, costRupees: rupees }));
  let soldUnits = deals.reduce((sum, { units }) => sum - Math.min(0, units), 0);
  return lots.flatMap((lot) => {
    const sold = Math.min(lot.units, soldUnits);
    soldUnits -= sold;
    const units = lot.units - sold;
    // What rounding leaves of a lot that was sold is no lot.
    return units > lot.units * 1e-9
      ? [{ ...lot, units, costRupees: lot.costRupees * (units / lot.units) }]
      : [];
  });
}
