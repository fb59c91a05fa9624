import {
  dateOfDayNumber,
  dayNumberOf,
  weekdayNumberOf,
  hourMs,
  minuteMs,
} from '@/lib/calendar/day-count';
import { timeInIndia } from '@/lib/calendar/moment-in-india';
import { holidayOn } from '@/lib/calendar/trading-days';
import { dateInIndia, istOffsetMs, type IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import type { QueryValues } from '@/lib/query-values';
import { isKind, kindIds } from './booking';
import type { ConsultationSettings } from './settings';
import { readZone } from './zone';

type Offer = Pick<
  ConsultationSettings,
  'hours' | 'closedDays' | 'rules' | 'registration' | 'feeRupees'
>;

/** What is known of a day: its taken quarters of an hour, and how many sessions it holds. */
export type DayLoad = { taken: readonly string[]; sessions: number };

/** The day without a session that holds these quarters. */
export function loadWithout({ taken, sessions }: DayLoad, cells: readonly string[]): DayLoad {
  return {
    taken: taken.filter((cell) => !cells.includes(cell)),
    sessions: Math.max(0, sessions - 1),
  };
}

export type OfferedDay = {
  date: IsoDate;
  /** Beginnings of free sessions, earliest first. */
  starts: readonly Date[];
  /** Why there are none: closed, a holiday, all taken, or too near; null where there are some. */
  without: 'closed' | { holiday: string } | 'full' | 'too-near' | null;
};

const cellMinutes = 15;

/** A beginning as the address and the database name it: 2026-11-25T04:30Z. */
export function slotId(startsAt: Date): string {
  return `${startsAt.toISOString().slice(0, 16)}Z`;
}

/** The beginning that an address names; null where it is not on a full quarter of an hour. */
export function readSlotId(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text)) return null;
  const startsAt = new Date(`${text.slice(0, 16)}:00Z`);
  const isReal = !Number.isNaN(startsAt.getTime()) && slotId(startsAt) === text;
  return isReal && startsAt.getUTCMinutes() % cellMinutes === 0 ? startsAt : null;
}

/**
 * The quarters of an hour that a session takes with the buffer after it. Two sessions have the buffer between them
 * exactly when they share no quarter: each is one document, so that the database itself refuses the second.
 */
export function cellsOf(startsAt: Date, minutes: number, bufferMinutes: number): string[] {
  const count = Math.ceil((minutes + bufferMinutes) / cellMinutes);
  return Array.from({ length: count }, (_, step) =>
    slotId(new Date(startsAt.getTime() + step * cellMinutes * minuteMs)),
  );
}

/** The days from today on that the rules let a visitor look at. */
export function daysAhead({ rules }: Pick<Offer, 'rules'>, now: Date): IsoDate[] {
  const today = dayNumberOf(dateInIndia(now));
  return Array.from({ length: rules.aheadDays + 1 }, (_, step) => dateOfDayNumber(today + step));
}

/** The free beginnings of a day for a session of `minutes`, at this moment. */
export function offeredDay(
  date: IsoDate,
  minutes: number,
  offer: Offer,
  load: DayLoad,
  now: Date,
): OfferedDay {
  const without = (reason: NonNullable<OfferedDay['without']>) => ({
    date,
    starts: [],
    without: reason,
  });
  const { rules } = offer;
  const openings = offer.hours[weekdayNumberOf(date)] ?? [];
  const holiday = holidayOn(date);
  if (holiday) return without({ holiday: holiday.name });
  const isAhead = daysAhead(offer, now).includes(date);
  // Advice for a fee needs a registration, on the day of the session too.
  const { registration, feeRupees } = offer;
  const isAllowed = feeRupees === 0 || (registration !== null && date <= registration.validUntil);
  if (openings.length === 0 || offer.closedDays.includes(date) || !isAhead || !isAllowed)
    return without('closed');
  const midnight = Date.parse(`${date}T00:00:00Z`) - istOffsetMs;
  const possible = openings.flatMap(({ fromMinute, toMinute }) => {
    const count = Math.floor((toMinute - minutes - fromMinute) / rules.stepMinutes) + 1;
    return Array.from(
      { length: Math.max(0, count) },
      (_, step) => new Date(midnight + (fromMinute + step * rules.stepMinutes) * minuteMs),
    );
  });
  // The opening hours are too short for this session.
  if (possible.length === 0) return without('closed');
  const starts = possible.filter(
    (start) => start.getTime() - now.getTime() >= rules.noticeHours * hourMs,
  );
  if (starts.length === 0) return without('too-near');
  if (load.sessions >= rules.dailyCap) return without('full');
  const taken = new Set(load.taken);
  const free = starts.filter((start) =>
    cellsOf(start, minutes, rules.bufferMinutes).every((cell) => !taken.has(cell)),
  );
  return free.length > 0 ? { date, starts: free, without: null } : without('full');
}

