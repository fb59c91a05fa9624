import type { IsoDate } from '@/lib/calendar/iso-date';
import { createReadReport, type ReadReport } from '@/lib/sources/read-report';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { readAmfiDate, writeAmfiDate } from './amfi-date';
import { columnsOf, isHeader, type Columns } from './nav-all-columns';
import { schemeOf } from './nav-all';
import { headingOf, type Section } from './nav-all-heading';
import { navOf } from './nav-text';

export type ReportDays = { from: IsoDate; to: IsoDate };

/** The newest NAV that a scheme had on the days of a report. */
export type PastNav = { code: number; nav: number; date: IsoDate };

/** The NAVs of a report, one for each scheme, and the newest day that it speaks of. */
export type PastNavs = {
  navs: readonly PastNav[];
  newest: IsoDate;
  report: ReadReport;
  /** The scheme as the report names it, with today's name and category, or the last ones of a scheme that has ended. */
  schemeOf: (code: number) => Scheme | null;
};

/** AMFI's report of past NAVs of open-ended schemes: its path. */
export function historyReportPath({ from, to }: ReportDays): string {
  const days = `frmdt=${writeAmfiDate(from)}&todt=${writeAmfiDate(to)}`;
  return `/DownloadNAVHistoryReport_Po.aspx?tp=1&${days}`;
}

/** More refused rows than this share mean that the report has another shape, or other days. */
const maxRefusedShare = 0.1;

/**
 * The schemes that had a NAV on one of the days, each with its newest. A row in doubt is left out and counted.
 * @throws when the report has another shape or other days, or breaks off.
 */
export function navsInReport(text: string, days: ReportDays): PastNavs {
  const navs = new Map<number, PastNav>();
  const inDoubt = new Set<number>();
  const read = readReport(text, days, ({ code, date, nav }) => {
    const known = navs.get(code);
    if (known?.date === date && nav !== null && known.nav !== nav) {
      inDoubt.add(code);
      return 'two NAVs of one day';
    }
    if (nav !== null && date >= (known?.date ?? days.from)) navs.set(code, { code, nav, date });
    return null;
  });
  return { ...read, navs: [...navs.values()].filter(({ code }) => !inDoubt.has(code)) };
}

/** The NAVs of a report by their days. A scheme with two NAVs of one day has none. @throws as `navsInReport` */
export function navsByDayInReport(
  text: string,
  days: ReportDays,
): Omit<PastNavs, 'navs'> & { byDay: ReadonlyMap<IsoDate, ReadonlyMap<number, number>> } {
  const byDay = new Map<IsoDate, Map<number, number>>();
  const inDoubt: (readonly [IsoDate, number])[] = [];
  const read = readReport(text, days, ({ code, date, nav }) => {
    if (nav === null) return null;
    const ofDay = byDay.get(date) ?? new Map<number, number>();
    byDay.set(date, ofDay);
    const known = ofDay.get(code);
    if (known !== undefined && known !== nav) {
      inDoubt.push([date, code]);
      return 'two NAVs of one day';
    }
    ofDay.set(code, nav);
    return null;
  });
  for (const [date, code] of inDoubt) byDay.get(date)!.delete(code);
  return { ...read, byDay };
}

type Row = { code: number; date: IsoDate; nav: number | null };

/**
 * Reads the rows one by one. Columns are read by the names in the header, which changed in August 2026.
 * @param take says why it leaves a row out; null for one that it takes
 */
function readReport(
  text: string,
  { from, to }: ReportDays,
  take: (row: Row) => string | null,
): Omit<PastNavs, 'navs'> {
  const lines = text.split(/\r\n|\r|\n/);
  const headerAt = lines.findIndex(isHeader);
  if (headerAt < 0) throw new Error('NAV report: no header');
  const columns = columnsOf(lines[headerAt]!);
  const report = createReadReport();
  columns.newFields.forEach(report.noteNewField);
  const places = new Map<number, { line: string; section: Section; house: string }>();
  const dateOf = createDateReader();
  let section: Section = { structure: 'open-ended', amfiCategory: '' };
  let house = '';
  let newest = from;
  let isCut = false;
  for (let at = headerAt + 1; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (!line.includes(';')) {
      // Sections and houses stand without semicolons; a number alone is the beginning of a row.
      if (!line.trim()) continue;
      isCut = /^\d+$/.test(line.trim());
      const heading = headingOf(line);
      if (heading && 'house' in heading) house = heading.house;
      else if (heading) section = heading.section;
      continue;
    }
    if (isHeader(line)) continue;
    const row = rowOf(line, columns, { from, to }, dateOf);
    // The date stands last in a row.
    isCut = row === 'another number of columns' || row === 'an unreadable date';
    const problem = typeof row === 'string' ? row : take(row);
    if (typeof row === 'string' || problem) {
      report.refuse(problem ?? '');
      continue;
    }
    report.accept();
    if (row.date > newest) newest = row.date;
    if (row.nav !== null) places.set(row.code, { line, section, house });
  }
  // A row that ends too early is the end of a piece.
  if (isCut) throw new Error('NAV report: broken off');
  const finished = report.finish();
  if (finished.refusedRows > finished.rows * maxRefusedShare) {
    throw new Error(
      `NAV report: ${finished.refusedRows} rows refused: ${finished.firstReasons.join(', ')}`,
    );
  }
  return {
    newest,
    report: finished,
    schemeOf: (code) => {
      const place = places.get(code);
      const scheme = place && schemeOf(place.line, columns, place.section, place.house, to);
      return typeof scheme === 'object' ? scheme : null;
    },
  };
}

/** The code, day and NAV of a row, or why it is in doubt. */
function rowOf(
  line: string,
  columns: Columns,
  { from, to }: ReportDays,
  dateOf: (text: string) => IsoDate | null,
) {
  if (line.length > mostCharacters) return 'a row of more than 1,000 characters';
  const fields = line.split(';');
  if (fields.length !== columns.count) return 'another number of columns';
  const code = fields[columns.code]!.trim();
  const date = dateOf(fields[columns.date]!);
  const nav = navOf(fields[columns.nav]!.trim());
  if (!/^[1-9]\d{0,8}$/.test(code)) return 'a code that is no number';
  if (!date) return 'an unreadable date';
  if (date < from || date > to) return 'of another day';
  return nav === undefined ? 'an unreadable NAV' : { code: Number(code), date, nav };
}

const mostCharacters = 1_000;

/** A report has a few days in 100,000 rows: each is read once. */
function createDateReader(): (text: string) => IsoDate | null {
  const known = new Map<string, IsoDate | null>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const date = readAmfiDate(text);
    if (known.size < mostDates) known.set(text, date);
    return date;
  };
}

const mostDates = 100;
