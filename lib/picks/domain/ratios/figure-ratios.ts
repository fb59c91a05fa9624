import type { FigureName } from '@/lib/picks/domain/company/company';
import {
  changePercent,
  combine,
  difference,
  lowest,
  mean,
  over,
  percentOf,
  sum,
  yearlyRatePercent,
  type KnownYears,
} from './known-years';
import { ratioIds, type RatioId } from './ratio-list';

/** A cover that says "no interest to pay" and still compares as a number. */
const coverWithoutInterest = 1_000;
const yearsLookedAt = 10;

type Ago = (yearsAgo: number) => number | null;

/** All ratios that need statements alone (the formulas are those of ratioList). */
export function figureRatios({ figure }: KnownYears) {
  const at = (name: FigureName) => figure(name, 0);
  const sales = at('sales');
  const netProfit = at('netProfit');
  const perShare =
    (name: FigureName): Ago =>
    (ago) =>
      over(figure(name, ago), figure('shares', ago));
  const earningsPerShare = perShare('netProfit');
  const dividendPerShare = perShare('dividends');
  const beforeInterestAndTax: Ago = (ago) =>
    sum(figure('profitBeforeTax', ago), figure('interest', ago));
  const capitalEmployed: Ago = (ago) => sum(figure('equity', ago), figure('borrowings', ago));
  const equity: Ago = (ago) => figure('equity', ago);
  const roe: Ago = (ago) => percentOf(figure('netProfit', ago), meanOfYear(equity, ago));
  const roce: Ago = (ago) => percentOf(beforeInterestAndTax(ago), meanOfYear(capitalEmployed, ago));
  const salesGrowth: Ago = (ago) => changePercent(figure('sales', ago), figure('sales', ago + 1));
  const growth = (of: Ago, years: number) => yearlyRatePercent(of(0), of(years), years);
  const over5 = (name: FigureName) => sum(...agesOf(5).map((ago) => figure(name, ago)));
  const freeCashFlow = difference(at('operatingCashFlow'), at('capitalSpending'));
  const netCurrentAssets = difference(at('currentAssets'), at('currentLiabilities'));

  return {
    sales,
    operatingProfit: at('operatingProfit'),
    netProfit,
    depreciation: at('depreciation'),
    interest: at('interest'),
    profitBeforeTax: at('profitBeforeTax'),
    operatingCashFlow: at('operatingCashFlow'),
    capitalSpending: at('capitalSpending'),
    freeCashFlow,
    equity: at('equity'),
    debt: at('borrowings'),
    totalAssets: at('totalAssets'),
    cash: at('cash'),
    receivables: at('receivables'),
    inventories: at('inventories'),
    currentAssets: at('currentAssets'),
    currentLiabilities: at('currentLiabilities'),
    netCurrentAssets,
    earningsPerShare: earningsPerShare(0),
    bookValuePerShare: over(at('equity'), at('shares')),
    dividendPerShare: dividendPerShare(0),
    returnOnEquity: roe(0),
    returnOnCapitalEmployed: roce(0),
    returnOnCapital: percentOf(
      difference(at('operatingProfit'), at('depreciation')),
      combine(
        [at('netFixedAssets'), netCurrentAssets, at('cash')],
        (fixed, current, cash) => fixed + Math.max(0, current - cash),
      ),
    ),
    returnOnAssets: percentOf(netProfit, figure('totalAssets', 1)),
    grossMargin: percentOf(difference(sales, at('costOfGoods')), sales),
    operatingMargin: percentOf(at('operatingProfit'), sales),
    netMargin: percentOf(netProfit, sales),
    assetTurnover: over(sales, figure('totalAssets', 1)),
    cashConversion: percentOf(at('operatingCashFlow'), netProfit),
    cashConversionFiveYears: percentOf(over5('operatingCashFlow'), over5('netProfit')),
    accruals: percentOf(difference(netProfit, at('operatingCashFlow')), at('totalAssets')),
    payout: percentOf(at('dividends'), netProfit),
    debtToEquity: over(at('borrowings'), at('equity')),
    netDebtToOperatingProfit: over(difference(at('borrowings'), at('cash')), at('operatingProfit')),
    debtToNetCurrentAssets: over(at('borrowings'), netCurrentAssets),
    interestCover: interestCover(beforeInterestAndTax(0), at('interest')),
    currentRatio: over(at('currentAssets'), at('currentLiabilities')),
    receivableDays: combine([over(at('receivables'), sales)], (share) => share * 365),
    inventoryDays: combine([over(at('inventories'), at('costOfGoods'))], (share) => share * 365),
    salesGrowth: salesGrowth(0),
    salesGrowthThreeYears: growth((ago) => figure('sales', ago), 3),
    salesGrowthFiveYears: growth((ago) => figure('sales', ago), 5),
    profitGrowth: changePercent(netProfit, figure('netProfit', 1)),
    profitGrowthThreeYears: growth((ago) => figure('netProfit', ago), 3),
    profitGrowthFiveYears: growth((ago) => figure('netProfit', ago), 5),
    earningsGrowthTenYears: changePercent(
      mean(earningsPerShare(0), earningsPerShare(1), earningsPerShare(2)),
      mean(earningsPerShare(7), earningsPerShare(8), earningsPerShare(9)),
    ),
    dividendGrowthFiveYears: growth(dividendPerShare, 5),
    shareChange: changePercent(at('shares'), figure('shares', 1)),
    averageRoceFiveYears: mean(...agesOf(5).map(roce)),
    averageRoeFiveYears: mean(...agesOf(5).map(roe)),
    lowestRoceTenYears: lowest(agesOf(yearsLookedAt - 1).map(roce)),
    lowestRoeTenYears: lowest(agesOf(yearsLookedAt - 1).map(roe)),
    lowestSalesGrowthTenYears: lowest(agesOf(yearsLookedAt - 1).map(salesGrowth)),
    yearsOfFigures: countYears(
      (ago) => figure('sales', ago),
      () => true,
    ),
    profitableYears: countYears((ago) => figure('netProfit', ago), isPositive),
    dividendYears: countYears((ago) => figure('dividends', ago), isPositive),
    dividendGrowthYears: risesInARow(dividendPerShare),
    piotroskiScore: piotroskiScore(figure),
  } satisfies Partial<Record<RatioId, number | null>>;
}

