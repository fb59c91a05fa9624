import { writeXlsx } from 'hucre/xlsx';
import { csvText, type CsvCell } from '@/lib/csv/csv';
import { marketCapOf, sampleCompanies, type SampleCompany } from './sample-company';

const rounded = (value: number) => Number(value.toFixed(2));
const priceToEarnings = (company: SampleCompany) =>
  company.profit > 0 ? rounded(marketCapOf(company) / company.profit) : null;

/** A screen of Screener.in with the reader's own columns after the usual ones. */
export function screenerCsv(): string {
  return csvText([
    [
      ...['Name', 'BSE Code', 'NSE Code', 'ISIN Code', 'Industry Group', 'Industry'],
      ...['Current Price', 'Market Capitalization', 'Price to Earning', 'Price to book value'],
      ...['Return on equity', 'Return on capital employed', 'Debt to equity', 'Sales'],
      ...['Profit after tax', 'Sales growth 5Years', 'Profit growth 5Years', 'Dividend yield'],
      ...['Interest Coverage Ratio', 'Current ratio', 'Piotroski score', 'Pledged percentage'],
      ...['Free cash flow last year', 'Earnings yield'],
    ],
    ...sampleCompanies.map((company): CsvCell[] => {
      const { netWorth, profit, debt, sales } = company;
      return [
        ...[company.name, company.bseCode, company.symbol, company.isin],
        ...[company.industry, company.industry, company.priceRupees, marketCapOf(company)],
        ...[priceToEarnings(company), rounded(marketCapOf(company) / netWorth)],
        ...[netWorth > 0 ? rounded((profit / netWorth) * 100) : null, company.rocePercent],
        ...[netWorth > 0 ? rounded(debt / netWorth) : null, sales, profit],
        ...[company.growthPercent, rounded(company.growthPercent * 1.1), 1.2],
        ...[debt > 0 ? rounded((profit * 1.6) / (debt * 0.09)) : null, 1.8, profit > 0 ? 7 : 3],
        ...[
          company.pledgedPercent,
          rounded(profit * 0.7),
          rounded((profit / marketCapOf(company)) * 130),
        ],
      ];
    }),
  ]);
}

export function tickertapeCsv(): string {
  return csvText([
    [
      ...['Name', 'Ticker', 'Sub-Sector', 'Market Cap', 'Close Price', 'PE Ratio', 'PB Ratio'],
      ...['ROCE', 'Return on Equity', 'Debt to Equity', '5Y Historical Revenue Growth'],
    ],
    ...sampleCompanies.map((company): CsvCell[] => [
      ...[company.name, company.symbol, company.industry, marketCapOf(company)],
      ...[company.priceRupees, priceToEarnings(company)],
      ...[rounded(marketCapOf(company) / company.netWorth), company.rocePercent],
      ...[rounded((company.profit / company.netWorth) * 100)],
      ...[rounded(company.debt / company.netWorth), company.growthPercent],
    ]),
  ]);
}

export function trendlyneXlsx(): Promise<Uint8Array> {
  return workbook('Sheet1', [
    [
      ...['Stock', 'NSE Code', 'BSE Code', 'ISIN', 'Industry', 'Current Price'],
      ...['Market Capitalization', 'PE TTM Price to Earnings', 'Price to Book Value Adjusted'],
      ...['ROE Annual %', 'ROCE Annual %', 'Total Debt to Total Equity Annual'],
      ...['Revenue Growth Annual YoY %', 'Promoter holding pledge percentage % Qtr'],
    ],
    ...sampleCompanies.map((company) => [
      ...[company.name, company.symbol, Number(company.bseCode), company.isin, company.industry],
      ...[company.priceRupees, marketCapOf(company), priceToEarnings(company)],
      ...[rounded(marketCapOf(company) / company.netWorth)],
      ...[rounded((company.profit / company.netWorth) * 100), company.rocePercent],
      ...[rounded(company.debt / company.netWorth), company.growthPercent, company.pledgedPercent],
    ]),
  ]);
}

/** Zerodha's Kite: titles before, a total after, no ISIN. */
export function kiteCsv(): string {
  const held = sampleCompanies.slice(0, 4);
  return csvText([
    ['Holdings of a sample account'],
    [],
    [
      ...['Instrument', 'Qty.', 'Avg. cost', 'LTP', 'Invested', 'Cur. val', 'P&L', 'Net chg.'],
      'Day chg.',
    ],
    ...held.map(({ symbol, priceRupees }, index): CsvCell[] => {
      const quantity = 10 * (index + 1);
      const cost = rounded(priceRupees * 0.9);
      return [
        ...[symbol, quantity, cost, priceRupees, rounded(cost * quantity)],
        ...[rounded(priceRupees * quantity), rounded((priceRupees - cost) * quantity), 11.11, 0.4],
      ];
    }),
    ['Total', null, null, null, 21_000, 23_000, 2_000, null, null],
  ]);
}

