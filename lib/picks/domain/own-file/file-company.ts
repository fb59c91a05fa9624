import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company } from '@/lib/picks/domain/company/company';
import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';

/** What a file says about one company. */
export type FileCompany = {
  isin: string | null;
  /** NSE's. */
  symbol: string | null;
  bseCode: string | null;
  name: string;
  /** Empty where the file does not say. */
  sector: string;
  industry: string;
  /** Null where the file has a figure that says nothing: no formula gives another in its place. */
  values: Readonly<Partial<Record<RatioId, number | null>>>;
  /** Null where the file names no day. */
  priceAsOf: IsoDate | null;
  /** Of a holdings file: shares that the reader owns, those that are pledged included. */
  heldQuantity: number | null;
  /** Of a Data Sheet: the statements of ten years. */
  company: Company | null;
};
