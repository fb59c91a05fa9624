import { readWrittenDay } from '@/lib/calendar/read-written-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dateOfExcelDay } from '@/lib/calendar/day-count';
import {
  refuse,
  type ReadOr,
  type RowProblemCode,
  type RowProblems,
} from '@/lib/market-files/file-problem';
import { plainName, createRowProblemList, type Line } from '@/lib/market-files/lines';
import { readFigure } from '@/lib/market-files/read-figure';
import {
  companyOfYears,
  type Company,
  type Figures,
  type FiscalYear,
} from '@/lib/picks/domain/company/company';
import { unknownCompany, type FileCompany } from '@/lib/picks/domain/own-file/own-market';
import { figureRatios } from '@/lib/picks/domain/ratios/figure-ratios';
import { difference, knownYears, over, sum } from '@/lib/picks/domain/ratios/known-years';
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
const maxYears = 12;
const sharesPerCrore = 1e7;

type Row = { line: number; label: string; cells: readonly string[] };
type Rows = Readonly<Record<Block, readonly Row[]>>;
type ProblemList = ReturnType<typeof createRowProblemList>;
type NumberAt = (row: Row | undefined, index: number) => number | null;

/**
 * Screener.in's "Data Sheet": blocks of labelled rows with up to ten years. "Total" occurs twice in the balance sheet,
 * the second time for the assets; "Change in Inventory" is subtracted from the cost of goods; prices are formulas,
 * whose results are stored. The sheet has no ISIN, no symbol and no current assets.
 * @param today years that end later are refused.
 */
export function readDataSheet(
  lines: readonly Line[],
  today: IsoDate,
): ReadOr<{ company: FileCompany; problems: RowProblems }> {
  const rows = rowsByBlock(lines);
  const name = lines.find(({ cells }) => plainName(cells[0] ?? '') === 'companyname')?.cells[1];
  if (!name)
    return refuse('missing-column', { line: lines[0]?.line ?? null, column: 'COMPANY NAME' });
  const dates = rows.profitloss.find(({ label }) => label === 'reportdate');
  if (!dates) return refuse('missing-column', { column: 'PROFIT & LOSS, Report Date' });
  const problems = createRowProblemList();
  const numberAt = numberReader(problems);
  const years = yearsOf(rows, dates, today, numberAt, problems);
  if (years.length === 0) return refuse('no-rows', { line: dates.line, column: 'Report Date' });
  const company = companyOfYears(name, years);
  const priceRow = rows.meta.find(({ label }) => label === 'currentprice');
  const values = ratiosOf(company, numberAt(priceRow, 1) || null, today);
  return {
    ok: true,
    value: { company: { ...unknownCompany, name, values, company }, problems: problems.finish() },
  };
}

function numberReader(problems: ProblemList): NumberAt {
  return (row, index) => {
    const found = row?.cells[index] ?? '';
    const figure = readFigure(found);
    if (figure === undefined && row) {
      problems.add({ code: 'no-number', line: row.line, column: row.cells[0] ?? null, found });
    }
    return figure?.value ?? null;
  };
}

/** Oldest first. */
function yearsOf(
  rows: Rows,
  dates: Row,
  today: IsoDate,
  numberAt: NumberAt,
  problems: ProblemList,
): FiscalYear[] {
  const years = new Map<number, FiscalYear>();
  for (const [at, found] of dates.cells.slice(1, 1 + maxYears).entries()) {
    if (found === '') continue;
    const bad = (code: RowProblemCode) =>
      problems.add({ code, line: dates.line, column: dates.cells[0] ?? null, found });
    const endsOn = dayOf(found);
    const year = Number(endsOn?.slice(0, 4));
    if (!endsOn) bad('no-day');
    else if (endsOn > today) bad('out-of-range');
    else if (years.has(year)) bad('duplicate');
    else {
      const figures = figuresAt(rows, at + 1, numberAt);
      // A sheet is read on the day it is downloaded: all its years were public then.
      years.set(year, { year, endsOn, publishedOn: endsOn, figures });
    }
  }
  return [...years.values()].sort((one, other) => one.year - other.year);
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

function figuresAt(rows: Rows, index: number, numberAt: NumberAt): Figures {
  const at = (block: Block, wanted: string) =>
    numberAt(
      rows[block].find(({ label }) => label === wanted),
      index,
    );
  const ofYear = (label: string) => at('profitloss', label);
  const sales = ofYear('sales');
  const inventory = ofYear('changeininventory');
  const costOfGoods = sumOfKnown([
    ofYear('rawmaterialcost'),
    inventory && -inventory,
    ofYear('powerandfuel'),
    ofYear('othermfrexp'),
  ]);
  const otherCost = sumOfKnown([
    ofYear('employeecost'),
    ofYear('sellingandadmin'),
    ofYear('otherexpenses'),
  ]);
  const totals = rows.balancesheet.filter(({ label }) => label === 'total');
  const shares = at('derived', 'adjustedequitysharesincr');
  const shareCount = at('balancesheet', 'noofequityshares');
  return {
    sales,
    costOfGoods,
    operatingProfit: difference(difference(sales, costOfGoods), otherCost ?? 0),
    otherIncome: ofYear('otherincome'),
    depreciation: ofYear('depreciation'),
    interest: ofYear('interest'),
    profitBeforeTax: ofYear('profitbeforetax'),
    tax: ofYear('tax'),
    netProfit: ofYear('netprofit'),
    equity: sum(at('balancesheet', 'equitysharecapital'), at('balancesheet', 'reserves')),
    borrowings: at('balancesheet', 'borrowings'),
    totalAssets: numberAt(totals.at(-1), index),
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
    shares: shares ?? over(shareCount, sharesPerCrore),
  };
}

function rowsByBlock(lines: readonly Line[]): Rows {
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
  return /^\d{5}(?:\.\d+)?$/.test(text) ? dateOfExcelDay(Number(text)) : readWrittenDay(text);
}

/** The sum of the values that are known; null where none is. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(...known);
}
