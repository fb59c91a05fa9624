import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DayCount } from '@/lib/options/domain/pricing/year-fraction';

/** What a chain is shown and its legs are made with. */
export type ChainSetting = {
  spot: number;
  strikeStep: number;
  unitsPerLot: number;
  today: IsoDate;
  /** Ascending, at least one. */
  expiries: readonly IsoDate[];
  /** Continuous, fractions a year. */
  rate: number;
  dividendYield: number;
  dayCount: DayCount;
  /** A fraction a year, of a leg whose strike has none of its own. */
  volatility: number;
};
