import type { ChangeWindow, Coin } from './coin';

/** Below this volume of a day a price moves with a single order; such coins lead no list. */
export const minMoverVolumeRupees = 10_00_00_000;

export type Movers = { gainers: readonly Coin[]; losers: readonly Coin[] };

/** The coins in rupees whose price rose and fell most; coins without a change or with little trade are left out. */
export function moversOf(
  coins: readonly Coin[],
  window: ChangeWindow,
  { count = 5, minVolumeRupees = minMoverVolumeRupees } = {},
): Movers {
  const traded = coins
    .filter(({ volume24h }) => volume24h !== null && volume24h >= minVolumeRupees)
    .flatMap((coin) => {
      const change = coin.changePercent[window];
      return change === null ? [] : { coin, change };
    })
    .sort((one, other) => other.change - one.change);
  return {
    gainers: traded
      .filter(({ change }) => change > 0)
      .slice(0, count)
      .map(({ coin }) => coin),
    losers: traded
      .filter(({ change }) => change < 0)
      .slice(-count)
      .reverse()
      .map(({ coin }) => coin),
  };
}
