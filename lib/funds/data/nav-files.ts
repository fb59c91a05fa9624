import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { NavMonth, NavDay } from '@/lib/funds/domain/market/nav-month';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { navCorrectionSchema, type LastList } from '@/lib/funds/domain/market/market-memory';
import { fileFormat } from '@/lib/funds/data/file-format';
import { planOptions, plans, structures } from '@/lib/funds/domain/scheme';

/** Codes in their order, each as its distance from the one before, which gzip makes a few bits of. */
export function stepsOf(codes: readonly number[]): number[] {
  return codes.map((code, index) => code - (codes[index - 1] ?? 0));
}

/** The codes that `stepsOf` wrote. */
export function codesOf(steps: readonly number[]): number[] {
  let code = 0;
  return steps.map((step) => (code += step));
}

/** A day of 15,000 schemes has some 160 KB; a much larger file is refused. */
const maxDayBytes = 4 * 1024 * 1024;

const daySchema = z
  .object({
    version: z.literal(1),
    date: z.string(),
    /** As `stepsOf` writes them. */
    codeSteps: z.array(z.int().positive()),
    navs: z.array(z.number().positive()),
    /** The codes whose NAV is of another day, in steps too; files of the first release have none. */
    otherDaySteps: z.array(z.int().positive()).optional(),
    isChecked: z.boolean().optional(),
  })
  .refine(({ codeSteps, navs }) => codeSteps.length === navs.length, 'codes and NAVs differ');

/** One stored day, as JSON under gzip, whose own checksum reveals a damaged file. About 55 KB for 8,700 schemes. */
export async function writeNavDayFile({
  date,
  navs,
  ofOtherDays,
  isChecked,
}: NavDay): Promise<Buffer> {
  const rows = [...navs].sort(([one], [other]) => one - other);
  const file = {
    version: 1,
    date,
    codeSteps: stepsOf(rows.map(([code]) => code)),
    navs: rows.map(([, nav]) => nav),
    ...(ofOtherDays && { otherDaySteps: stepsOf([...ofOtherDays].sort((a, b) => a - b)) }),
    ...(isChecked !== undefined && { isChecked }),
  };
  return gzipJson(file);
}

/**
 * Reads a stored day. @param isWanted leaves out codes that the caller does not need.
 * @throws for a damaged file, and for one of another day than its name says.
 */
export async function readNavDayFile(
  bytes: Buffer,
  date: IsoDate,
  isWanted: (code: number) => boolean = () => true,
): Promise<NavDay> {
  const file = daySchema.parse(await gunzipJson(bytes, maxDayBytes));
  if (readIsoDate(file.date) !== date)
    throw new Error(`A file of NAVs of another day than ${date}`);
  const navs = new Map<number, number>();
  for (const [index, code] of codesOf(file.codeSteps).entries()) {
    if (isWanted(code)) navs.set(code, file.navs[index]!);
  }
  const { otherDaySteps, isChecked } = file;
  return {
    date,
    navs,
    ...(otherDaySteps && { ofOtherDays: new Set(codesOf(otherDaySteps).filter(isWanted)) }),
    ...(isChecked !== undefined && { isChecked }),
  };
}

/** A month of 14,000 schemes has some 2 MB; a much larger file is refused. */
const maxMonthBytes = 32 * 1024 * 1024;
/** AMFI writes four decimals: their ten-thousandths are whole numbers, and short differences. */
const perUnit = 10_000;

const monthSchema = z.object({
  version: z.literal(1),
  end: z.string(),
  days: z.array(z.int().min(1).max(31)),
  codeSteps: z.array(z.int().positive()),
  /**
   * A row for each code, between semicolons: the NAVs of the days between commas, empty for none, in ten-thousandths and
   * each as its difference to the one before it. As one text it is read ten times as fast as lists of numbers.
   */
  navs: z.string(),
  /** The NAVs of schemes with more decimals, which have an empty row in `navs`. */
  longNavs: z.array(z.object({ code: z.int().positive(), navs: z.array(z.number().min(0)) })),
});

/** One stored month, as JSON under gzip, whose own checksum reveals a damaged file. */
export async function writeNavMonthFile({ end, days, codes, navs }: NavMonth): Promise<Buffer> {
  const rows: string[] = [];
  const longNavs: z.infer<typeof monthSchema>['longNavs'] = [];
  for (const [index, code] of codes.entries()) {
    const own = navs.subarray(index * days.length, (index + 1) * days.length);
    if (own.every(isShort)) rows.push(rowOf(own));
    else {
      rows.push('');
      longNavs.push({ code, navs: [...own] });
    }
  }
  const codeSteps = stepsOf(codes);
  return gzipJson({ version: 1, end, days, codeSteps, navs: rows.join(';'), longNavs });
}

