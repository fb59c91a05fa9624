import { daysBetween, shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { indexAfter } from '@/lib/cashflow/dated-value';
import { medianOf, standardDeviation } from '@/lib/cashflow/statistics';
import type { RatioId } from './ratio-list';
import type { PricePoint } from '@/lib/picks/domain/company/universe';
import {
  changePercent,
  mean,
  over,
  combine,
  difference,
  percentOf,
  yearlyRatePercent,
  type KnownYears,
} from './known-years';

/** Up to a day, ratios of prices look at the closes of a year and a month. */
export const daysOfPriceRatios = 400;

/** A price older than this is ignored: the share was suspended, or the file is old. */
export const maxAgeDays = 15;
const weeks = 52;

/** The newest price of a day or of the days before it; null when that is too old. */
export function priceOn(points: readonly PricePoint[], date: IsoDate): PricePoint | null {
  const point = points[indexAfter(points, date) - 1];
  return point && daysBetween(point.date, date) <= maxAgeDays ? point : null;
}

/** Ratios that need prices alone, all as of one day. */
export function priceRatios(points: readonly PricePoint[], date: IsoDate) {
  const now = priceOn(points, date);
  const price = now?.closeRupees ?? null;
  const before = (months: number) =>
    now && (priceOn(points, shiftMonths(now.date, -months))?.closeRupees ?? null);
  const since = (days: number) =>
    now
      ? points.slice(indexAfter(points, shiftDays(now.date, -days)), indexAfter(points, now.date))
      : [];
  const isYearKnown = before(12) !== null;
  const high = isYearKnown ? Math.max(...since(365).map(({ closeRupees }) => closeRupees)) : null;
  const fall = changePercent(price, high);
  return {
    price,
    returnOneMonth: changePercent(price, before(1)),
    returnSixMonths: changePercent(price, before(6)),
    returnOneYear: changePercent(price, before(12)),
    momentum: changePercent(before(1), before(12)),
    belowHigh: fall === null ? null : Math.max(0, -fall),
    priceToAverage: isYearKnown
      ? over(price, mean(...since(290).map(({ closeRupees }) => closeRupees)))
      : null,
    volatility: now && isYearKnown ? volatilityOf(points, now.date) : null,
    tradedValue: median(since(91).map(({ tradedCrore }) => tradedCrore)),
  } satisfies Partial<Record<RatioId, number | null>>;
}

/** In percent a year; null when a week has no price. */
function volatilityOf(points: readonly PricePoint[], date: IsoDate): number | null {
  const closes = Array.from({ length: weeks + 1 }, (_, week) =>
    priceOn(points, shiftDays(date, -week * 7)),
  );
  const logs = closes.flatMap((point) => (point ? [Math.log(point.closeRupees)] : []));
  if (logs.length <= weeks) return null;
  const returns = logs.slice(1).map((log, index) => logs[index]! - log);
  const weekly = standardDeviation(returns);
  return weekly === null ? null : weekly * Math.sqrt(weeks) * 100;
}

function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((one, other) => one - other);
  return known.length === 0 ? null : medianOf(known);
}

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
