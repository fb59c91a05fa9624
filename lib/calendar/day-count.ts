import { dateInUtc, type IsoDate } from './iso-date';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Milliseconds in a day of 24 hours. */
export const dayMs = 24 * hourMs;

/** As XIRR counts a year, leap years too. */
export const daysPerYear = 365;

/** Leap years spread over all. */
export const daysPerMeanYear = 365.25;

/** Days since 1 Jan 1970. @throws where the calendar has no such day. */
export function dayNumberOf(date: IsoDate): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new Error(`No such date: ${date}`);
  return ms / dayMs;
}

export function dateOfDayNumber(day: number): IsoDate {
  return dateInUtc(new Date(day * dayMs));
}

/** The day that is `days` days later, or earlier when `days` is negative. */
export function shiftDays(date: IsoDate, days: number): IsoDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/** Excel counts days from 30 December 1899 (ECMA-376, 18.17.4.1, with its leap year of 1900). */
const excelEpoch = -25_569;

/** The day that a workbook stores as this number; a fraction is the time of day. */
export function dateOfExcelDay(day: number): IsoDate {
  return dateOfDayNumber(excelEpoch + Math.floor(day));
}

/** Days from the first to the second date; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** 0 is Sunday. */
export function weekdayNumberOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function isWeekend(date: IsoDate): boolean {
  return [0, 6].includes(weekdayNumberOf(date));
}

/** Weekdays after `from`, up to and including `to`, holidays among them. */
export function weekdaysBetween(from: IsoDate, to: IsoDate): number {
  return Math.max(0, weekdaysUpTo(dayNumberOf(to)) - weekdaysUpTo(dayNumberOf(from)));
}

/** Weekdays since Monday, 29 Dec 1969, up to and including a day; below zero before it. */
function weekdaysUpTo(day: number): number {
  const days = day + 4;
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(5, days - weeks * 7);
}
