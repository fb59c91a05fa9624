import type { IsoDate } from './iso-date';

/** Whether a text is a day of the calendar, as YYYY-MM-DD. A parser of dates takes 30 February for 2 March. */
export function isDay(text: string): text is IsoDate {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