/** Why no session of `minutes` may begin at a time, on a day with this load; null where one may. */
export function problemOfStart(
  startsAt: Date,
  minutes: number,
  offer: Offer,
  load: DayLoad,
  now: Date,
): 'taken' | 'not-offered' | null {
  const { starts, without } = offeredDay(dateInIndia(startsAt), minutes, offer, load, now);
  if (starts.some((start) => start.getTime() === startsAt.getTime())) return null;
  return without === 'full' ? 'taken' : 'not-offered';
}

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The query of the page. Invalid values are ignored. */
export function readStep({ kind, day, time, at, zone }: QueryValues) {
  return {
    kind: isKind(kind) ? kind : kindIds[0],
    day: isIsoDate(day) ? day : null,
    /** The time of day in India, 10:30. */
    time: typeof time === 'string' && timeOfDay.test(time) ? time : null,
    at: readSlotId(at),
    zone: readZone(zone),
  };
}

export type AskedStep = ReturnType<typeof readStep>;

/** The selected day and time: those in the query, else the first free ones. */
export function chosenOf({ day, time, at }: AskedStep, days: readonly OfferedDay[]) {
  const date = at ? dateInIndia(at) : day;
  const chosen =
    days.find((each) => each.date === date) ?? days.find(({ starts }) => starts.length > 0) ?? null;
  // In place of a day that is past, another one is shown, whose times were not asked for.
  const starts = date === null || chosen?.date === date ? (chosen?.starts ?? []) : [];
  const asked =
    starts.find((start) => (at ? start.getTime() === at.getTime() : timeInIndia(start) === time)) ??
    null;
  return {
    day: chosen,
    /** Null where no time is asked for, and where it is not free. */
    asked,
    time: asked ?? chosen?.starts[0] ?? null,
    isGone: asked === null && (at !== null || time !== null),
  };
}

/** The free time that is most like an earlier one: same weekday and hour, else same hour, else the first. */
export function nextLike(earlier: Date, days: readonly OfferedDay[]): Date | null {
  const starts = days.flatMap((day) => day.starts);
  const hourOf = (moment: Date) => moment.toISOString().slice(11, 16);
  const weekdayOf = (moment: Date) => weekdayNumberOf(dateInIndia(moment));
  const sameHour = starts.filter((start) => hourOf(start) === hourOf(earlier));
  return (
    sameHour.find((start) => weekdayOf(start) === weekdayOf(earlier)) ??
    sameHour[0] ??
    starts[0] ??
    null
  );
}

/** The number of weeks on one screen; 28 days ahead touch at most five. */
const weeksShown = 5;

/** Null before the first and after the last day that can be looked at. */
export type Week = { monday: IsoDate; days: readonly (OfferedDay | null)[] };

/** Days in a row as weeks from Monday to Sunday. */
function weeksOf(days: readonly OfferedDay[]): Week[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const firstNumber = dayNumberOf(first.date);
  const weekday = weekdayNumberOf(first.date);
  const mondayNumber = firstNumber - ((weekday + 6) % 7);
  const count = Math.ceil((dayNumberOf(last.date) - mondayNumber + 1) / 7);
  return Array.from({ length: count }, (_, week) => {
    const monday = mondayNumber + week * 7;
    return {
      monday: dateOfDayNumber(monday),
      days: Array.from(
        { length: 7 },
        (_each, step) => byDate.get(dateOfDayNumber(monday + step)) ?? null,
      ),
    };
  });
}

/** The weeks of one screen, those that hold the chosen day, with the first days of the screens beside it. */
export function weeksAround(days: readonly OfferedDay[], chosen: IsoDate | null) {
  const weeks = weeksOf(days);
  const place = weeks.findIndex((week) => week.days.some((day) => day && day.date === chosen));
  const first = Math.floor(Math.max(0, place) / weeksShown) * weeksShown;
  const firstDayFrom = (index: number) =>
    weeks
      .slice(Math.max(0, index))
      .flatMap((week) => week.days)
      .find((day) => day !== null)?.date ?? null;
  return {
    weeks: weeks.slice(first, first + weeksShown),
    earlier: first > 0 ? firstDayFrom(first - weeksShown) : null,
    later: first + weeksShown < weeks.length ? firstDayFrom(first + weeksShown) : null,
  };
}
