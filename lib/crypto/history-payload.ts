import { z } from 'zod';
import type { Reading } from '@/lib/sources/feed';
import type { PricePoint } from './coin';

/** CoinGecko's /coins/{id}/market_chart: pairs of milliseconds and price. A price may be null. */
export const historyPayloadSchema = z.object({
  prices: z
    .array(z.tuple([z.number().positive(), z.number().nonnegative().nullable()]))
    .max(20_000),
});

export function readHistory({
  prices,
}: z.infer<typeof historyPayloadSchema>): Reading<readonly PricePoint[]> {
  const points = prices
    .flatMap(([atMs, price]) => (price === null ? [] : { atMs, price }))
    .sort((one, other) => one.atMs - other.atMs)
    .filter(({ atMs }, index, all) => all[index - 1]?.atMs !== atMs);
  const last = points.at(-1);
  if (!last) throw new Error('a history without a price');
  return { data: points, asOf: new Date(last.atMs).toISOString() };
}
