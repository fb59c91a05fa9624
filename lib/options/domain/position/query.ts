import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { isOption, maxLegs, maxUnits, type Leg } from './leg';

/** The strategy in an address. */
export type StrategyQuery = {
  legs: readonly Leg[];
  /** Fractions a year as everywhere; null where the address does not say. */
  spot: number | null;
  rate: number | null;
  dividendYield: number | null;
};

export type ReadQuery = StrategyQuery & {
  /** Legs of the address that could not be read, as written there. */
  unreadLegs: readonly string[];
};

const version = '1';
const sides = { b: 'buy', s: 'sell' } as const;
const kinds = { c: 'call', p: 'put', f: 'future', s: 'stock' } as const;
const separator = '_';

/**
 * A strategy as the query of an address, without loss: `v` the version, `s` the spot, `r` the rate, `q` the dividend
 * yield, and for each leg an `l` with side, kind, lots, units a lot, price, and as far as it has them expiry, strike and
 * volatility: l=b_c_2_65_300.4_2026-12-01_24000_0.125.
 */
export function writeQuery({ legs, spot, rate, dividendYield }: StrategyQuery): string {
  const query = new URLSearchParams({ v: version });
  const numbers = { s: spot, r: rate, q: dividendYield };
  for (const [key, value] of Object.entries(numbers)) {
    if (value !== null) query.set(key, String(value));
  }
  legs.forEach((leg) => query.append('l', writeLeg(leg)));
  return query.toString();
}

/** Reads it back. Unknown keys are ignored; null for another version. */
export function readQuery(query: URLSearchParams): ReadQuery | null {
  if (query.get('v') !== version) return null;
  const texts = query.getAll('l');
  const read = texts.map((text, index) => ({ text, leg: index < maxLegs ? readLeg(text) : null }));
  return {
    legs: read.flatMap(({ leg }) => leg ?? []),
    unreadLegs: read.filter(({ leg }) => leg === null).map(({ text }) => text),
    spot: positive(numberOf(query.get('s'))),
    rate: numberOf(query.get('r')),
    dividendYield: numberOf(query.get('q')),
  };
}

function writeLeg(leg: Leg): string {
  const { side, kind, lots, unitsPerLot, priceRupees } = leg;
  const parts: (string | number)[] = [
    side.slice(0, 1),
    kind.slice(0, 1),
    lots,
    unitsPerLot,
    priceRupees,
  ];
  if (leg.kind !== 'stock') parts.push(leg.expiry);
  if (isOption(leg)) parts.push(leg.strike, leg.volatility);
  return parts.join(separator);
}

/** The count of parts of the longest leg, an option. */
const maxParts = 8;

function readLeg(text: string): Leg | null {
  const [sideKey, kindKey, lotsText, unitsText, priceText, ...rest] = text.split(
    separator,
    maxParts + 1,
  );
  const side = valueOf(sides, sideKey);
  const kind = valueOf(kinds, kindKey);
  const lots = positive(numberOf(lotsText));
  const unitsPerLot = positive(numberOf(unitsText));
  const priceRupees = numberOf(priceText);
  if (!side || !kind || priceRupees === null || priceRupees < 0) return null;
  if (lots === null || !Number.isInteger(lots)) return null;
  // Other figures that are too large are marked in their fields; this one has none.
  if (unitsPerLot === null || unitsPerLot > maxUnits) return null;
  const traded = { side, lots, unitsPerLot, priceRupees };
  if (kind === 'stock') return rest.length === 0 ? { ...traded, kind } : null;
  const [expiryText, strikeText, volatilityText, ...excess] = rest;
  const expiry = readIsoDate(expiryText ?? '');
  if (!expiry || excess.length > 0) return null;
  if (kind === 'future') return rest.length === 1 ? { ...traded, kind, expiry } : null;
  const strike = positive(numberOf(strikeText));
  const volatility = numberOf(volatilityText);
  if (strike === null || volatility === null || volatility < 0) return null;
  return { ...traded, kind, strike, expiry, volatility };
}

function valueOf<Table extends Readonly<Record<string, string>>>(
  table: Table,
  key: string | undefined,
): Table[keyof Table] | null {
  return key !== undefined && Object.hasOwn(table, key)
    ? (table[key as keyof Table] ?? null)
    : null;
}

/** Far beyond what a field accepts, and small enough that products of such numbers are finite. */
const maxNumber = 1e15;

function numberOf(text: string | null | undefined): number | null {
  if (!text || !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= maxNumber ? value : null;
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}
