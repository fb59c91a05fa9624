import { parseRupees } from '@/lib/money/parse';
import { failure, success, type Result } from '@/lib/result';

export type AmountProblem = 'missing' | 'not-a-number' | 'negative' | 'too-large';

/** A lakh crore: what is larger is mistyped, and its paise would pass what a number can count. */
export const maxRupees = 1e12;

/** A count of coins or an amount as people type it: 0.5, 12,500, 1.2 lakh. Not below zero. */
export function readAmount(text: string): Result<number, AmountProblem> {
  const read = parseRupees(text);
  if (!read.ok) return read;
  if (read.value < 0) return failure('negative');
  return read.value > maxRupees ? failure('too-large') : success(read.value);
}
