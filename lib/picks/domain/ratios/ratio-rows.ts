import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { type Company, governanceOn } from '@/lib/picks/domain/company/company';
import { figureRatios } from './figure-ratios';
import { knownYears } from './known-years';
import { priceOn, priceRatios, valueRatios } from './price-ratios';
import type { RatioRow } from './ratio-row';
import type { PricePoint, Universe } from '@/lib/picks/domain/company/universe';

export type RowsOn = {
  asOf: IsoDate;
  /** How old a price must at least be (priceLag). Statements are not held back. */
  priceLagDays: number;
};

/**
 * All that was known of each company on a day, as its ratios. Only what was public then is used, and only companies
 * that were listed then: those that came later are not there yet, those that went later still are.
 */
export function ratioRows({ companies, prices }: Universe, on: RowsOn): RatioRow[] {
  return companies
    .filter((company) => isListedOn(company, on.asOf))
    .map((company) => ratioRow(company, prices.get(company.isin) ?? [], on));
}

export function isListedOn({ listedOn, delisted }: Company, date: IsoDate): boolean {
  return (listedOn === null || listedOn <= date) && (delisted === null || delisted.on > date);
}

/** The ratios of one company on a day. */
export function ratioRow(
  company: Company,
  points: readonly PricePoint[],
  { asOf, priceLagDays }: RowsOn,
): RatioRow {
  const years = knownYears(company, asOf);
  const priceDay = dateOfDayNumber(dayNumberOf(asOf) - priceLagDays);
  const ofPrice = priceRatios(points, priceDay);
  const { ratios: ofGovernance, ...governance } = governanceOn(company.governance, asOf);
  const { isin, symbol, name, sector, industry } = company;
  return {
    isin,
    symbol,
    name,
    sector,
    industry,
    values: {
      ...figureRatios(years),
      ...ofPrice,
      ...valueRatios(years, ofPrice.price),
      ...ofGovernance,
      financialCompany: Number(company.isFinancial),
    },
    figuresAsOf: years.newest?.endsOn ?? null,
    priceAsOf: priceOn(points, priceDay)?.date ?? null,
    ...governance,
  };
}
