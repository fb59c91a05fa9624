import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { withoutFound } from './view-amounts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'thu fri sat sun mon tue wed'.split(' ');
/** Whole names, so that "decline" and "market" begin no date. */
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekdayName =
  '(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?|' +
  '(somvar|mangalvar|budhvar|guruvar|shukravar)';
const hindiWeekdays = { somvar: 4, mangalvar: 5, budhvar: 6, guruvar: 0, shukravar: 1 } as const;
const introduction =
  '(?:\\b(?:by|till|until|upto|up to|before|on|in|within|over|for|during)(?: the)?(?: end of)? )?';
const start = `${introduction}\\b(?:`;
const end = ')\\b(?! ?(?:%|percent))';

type FoundDate = { date: IsoDate; rest: string };

type Reader = {
  pattern: RegExp;
  dayOf: (match: RegExpExecArray, today: number) => number | null;
};

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(`${start}(\\d{4})-(\\d\\d)-(\\d\\d)${end}`),
    dayOf: ([, year, month, day]) => calendarDay(Number(year), Number(month), Number(day)),
  },
  {
    pattern: new RegExp(
      `${start}(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthName}(?:,? (20\\d\\d))?${end}`,
    ),
    dayOf: ([, day, month, year], today) => namedDay(day, month, year, today),
  },
  {
    pattern: new RegExp(`${start}${monthName} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?${end}`),
    dayOf: ([, month, day, year], today) => namedDay(day, month, year, today),
  },
  {
    pattern: new RegExp(`${start}(\\d{1,2})/(\\d{1,2})(?:/(20\\d\\d))?${end}`),
    dayOf: ([, day, month, year], today) =>
      namedDay(day, months[Number(month) - 1] ?? '', year, today),
  },
  {
    pattern: new RegExp(
      `${start}(\\d{1,3}) (days?|weeks?|din|hafte|hafton)(?: (?:mein|me|tak))?${end}`,
    ),
    dayOf: ([, count, unit = ''], today) =>
      today + Number(count) * (/^(week|haf)/.test(unit) ? 7 : 1),
  },
  {
    pattern: new RegExp(`${start}(?:tomorrow|kal)(?: tak)?${end}`),
    dayOf: (_, today) => today + 1,
  },
  {
    pattern: new RegExp(`${start}(?:next week|agle hafte|agle week)(?: tak)?${end}`),
    dayOf: (_, today) => friday(today) + 7,
  },
  {
    pattern: new RegExp(`${start}(?:this week|the week|week end|is hafte|is week)(?: tak)?${end}`),
    dayOf: (_, today) => friday(today),
  },
  {
    pattern: new RegExp(`${start}(?:next month|agle mahine)(?: tak)?${end}`),
    dayOf: (_, today) => monthEnd(today, 1),
  },
  {
    pattern: new RegExp(`${start}(?:this month|the month|month end|is mahine)(?: tak)?${end}`),
    dayOf: (_, today) => monthEnd(today, 0),
  },
  {
    pattern: new RegExp(`${start}(?:next |this )?(?:${weekdayName})(?: tak)?${end}`),
    dayOf: ([, english, hindi], today) => {
      const wanted = hindi
        ? hindiWeekdays[hindi as keyof typeof hindiWeekdays]
        : weekdays.indexOf(english ?? '');
      return today + ((((wanted - today) % 7) + 7) % 7);
    },
  },
];

/** The first day that a text names, and the text without it. A day without a year is the next such day. */
export function findDate(text: string, today: IsoDate): FoundDate | null {
  const todayNumber = dayNumberOf(today);
  for (const { pattern, dayOf } of readers) {
    const match = pattern.exec(text);
    const day = match ? dayOf(match, todayNumber) : null;
    if (match && day !== null) {
      return { date: dateOfDayNumber(day), rest: withoutFound(text, match[0]) };
    }
  }
  return null;
}

function namedDay(
  day: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: number,
): number | null {
  const monthNumber = months.indexOf((month ?? '').slice(0, 3)) + 1;
  if (monthNumber === 0) return null;
  if (year) return calendarDay(Number(year), monthNumber, Number(day));
  const thisYear = Number(dateOfDayNumber(today).slice(0, 4));
  const found = calendarDay(thisYear, monthNumber, Number(day));
  // "9 Jan", said in November, is the January to come; a day of the last weeks is one that is over. 29 Feb may be next year's.
  const isOfNextYear = found === null || found < today - 60;
  return isOfNextYear ? calendarDay(thisYear + 1, monthNumber, Number(day)) : found;
}

function calendarDay(year: number, month: number, day: number): number | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isDay ? at.getTime() / 86_400_000 : null;
}

/** The Friday of the week of a day; of a Saturday or Sunday the next. */
function friday(day: number): number {
  return day + ((((1 - day) % 7) + 7) % 7);
}

function monthEnd(today: number, monthsOn: number): number {
  const [year = 0, month = 0] = dateOfDayNumber(today).split('-').map(Number);
  return Date.UTC(year, month + monthsOn, 0) / 86_400_000;
}
