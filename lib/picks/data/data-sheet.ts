import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { refuse, type ReadOr, type RowProblems } from '@/lib/market-files/file-problem';
import { plainName, createRowProblemList, type Line } from '@/lib/market-files/lines';
import { readFigure } from '@/lib/market-files/read-figure';
import {
  noGovernance,
  type Company,
  type Figures,
  type FiscalYear,
} from '@/lib/picks/domain/company/company';
import type { FileCompany } from '@/lib/picks/domain/own-file/file-company';
import { figureRatios } from '@/lib/picks/domain/ratios/figure-ratios';
import { knownYears } from '@/lib/picks/domain/ratios/known-years';
import { valueRatios } from '@/lib/picks/domain/ratios/price-ratios';
import { ratioIds, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';

const blocks = [
  'meta',
  'profitloss',
  'quarters',
  'balancesheet',
  'cashflow',
  'price',
  'derived',
] as const;
type Block = (typeof blocks)[number];

/** Column A holds the labels; ten years stand beside it. */
const mostYears = 12;
/** Excel counts days from 30 December 1899 (ECMA-376, 18.17.4.1, with its leap year of 1900). */
const excelEpoch: IsoDate = '1899-12-30';
const sharesPerCrore = 1e7;

type Row = { line: number; label: string; cells: readonly string[] };

/**
 * Screener.in's "Data Sheet": blocks of labelled rows with up to ten years. "Total" stands twice in the balance sheet, of
 * which the last is that of the assets; "Change in Inventory" is subtracted from the cost of goods; prices are formulas,
 * whose results are stored. The sheet has no ISIN, no symbol and no current assets.
 * @param today years that end later are refused.
 */
export function readDataSheet(
  lines: readonly Line[],
  today: IsoDate,
): ReadOr<{ company: FileCompany; problems: RowProblems }> {
  const problems = createRowProblemList();
  const rows = rowsByBlock(lines);
  const name = lines.find(({ cells }) => plainName(cells[0] ?? '') === 'companyname')?.cells[1];
  if (!name)
    return refuse('missing-column', { line: lines[0]?.line ?? null, column: 'COMPANY NAME' });
  const dates = rows.profitloss.find(({ label }) => label === 'reportdate');
  if (!dates) return refuse('missing-column', { column: 'PROFIT & LOSS, Report Date' });
  const number = (row: Row | undefined, index: number): number | null => {
    const cell = row?.cells[index] ?? '';
    const figure = readFigure(cell);
    if (figure === undefined && row) {
      problems.add({
        code: 'no-number',
        line: row.line,
        column: row.cells[0] ?? null,
        found: cell,
      });
    }
    return figure?.value ?? null;
  };
  const years: FiscalYear[] = [];
  for (let index = 1; index <= mostYears; index += 1) {
    const text = dates.cells[index] ?? '';
    if (text === '') continue;
    const endsOn = dayOf(text);
    const column = dates.cells[0] ?? null;
    if (!endsOn || endsOn > today) {
      problems.add({
        code: endsOn ? 'out-of-range' : 'no-day',
        line: dates.line,
        column,
        found: text,
      });
      continue;
    }
    const year = Number(endsOn.slice(0, 4));
    if (years.some((known) => known.year === year)) {
      problems.add({ code: 'duplicate', line: dates.line, column, found: text });
      continue;
    }
    // A sheet is read on the day it is downloaded: all its years were public then.
    years.push({ year, endsOn, publishedOn: endsOn, figures: figuresAt(rows, index, number) });
  }
  if (years.length === 0) return refuse('no-rows', { line: dates.line, column: 'Report Date' });
  const meta = (label: string) =>
    number(
      rows.meta.find((row) => row.label === label),
      1,
    );
  const price = meta('currentprice') || null;
  const company: Company = {
    isin: '',
    symbol: '',
    name,
    sector: '',
    industry: '',
    isFinancial: false,
    listedOn: null,
    delisted: null,
    years: years.toSorted((one, other) => one.year - other.year),
    governance: noGovernance,
  };
  return {
    ok: true,
    value: {
      company: {
        isin: null,
        symbol: null,
        bseCode: null,
        name,
        sector: '',
        industry: '',
        values: ratiosOf(company, price, today),
        priceAsOf: null,
        heldQuantity: null,
        company,
      },
      problems: problems.finish(),
    },
  };
}

/** All ratios that statements and a price give. */
function ratiosOf(company: Company, price: number | null, today: IsoDate) {
  const years = knownYears(company, today);
  const all: Partial<Record<RatioId, number | null>> = {
    ...figureRatios(years),
    ...valueRatios(years, price),
    price,
  };
  return Object.fromEntries(
    ratioIds.flatMap((id) => {
      const value = all[id] ?? null;
      return value === null ? [] : [[id, value] as const];
    }),
  );
}

type NumberAt = (row: Row | undefined, index: number) => number | null;

function figuresAt(
  rows: Readonly<Record<Block, readonly Row[]>>,
  index: number,
  number: NumberAt,
): Figures {
  const at = (block: Block, ...labels: readonly string[]) =>
    number(
      rows[block].find(({ label }) => labels.includes(label)),
      index,
    );
  const ofYear = (label: string) => at('profitloss', label);
  const sales = ofYear('sales');
  const cost = sumOf([
    ofYear('rawmaterialcost'),
    negative(ofYear('changeininventory')),
    ofYear('powerandfuel'),
    ofYear('othermfrexp'),
  ]);
  const otherCost = sumOf([
    ofYear('employeecost'),
    ofYear('sellingandadmin'),
    ofYear('otherexpenses'),
  ]);
  const shareCapital = at('balancesheet', 'equitysharecapital');
  const reserves = at('balancesheet', 'reserves');
  const totals = rows.balancesheet.filter(({ label }) => label === 'total');
  const shares = at('derived', 'adjustedequitysharesincr');
  const shareCount = at('balancesheet', 'noofequityshares');
  return {
    sales,
    costOfGoods: cost,
    operatingProfit: sales === null || cost === null ? null : sales - cost - (otherCost ?? 0),
    otherIncome: ofYear('otherincome'),
    depreciation: ofYear('depreciation'),
    interest: ofYear('interest'),
    profitBeforeTax: ofYear('profitbeforetax'),
    tax: ofYear('tax'),
    netProfit: ofYear('netprofit'),
    equity: shareCapital === null || reserves === null ? null : shareCapital + reserves,
    borrowings: at('balancesheet', 'borrowings'),
    totalAssets: number(totals.at(-1), index),
    currentAssets: null,
    currentLiabilities: null,
    cash: at('balancesheet', 'cashbank'),
    inventories: at('balancesheet', 'inventory'),
    receivables: at('balancesheet', 'receivables'),
    netFixedAssets: at('balancesheet', 'netblock'),
    operatingCashFlow: at('cashflow', 'cashfromoperatingactivity'),
    // The sheet has only all investing together, which buys and sells shares too.
    capitalSpending: null,
    dividends: ofYear('dividendamount'),
    shares: shares ?? (shareCount === null ? null : shareCount / sharesPerCrore),
  };
}

function rowsByBlock(lines: readonly Line[]): Readonly<Record<Block, readonly Row[]>> {
  const rows = Object.fromEntries(blocks.map((block) => [block, [] as Row[]])) as Record<
    Block,
    Row[]
  >;
  let block: Block | null = null;
  for (const { line, cells } of lines) {
    const label = plainName(cells[0] ?? '');
    const next = blocks.find((name) => name === label);
    if (next) block = next;
    if (block && label !== '') rows[block].push({ line, label, cells });
  }
  return rows;
}

/** A day, or the number under which a workbook stores one. */
function dayOf(text: string): IsoDate | null {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : null;
  return serial === null ? readWrittenDay(text) : dateOfDayNumber(dayNumberOf(excelEpoch) + serial);
}

const negative = (value: number | null) => (value === null ? null : -value);

/** Of what is known; null where nothing is. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
