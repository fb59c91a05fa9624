import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import type { FundTyped } from './fund-query';
import { failure, success, type Result } from '@/lib/result';

export type FundProblem =
  | ParseProblem
  | 'not-a-percentage'
  | 'too-small'
  | 'too-large'
  | 'no-date'
  | 'before-first'
  | 'after-last'
  | 'wrong-order';

export type Bounds<Value> = { min: Value; max: Value };

/** An amount in rupees as people type it (`parseRupees`), within bounds; both ends belong to them. */
export function readRupees(text: string, bounds: Bounds<number>): Result<number, FundProblem> {
  return within(parseRupees(text), bounds);
}

/** A percentage, 12 for 12 %, within bounds. */
export function readPercent(text: string, bounds: Bounds<number>): Result<number, FundProblem> {
  const read = within(parseNumber(text), bounds);
  return !read.ok && read.problem === 'not-a-number' ? failure('not-a-percentage') : read;
}

export const risklessBounds = { min: 0, max: 20 };
/** About what a year in treasury bills brought; an assumption that the visitor may change. */
export const startRiskless = '6.5';

/** The riskless rate a year, in percent. */
export function readRiskless({ riskless }: FundTyped): Result<number, FundProblem> {
  return readPercent(riskless || startRiskless, risklessBounds);
}

/** A day of the field of a browser: 2026-11-21. */
export function readDay(text: string, { min, max }: Bounds<IsoDate>): Result<IsoDate, FundProblem> {
  if (!isIsoDate(text)) return failure('no-date');
  if (text < min) return failure('before-first');
  return text > max ? failure('after-last') : success(text);
}

function within(
  read: Result<number, FundProblem>,
  { min, max }: Bounds<number>,
): Result<number, FundProblem> {
  if (!read.ok) return read;
  if (read.value < min) return failure('too-small');
  return read.value > max ? failure('too-large') : read;
}
