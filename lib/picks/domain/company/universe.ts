import type { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { universeIdentitySchema } from '@/lib/picks/domain/record/record-chain';
import type { Company } from './company';

/** A day's close in rupees, adjusted for splits, bonuses and rights up to the newest day. */
export type PricePoint = {
  date: IsoDate;
  closeRupees: number;
  /** Rupee crore that changed hands on the day; null where unknown. */
  tradedCrore: number | null;
};

export type UniverseIdentity = z.infer<typeof universeIdentitySchema>;
export type UniverseCoverage = UniverseIdentity['coverage'];

/** All data for screens, including companies no longer listed: without them the past looks better than it was. */
export type Universe = {
  /** `sample`: generated, under fictional names. */
  kind: 'sample' | 'imported';
  /** Of imported figures; the sample has none. */
  identity?: UniverseIdentity;
  companies: readonly Company[];
  /** By ISIN, oldest first. A company without prices is not in it. */
  prices: ReadonlyMap<string, readonly PricePoint[]>;
  /** By ISIN: the day from which prices are comparable, after a demerger. */
  priceBreaks?: ReadonlyMap<string, IsoDate>;
  /** The last day with closes, where the exchange's files of the days after it are not found. */
  pricesEndOn?: IsoDate | null;
};
