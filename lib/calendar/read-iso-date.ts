import type { IsoDate } from './iso-date';

/** Whether a value is a day of the calendar, as YYYY-MM-DD. A parser of dates takes 30 February for 2 March. */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  // As quick as it can be: the list of all schemes has 14,300 days, a month of their NAVs 300,000.
  return new Date(value).getUTCDate() === Number(value.slice(8));
}

/** The day that a text is; null for anything else. */
export function readIsoDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null;
}

/** The day of a year, a month (1 is January) and a day, as numbers or as their digits; null where there is none. */
export function dateOfParts(
  year: number | string,
  month: number | string,
  day: number | string,
): IsoDate | null {
  return readIsoDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}

/** Of a number below 100, or of its digits. */
export function twoDigits(count: number | string): string {
  return String(count).padStart(2, '0');
}

/** A text that is known to be a day, as one. @throws where it is not. */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new Error(`No such date: ${text}`);
  return text;
}
