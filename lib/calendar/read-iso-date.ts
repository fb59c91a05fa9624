import type { IsoDate } from './iso-date';

/** Whether a value is a day of the calendar, as YYYY-MM-DD. A parser of dates takes 30 February for 2 March. */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}

/** The day that a text is; null for anything else. */
export function readIsoDate(text: string): IsoDate | null {
  return isIsoDate(text) ? text : null;
}

/** The day that a text is known to be. @throws where it is none. */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new Error(`No such date: ${text}`);
  return text;
}
