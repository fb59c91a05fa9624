import { z } from 'zod';
import type { Reading } from '@/lib/sources/feed';
import { orNull } from './provider-numbers';

/** A coin that many people look up at the provider; no judgement of it. */
export type TrendingCoin = { id: string; symbol: string; name: string; rank: number | null };

const itemSchema = z.object({
  id: z.string().min(1).max(120),
  symbol: z.string().min(1).max(60),
  name: z.string().min(1).max(120),
  market_cap_rank: z.int().positive().nullish(),
});

export const trendingPayloadSchema = z.object({
  coins: z.array(z.object({ item: itemSchema })).max(50),
});

export function readTrending({
  coins,
}: z.infer<typeof trendingPayloadSchema>): Reading<readonly TrendingCoin[]> {
  const data = coins.map(({ item: { id, symbol, name, market_cap_rank } }) => ({
    ...{ id, symbol: symbol.toUpperCase(), name },
    rank: orNull(market_cap_rank),
  }));
  return { data, asOf: null };
}
