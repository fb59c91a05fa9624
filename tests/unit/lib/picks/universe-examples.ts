import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  figuresBy,
  noGovernance,
  type Company,
  type FiscalYear,
} from '@/lib/picks/domain/company/company';
import type { PricePoint, Universe } from '@/lib/picks/domain/company/universe';

export function companyOf(symbol: string, changes: Partial<Company> = {}): Company {
  return {
    isin: `INE${symbol}`,
    symbol,
    name: `${symbol} Limited`,
    sector: 'Machines',
    industry: 'Pumps',
    isFinancial: false,
    listedOn: '2010-01-04',
    delisted: null,
    years: [],
    governance: noGovernance,
    ...changes,
  };
}

export function yearOf(year: number, publishedOn: IsoDate, netProfit: number): FiscalYear {
  return {
    year,
    endsOn: `${year}-03-31`,
    publishedOn,
    figures: { ...figuresBy(() => null), netProfit },
  };
}

/** @param closes by day, as text, in order. */
export function pricesOf(closes: Readonly<Record<string, number>>): PricePoint[] {
  return Object.entries(closes).map(([date, closeRupees]) => ({
    date: date as IsoDate,
    closeRupees,
    tradedCrore: null,
  }));
}

export function universeOf(
  entries: readonly (readonly [Company, Readonly<Record<string, number>>])[],
): Universe {
  return {
    kind: 'sample',
    companies: entries.map(([company]) => company),
    prices: new Map(entries.map(([{ isin }, closes]) => [isin, pricesOf(closes)])),
  };
}
