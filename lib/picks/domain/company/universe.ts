import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company } from './company';

/** A day's close in rupees, adjusted for splits, bonuses and rights up to the newest day. */
export type PricePoint = {
  date: IsoDate;
  closeRupees: number;
  /** Rupee crore that changed hands on the day; null where unknown. */
  tradedCrore: number | null;
};

/** How much of a market the figures cover, for the reader of a list. */
export type UniverseCoverage = {
  /** Companies of the imported lists and filings. */
  companies: number;
  /** Those with a fiscal year: the others cannot be screened. */
  withYears: number;
  /** Fiscal years of all companies together. */
  years: number;
  /** Years published later than 60 days after their end (regulation 33 of SEBI's LODR). */
  lateYears: number;
  /** Companies that are no longer listed. With none of them a back-test looks better than any investor did. */
  goneCompanies: number;
};

/** Which companies and figures a list was made from. */
export type UniverseIdentity = {
  /** The operator's; lists of different names are never compared. */
  name: string;
  /** SHA-256 of the imported files. */
  fingerprint: string;
  importedOn: IsoDate;
  coverage: UniverseCoverage;
};

/** Everything that screens can look at, the companies that are gone included: without them the past looks better. */
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
