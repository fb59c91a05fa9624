import type { IsoDate } from '@/lib/calendar/iso-date';
import type { CompanyName, RedFlag, UnknownFlag } from '@/lib/picks/domain/company/company';
import type { RatioId } from './ratio-list';
import { memoizeByObject } from '@/lib/memoize';

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

/** The numbers of one ratio, one for each row; NaN where it is not known. */
type RatioColumn = Readonly<Float64Array>;

export type RatioColumns = (id: RatioId) => RatioColumn;

/**
 * The ratios of many companies, column by column. A row holds eighty ratios, which the engine finds by hashing their
 * names; each column is read out once and then serves every screen that runs on the same rows.
 */
export const ratioColumns = memoizeByObject((rows: readonly Pick<RatioRow, 'values'>[]) => {
  const byId = new Map<RatioId, RatioColumn>();
  const columns: RatioColumns = (id) => {
    const read = byId.get(id);
    if (read) return read;
    const column = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) column[at] = rows[at]!.values[id] ?? NaN;
    byId.set(id, column);
    return column;
  };
  return columns;
});