function agesOf(years: number): number[] {
  return Array.from({ length: years }, (_, ago) => ago);
}

/** Of both ends of a year; null where one is not above zero: a loss in it would make the mean small, and its ratios huge. */
function meanOfYear(of: Ago, yearsAgo: number): number | null {
  const ends = [of(yearsAgo), of(yearsAgo + 1)];
  return ends.every((end) => end !== null && isPositive(end)) ? mean(...ends) : null;
}

const isPositive = (value: number) => value > 0;

/** Null when nothing is known at all. */
function countYears(of: Ago, counts: (value: number) => boolean): number | null {
  const known = agesOf(yearsLookedAt)
    .map(of)
    .filter((value) => value !== null);
  return known.length === 0 ? null : known.filter(counts).length;
}

function risesInARow(of: Ago): number | null {
  if (of(0) === null || of(1) === null) return null;
  const first = agesOf(yearsLookedAt - 1).findIndex((ago) => {
    const rise = difference(of(ago), of(ago + 1));
    return rise === null || rise <= 0;
  });
  return first < 0 ? yearsLookedAt - 1 : first;
}

function interestCover(profit: number | null, interest: number | null): number | null {
  if (profit === null || interest !== 0) return over(profit, interest);
  return profit > 0 ? coverWithoutInterest : 0;
}

/**
 * The nine signs of Joseph Piotroski, "Value Investing: The Use of Historical Financial Statement Information"
 * (Journal of Accounting Research, 2000). All borrowings stand for the long-term debt, at the year's end instead of on
 * the mean; a company without debt in both years scores the sign of falling debt.
 */
type PiotroskiSign =
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
function piotroskiScore(figure: Figure): number | null {
  const signs = Object.values(piotroskiSigns(figure));
  return signs.includes(null) ? null : signs.filter(Boolean).length;
}

type Values = Record<RatioId, number | null>;

/** A bank, lender or insurer, by the words that exchanges and data sites use for industries. */
const financialWords =
  /\b(?:banks?|nbfcs?|insurance|finance|financing|financials?|lending|micro ?finance|housing finance)\b/i;

/**
 * Ratios that follow from others of the same file by the formulas of ratioList, where the file has no column of its
 * own: a screen should not fail for want of a number that two columns give.
 */
const formulas: Readonly<Partial<Record<RatioId, (values: Values) => number | null>>> = {
  priceToEarnings: ({ marketCap, netProfit, price, earningsPerShare }) =>
    over(marketCap, netProfit) ?? over(price, earningsPerShare),
  priceToBook: ({ marketCap, equity, price, bookValuePerShare }) =>
    over(marketCap, equity) ?? over(price, bookValuePerShare),
  priceToSales: ({ marketCap, sales }) => over(marketCap, sales),
  evToOperatingProfit: ({ enterpriseValue, operatingProfit }) =>
    over(enterpriseValue, operatingProfit),
  dividendYield: ({ dividendPerShare, price }) => percentOf(dividendPerShare, price),
  freeCashFlowYield: ({ freeCashFlow, marketCap }) => percentOf(freeCashFlow, marketCap),
  pegRatio: ({ priceToEarnings, profitGrowthFiveYears }) =>
    over(priceToEarnings, profitGrowthFiveYears),
  operatingMargin: ({ operatingProfit, sales }) => percentOf(operatingProfit, sales),
  netMargin: ({ netProfit, sales }) => percentOf(netProfit, sales),
  payout: ({ dividendPerShare, earningsPerShare }) => percentOf(dividendPerShare, earningsPerShare),
  debtToEquity: ({ debt, equity }) => over(debt, equity),
  debtToNetCurrentAssets: ({ debt, netCurrentAssets }) => over(debt, netCurrentAssets),
  grahamProduct: ({ priceToEarnings, priceToBook }) =>
    combine([priceToEarnings, priceToBook], (earnings, book) => earnings * book),
};

/** Every ratio, null where neither a column nor a formula gives it, or where its column has a figure that says nothing. */
export function withDerivedRatios(
  known: Readonly<Partial<Record<RatioId, number | null>>>,
  { sector, industry }: { sector: string; industry: string },
): Values {
  const values = Object.fromEntries(ratioIds.map((id) => [id, known[id] ?? null])) as Values;
  for (const [id, formula] of Object.entries(formulas)) {
    const ratio = id as RatioId;
    if (known[ratio] === undefined) values[ratio] = formula(values);
  }
  if (values.financialCompany === null && `${sector}${industry}` !== '') {
    values.financialCompany = Number(financialWords.test(`${sector} ${industry}`));
  }
  return values;
}
