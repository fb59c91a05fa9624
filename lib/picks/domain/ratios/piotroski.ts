import { difference, over, type KnownYears } from './known-years';

/**
 * The nine signs of Joseph Piotroski, "Value Investing: The Use of Historical Financial Statement Information"
 * (Journal of Accounting Research, 2000). All borrowings stand for the long-term debt, at the year's end instead of on
 * the mean; a company without debt in both years scores the sign of falling debt.
 */
export type PiotroskiSign =
  | 'profit'
  | 'cash'
  | 'rising-return'
  | 'cash-above-profit'
  | 'falling-debt'
  | 'rising-liquidity'
  | 'no-new-shares'
  | 'rising-margin'
  | 'rising-turnover';

type Figure = KnownYears['figure'];

/** Small grants to staff and rounding are no issue of shares. */
const shareTolerance = 1.001;

/** Each sign: met, not met, or null where a figure is missing. */
export function piotroskiSigns(figure: Figure): Readonly<Record<PiotroskiSign, boolean | null>> {
  const returnOnAssets = (ago: number) =>
    over(figure('netProfit', ago), figure('totalAssets', ago + 1));
  const leverage = (ago: number) => over(figure('borrowings', ago), figure('totalAssets', ago));
  const liquidity = (ago: number) =>
    over(figure('currentAssets', ago), figure('currentLiabilities', ago));
  const margin = (ago: number) =>
    over(difference(figure('sales', ago), figure('costOfGoods', ago)), figure('sales', ago));
  const turnover = (ago: number) => over(figure('sales', ago), figure('totalAssets', ago + 1));
  const isAbove = (one: number | null, other: number | null) =>
    one === null || other === null ? null : one > other;
  const owesNothing = figure('borrowings', 0) === 0 && figure('borrowings', 1) === 0;
  const sharesBefore = figure('shares', 1);
  const issued = isAbove(figure('shares', 0), sharesBefore && sharesBefore * shareTolerance);
  return {
    profit: isAbove(figure('netProfit'), 0),
    cash: isAbove(figure('operatingCashFlow'), 0),
    'rising-return': isAbove(returnOnAssets(0), returnOnAssets(1)),
    'cash-above-profit': isAbove(figure('operatingCashFlow'), figure('netProfit')),
    'falling-debt': owesNothing || isAbove(leverage(1), leverage(0)),
    'rising-liquidity': isAbove(liquidity(0), liquidity(1)),
    'no-new-shares': issued === null ? null : !issued,
    'rising-margin': isAbove(margin(0), margin(1)),
    'rising-turnover': isAbove(turnover(0), turnover(1)),
  };
}

/** How many signs are met, 0 to 9; null when one cannot be determined. */
export function piotroskiScore(figure: Figure): number | null {
  const signs = Object.values(piotroskiSigns(figure));
  return signs.includes(null) ? null : signs.filter(Boolean).length;
}
