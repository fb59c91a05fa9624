import type { IsoDate } from '@/lib/calendar/iso-date';
import type { StrikeVolatility } from '@/lib/options/domain/chain/chain-figures';

export type ExpirySmile = { expiry: IsoDate; volatilities: readonly StrikeVolatility[] };

export type VolatilitySurface = {
  expiries: readonly IsoDate[];
  /** By rising strike; fractions a year, null where an expiry has no price at the strike. */
  rows: readonly { strike: number; volatilities: readonly (number | null)[] }[];
};

/**
 * Implied volatility over strikes and expiries, at the strikes nearest to the spot that any of the expiries quotes.
 * Nothing is put between the quotes: where there is none, the cell is unknown.
 */
export function volatilitySurface(
  smiles: readonly ExpirySmile[],
  { spot, mostStrikes }: { spot: number; mostStrikes: number },
): VolatilitySurface {
  const ordered = smiles.toSorted((one, other) => (one.expiry < other.expiry ? -1 : 1));
  const known = ordered.map(({ volatilities }) => knownOf(volatilities));
  const strikes = [...new Set(known.flatMap((smile) => [...smile.keys()]))]
    .sort((one, other) => Math.abs(one - spot) - Math.abs(other - spot))
    .slice(0, mostStrikes)
    .sort((one, other) => one - other);
  return {
    expiries: ordered.map(({ expiry }) => expiry),
    rows: strikes.map((strike) => ({
      strike,
      volatilities: known.map((smile) => smile.get(strike) ?? null),
    })),
  };
}

function knownOf(volatilities: readonly StrikeVolatility[]): Map<number, number> {
  return new Map(
    volatilities.flatMap(({ strike, volatility }) =>
      volatility === null ? [] : [[strike, volatility] as const],
    ),
  );
}
