import type { IsoDate } from '@/lib/calendar/iso-date';
import type { CompanyName, RedFlag, UnknownFlag } from '@/lib/picks/domain/company/company';
import type { RatioId } from './ratio-list';

/** What is known of a company on a day, by ratio; null where a number is missing. */
export type RatioRow = CompanyName & {
  values: Readonly<Record<RatioId, number | null>>;
  /** The end of the newest fiscal year that was public on the day. */
  figuresAsOf: IsoDate | null;
  /** The day of the price that was used. */
  priceAsOf: IsoDate | null;
  /** The day of the newest promoter holding. */
  holdingAsOf: IsoDate | null;
  /** Lists of pledges are other lists, and may be of another quarter. */
  pledgeAsOf: IsoDate | null;
  surveillanceAsOf: IsoDate | null;
  auditorAsOf: IsoDate | null;
  redFlags: readonly RedFlag[];
  unknownFlags: readonly UnknownFlag[];
};
