import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { Reading } from '@/lib/sources/feed';
import { readRow } from '@/lib/sources/read-rows';

/** A day's reference rate. Central banks publish none on weekends. */
export type DollarRate = { date: IsoDate; rupeesPerDollar: number };

/** Frankfurter /latest?base=USD&symbols=INR. A rupee that is worth a dollar, or a thousandth of one, is a mistake. */
const rateSchema = z.object({
  amount: z.literal(1),
  base: z.literal('USD'),
  date: isoDateSchema,
  rates: z.object({ INR: z.number().min(20).max(1_000) }),
});

export function readDollarRate(payload: unknown): Reading<DollarRate> {
  const { row, report } = readRow(payload, rateSchema);
  const { date, rates } = row;
  return { data: { date, rupeesPerDollar: rates.INR }, asOf: date, report };
}
