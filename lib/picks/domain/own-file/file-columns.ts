import { plainName } from '@/lib/market-files/lines';
import { ratioIds, ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

/** What a column can hold besides a ratio. */
const identityTargets = [
  'name',
  'symbol',
  'bseCode',
  'isin',
  'sector',
  'industry',
  'heldQuantity',
  'pledgedMargin',
  'pledgedLoan',
] as const;

export type IdentityTarget = (typeof identityTargets)[number];
export type ColumnTarget = IdentityTarget | RatioId;

export const isIdentity = (value: unknown): value is IdentityTarget =>
  identityTargets.some((target) => target === value);

export const isColumnTarget = (value: unknown): value is ColumnTarget =>
  isIdentity(value) || ratioIds.some((ratio) => ratio === value);

/**
 * How Screener.in, Tickertape, Trendlyne and Zerodha call a column, beside the name in our rule language. Screener's
 * abbreviations are those of a table that is copied from its page.
 */
const spellings: Readonly<Partial<Record<ColumnTarget, readonly string[]>>> = {
  name: ['Name', 'Stock', 'Stock Name', 'Company', 'Company Name', 'Name of Company', 'Scrip Name'],
  symbol: [
    ...['Symbol', 'Ticker', 'NSE Code', 'NSE Symbol', 'NSECode', 'Instrument', 'Tradingsymbol'],
    'Trading Symbol',
  ],
  bseCode: ['BSE Code', 'BSE Scrip Code', 'Scrip Code', 'BSECode'],
  isin: ['ISIN', 'ISIN Code', 'ISIN Number'],
  sector: ['Sector', 'Sector Name', 'Industry Group', 'Broad Sector', 'Broad Industry'],
  industry: ['Industry', 'Industry Name', 'Sub-Sector', 'Sub Sector', 'Basic Industry'],
  heldQuantity: ['Qty', 'Qty.', 'Quantity', 'Quantity Available'],
  pledgedMargin: ['Quantity Pledged (Margin)'],
  pledgedLoan: ['Quantity Pledged (Loan)'],
  price: [
    ...['Current Price', 'CMP', 'LTP', 'Close Price', 'Close', 'Last Price', 'Price'],
    ...['Previous Closing Price', 'CMP Rs.', 'Market Price'],
  ],
  marketCap: [
    ...['Market Capitalization', 'Market Capitalisation', 'Market Cap', 'Mar Cap', 'Mcap'],
    'Mar Cap Rs.Cr.',
  ],
  enterpriseValue: ['Enterprise Value', 'EV'],
  priceToEarnings: [
    ...['Price to Earning', 'Price to Earnings', 'P/E', 'PE', 'PE Ratio', 'Stock P/E', 'TTM PE'],
    ...['PE TTM Price to Earnings', 'PE Ratio TTM'],
  ],
  priceToBook: [
    ...['Price to book value', 'Price to book', 'P/B', 'PB', 'PB Ratio', 'CMP / BV', 'P/BV'],
    'Price to Book Value Adjusted',
  ],
  priceToSales: ['Price to Sales', 'PS Ratio', 'P/S', 'CMP / Sales', 'Price to Sales TTM'],
  evToOperatingProfit: [
    ...['EVEBITDA', 'EV/EBITDA', 'EV / EBITDA', 'EV/EBITDA Ratio', 'EV to EBITDA'],
    'EV Per EBITDA Annual',
  ],
  earningsYield: ['Earnings yield'],
  dividendYield: ['Dividend yield', 'Div Yld', 'Div Yld %', 'Dividend yield 1yr %'],
  pegRatio: ['PEG Ratio', 'PEG', 'PEG TTM PE to Growth'],
  sales: ['Sales', 'Revenue', 'Total Revenue', 'Net Sales', 'Sales Annual', 'Revenue Annual'],
  operatingProfit: ['Operating profit', 'EBITDA', 'Operating Profit Annual'],
  netProfit: [
    ...['Net profit', 'Profit after tax', 'PAT', 'Net Income', 'Net Profit Annual'],
    'Net Profit Annual Cr',
  ],
  freeCashFlow: ['Free cash flow', 'Free cash flow last year', 'FCF'],
  equity: ['Net worth', 'Networth', 'Shareholders equity', 'Book Value Cr'],
  debt: ['Debt', 'Total Debt', 'Borrowings'],
  totalAssets: ['Total Assets'],
  netCurrentAssets: ['Working capital', 'Net current assets'],
  earningsPerShare: ['EPS', 'Earnings per share', 'EPS TTM', 'Basic EPS'],
  bookValuePerShare: ['Book value', 'BVPS', 'Book value per share'],
  dividendPerShare: ['Dividend per share', 'DPS'],
  returnOnEquity: ['Return on equity', 'ROE', 'ROE Annual'],
  returnOnCapitalEmployed: [
    'Return on capital employed',
    'ROCE',
    'ROCE Annual',
    'Return on Capital Employed Annual',
  ],
  returnOnCapital: ['Return on invested capital', 'ROIC'],
  returnOnAssets: ['Return on assets', 'ROA', 'ROA Annual'],
  grossMargin: ['GPM', 'Gross margin', 'Gross profit margin'],
  operatingMargin: ['OPM', 'Operating margin', 'EBITDA Margin', 'Operating Profit Margin Annual'],
  netMargin: ['NPM', 'Net profit margin', 'NPM last year', 'Net Profit Margin Annual'],
  assetTurnover: ['Asset Turnover Ratio', 'Asset Turnover'],
  payout: ['Dividend Payout Ratio', 'Dividend Payout', 'Payout Ratio'],
  debtToEquity: [
    ...['Debt to equity', 'Debt / Eq', 'D/E', 'Debt to Equity Ratio', 'Debt/Equity'],
    // The long-term debt alone is less than what is owed.
    'Total Debt to Total Equity Annual',
  ],
  interestCover: [
    ...['Interest Coverage Ratio', 'Interest Coverage', 'Int Coverage'],
    'Interest Coverage Ratio Annual',
  ],
  currentRatio: ['Current ratio', 'Current Ratio Annual'],
  receivableDays: ['Debtor days', 'Days receivable outstanding', 'Receivable days'],
  inventoryDays: ['Days inventory outstanding', 'Inventory days'],
  salesGrowth: [
    ...['Sales growth', '1Y Historical Revenue Growth', 'Revenue Growth Annual YoY'],
    'Revenue Growth Annual YoY %',
  ],
  salesGrowthThreeYears: ['Sales growth 3Years', 'Sales Var 3Yrs', '3Y Historical Revenue Growth'],
  salesGrowthFiveYears: ['Sales growth 5Years', 'Sales Var 5Yrs', '5Y Historical Revenue Growth'],
  profitGrowth: ['Profit growth', 'Net Profit Annual YoY Growth'],
  profitGrowthThreeYears: ['Profit growth 3Years', 'Profit Var 3Yrs'],
  profitGrowthFiveYears: ['Profit growth 5Years', 'Profit Var 5Yrs'],
  averageRoceFiveYears: ['Average return on capital employed 5Years', 'ROCE 5Yr'],
  averageRoeFiveYears: ['Average return on equity 5Years', 'ROE 5Yr', '5Y Avg Return on Equity'],
  piotroskiScore: ['Piotroski score', 'Piotski Scr'],
  returnOneMonth: ['Return over 1month', '1M Return', '1mth return'],
  returnSixMonths: ['Return over 6months', '6M Return', '6mth return'],
  returnOneYear: ['Return over 1year', '1Y Return', '1Yr return', '1 Year Return'],
  belowHigh: ['Down from 52w high', 'Down %'],
  volatility: ['Volatility'],
  promoterHolding: [
    ...['Promoter holding', 'Prom. Hold.', 'Promoter Holding Latest', 'Promoter holding latest %'],
    'Promoter holding %',
  ],
  // Without a period the change is that of a quarter (Screener.in, beside its "3Years"), not that of a year.
  promoterChange: [
    ...['Change in Promoter Holding 1Yr', 'Change In Promoter Holdings 1 Year'],
    'Promoter holding change 4Qtr',
  ],
  pledged: [
    ...['Pledged percentage', 'Pledged', 'Pledged Promoter Holdings', 'Pledged %'],
    'Promoter holding pledge percentage % Qtr',
  ],
  financialCompany: ['Financial company'],
};

const targetsByName: ReadonlyMap<string, ColumnTarget> = new Map([
  ...ratioIds.map((id) => [plainName(ratioList[id].name), id] as const),
  ...Object.entries<readonly string[]>(spellings).flatMap(([target, names]) =>
    names.map((name) => [plainName(name), target as ColumnTarget] as const),
  ),
]);

/** Words that say how a figure counts and not what it is. */
const unitWords =
  /\b(?:rs|inr|cr|crores?|lakhs?|lacs?|millions?|mn|thousands?|ttm|annual|latest|yearly)\b\.?|[%₹]/gi;
/** What is left of brackets with a unit. Others say what else a figure is: of a quarter, of the sector. */
const unitBrackets = /\((?:[^a-z0-9()]|in|x|times|days){0,40}\)/gi;

/** The name of a header, as it is and without its unit. */
const namesOf = (header: string) => [
  plainName(header),
  plainName(header.replace(unitWords, ' ').replace(unitBrackets, ' ')),
];

/**
 * The target whose name a header is, with or without its unit; null for any other header, and where the unit is another
 * one.
 */
export function targetNamed(header: string): ColumnTarget | null {
  const [asItIs, withoutUnit] = namesOf(header).map((name) => targetsByName.get(name));
  const target = asItIs ?? withoutUnit ?? null;
  const ratio = ratioIds.find((id) => id === target);
  // A "Net profit %" is a margin.
  return ratio && ratioList[ratio].unit !== 'percent' && header.includes('%') ? null : target;
}

/**
 * Columns that are like one of our ratios by name and are another figure: Screener.in's dividend is that of all shares, in
 * crore; Tickertape divides the high by the price, so that half the high is 100 away from it; ours is the promoters' change
 * in a year.
 */
const otherFigures: ReadonlySet<string> = new Set(
  [
    ...['Dividend last year', 'Dividend preceding year', '% Away From 52W High'],
    ...['Promoter holding change QoQ', 'Promoter holding change 8Qtr'],
    ...['Promoter Holding Change - 3M', 'Promoter Holding Change - 6M'],
  ].map(plainName),
);

export function isOtherFigure(header: string): boolean {
  return namesOf(header).some((name) => otherFigures.has(name));
}
