import { z } from 'zod';
import type { Reading } from '@/lib/sources/feed';
import { readRow } from '@/lib/sources/read-rows';
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

const marketSchema = z.object({
  active_cryptocurrencies: z.int().nonnegative().nullish(),
  total_market_cap: z.object({ inr: z.number().positive() }),
  total_volume: z.object({ inr: z.number().nonnegative().nullish() }).nullish(),
  market_cap_percentage: z.record(z.string(), z.number().min(0).max(100).nullable()).nullish(),
  market_cap_change_percentage_24h_usd: change,
  updated_at: z.int().positive(),
});

const longestSymbol = 60;

const unusedFields = [
  'upcoming_icos',
  'ongoing_icos',
  'ended_icos',
  'markets',
  'volume_change_percentage_24h_usd',
];

export const globalPayloadSchema = z.object({ data: z.unknown() });

export function readGlobal(payload: z.infer<typeof globalPayloadSchema>): Reading<GlobalMarket> {
  const { row, report } = readRow(payload.data, marketSchema, { unusedFields });
  return {
    data: {
      coinCount: orNull(row.active_cryptocurrencies),
      marketCap: row.total_market_cap.inr,
      volume24h: orNull(row.total_volume?.inr),
      capChange24hPercent: orNull(row.market_cap_change_percentage_24h_usd),
      dominance: Object.entries(row.market_cap_percentage ?? {})
        .flatMap(([symbol, sharePercent]) =>
          sharePercent === null || symbol.length > longestSymbol
            ? []
            : { symbol: symbol.toUpperCase(), sharePercent },
        )
        .sort((one, other) => other.sharePercent - one.sharePercent),
    },
    asOf: new Date(row.updated_at * 1000).toISOString(),
    report,
  };
}
