import { monthNumberOf } from '@/lib/calendar/month-number';
import { nameOfMonthNumber, type IsoDate } from '@/lib/calendar/iso-date';
import { dateOfParts, readIsoDate } from '@/lib/calendar/read-iso-date';
import type { ReadReport, ReadReportBuilder } from '@/lib/sources/read-report';
import { structures, type Scheme } from '@/lib/funds/domain/scheme';

/** 17-Apr-2025 as AMFI writes it; null for anything else. */
export function readAmfiDate(text: string): IsoDate | null {
  const [day = '', month = '', year = '', ...rest] = text.trim().split('-');
  const number = monthNumberOf(month);
  if (number === 0 || rest.length > 0) return null;
  return dateOfParts(year, number, day);
}

/** As AMFI's addresses want it: 17-Apr-2025. */
export function writeAmfiDate(date: IsoDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}-${nameOfMonthNumber(Number(month)) ?? ''}-${year}`;
}

/** 17-04-2025 as mfapi.in writes it, the day first; null for anything else. */
export function readDayFirst(text: string): IsoDate | null {
  const [day, month, year, ...rest] = text.split('-');
  return rest.length > 0 ? null : readIsoDate(`${year}-${month}-${day}`);
}

/** In rupees: a higher NAV was mistyped. The highest real ones are some 20 lakh. */
const maxNav = 1e7;

/** What AMFI and those who repeat it write where there is no NAV. */
const noNav = /^(|-|nil|n\.?a\.?|b\.c\.|#n\/a|#div\/0!)$/i;

/** '10.' is ten; '0', '0.0000' and words for none are no NAV. @returns undefined for what is in doubt. */
export function navOf(text: string): number | null | undefined {
  if (noNav.test(text)) return null;
  if (!/^\d{1,12}(\.\d{0,12})?$/.test(text)) return undefined;
  const nav = Number(text);
  if (nav > maxNav) return undefined;
  return nav > 0 ? nav : null;
}

/** More refused rows than this share mean that an answer has another shape, or is of other days. */
const maxRefusedShare = 0.1;

/** @param what names the answer in the error @throws where more than a tenth of the rows were refused */
export function finishReport(report: ReadReportBuilder, what: string): ReadReport {
  const finished = report.finish();
  const { rows, refusedRows, firstReasons } = finished;
  if (refusedRows > rows * maxRefusedShare) {
    throw new Error(`${what}: ${refusedRows} of ${rows} rows refused: ${firstReasons.join(', ')}`);
  }
  return finished;
}

/** The place of each column; null for those that a format may leave out. */
export type Columns = Readonly<Record<'code' | 'name' | 'nav' | 'date', number>> & {
  plan: number | null;
  option: number | null;
  isin: number | null;
  reinvestmentIsin: number | null;
  count: number;
  /** Columns that this reader does not know. */
  newFields: readonly string[];
  /** Columns that may be missing, and are. */
  lostFields: readonly string[];
};

const patterns = {
  code: /^scheme code$/,
  name: /^(scheme|nav) name$/,
  nav: /^net asset value$/,
  date: /^date$/,
  plan: /^plan$/,
  option: /^option$/,
  isin: /^isin div payout/,
  reinvestmentIsin: /^isin div reinvestment/,
} as const;

/** The fields of the history report until August 2026 that are not read. */
const unusedFields = ['repurchase price', 'sale price'];

export function isHeader(line: string): boolean {
  return /^\uFEFF?[ \t]{0,20}scheme code[ \t]{0,20};/i.test(line);
}

/**
 * Finds the columns by the names in the header: AMFI's list has six columns until August 2026 and eight since, and the
 * history report orders them otherwise. @throws when one is missing that every row needs, or is there twice.
 */
export function columnsOf(header: string): Columns {
  const names = header
    .split(';')
    .map((name) => name.replaceAll('\uFEFF', '').trim().replace(/\s+/g, ' ').toLowerCase());
  const find = (pattern: RegExp) => {
    const index = names.findIndex((name) => pattern.test(name));
    return index < 0 ? null : index;
  };
  const need = (pattern: RegExp) => {
    const index = find(pattern);
    if (index === null) throw new Error(`NAVAll: no column ${pattern}`);
    if (names.filter((name) => pattern.test(name)).length > 1) {
      throw new Error(`NAVAll: two columns ${pattern}`);
    }
    return index;
  };
  const all = Object.values(patterns);
  const isOldFormat = find(patterns.plan) === null && find(patterns.option) === null;
  return {
    code: need(patterns.code),
    name: need(patterns.name),
    nav: need(patterns.nav),
    date: need(patterns.date),
    plan: find(patterns.plan),
    option: find(patterns.option),
    isin: find(patterns.isin),
    reinvestmentIsin: find(patterns.reinvestmentIsin),
    count: names.length,
    newFields: names
      .filter((name) => !unusedFields.includes(name) && !all.some((pattern) => pattern.test(name)))
      .slice(0, 10),
    lostFields: (['plan', 'option', 'isin', 'reinvestmentIsin'] as const).filter(
      (field) => find(patterns[field]) === null && !(isOldFormat && /plan|option/.test(field)),
    ),
  };
}

export type Section = Pick<Scheme, 'structure'> & { amfiCategory: string };

const maxCharacters = 200;

/**
 * A line without columns: the heading of a section, 'Open Ended Schemes(Debt Scheme - Gilt Fund)', the name of a house,
 * or null for what is neither, such as a page of HTML between two rows.
 */
export function headingOf(line: string): { section: Section } | { house: string } | null {
  if (line.length > maxCharacters || /[<>{}[\]|]/.test(line)) return null;
  const text = readable(line);
  const [start = ''] = text.toLowerCase().split('(', 1);
  const structure = structures.find((each) => start.startsWith(each.split('-')[0]!));
  if (!structure || !/schemes? ?$/.test(start)) return { house: text };
  // Names of groups have brackets of their own: up to the last one. Without a closing bracket the line still ends the
  // section before it.
  const closing = text.lastIndexOf(')');
  const end = closing < start.length ? text.length : closing;
  return { section: { structure, amfiCategory: text.slice(start.length + 1, end).trim() } };
}

/** One section's apostrophe arrives encoded twice; names are padded and doubly spaced, and may hold unseen marks. */
export function readable(text: string): string {
  // Most texts of the list are of plain letters and single spaces.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  return text
    .replace(/Ã¢Â€Â™|Ã¢â‚¬â„¢|â€™|â\u0080\u0099/g, '’')
    .replace(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}
