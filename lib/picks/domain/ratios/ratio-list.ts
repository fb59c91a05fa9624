/**
 * How a ratio's number is counted: 15 percent is 15, crore and rupees are rupees, times is 1.5x, the others are
 * plain numbers; yes-no is 1 or 0.
 */
export type RatioUnit =
  | 'percent'
  | 'crore'
  | 'rupees'
  | 'times'
  | 'days'
  | 'years'
  | 'count'
  | 'yes-no'
  | 'number';

/** A source of numbers, each of which speaks of a day of its own. */
export type RatioSource = 'figures' | 'price' | 'holding' | 'pledge' | 'surveillance' | 'auditor';

type Ratio = {
  /** The word of the rule language, in any case. */
  name: string;
  unit: RatioUnit;
  /** The source that dates the number; null for what has no date. */
  datedBy: RatioSource | null;
  /** The formula in words. */
  formula: string;
};

const inUnit =
  (unit: RatioUnit) =>
  (name: string, formula: string, datedBy: RatioSource | null = 'figures'): Ratio => ({
    name,
    unit,
    datedBy,
    formula,
  });
const percent = inUnit('percent');
const crore = inUnit('crore');
const times = inUnit('times');
const rupees = inUnit('rupees');
const days = inUnit('days');
const count = inUnit('count');
const yesNo = inUnit('yes-no');

