import type { Rank } from '@/lib/funds/domain/market/market';

/** A quarter of fewer funds holds one or none of them. */
const minPeers = 8;

/** The quarter of its peers that a fund stands in, from 1 for the highest returns; null among too few. */
export function quartileOf(rank: Rank | null): 1 | 2 | 3 | 4 | null {
  if (!rank || rank.of < minPeers) return null;
  return Math.ceil((4 * rank.place) / rank.of) as 1 | 2 | 3 | 4;
}
