import { z } from 'zod';
import { boundedLine } from '@/lib/sources/bounded-line';
import type { Reading } from '@/lib/sources/feed';
import { readRows } from '@/lib/sources/read-rows';
import { orNull } from './provider-numbers';

/** A coin that many people look up at the provider; no judgement of it. */
export type TrendingCoin = { id: string; symbol: string; name: string; rank: number | null };

const itemSchema = z.object({
  id: z.string().min(1).max(120),
  symbol: boundedLine(60),
  name: boundedLine(120),
  market_cap_rank: z.int().positive().nullish(),
});

const unusedFields = ['coin_id', 'thumb', 'small', 'large', 'slug', 'price_btc', 'score', 'data'];

export const trendingPayloadSchema = z.object({
  coins: z.array(z.object({ item: z.unknown() })).max(50),
});

export function readTrending({
  coins,
}: z.infer<typeof trendingPayloadSchema>): Reading<readonly TrendingCoin[]> {
  const { rows, report } = readRows(
    coins.map(({ item }) => item),
    itemSchema,
    { unusedFields, keyOf: ({ id }) => id },
  );
  const data = rows.map(({ id, symbol, name, market_cap_rank }) => ({
    ...{ id, symbol: symbol.toUpperCase(), name },
    rank: orNull(market_cap_rank),
  }));
  return { data, asOf: null, report };
}
