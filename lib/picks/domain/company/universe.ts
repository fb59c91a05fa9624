import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company } from './company';

/** A day's close in rupees, adjusted for splits and bonuses (and, where said, dividends) up to the newest day. */
export type PricePoint = {
  date: IsoDate;
  closeRupees: number;
  /** Rupee crore that changed hands on the day; null where unknown. */
  tradedCrore: number | null;
};

/** Everything that screens can look at, the companies that are gone included: without them the past looks better. */
export type Universe = {
  /** `sample`: generated, under fictional names. */
  kind: 'sample' | 'imported';
  companies: readonly Company[];
  /** By ISIN, oldest first. A company without prices is not in it. */
  prices: ReadonlyMap<string, readonly PricePoint[]>;
};
