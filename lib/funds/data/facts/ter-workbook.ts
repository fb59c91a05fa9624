import { z } from 'zod';
import { dateOfExcelDay } from '@/lib/calendar/day-count';
import { latestOf } from '@/lib/calendar/first-and-last-day';
import { dateInUtc, type IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth } from '@/lib/calendar/months';
import { isoDate, readIsoDate } from '@/lib/calendar/read-iso-date';
import type { Ter } from '@/lib/funds/domain/facts/scheme-facts';
import type { Plan } from '@/lib/funds/domain/scheme';
import { rounded } from '@/lib/rounded';
import { openWorkbook, WorkbookError, type WorkbookCell, cellText } from '@/lib/xlsx/open-workbook';
import { readAmfiDate, readDayFirst } from '@/lib/funds/data/amfi-text';
import { compareTexts } from '@/lib/text/compare-texts';

/** The expense ratios of a fund on its newest day; null for a plan that does not exist. */
type TerRow = { name: string } & Readonly<Record<Plan, Ter | null>>;

export type TerMonth = {
  rows: readonly TerRow[];
  /** The newest day that a row speaks of. */
  asOf: IsoDate;
};

/** `populate-ter-month`: the months of a financial year. */
export const terMonthsSchema = z
  .array(z.object({ MonthNumber: z.string().regex(/^(0[1-9]|1[0-2])-20\d\d$/) }))
  .max(50);

/** As 10-2026. */
export function terMonthsNewestFirst(months: z.infer<typeof terMonthsSchema>): string[] {
  const startOf = (month: string) => `${month.slice(3)}-${month.slice(0, 2)}`;
  return months
    .map(({ MonthNumber: month }) => month)
    .sort((one, other) => compareTexts(startOf(other), startOf(one)));
}

/** A month is some 63,000 rows of 15 columns, 4 MB and 30 MB after decompression. */
const limits = {
  maxBytes: 24 * 1024 * 1024,
  maxUnpackedBytes: 160 * 1024 * 1024,
  maxRows: 200_000,
};
const maxTitleRows = 20;
/** The regulation's highest is below 3 %; new schemes were seen with levies of 23 %. */
const maxTerPercent = 5;

type Part = 'base' | 'brokerage' | 'transaction' | 'levies' | 'total';

/** As AMFI's workbook words them since April 2026, before it (regulation 52(6A)), and as its JSON does. */
const partPatterns: Readonly<Record<Part, RegExp>> = {
  base: /base expense ratio|base ter|_ber$|_baseter$/,
  brokerage: /brokerage|\(6a\)\(b\)|_6a_b$/,
  transaction: /transaction|\(6a\)\(c\)|_6a_c$/,
  levies: /levies|\bgst\b|_gst$/,
  total: /total ter|^[rd]_ter$/,
};
const planPatterns: Readonly<Record<Plan, RegExp>> = {
  regular: /^regular|^r_/,
  direct: /^direct|^d_/,
};

type Columns = { code: number; name: number; date: number } & Readonly<
  Record<Plan, Readonly<Record<Part, number | null>>>
>;

/**
 * AMFI's workbook of a month: a row for each scheme and day. The newest day of each scheme counts; a row after the month
 * is left out, because it would date all others. A plan that does not exist is 0.0000, and totals above 5 % are errors of
 * new schemes: both are unknown. @param month as 10-2026 @throws WorkbookError
 */
export async function readTerWorkbook(bytes: Uint8Array, month: string): Promise<TerMonth> {
  const end = lastOfMonth(isoDate(`${month.slice(3)}-${month.slice(0, 2)}-01`));
  const workbook = await openWorkbook(bytes, limits);
  const [sheet] = workbook.sheetNames;
  if (!sheet) throw new WorkbookError('no sheet');
  let columns: Columns | null = null;
  let rowsBefore = 0;
  const newest = new Map<string, { date: IsoDate; cells: readonly WorkbookCell[] }>();
  for await (const { cells } of workbook.rowsOf(sheet)) {
    if (!columns) {
      columns = columnsOf(cells);
      rowsBefore += 1;
      if (!columns && rowsBefore >= maxTitleRows) break;
      continue;
    }
    const date = dayOf(cells[columns.date]);
    const name = textOf(cells[columns.name]);
    if (!date || date > end || !name) continue;
    const key = textOf(cells[columns.code]) || name;
    const known = newest.get(key);
    if (!known || known.date < date) newest.set(key, { date, cells });
  }
  if (!columns) throw new WorkbookError('no header');
  const known = columns;
  const rows = [...newest.values()].map(({ date, cells }) => ({
    name: textOf(cells[known.name]),
    regular: terOf(cells, known.regular, date),
    direct: terOf(cells, known.direct, date),
  }));
  const asOf = latestOf([...newest.values()].map(({ date }) => date));
  if (!asOf) throw new WorkbookError('no row');
  return { rows, asOf };
}

function columnsOf(cells: readonly WorkbookCell[]): Columns | null {
  const names = cells.map((cell) => textOf(cell).toLowerCase());
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const [name, date, code] = [
    find(/^scheme[ _]name$/),
    find(/^ter[ _]date/),
    find(/^nsdl ?scheme ?code$/),
  ];
  if (name < 0 || date < 0 || code < 0) return null;
  const ofPlan = (plan: Plan) => {
    const place = (part: Part) => {
      const at = names.findIndex(
        (each) => planPatterns[plan].test(each) && partPatterns[part].test(each),
      );
      return at < 0 ? null : at;
    };
    return {
      base: place('base'),
      brokerage: place('brokerage'),
      transaction: place('transaction'),
      levies: place('levies'),
      total: place('total'),
    };
  };
  const [regular, direct] = [ofPlan('regular'), ofPlan('direct')];
  if (regular.total === null || direct.total === null) return null;
  return { code, name, date, regular, direct };
}

function terOf(
  cells: readonly WorkbookCell[],
  places: Readonly<Record<Part, number | null>>,
  date: IsoDate,
): Ter | null {
  const valueOf = (part: Part) => {
    const at = places[part];
    return at === null ? null : percentOf(cells[at]);
  };
  const percent = valueOf('total');
  if (percent === null || percent <= 0 || percent > maxTerPercent) return null;
  return {
    percent,
    date,
    basePercent: valueOf('base'),
    brokeragePercent: valueOf('brokerage'),
    transactionPercent: valueOf('transaction'),
    leviesPercent: valueOf('levies'),
  };
}

const textOf = (cell: WorkbookCell | undefined) => cellText(cell, 300);

function percentOf(cell: WorkbookCell | undefined): number | null {
  // A number can be a sum that is not exact, 0.7999999999999999, or as small as 1e-7.
  const value = typeof cell === 'number' ? cell : numberIn(textOf(cell));
  const isPercent = value !== null && value >= 0 && value < 1_000;
  return isPercent ? rounded(value, 4) : null;
}

function numberIn(text: string): number | null {
  return /^\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : null;
}

/** A date, the number of one in Excel, or a text: 2026-10-31T00:00:00.000Z, 31-10-2026, 31-Oct-2026, 31/10/2026. */
function dayOf(cell: WorkbookCell | undefined): IsoDate | null {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : dateInUtc(cell);
  if (typeof cell === 'number') {
    const isDay = Number.isInteger(cell) && cell > 40_000 && cell < 80_000;
    return isDay ? dateOfExcelDay(cell) : null;
  }
  const text = textOf(cell).replaceAll('/', '-');
  return readIsoDate(text.slice(0, 10)) ?? readDayFirst(text) ?? readAmfiDate(text);
}
