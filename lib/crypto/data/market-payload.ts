import { z } from 'zod';
import { hourMs } from '@/lib/calendar/day-count';
import { hoursPerWeekPrice } from '@/lib/crypto/domain/price-points';
import type { Reading } from '@/lib/sources/feed';
import { boundedLine, readRow, readRows } from '@/lib/sources/read-rows';
import { maxIdCharacters, type Coin, type Extreme, type Market } from '@/lib/crypto/domain/coin';

/**
 * Every number of CoinGecko may be null or missing (demo-api.json of github.com/coingecko/coingecko-api-oas); JSON's
 * 1e400 is no number here.
 */
export const amount = z.number().nonnegative().nullish();
export const change = z.number().min(-100).nullish();
export const instant = z.iso.datetime({ offset: true }).nullish();

export function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null;
}

/**
 * The time of a list: the newest of its rows. One row that is dated in the future must not date all others; where every
 * row is, the list is (and the loader refuses it).
 */
export function newestInstant(
  instants: readonly (string | null | undefined)[],
  now: Date,
): string | null {
  const times = instants.flatMap((text) => (text ? Date.parse(text) : []));
  const past = times.filter((atMs) => atMs <= now.getTime());
  const known = past.length > 0 ? past : times;
  return known.length > 0 ? new Date(Math.max(...known)).toISOString() : null;
}

/**
 * An id becomes part of addresses. What an address cannot hold (RFC 3986, section 2) is refused, as are dots that mean a
 * folder (section 3.3), invisible characters, half of a character and the mark that replaces bytes which are no UTF-8.
 */
