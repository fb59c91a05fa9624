import { monthNumberOf, nameOfMonthNumber, type IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { ReadReport, ReadReportBuilder } from '@/lib/sources/read-report';

/** 17-Apr-2025 as AMFI writes it; null for anything else. */
export function readAmfiDate(text: string): IsoDate | null {
  const [day = '', month = '', year = '', ...rest] = text.trim().split('-');
  const number = monthNumberOf(month);
  if (number === 0 || rest.length > 0) return null;
  return readIsoDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
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
const highestNav = 1e7;

/** What AMFI and those who repeat it write where there is no NAV. */
const noNav = /^(|-|nil|n\.?a\.?|b\.c\.|#n\/a|#div\/0!)$/i;

/** '10.' is ten; '0', '0.0000' and words for none are no NAV. @returns undefined for what is in doubt. */
export function navOf(text: string): number | null | undefined {
  if (noNav.test(text)) return null;
  if (!/^\d{1,12}(\.\d{0,12})?$/.test(text)) return undefined;
  const nav = Number(text);
  if (nav > highestNav) return undefined;
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
