import type { IsoDate } from '@/lib/calendar/iso-date';
import { parseNumber, type ParseProblem } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';
import { monthsPerYear } from './plan';
import { shiftMonths } from '@/lib/calendar/shift-months';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month of the plan as it is typed: its number (1 is this month), or a name such as "Mar 2029". */
export function parseMonth(text: string, today: IsoDate): Result<number, ParseProblem> {
  const [, name = '', year] = /^\s*([a-z]{3})[a-z]*[\s,'-]+(\d{4})\s*$/i.exec(text) ?? [];
  const index = names.indexOf(name.toLowerCase());
  if (index < 0) return name === '' ? parseNumber(text) : failure('not-a-number');
  return success(monthCount(Number(year), index) - firstMonthCount(today) + 1);
}

/** The calendar's name of a month of the plan, 1 being this month: "Mar 2029". */
export function nameOfMonth(month: number, today: IsoDate): string {
  const [year = '', index] = shiftMonths(`${today.slice(0, 7)}-01` as IsoDate, month - 1).split(
    '-',
  );
  const name = names[Number(index) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

function firstMonthCount(today: IsoDate): number {
  const [year, month] = today.split('-').map(Number);
  return monthCount(year ?? NaN, (month ?? NaN) - 1);
}

function monthCount(year: number, index: number): number {
  return year * monthsPerYear + index;
}
