import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fillCount, type CountForms } from '@/lib/messages/fill';
import type { Portfolio, Position } from './portfolio';
import { holdingXirr, pricedTotal, totalGain, totalXirr } from './gains-and-returns';

/** One row of the overview's table: a holding, or the sum of all. */
export type TopHolding = Pick<
  Position,
  'name' | 'path' | 'group' | 'valueRupees' | 'gainRupees' | 'gainPercent'
> & {
  id: string;
  /** Its prices of the last days. */
  line: readonly number[];
  /** Null within the first year. */
  xirrPercent: number | null;
  isInDoubt: boolean;
  isTotal: boolean;
};

const lineDays = 30;

/** The largest holdings, and below them all together. */
export function topHoldingsOf(
  { positions, priced, inDoubt }: Portfolio,
  { count, today, totalNames }: { count: number; today: IsoDate; totalNames: CountForms },
): TopHolding[] {
  const since = dateOfDayNumber(dayNumberOf(today) - lineDays);
  const rows = positions.slice(0, count).map((position): TopHolding => {
    const { holding, valueRupees, pricedOn } = position;
    const own = priced.find(
      ({ assetClass, instrumentId }) =>
        assetClass === holding.assetClass && instrumentId === holding.instrumentId,
    );
    return {
      ...position,
      id: `${holding.assetClass}-${holding.instrumentId}`,
      line: own?.prices.filter(({ date }) => date >= since).map(({ value }) => value) ?? [],
      xirrPercent: holdingXirr(holding.lots, valueRupees, pricedOn),
      isInDoubt: inDoubt.includes(position),
      isTotal: false,
    };
  });
  const total = totalGain(positions);
  return [
    ...rows,
    {
      id: 'total',
      name: fillCount(positions.length, totalNames),
      path: null,
      group: 'mixed',
      valueRupees: pricedTotal(positions).valueRupees,
      gainRupees: total.rupees,
      gainPercent: total.percent,
      line: [],
      xirrPercent: totalXirr(priced, today),
      isInDoubt: inDoubt.length > 0,
      isTotal: true,
    },
  ];
}