function isShort(nav: number): boolean {
  return Math.round(nav * perUnit) / perUnit === nav;
}

function rowOf(navs: Float64Array): string {
  let row = '';
  let before = 0;
  for (let at = 0; at < navs.length; at += 1) {
    if (at > 0) row += ',';
    if (navs[at] === 0) continue;
    const units = Math.round(navs[at]! * perUnit);
    row += units - before;
    before = units;
  }
  return row;
}

/** @throws for a damaged file, and for one of another month than its name says. */
export async function readNavMonthFile(bytes: Buffer, end: IsoDate): Promise<NavMonth> {
  const file = monthSchema.parse(await gunzipJson(bytes, maxMonthBytes));
  if (file.end !== end) throw new Error(`A file of NAVs of another month than ${end}`);
  const codes = codesOf(file.codeSteps);
  const navs = navsIn(file.navs, codes.length, file.days.length);
  const rows = new Map(file.longNavs.length > 0 ? codes.map((code, row) => [code, row]) : []);
  for (const { code, navs: own } of file.longNavs) {
    const row = rows.get(code);
    if (row === undefined || own.length !== file.days.length) throw new Error('A row too many');
    navs.set(own, row * file.days.length);
  }
  return { end, days: file.days, codes, navs };
}

const [comma, rowEnd, minus, zero, nine] = [44, 59, 45, 48, 57] as const;

/** Reads the text of a file. @throws for another number of rows or days, and where a NAV is not a number */
function navsIn(text: string, rows: number, days: number): Float64Array {
  const navs = new Float64Array(rows * days);
  let [row, column, units, before] = [0, 0, 0, 0];
  let [digits, isNegative] = [0, false];
  const endNav = () => {
    if (digits === 0) return;
    before += isNegative ? -units : units;
    if (column >= days || row >= rows || before <= 0) throw new Error('A NAV that is none');
    navs[row * days + column] = before / perUnit;
  };
  for (let at = 0; at <= text.length; at += 1) {
    const character = at < text.length ? text.charCodeAt(at) : rowEnd;
    if (character >= zero && character <= nine) {
      units = units * 10 + character - zero;
      digits += 1;
    } else if (character === minus && digits === 0) isNegative = true;
    else if (character === comma || character === rowEnd) {
      endNav();
      [units, digits, isNegative] = [0, 0, false];
      column += 1;
      if (character === comma) continue;
      if (column !== days && column !== 1) throw new Error('A row of another length');
      [row, column, before] = [row + 1, 0, 0];
    } else throw new Error('A NAV that is no number');
  }
  if (row !== Math.max(rows, 1)) throw new Error('Another number of rows');
  return navs;
}

const maxSchemesBytes = 48 * 1024 * 1024;
/** The oldest beyond it are dropped: a page reports recent corrections. */
const maxCorrections = 5_000;

const schemeSchema = z.object({
  code: z.int().positive(),
  name: z.string(),
  house: z.string(),
  structure: z.enum(structures),
  category: z.string(),
  amfiCategory: z.string(),
  plan: z.enum(plans).nullable(),
  option: z.enum(planOptions).nullable(),
  optionText: z.string().nullable(),
  isin: z.string().nullable(),
  reinvestmentIsin: z.string().nullable(),
  nav: z.number().positive().nullable(),
  navDate: isoDateSchema.nullable(),
});

const listSchema = z.object({
  schemes: z.array(schemeSchema).readonly(),
  // A file of an earlier release knows no piece.
  piece: z
    .object({ asOf: isoDateSchema, lacked: z.array(z.int().positive()).readonly() })
    .nullable()
    .default(null),
});

const memorySchema = z.object({
  past: z.array(schemeSchema.extend({ goneSince: isoDateSchema.nullable() })).readonly(),
  /** The newest last. */
  corrections: z.array(navCorrectionSchema).readonly(),
});

/** What the job remembers beside the NAVs: schemes that ended, and NAVs that AMFI corrected. */
export type MarketMemory = z.infer<typeof memorySchema>;

export const noMarketMemory: MarketMemory = { past: [], corrections: [] };

/** The list with which the next one is compared. */
export const listFile = fileFormat(
  listSchema,
  maxSchemesBytes,
  (list: LastList) => list,
  (list) => list,
);

export const memoryFile = fileFormat(
  memorySchema,
  maxSchemesBytes,
  ({ past, corrections }: MarketMemory) => ({
    past,
    corrections: corrections.slice(-maxCorrections),
  }),
  (memory) => memory,
);
