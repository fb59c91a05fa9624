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
