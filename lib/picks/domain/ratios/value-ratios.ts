import { combine, difference, mean, over, percentOf, yearlyRatePercent } from './known-number';
import type { KnownYears } from './known-years';
import type { RatioId } from './ratio-list';

/** Ratios of the price to the statements. @param price in rupees, adjusted as the shares are. */
export function valueRatios({ figure }: KnownYears, price: number | null) {
  const marketCap = combine([price, figure('shares')], (rupees, crore) => rupees * crore);
  const enterpriseValue = combine(
    [marketCap, figure('borrowings'), figure('cash')],
    (market, debt, cash) => market + debt - cash,
  );
  const priceToEarnings = over(marketCap, figure('netProfit'));
  const priceToBook = over(marketCap, figure('equity'));
  const growth = yearlyRatePercent(figure('netProfit'), figure('netProfit', 5), 5);
  return {
    marketCap,
    enterpriseValue,
    priceToEarnings,
    priceToThreeYearEarnings: over(
      marketCap,
      mean(figure('netProfit', 0), figure('netProfit', 1), figure('netProfit', 2)),
    ),
    priceToBook,
    grahamProduct: combine([priceToEarnings, priceToBook], (earnings, book) => earnings * book),
    priceToSales: over(marketCap, figure('sales')),
    evToOperatingProfit: over(enterpriseValue, figure('operatingProfit')),
    earningsYield: percentOf(
      difference(figure('operatingProfit'), figure('depreciation')),
      enterpriseValue,
    ),
    freeCashFlowYield: percentOf(
      difference(figure('operatingCashFlow'), figure('capitalSpending')),
      marketCap,
    ),
    dividendYield: percentOf(figure('dividends'), marketCap),
    pegRatio: over(priceToEarnings, growth),
  } satisfies Partial<Record<RatioId, number | null>>;
}
