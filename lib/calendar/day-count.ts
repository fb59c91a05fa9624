import { dateInUtc, type IsoDate } from './iso-date';

const dayMs = 86_400_000;

/** Days since 1 Jan 1970. @throws for what is no day of the calendar. */
export function dayNumberOf(date: IsoDate): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new Error(`No such date: ${date}`);
  return ms / dayMs;
}

export function dateOfDayNumber(day: number): IsoDate {
  return dateInUtc(new Date(day * dayMs));
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
  let count = 0;
  for (let day = dayNumberOf(from) + 1; day <= dayNumberOf(to); day += 1) {
    if (!isWeekend(dateOfDayNumber(day))) count += 1;
  }
  return count;
}