/** Zerodha's Console: a dozen titles above the table of the sheet Equity. */
export function consoleXlsx(date: string): Promise<Uint8Array> {
  return workbook('Equity', [
    [null, 'Client ID', 'SAMPLE'],
    [],
    [null, `Equity Holdings Statement as on ${date}`],
    [],
    [null, 'Summary'],
    [null, 'Invested Value', 21_000],
    [],
    [
      null,
      ...['Symbol', 'ISIN', 'Sector', 'Quantity Available', 'Quantity Discrepant'],
      ...['Quantity Long Term', 'Quantity Pledged (Margin)', 'Quantity Pledged (Loan)'],
      ...['Average Price', 'Previous Closing Price', 'Unrealized P&L', 'Unrealized P&L Pct.'],
    ],
    ...sampleCompanies
      .slice(0, 5)
      .map(({ symbol, isin, industry, priceRupees }, index) => [
        null,
        ...[symbol, isin, industry.toUpperCase(), 10 * (index + 1), 0, 10, index === 0 ? 5 : 0, 0],
        ...[rounded(priceRupees * 0.9), priceRupees, 120.5, 11.11],
      ]),
  ]);
}

const yearsOfSheet = 10;

/** Screener.in's workbook of one company; figures of ten years that grow by a tenth. */
export function dataSheetXlsx(lastYear: number): Promise<Uint8Array> {
  const [company] = sampleCompanies;
  const years = Array.from({ length: yearsOfSheet }, (_, index) => lastYear - 9 + index);
  const grown = (newest: number) =>
    years.map((_, index) => rounded(newest / 1.1 ** (yearsOfSheet - 1 - index)));
  const dates = years.map((year) => new Date(Date.UTC(year, 2, 31)));
  const line = (label: string, values: readonly (number | Date)[] = []) => [label, ...values];
  /** Ten years of each figure, calculated back from the newest. */
  const growing = (newest: Readonly<Record<string, number>>) =>
    Object.entries(newest).map(([label, value]) => line(label, grown(value)));
  const same = (label: string, value: number) =>
    line(
      label,
      years.map(() => value),
    );
  return workbook('Data Sheet', [
    ['COMPANY NAME', company?.name ?? ''],
    ['LATEST VERSION', 2.1],
    ['CURRENT VERSION', 2.1],
    [],
    ['META'],
    line('Number of shares', [10]),
    line('Face Value', [10]),
    line('Current Price', [412.5]),
    line('Market Capitalization', [4_125]),
    [],
    ['PROFIT & LOSS'],
    line('Report Date', dates),
    ...growing({
      Sales: 2_450,
      'Raw Material Cost': 1_300,
      'Change in Inventory': 30,
      'Power and Fuel': 60,
      'Other Mfr. Exp': 90,
      'Employee Cost': 310,
      'Selling and admin': 210,
      'Other Expenses': 120,
      'Other Income': 25,
      Depreciation: 70,
      Interest: 9,
      'Profit before tax': 336,
      Tax: 86,
      'Net profit': 250,
      'Dividend Amount': 60,
    }),
    [],
    ['Quarters'],
    line('Report Date', dates.slice(-2)),
    line('Sales', [600, 640]),
    [],
    ['BALANCE SHEET'],
    line('Report Date', dates),
    same('Equity Share Capital', 100),
    ...growing({ Reserves: 1_020, Borrowings: 60, 'Other Liabilities': 420, Total: 1_600 }),
    ...growing({ 'Net Block': 620, 'Capital Work in Progress': 40, Investments: 110 }),
    ...growing({ 'Other Assets': 830, Total: 1_600 }),
    ...growing({ Receivables: 310, Inventory: 260, 'Cash & Bank': 140 }),
    same('No. of Equity Shares', 100_000_000),
    line('New Bonus Shares'),
    same('Face value', 10),
    [],
    ['CASH FLOW:'],
    line('Report Date', dates),
    ...growing({
      'Cash from Operating Activity': 270,
      'Cash from Investing Activity': -120,
      'Cash from Financing Activity': -90,
      'Net Cash Flow': 60,
    }),
    [],
    ...growing({ 'PRICE:': 412.5 }),
    [],
    ['DERIVED:'],
    same('Adjusted Equity Shares in Cr', 10),
  ]);
}

function workbook(
  name: string,
  rows: readonly (readonly (string | number | Date | null)[])[],
): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name, rows: rows.map((row) => [...row]) }] });
}
