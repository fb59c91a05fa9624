import { parseNumber, parseRupees, type ParseProblem } from '@/lib/money/parse';
import { failure, type Result } from '@/lib/result';

export type NumberField = 'monthly' | 'annualReturn' | 'years';

export const numberBounds: Readonly<Record<NumberField, { min: number; max: number }>> = {
  monthly: { min: 500, max: 1_00_00_000 },
  annualReturn: { min: 1, max: 30 },
  years: { min: 1, max: 40 },
};

type NumberProblem = ParseProblem | 'not-whole' | 'too-small' | 'too-large';

/** The number that a field's text means (rupees, percent or whole years), or what is wrong with it. */
export function readNumber(field: NumberField, text: string): Result<number, NumberProblem> {
  const read = field === 'monthly' ? parseRupees(text) : parseNumber(text);
  if (!read.ok) return read;
  const { min, max } = numberBounds[field];
  if (read.value < min) return failure('too-small');
  if (read.value > max) return failure('too-large');
  return field === 'years' && !Number.isInteger(read.value) ? failure('not-whole') : read;
}

export function isNumberField(name: string): name is NumberField {
  return Object.hasOwn(numberBounds, name);
}
