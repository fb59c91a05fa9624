import { monthNumberOf } from '@/lib/calendar/month-number';
import { nameOfMonthNumber, type IsoDate } from '@/lib/calendar/iso-date';
import { monthsPerYear, monthCountOf } from '@/lib/calendar/date-parts';
import { firstOfMonth, shiftMonths } from '@/lib/calendar/months';
import type { Language } from '@/lib/messages/language';
import { parseNumber, type ParseProblem } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';

/** By their first letters; nukta and spelling differ from keyboard to keyboard. */
const hindiNames = [
  /^जन/,
  /^[फफ़]/,
  /^मार/,
  /^अप/,
  /^मई/,
  /^जून/,
  /^जुल/,
  /^अग/,
  /^सि/,
  /^अक/,
  /^न/,
  /^दि/,
];

/** A month of the plan as it is typed: its number (1 is this month), or a name such as "Mar 2029" or "मार्च 2029". */
export function parseMonth(text: string, today: IsoDate): Result<number, ParseProblem> {
  const [, name = '', yearText = ''] =
    /^\s*([a-z]{3}|[\u0900-\u0965]{2,})[a-z]*[\s,'-]+([\d०-९]{4})\s*$/i.exec(text) ?? [];
  const index = indexOf(name);
  if (index < 0) return name === '' ? parseNumber(text) : failure('not-a-number');
  const year = parseNumber(yearText);
  return year.ok ? success(year.value * monthsPerYear + index - monthCountOf(today) + 1) : year;
}

function indexOf(name: string): number {
  const english = monthNumberOf(name);
  return english > 0 ? english - 1 : hindiNames.findIndex((start) => start.test(name));
}

/** The calendar's name of a month of the plan, 1 being this month: "Mar 2029", "मार्च 2029". */
export function nameOfMonth(month: number, today: IsoDate, language: Language): string {
  const [year = '', index] = shiftMonths(firstOfMonth(today), month - 1).split('-');
  return `${nameOfMonthNumber(Number(index), language) ?? ''} ${year}`;
}
