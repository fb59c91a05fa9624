import { combine, over, percentOf } from '@/lib/picks/domain/ratios/known-years';
import { ratioIds, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

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
