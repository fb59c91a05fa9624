import { z } from 'zod';
import { fieldsOf } from '@/lib/fields-of';
import type { Reading } from '@/lib/sources/feed';
import { readRows, boundedLine } from '@/lib/sources/read-rows';
import {
  amount,
  categoryIdSchema,
  change,
  coinIdSchema,
  instant,
  newestInstant,
  orNull,
} from './market-payload';

/** A coin that many people look up at the provider; no judgement of it. */
export type TrendingCoin = { id: string; symbol: string; name: string; rank: number | null };

const itemSchema = z.object({
  id: coinIdSchema,
  symbol: boundedLine(60),
  name: boundedLine(120),
  market_cap_rank: z.int().positive().nullish(),
});

const unusedTrendingFields = [
  'coin_id',
  'thumb',
  'small',
  'large',
  'slug',
  'price_btc',
  'score',
  'data',
];

export const trendingPayloadSchema = z.object({
  coins: z.array(z.unknown()).min(1).max(50),
});

export function readTrending({
  coins,
}: z.infer<typeof trendingPayloadSchema>): Reading<readonly TrendingCoin[]> {
  const { rows, report } = readRows(
    coins.map((coin) => fieldsOf(coin).item),
    itemSchema,
    { unusedFields: unusedTrendingFields, keyOf: ({ id }) => id },
  );
  const data = rows.map(({ id, symbol, name, market_cap_rank }) => ({
    id,
    symbol: symbol.toUpperCase(),
    name,
    rank: orNull(market_cap_rank),
  }));
  return { data, asOf: null, report };
}

/** A group of coins. The provider counts categories in dollars only. */
export type CoinCategory = {
  id: string;
  name: string;
  marketCapUsd: number | null;
  volume24hUsd: number | null;
  capChange24hPercent: number | null;
};

const rowSchema = z.object({
  id: categoryIdSchema,
  name: boundedLine(160),
  market_cap: amount,
  market_cap_change_24h: change,
  volume_24h: amount,
  updated_at: instant,
});

const unusedFields = ['content', 'top_3_coins', 'top_3_coins_id'];

export const categoryPayloadSchema = z.array(z.unknown()).min(1).max(2_000);

/** Each costs a call a week of the few for single things (lib/sources/providers.ts). */
export const offeredCount = 20;

/** The categories that the market may be narrowed to: the largest. */
export function offeredCategories(categories: readonly CoinCategory[]): readonly CoinCategory[] {
  return categories.slice(0, offeredCount);
}

const shown = 100;

/** The largest categories first; those without a market cap are left out. */
export function readCategories(
  list: z.infer<typeof categoryPayloadSchema>,
  now: Date,
): Reading<readonly CoinCategory[]> {
  const { rows, report } = readRows(list, rowSchema, { unusedFields, keyOf: ({ id }) => id });
  const data = rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      marketCapUsd: orNull(row.market_cap),
      volume24hUsd: orNull(row.volume_24h),
      capChange24hPercent: orNull(row.market_cap_change_24h),
    }))
    .filter(({ marketCapUsd }) => marketCapUsd)
    .sort((one, other) => (other.marketCapUsd ?? 0) - (one.marketCapUsd ?? 0))
    .slice(0, shown);
  if (data.length === 0) throw new Error('no category has a market cap');
  const asOf = newestInstant(
    rows.map(({ updated_at }) => updated_at),
    now,
  );
  return { data, asOf, report };
}

/** /coins/markets of one category: only which coins belong to it is read; their figures come with the market. */
export const categoryMembersPayloadSchema = z.array(z.unknown()).min(1).max(250);

/** No object of fields: the format of these rows is that of the market list, which reports it. */
const idSchema = z.preprocess(
  (row) => (typeof row === 'object' && row !== null && 'id' in row ? row.id : null),
  coinIdSchema,
);

export function readCategoryMembers(
  list: z.infer<typeof categoryMembersPayloadSchema>,
): Reading<readonly string[]> {
  const { rows, report } = readRows(list, idSchema, { keyOf: (id) => id });
  return { data: rows, asOf: null, report };
}