export const categoryIdSchema = z
  .string()
  .max(maxIdCharacters)
  .regex(/^(?!\.{1,2}$)[^\s<>"\\^`{|}\uFFFD\p{Cc}\p{Cf}\p{Cs}]+$/u);

/** Pages and files of our own beside the pages of coins (app/features/crypto-market): `coinPath` would lead to them. */
const ownNames =
  /^(?:(?:coins|holdings)\.csv|compare|missing|opengraph-image(?:-[0-9a-z]+)?|prices|schedule-vda|sitemap\.xml)$/i;

export const coinIdSchema = categoryIdSchema.refine((id) => !ownNames.test(id), 'a path of ours');

/** A row of CoinGecko's /coins/markets in rupees (demo-api.json of 22 Jun 2026). */
const rowSchema = z.object({
  id: coinIdSchema,
  symbol: boundedLine(60),
  name: boundedLine(120),
  current_price: amount,
  market_cap: amount,
  market_cap_rank: z.int().positive().nullish(),
  fully_diluted_valuation: amount,
  total_volume: amount,
  high_24h: amount,
  low_24h: amount,
  circulating_supply: amount,
  max_supply: amount,
  ath: amount,
  ath_change_percentage: change,
  ath_date: instant,
  atl: amount,
  atl_change_percentage: change,
  atl_date: instant,
  last_updated: instant,
  sparkline_in_7d: z.object({ price: z.array(amount).max(400) }).nullish(),
  price_change_percentage_1h_in_currency: change,
  price_change_percentage_24h_in_currency: change,
  price_change_percentage_7d_in_currency: change,
  price_change_percentage_30d_in_currency: change,
  price_change_percentage_1y_in_currency: change,
});

type Row = z.infer<typeof rowSchema>;

/** What a row holds besides by the provider's documentation; the site does not use it. */
const unusedFields = [
  'image',
  'price_change_24h',
  'price_change_percentage_24h',
  'market_cap_change_24h',
  'market_cap_change_percentage_24h',
  'market_cap_rank_with_rehypothecated',
  'roi',
  'total_supply',
];

export const marketPayloadSchema = z.array(z.unknown()).min(1).max(250);

/**
 * Coin by coin: one that cannot be read, or is listed twice, is left out.
 * @throws for a list in which most coins have no price: single coins have gaps, all of them are a provider in trouble.
 */
export function readMarket(list: readonly unknown[], now: Date): Reading<Market> {
  const read = readRows(list, rowSchema, { unusedFields, keyOf: ({ id }) => id });
  const asOf = newestInstant(
    read.rows.map((row) => row.last_updated),
    now,
  );
  const { report } = read;
  const rows = read.rows.map((row) => (isBehind(row, asOf) ? { ...row, ...noFiguresOfNow } : row));
  const priced = rows.filter((row) => row.current_price).length;
  if (rows.length > 0 && priced * 2 <= rows.length) throw new Error('most coins have no price');
  return {
    data: { currency: 'inr', coins: rows.map(coinOf) },
    asOf,
    report,
  };
}

/** A coin whose markets stand still: the page would give its price the time of all others. */
const maxHoursBehind = 24;

function isBehind({ last_updated: at }: Row, asOf: string | null): boolean {
  return Boolean(at && asOf && Date.parse(asOf) - Date.parse(at) > maxHoursBehind * hourMs);
}

const noFiguresOfNow = {
  current_price: null,
  market_cap: null,
  fully_diluted_valuation: null,
  total_volume: null,
  high_24h: null,
  low_24h: null,
  sparkline_in_7d: null,
  ath_change_percentage: null,
  atl_change_percentage: null,
  price_change_percentage_1h_in_currency: null,
  price_change_percentage_24h_in_currency: null,
  price_change_percentage_7d_in_currency: null,
  price_change_percentage_30d_in_currency: null,
  price_change_percentage_1y_in_currency: null,
} as const satisfies Partial<Row>;

function coinOf(row: Row): Coin {
  return {
    id: row.id,
    symbol: row.symbol.toUpperCase(),
    name: row.name,
    rank: orNull(row.market_cap_rank),
    // A price of 0 is a gap, and a cap of 0 is CoinGecko's way to say that it does not know the supply.
    price: row.current_price || null,
    marketCap: row.market_cap || null,
    fullyDilutedValue: row.fully_diluted_valuation || null,
    volume24h: orNull(row.total_volume),
    high24h: row.high_24h || null,
    low24h: row.low_24h || null,
    changePercent: {
      '1h': orNull(row.price_change_percentage_1h_in_currency),
      '24h': orNull(row.price_change_percentage_24h_in_currency),
      '7d': orNull(row.price_change_percentage_7d_in_currency),
      '30d': orNull(row.price_change_percentage_30d_in_currency),
      '1y': orNull(row.price_change_percentage_1y_in_currency),
    },
    circulatingSupply: row.circulating_supply || null,
    maxSupply: row.max_supply || null,
    allTimeHigh: extremeOf(row.ath, row.ath_change_percentage, row.ath_date),
    allTimeLow: extremeOf(row.atl, row.atl_change_percentage, row.atl_date),
    weekPrices: weekOf(row),
  };
}

function extremeOf(price: Row['ath'], changePercent: Row['atl'], at: Row['ath_date']) {
  if (!price) return null;
  const extreme: Extreme = {
    price,
    changePercent: orNull(changePercent),
    at: at ? new Date(at).toISOString() : null,
  };
  return extreme;
}

/** An hour moves a price less than this; dollars in place of rupees are a factor of some ninety. */
const maxFactor = 5;

/** Empty where its last price is far from the price of now: the provider then counts the week in another currency. */
function weekOf({ current_price: price, sparkline_in_7d: week }: Row): number[] {
  const prices = thin(week?.price ?? []);
  const factor = (prices.at(-1) ?? 0) / (price || NaN);
  return factor > maxFactor || factor < 1 / maxFactor ? [] : prices;
}

/**
 * The last known price of every four hours, counted back from the last one. The week begins after four hours without
 * any price: those before it would be drawn at wrong times (`weekPoints`).
 */
function thin(hourly: readonly (number | null | undefined)[]): number[] {
  const prices: number[] = [];
  for (let end = hourly.length; end > 0; end -= hoursPerWeekPrice) {
    const hours = hourly.slice(Math.max(0, end - hoursPerWeekPrice), end);
    const known = hours.findLast((each) => each != null && each > 0);
    if (known == null) break;
    prices.unshift(known);
  }
  return prices;
}

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

const globalSchema = z.object({
  active_cryptocurrencies: z.int().nonnegative().nullish(),
  total_market_cap: z.object({ inr: z.number().positive() }),
  total_volume: z.object({ inr: z.number().nonnegative().nullish() }).nullish(),
  market_cap_percentage: z.record(z.string(), z.unknown()).nullish(),
  market_cap_change_percentage_24h_usd: change,
  updated_at: z.int().positive(),
});

/** A coin's share of the market cap. */
const shareSchema = z.object({
  symbol: boundedLine(60),
  sharePercent: z.number().min(0).max(100),
});

const unusedGlobalFields = [
  'upcoming_icos',
  'ongoing_icos',
  'ended_icos',
  'markets',
  'volume_change_percentage_24h_usd',
];

export const globalPayloadSchema = z.object({ data: z.unknown() });

/** Share by share: one that cannot be read is left out and counted, and one that is not known is left out. */
export function readGlobal(payload: z.infer<typeof globalPayloadSchema>): Reading<GlobalMarket> {
  const { row, report } = readRow(payload.data, globalSchema, { unusedFields: unusedGlobalFields });
  const shares = readRows(
    Object.entries(row.market_cap_percentage ?? {})
      .filter(([, sharePercent]) => sharePercent !== null)
      .map(([symbol, sharePercent]) => ({ symbol, sharePercent })),
    shareSchema,
  );
  return {
    data: {
      coinCount: orNull(row.active_cryptocurrencies),
      marketCap: row.total_market_cap.inr,
      volume24h: orNull(row.total_volume?.inr),
      capChange24hPercent: orNull(row.market_cap_change_percentage_24h_usd),
      dominance: shares.rows
        .map(({ symbol, sharePercent }) => ({ symbol: symbol.toUpperCase(), sharePercent }))
        .sort((one, other) => other.sharePercent - one.sharePercent),
    },
    asOf: new Date(row.updated_at * 1000).toISOString(),
    report: {
      ...report,
      rows: report.rows + shares.report.rows,
      refusedRows: shares.report.refusedRows,
      firstReasons: shares.report.firstReasons,
    },
  };
}
