import type { IsoDate } from '@/lib/calendar/iso-date';
import { parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';

export type FundProblem =
  | ParseProblem
  | 'too-small'
  | 'too-large'
  | 'no-date'
  | 'before-first'
  | 'after-last'
  | 'wrong-order';

export type Bounds<Value> = { min: Value; max: Value };

export function readRupees(text: string, bounds: Bounds<number>): Result<number, FundProblem> {
  return within(parseRupees(text), bounds);
}

export function readPercent(text: string, bounds: Bounds<number>): Result<number, FundProblem> {
  return within(parseNumber(text), bounds);
}

/** A day of the field of a browser: 2026-11-21. */
export function readDay(text: string, { min, max }: Bounds<IsoDate>): Result<IsoDate, FundProblem> {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // The 31st of February is no date, though some engines read one.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) {
    return failure('no-date');
  }
  const day = text as IsoDate;
  if (day < min) return failure('before-first');
  return day > max ? failure('after-last') : success(day);
}

function within(
  read: Result<number, FundProblem>,
  { min, max }: Bounds<number>,
): Result<number, FundProblem> {
  if (!read.ok) return read;
  if (read.value < min) return failure('too-small');
  return read.value > max ? failure('too-large') : read;
}
