import { importedHolidays } from '@/content/calendar/imported-holidays';
import { isWeekend, dateOfDayNumber, dayNumberOf } from './day-count';
import type { IsoDate } from './iso-date';
import { mergeMarketDays, type HolidaySource, type MarketDay } from './market-day';

const lists2026: HolidaySource = {
  name: 'NSE circular CMTR71775 and BSE notice 20251212-8 of 12 December 2025',
  url: 'https://nsearchives.nseindia.com/content/circulars/CMTR71775.pdf',
  readIn: 'Published copies of the circulars; the exchange’s recorded list of holidays',
  readOn: '2026-11-23',
};

const election2026: HolidaySource = {
  name: 'Circulars of NSE and BSE of 12 January 2026',
  url: null,
  readIn: 'dnaindia.com of 12 January 2026; the exchange’s recorded list of holidays',
  readOn: '2026-11-23',
};

const budget2026: HolidaySource = {
  name: 'Circulars of NSE and BSE of January 2026',
  url: null,
  readIn: 'Reports of Business Standard of 16 January 2026',
  readOn: '2026-11-23',
};

/** Holidays whose date never moves and on which the exchanges have closed every year. */
const fixedDate: HolidaySource = {
  name: 'Holiday with a fixed date; the list of 2027 is not published yet',
  url: null,
  readIn: 'Lists of earlier years',
  readOn: '2026-11-23',
};

const listed = { trading: 'closed', source: lists2026 } as const;
const expected = { trading: 'closed', source: fixedDate } as const;

/** The bundled list, which counts until the operator imports a newer one (`npm run calendar:import`). */
const bundledKnownTo: IsoDate = '2026-12-31';

/** The first day of the first year whose holidays are in the list. */
export const holidaysKnownFrom: IsoDate = '2026-01-01';

const bundledDays: readonly MarketDay[] = [
  {
    date: '2026-01-15',
    name: 'Municipal elections in Maharashtra',
    ...listed,
    source: election2026,
  },
  { date: '2026-01-26', name: 'Republic Day', ...listed },
  {
    date: '2026-02-01',
    name: 'Union Budget',
    trading: 'open',
    source: budget2026,
  },
  { date: '2026-02-15', name: 'Maha Shivaratri', ...listed },
  { date: '2026-03-03', name: 'Holi', ...listed },
  { date: '2026-03-21', name: 'Id-ul-Fitr', ...listed },
  { date: '2026-03-26', name: 'Ram Navami', ...listed },
  { date: '2026-03-31', name: 'Mahavir Jayanti', ...listed },
  { date: '2026-04-03', name: 'Good Friday', ...listed },
  { date: '2026-04-14', name: 'Ambedkar Jayanti', ...listed },
  { date: '2026-05-01', name: 'Maharashtra Day', ...listed },
  { date: '2026-05-28', name: 'Bakri Id', ...listed },
  { date: '2026-06-26', name: 'Muharram', ...listed },
  { date: '2026-08-15', name: 'Independence Day', ...listed },
  { date: '2026-09-14', name: 'Ganesh Chaturthi', ...listed },
  { date: '2026-10-02', name: 'Gandhi Jayanti', ...listed },
  { date: '2026-10-20', name: 'Dussehra', ...listed },
  { date: '2026-11-08', name: 'Diwali', ...listed, trading: 'muhurat' },
  { date: '2026-11-10', name: 'Balipratipada', ...listed },
  { date: '2026-11-24', name: 'Guru Nanak Jayanti', ...listed },
  { date: '2026-12-25', name: 'Christmas', ...listed },
  { date: '2027-01-26', name: 'Republic Day', ...expected },
  { date: '2027-04-14', name: 'Ambedkar Jayanti', ...expected },
  { date: '2027-05-01', name: 'Maharashtra Day', ...expected },
  { date: '2027-08-15', name: 'Independence Day', ...expected },
  { date: '2027-10-02', name: 'Gandhi Jayanti', ...expected },
  { date: '2027-12-25', name: 'Christmas', ...expected },
];

/**
 * Trading holidays and special sessions, weekends included, by date; and the last day of the last year of which the
 * exchanges have published the holidays. Exchanges add days within the year: 15 January 2026 was named three days
 * before. After `holidaysKnownTo` the list has only the days whose date never moves; a feast that follows the moon is
 * not known before the exchanges name it, about December.
 */
export const { days: marketDays, knownTo: holidaysKnownTo } = mergeMarketDays(
  { days: bundledDays, knownTo: bundledKnownTo },
  importedHolidays,
);

/** The holiday of a day, weekends included; null on any other day. */
export function holidayOn(date: IsoDate): MarketDay | null {
  const row = rowOf(date);
  return row && row.trading !== 'open' ? row : null;
}

/** Whether the exchanges have a full session. The Muhurat hour does not count: nothing expires or settles in it. */
export function isTradingDay(date: IsoDate): boolean {
  const row = rowOf(date);
  return row ? row.trading === 'open' : !isWeekend(date);
}

function rowOf(date: IsoDate): MarketDay | null {
  return marketDays.find((day) => day.date === date) ?? null;
}

/** The day itself, or the last day before it on which the exchanges trade. */
export function tradingDayOnOrBefore(date: IsoDate): IsoDate {
  return nearestTradingDay(date, -1);
}

/** The day itself, or the first day after it on which the exchanges trade. */
export function tradingDayOnOrAfter(date: IsoDate): IsoDate {
  return nearestTradingDay(date, 1);
}

function nearestTradingDay(date: IsoDate, step: 1 | -1): IsoDate {
  let day = dayNumberOf(date);
  while (!isTradingDay(dateOfDayNumber(day))) day += step;
  return dateOfDayNumber(day);
}

/**
 * Days of trading after `from`, up to and including `to`. In years whose holidays are not in the list, every weekday.
 */
export function tradingDaysAfter(from: IsoDate, to: IsoDate): IsoDate[] {
  const first = dayNumberOf(from) + 1;
  return Array.from({ length: Math.max(0, dayNumberOf(to) - first + 1) }, (_, index) =>
    dateOfDayNumber(first + index),
  ).filter((date) => isTradingDay(date));
}
