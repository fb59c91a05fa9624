import type { IsoDate } from '@/lib/calendar/iso-date';
import { adjustPrices, adjustShares } from '@/lib/picks/domain/company/adjust-prices';
import type { DayClose } from './bhavcopy-payload';
import type { Company } from '@/lib/picks/domain/company/company';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import type { PricePoint, Universe } from '@/lib/picks/domain/company/universe';

export type ClosesOfDay = { date: IsoDate; closes: readonly DayClose[] };

/**
 * The operator's companies with the exchange's closes, both in the shares of the newest close. The closes have no
 * ISIN: they are joined by symbol, so a company that changed its symbol has prices only from then on. A symbol that
 * two companies share is joined to neither.
 * @param days in any order; empty without a licence. @param today until when shares are adjusted without prices.
 */
export function importedUniverse(
  companies: readonly Company[],
  actions: readonly CorporateAction[],
  days: readonly ClosesOfDay[],
  today: IsoDate,
): Universe {
  const counts = new Map<string, number>();
  for (const { symbol } of companies) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const bySymbol = tradedBySymbol(days);
  const byIsin = new Map<string, CorporateAction[]>();
  for (const action of actions)
    byIsin.set(action.isin, [...(byIsin.get(action.isin) ?? []), action]);
  const prices = new Map<string, readonly PricePoint[]>();
  const adjusted = companies.map((company) => {
    const { isin, symbol, years } = company;
    const own = byIsin.get(isin) ?? [];
    const traded = counts.get(symbol) === 1 ? (bySymbol.get(symbol) ?? []) : [];
    if (traded.length > 0) prices.set(isin, adjustPrices(traded, own, { withDividends: false }));
    return { ...company, years: adjustShares(years, own, traded.at(-1)?.date ?? today) };
  });
  return { kind: 'imported', companies: adjusted, prices };
}

function tradedBySymbol(days: readonly ClosesOfDay[]): Map<string, PricePoint[]> {
  const bySymbol = new Map<string, PricePoint[]>();
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  for (const { date, closes } of inOrder) {
    for (const { symbol, closeRupees, tradedCrore } of closes) {
      const points = bySymbol.get(symbol) ?? [];
      points.push({ date, closeRupees, tradedCrore });
      bySymbol.set(symbol, points);
    }
  }
  return bySymbol;
}
