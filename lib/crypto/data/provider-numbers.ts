import { z } from 'zod';

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
