import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  companyNameOf,
  governanceOn,
  type Company,
  type CompanyName,
  type RedFlag,
  type UnknownFlag,
} from '@/lib/picks/domain/company/company';
import { memoizeByObject } from '@/lib/memoize';
import { shiftDays } from '@/lib/calendar/day-count';
import { shiftMonths } from '@/lib/calendar/months';
import type { PricePoint, Universe } from '@/lib/picks/domain/company/universe';
import type { RatioId, RatioSource } from './ratio-list';
import { figureRatios } from './figure-ratios';
import { knownYears, noYears } from './known-years';
import { priceOn, priceRatios, valueRatios } from './price-ratios';

/** The ratios of a company on a day; null for a missing number. */
export type RatioRow = CompanyName & {
  values: Readonly<Record<RatioId, number | null>>;
  /**
   * The day that each source speaks of: the end of the newest fiscal year that was public, even where it is too old for
   * ratios, the day of the price that was used, and so on. Null where it is not known.
   */
  asOf: Readonly<Record<RatioSource, IsoDate | null>>;
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

export type RowsOn = {
  asOf: IsoDate;
  /** How old a price must at least be (priceLag). Statements are not held back. */
  priceLagDays: number;
};

/**
 * All that was known of each company on a day, as its ratios. Only figures that were public on that day are used, of
 * the companies that were listed on it.
 */
export function ratioRows({ companies, prices }: Universe, on: RowsOn): RatioRow[] {
  return companies
    .filter((company) => isListedOn(company, on.asOf))
    .map((company) => ratioRow(company, prices.get(company.isin) ?? [], on));
}

export function isListedOn({ listedOn, delisted }: Company, date: IsoDate): boolean {
  return (listedOn === null || listedOn <= date) && (delisted === null || delisted.on > date);
}

/**
 * Annual figures that end longer ago give no ratios. Listed companies publish a year within 60 days of its end (SEBI's
 * listing regulations, regulation 33), so the next year is then four months late.
 */
export const maxFiguresMonths = 18;

/** @param figuresEndOn the end of the newest year; null without any figures. @param asOf the day of the ratios */
export function isTooOld(figuresEndOn: IsoDate | null, asOf: IsoDate): boolean {
  return figuresEndOn !== null && shiftMonths(figuresEndOn, maxFiguresMonths) < asOf;
}

/** The ratios of one company on a day. */
export function ratioRow(
  company: Company,
  points: readonly PricePoint[],
  { asOf, priceLagDays }: RowsOn,
): RatioRow {
  const known = knownYears(company, asOf);
  const figures = known.newest?.endsOn ?? null;
  const years = isTooOld(figures, asOf) ? noYears : known;
  const priceDay = shiftDays(asOf, -priceLagDays);
  const ofPrice = priceRatios(points, priceDay);
  const governance = governanceOn(company.governance, asOf);
  return {
    ...companyNameOf(company),
    values: {
      ...figureRatios(years),
      ...ofPrice,
      ...valueRatios(years, ofPrice.price),
      ...governance.ratios,
      financialCompany: Number(company.isFinancial),
    },
    asOf: {
      figures,
      price: priceOn(points, priceDay)?.date ?? null,
      ...governance.asOf,
    },
    redFlags: governance.redFlags,
    unknownFlags: governance.unknownFlags,
  };
}
