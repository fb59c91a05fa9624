import type { CoinInBrief } from '@/lib/crypto/domain/your-coins';
import { fieldsOf } from '@/lib/fields-of';
import type { Sourced } from '@/lib/sources/sourced';

export type GuestPrices = {
  origin: Omit<Sourced<unknown>, 'data'>;
  coins: readonly CoinInBrief[];
};

const statuses = ['live', 'stale', 'sample'] as const;

/** Reads the response of the prices route. @throws when it has another format. */
export function readPrices(answer: unknown): GuestPrices {
  const { origin, coins } = fieldsOf(answer);
  if (!Array.isArray(coins)) throw new Error('The prices have no known shape');
  return { origin: readOrigin(origin), coins: coins.flatMap((coin) => readCoin(coin) ?? []) };
}

function readOrigin(value: unknown): GuestPrices['origin'] {
  const { source, asOf, fetchedAt, status, unread } = fieldsOf(value);
  const { name, url, attribution } = fieldsOf(source);
  const { refusedRows, rows } = fieldsOf(unread);
  const known = statuses.find((each) => each === status);
  if (
    typeof name !== 'string' ||
    typeof asOf !== 'string' ||
    typeof fetchedAt !== 'string' ||
    !known
  ) {
    throw new Error('The source of the prices has no known shape');
  }
  return {
    source: { name, url: textOrNull(url), attribution: textOrNull(attribution) },
    ...{ asOf, fetchedAt, status: known },
    ...(typeof refusedRows === 'number' && typeof rows === 'number'
      ? { unread: { refusedRows, rows } }
      : {}),
  };
}

function readCoin(value: unknown): CoinInBrief | null {
  const { id, name, symbol, price, changePercent } = fieldsOf(value);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof symbol !== 'string') return null;
  const day = numberOrNull(fieldsOf(changePercent)['24h']);
  return { id, name, symbol, price: numberOrNull(price), changePercent: { '24h': day } };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
