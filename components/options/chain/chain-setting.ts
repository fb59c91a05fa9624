import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DayCount } from '@/lib/options/domain/pricing/year-fraction';

/** The market values for a chain and for the legs made from it. */
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
  /** Annual fraction, for a strike without a quoted volatility. */
  volatility: number;
};
