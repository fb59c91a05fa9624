import type { RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import { allOf, firstText, type QueryValues } from '@/lib/query-values';
import { screenPath } from './paths';

/** The figures that say most about a company; a list shows some of them. */
export const mainRatios = [
  'marketCap',
  'priceToEarnings',
  'priceToBook',
  'returnOnCapitalEmployed',
  'returnOnEquity',
  'debtToEquity',
  'salesGrowthFiveYears',
  'profitGrowthFiveYears',
  'dividendYield',
] as const satisfies readonly RatioId[];

export type MainRatio = (typeof mainRatios)[number];

const usualRatios: readonly MainRatio[] = [
  'marketCap',
  'priceToEarnings',
  'returnOnCapitalEmployed',
  'salesGrowthFiveYears',
];

/** What the address of a list of companies asks for. */
export type CompanyListQuery = {
  /** A part of a name, symbol, ISIN or sector; empty: all. */
  words: string;
  /** The columns, in the order of `mainRatios`. */
  ratios: readonly MainRatio[];
};

export const longestWords = 60;

export function readCompanyList({ q, col }: QueryValues): CompanyListQuery {
  const wanted = allOf(col);
  const ratios = mainRatios.filter((id) => wanted.includes(id));
  return {
    words: firstText(q).trim().slice(0, longestWords),
    ratios: ratios.length > 0 ? ratios : usualRatios,
  };
}

/** @param page from 1 */
export function companyListPath(
  screenId: string,
  { words, ratios }: CompanyListQuery,
  page = 1,
): string {
  const path = screenPath(screenId, 'companies', page);
  const query = new URLSearchParams([
    ...(words === '' ? [] : [['q', words]]),
    ...(ratios.join() === usualRatios.join() ? [] : ratios.map((id) => ['col', id])),
  ]);
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Those whose name, symbol, ISIN or sector has each of the words. */
export function companiesNamed<
  Company extends { isin: string; name: string; symbol: string; sector: string },
>(companies: readonly Company[], words: string): readonly Company[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return companies.filter(({ isin, name, symbol, sector }) => {
    const text = `${name} ${symbol} ${isin} ${sector}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
