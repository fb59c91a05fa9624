import { z } from 'zod';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import type { CsvProblem } from './csv-table';
import { isIndianIsin } from '@/lib/text/isin';

/** Schemas of single cells. Their messages are problems of BadCsvLine; an empty cell of an optional one is null. */
const problem = (name: CsvProblem) => ({ error: name });

const filled = z.string().min(1, problem('missing'));

export const textCell = filled.max(200, problem('out-of-range'));
export const isinCell = filled.refine(isIndianIsin, problem('no-isin'));
export const dayCell = filled.refine(isIsoDate, problem('no-day'));

/** 1234.5, -12 or 1,23,456.7; no other sign. */
export const numberCell = filled
  .refine((text) => /^-?\d[\d,]*(\.\d+)?$/.test(text) && text.length <= 24, problem('no-number'))
  .transform((text) => Number(text.replaceAll(',', '')));

export const positiveCell = numberCell.refine((value) => value > 0, problem('out-of-range'));
export const notNegativeCell = numberCell.refine((value) => value >= 0, problem('out-of-range'));
export const percentCell = notNegativeCell.refine((value) => value <= 100, problem('out-of-range'));

export const choiceCell = <const T extends string>(choices: readonly T[]) =>
  filled
    .transform((text) => text.toLowerCase())
    .refine((text): text is T => choices.some((choice) => choice === text), problem('no-choice'));

/** Null for an empty cell. */
export function perhaps<Value>(cell: z.ZodType<Value, string>) {
  return z.string().transform((text, context): Value | null => {
    if (text === '') return null;
    const read = cell.safeParse(text);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'missing' });
    return z.NEVER;
  });
}