/** Every ratio of the rule language. Figures are of the newest fiscal year that is public, unless the name says. */
export const ratioList = {
  sales: crore('Sales', 'Revenue from operations of the year'),
  operatingProfit: crore(
    'Operating profit',
    'Profit before depreciation, interest, tax and other income',
  ),
  netProfit: crore('Net profit', 'Profit after tax; of a group, that of the parent’s owners'),
  depreciation: crore('Depreciation', 'Depreciation and amortisation of the year'),
  interest: crore('Interest', 'Finance costs of the year'),
  profitBeforeTax: crore('Profit before tax', 'Profit after interest, before tax'),
  operatingCashFlow: crore('Cash from operations', 'As in the cash flow statement'),
  capitalSpending: crore('Capital spending', 'Paid for fixed assets in the year'),
  freeCashFlow: crore('Free cash flow', 'Cash from operations - Capital spending'),
  equity: crore('Net worth', 'Share capital + Reserves'),
  debt: crore('Debt', 'All borrowings'),
  totalAssets: crore('Total assets', 'As on the balance sheet'),
  cash: crore('Cash', 'Cash and bank balances'),
  receivables: crore('Receivables', 'Owed by customers'),
  inventories: crore('Inventories', 'As on the balance sheet'),
  currentAssets: crore('Current assets', 'As on the balance sheet'),
  currentLiabilities: crore('Current liabilities', 'As on the balance sheet'),
  netCurrentAssets: crore('Net current assets', 'Current assets - Current liabilities'),
  price: rupees('Price', 'Close of the day, adjusted for splits, bonuses and rights', 'price'),
  marketCap: crore('Market cap', 'Price x Shares', 'price'),
  enterpriseValue: crore('Enterprise value', 'Market cap + Debt - Cash', 'price'),
  earningsPerShare: rupees('Earnings per share', 'Net profit / Shares'),
  bookValuePerShare: rupees('Book value per share', 'Net worth / Shares'),
  dividendPerShare: rupees('Dividend per share', 'Dividends paid / Shares'),
  priceToEarnings: times('Price to earnings', 'Market cap / Net profit; none for a loss', 'price'),
  priceToThreeYearEarnings: times(
    'Price to 3 year earnings',
    'Market cap / mean Net profit of 3 years; none for a loss',
    'price',
  ),
  priceToBook: times('Price to book', 'Market cap / Net worth; none below zero', 'price'),
  grahamProduct: times('Graham product', 'Price to earnings x Price to book', 'price'),
  priceToSales: times('Price to sales', 'Market cap / Sales', 'price'),
  evToOperatingProfit: times(
    'EV to operating profit',
    'Enterprise value / Operating profit; none for a loss',
    'price',
  ),
  earningsYield: percent(
    'Earnings yield',
    '(Operating profit - Depreciation) / Enterprise value',
    'price',
  ),
  freeCashFlowYield: percent('Free cash flow yield', 'Free cash flow / Market cap', 'price'),
  dividendYield: percent('Dividend yield', 'Dividends paid / Market cap', 'price'),
  pegRatio: times(
    'PEG ratio',
    'Price to earnings / Profit growth 5 years; none when profit does not grow',
    'price',
  ),
  returnOnEquity: percent(
    'Return on equity',
    'Net profit / mean Net worth of both year ends; none where one is not positive',
  ),
  returnOnCapitalEmployed: percent(
    'Return on capital employed',
    '(Profit before tax + Interest) / mean (Net worth + Debt) of both year ends; none where one is not positive',
  ),
  returnOnCapital: percent(
    'Return on capital',
    '(Operating profit - Depreciation) / (Net fixed assets + Current assets - Cash - Current liabilities, the last three not below zero)',
  ),
  returnOnAssets: percent('Return on assets', 'Net profit / Total assets at the start'),
  grossMargin: percent('Gross margin', '(Sales - Cost of goods) / Sales'),
  operatingMargin: percent('Operating margin', 'Operating profit / Sales'),
  netMargin: percent('Net margin', 'Net profit / Sales'),
  assetTurnover: times('Asset turnover', 'Sales / Total assets at the start'),
  cashConversion: percent('Cash conversion', 'Cash from operations / Net profit; none for a loss'),
  cashConversionFiveYears: percent(
    'Cash conversion 5 years',
    'Cash from operations of 5 years / Net profit of 5 years; none for a loss',
  ),
  accruals: percent('Accruals', '(Net profit - Cash from operations) / Total assets'),
  payout: percent('Dividend payout', 'Dividends paid / Net profit; none for a loss'),
  debtToEquity: times('Debt to equity', 'Debt / Net worth; none when net worth is not positive'),
  netDebtToOperatingProfit: times(
    'Net debt to operating profit',
    '(Debt - Cash) / Operating profit; none for a loss',
  ),
  debtToNetCurrentAssets: times(
    'Debt to net current assets',
    'Debt / Net current assets; none when those are not positive',
  ),
  interestCover: times(
    'Interest cover',
    '(Profit before tax + Interest) / Interest; 1,000 when there is none and a profit',
  ),
  currentRatio: times('Current ratio', 'Current assets / Current liabilities'),
  receivableDays: days('Receivable days', 'Receivables / Sales x 365'),
  inventoryDays: days('Inventory days', 'Inventories / Cost of goods x 365'),
  salesGrowth: percent('Sales growth', 'Sales / Sales of the year before - 1'),
  salesGrowthThreeYears: percent('Sales growth 3 years', 'Yearly rate over 3 years'),
  salesGrowthFiveYears: percent('Sales growth 5 years', 'Yearly rate over 5 years'),
  profitGrowth: percent(
    'Profit growth',
    'Net profit / Net profit of the year before - 1; none from a loss',
  ),
  profitGrowthThreeYears: percent('Profit growth 3 years', 'Yearly rate over 3 years'),
  profitGrowthFiveYears: percent('Profit growth 5 years', 'Yearly rate over 5 years'),
  earningsGrowthTenYears: percent(
    'Earnings growth 10 years',
    'Mean earnings per share of the newest 3 of 10 years / of the oldest 3 - 1, in all',
  ),
  dividendGrowthFiveYears: percent(
    'Dividend growth 5 years',
    'Dividend per share, yearly rate over 5 years',
  ),
  shareChange: percent('Share count change', 'Shares / Shares a year before - 1'),
  averageRoceFiveYears: percent(
    'Average return on capital employed 5 years',
    'Mean of the 5 newest years',
  ),
  averageRoeFiveYears: percent('Average return on equity 5 years', 'Mean of the 5 newest years'),
  lowestRoceTenYears: percent(
    'Lowest return on capital employed 10 years',
    'The worst of the 9 years that 10 balance sheets give',
  ),
  lowestRoeTenYears: percent(
    'Lowest return on equity 10 years',
    'The worst of the 9 years that 10 balance sheets give',
  ),
  lowestSalesGrowthTenYears: percent(
    'Lowest sales growth 10 years',
    'The worst of the 9 changes between 10 years',
  ),
  yearsOfFigures: count('Years of figures', 'Fiscal years with known sales, at most 10'),
  profitableYears: count('Profitable years', 'Years with a net profit, of the 10 newest'),
  dividendYears: count('Dividend years', 'Years with a dividend, of the 10 newest'),
  dividendGrowthYears: count(
    'Dividend growth years',
    'Years in a row, up to the newest, in which the dividend per share rose',
  ),
  piotroskiScore: count('Piotroski score', 'How many of the 9 signs of Piotroski (2000) are met'),
  returnOneMonth: percent('Return 1 month', 'Price / Price a month before - 1', 'price'),
  returnSixMonths: percent('Return 6 months', 'Price / Price 6 months before - 1', 'price'),
  returnOneYear: percent('Return 1 year', 'Price / Price a year before - 1', 'price'),
  momentum: percent(
    'Momentum',
    'Price a month before / Price 12 months before - 1: the last month left out',
    'price',
  ),
  belowHigh: percent('Below 52 week high', '1 - Price / highest weekly close of 52 weeks', 'price'),
  priceToAverage: times(
    'Price to 200 day average',
    'Price / mean weekly close of 290 days, about 200 of trading',
    'price',
  ),
  volatility: percent(
    'Volatility',
    'Standard deviation of the weekly log returns of a year x root of 52',
    'price',
  ),
  tradedValue: crore(
    'Traded value',
    'Median of the rupees traded on one day of each week over 3 months',
    'price',
  ),
  promoterHolding: percent('Promoter holding', 'Of all shares', 'holding'),
  promoterChange: percent('Promoter holding change', 'Points against a year before', 'holding'),
  pledged: percent('Pledged holding', 'Of the promoters’ shares', 'pledge'),
  underSurveillance: yesNo(
    'Under surveillance',
    'On an ASM or GSM list of the exchanges',
    'surveillance',
  ),
  auditorConcern: yesNo(
    'Auditor concern',
    'Auditor changed, resigned or qualified the report within 2 years',
    'auditor',
  ),
  financialCompany: yesNo('Financial company', 'A bank, lender or insurer', null),
} satisfies Readonly<Record<string, Ratio>>;

export type RatioId = keyof typeof ratioList;

export const ratioIds = Object.keys(ratioList) as readonly RatioId[];
