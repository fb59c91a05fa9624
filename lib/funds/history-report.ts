import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { readAmfiDate, writeAmfiDate } from './amfi-date';

export type ReportDays = { from: IsoDate; to: IsoDate };

/** Which schemes had a NAV, and the newest day that the report speaks of. */
export type ReportedSchemes = { codes: readonly number[]; newest: IsoDate };

/**
 * The Tuesday to Thursday of the last whole such span so many years ago: three days in a row without a market are
 * very rare in the middle of a week. @param today the day in India.
 */
export function reportDays(years: number, today: IsoDate): ReportDays {
  const day = dayNumberOf(shiftMonths(today, -years * 12));
  // Day 0 of the count, 1 Jan 1970, was a Thursday.
  const thursday = day - (day % 7);
  return { from: dateOfDayNumber(thursday - 2), to: dateOfDayNumber(thursday) };
}

/** AMFI's report of past NAVs of open-ended schemes (features.md 19.3): its path. */
export function historyReportPath({ from, to }: ReportDays): string {
  const days = `frmdt=${writeAmfiDate(from)}&todt=${writeAmfiDate(to)}`;
  return `/DownloadNAVHistoryReport_Po.aspx?tp=1&${days}`;
}

/**
 * The codes of the schemes that had a NAV on one of the days: they are at least as old. Columns are read by the
 * names in the header, which changed in August 2026. @throws when the report has another shape or other days.
 */
export function schemesInReport(text: string, { from, to }: ReportDays): ReportedSchemes {
  const lines = text.split(/\r?\n/);
  const headerAt = lines.findIndex((line) => /^\uFEFF?\s*scheme code\s*;/i.test(line));
  const columns = (lines[headerAt] ?? '')
    .toLowerCase()
    .split(';')
    .map((name) => name.trim());
  const navAt = columns.indexOf('net asset value');
  const dateAt = columns.indexOf('date');
  if (headerAt < 0 || navAt < 0 || dateAt < 0) throw new Error('NAV report: another header');
  const codes = new Set<number>();
  let newest = from;
  let isCut = false;
  for (const line of lines.slice(headerAt + 1).filter((each) => each.trim() !== '')) {
    const fields = line.split(';');
    isCut = fields.length !== columns.length && fields.length > 1;
    if (fields.length !== columns.length) continue;
    const date = readAmfiDate(fields[dateAt]!);
    if (!date || date < from || date > to) throw new Error('NAV report: of another day');
    if (date > newest) newest = date;
    const code = fields[0]!.trim();
    if (/^\d{1,9}$/.test(code) && Number(fields[navAt]) > 0) codes.add(Number(code));
  }
  // Sections and houses stand without semicolons; a row that ends too early is the end of a piece.
  if (isCut) throw new Error('NAV report: broken off');
  return { codes: [...codes], newest };
}
