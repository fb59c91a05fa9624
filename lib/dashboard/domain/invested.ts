import type { Invested } from '@/lib/household/checks';
import type { Position } from './position';

/**
 * What the household's checks ask of what is held; null while nothing of it has a price.
 * @param inDoubt those of the positions whose value is in doubt.
 */
export function investedIn(
  positions: readonly Position[],
  inDoubt: readonly Position[],
): Invested | null {
  const totalRupees = sum(positions.map(({ valueRupees }) => valueRupees ?? 0));
  if (totalRupees === 0) return null;
  const byHouse = new Map<string, number>();
  for (const { house, valueRupees } of positions) {
    if (house && valueRupees) byHouse.set(house, (byHouse.get(house) ?? 0) + valueRupees);
  }
  const [largest] = [...byHouse].sort(([, one], [, other]) => other - one);
  return {
    totalRupees,
    fundsRupees: sum([...byHouse.values()]),
    largestHouse: largest ? { name: largest[0], rupees: largest[1] } : null,
    inDoubt: inDoubt.map(({ name }) => name),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
