import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { PricePoint } from '@/lib/crypto/domain/coin';
import type { Reading } from '@/lib/sources/feed';
import { readRows, readRow, isBelievableTime } from '@/lib/sources/read-rows';

/** CoinGecko's /coins/{id}/market_chart: pairs of milliseconds and price. A price of null or 0 is a gap. */
export const historyPayloadSchema = z.object({ prices: z.array(z.unknown()).max(20_000) });

/** The first block of Bitcoin: what is earlier is no time but, say, a price in its place. */
const firstCoinMs = Date.UTC(2009, 0, 3);

const pointSchema = (now: Date) =>
  z.tuple([
    z
      .number()
      .min(firstCoinMs, 'before the first coin')
      .refine((atMs) => isBelievableTime(atMs, now), 'of the future'),
    z.number().nonnegative().nullable(),
  ]);

/** Oldest first, one price a moment; a pair that cannot be read is left out. @throws when no price is left. */
export function readHistory(
  { prices }: z.infer<typeof historyPayloadSchema>,
  now: Date,
): Reading<readonly PricePoint[]> {
  const { rows, report } = readRows(prices, pointSchema(now));
  const points = rows
    .flatMap(([atMs, price]) => (price ? { atMs, price } : []))
    .sort((one, other) => one.atMs - other.atMs)
    .filter(({ atMs }, index, all) => all[index - 1]?.atMs !== atMs);
  const last = points.at(-1);
  if (!last) throw new Error(report.firstReasons[0] ?? 'a history without a price');
  return { data: points, asOf: new Date(last.atMs).toISOString(), report };
}

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
