import { z } from 'zod';
import type { Reading } from '@/lib/sources/feed';
import { change, orNull } from './provider-numbers';

/** The whole market, in rupees. */
export type GlobalMarket = {
  coinCount: number | null;
  marketCap: number;
  volume24h: number | null;
  /** In dollars: the provider counts it in no other currency. */
  capChange24hPercent: number | null;
  /** The largest coins' share of the market cap, in percent, largest first. */
  dominance: readonly { symbol: string; sharePercent: number }[];
};

export const globalPayloadSchema = z.object({
  data: z.object({
    active_cryptocurrencies: z.int().nonnegative().nullish(),
    total_market_cap: z.object({ inr: z.number().positive() }),
    total_volume: z.object({ inr: z.number().nonnegative().nullish() }).nullish(),
    market_cap_percentage: z.record(z.string(), z.number().min(0).max(100)).nullish(),
    market_cap_change_percentage_24h_usd: change,
    updated_at: z.int().positive(),
  }),
});

export function readGlobal({ data }: z.infer<typeof globalPayloadSchema>): Reading<GlobalMarket> {
  return {
    data: {
      coinCount: orNull(data.active_cryptocurrencies),
      marketCap: data.total_market_cap.inr,
      volume24h: orNull(data.total_volume?.inr),
      capChange24hPercent: orNull(data.market_cap_change_percentage_24h_usd),
      dominance: Object.entries(data.market_cap_percentage ?? {})
        .map(([symbol, sharePercent]) => ({ symbol: symbol.toUpperCase(), sharePercent }))
        .sort((one, other) => other.sharePercent - one.sharePercent),
    },
    asOf: new Date(data.updated_at * 1000).toISOString(),
  };
}
