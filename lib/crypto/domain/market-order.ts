import { changeWindows, type Coin, type ChangeWindow } from './coin';

export const marketColumns = [
  'rank',
  'name',
  'price',
  'marketCap',
  'volume24h',
  'circulatingSupply',
  ...changeWindows,
] as const;

export type MarketColumn = (typeof marketColumns)[number];

/** In the order of a column. What is not known comes last, whichever way the column runs. */
export function orderCoins(
  coins: readonly Coin[],
  column: MarketColumn,
  isDescending: boolean,
): Coin[] {
  const way = isDescending ? -1 : 1;
  return [...coins].sort((one, other) => {
    const left = valueIn(one, column);
    const right = valueIn(other, column);
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    const order =
      typeof left === 'string' || typeof right === 'string'
        ? String(left).localeCompare(String(right), 'en')
        : left - right;
    return way * order;
  });
}

function valueIn(coin: Coin, column: MarketColumn): string | number | null {
  switch (column) {
    case 'rank':
    case 'name':
    case 'price':
    case 'marketCap':
    case 'volume24h':
    case 'circulatingSupply':
      return coin[column];
    case '1h':
    case '24h':
    case '7d':
    case '30d':
    case '1y':
      return coin.changePercent[column];
  }
}

/**
 * Coins whose name or symbol holds the words: an exact symbol first, then names that begin with them, then the
 * rest, each by rank. Two coins of one symbol both stay: the page shows id and rank.
 */
export function findCoins(coins: readonly Coin[], words: string): Coin[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [...coins];
  const nearness = ({ id, symbol, name }: Coin) => {
    if (symbol.toLowerCase() === wanted || id === wanted) return 0;
    if (name.toLowerCase().startsWith(wanted)) return 1;
    return `${name} ${symbol}`.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return orderCoins(
    coins.filter((coin) => nearness(coin) < 3),
    'rank',
    false,
  ).sort((one, other) => nearness(one) - nearness(other));
}

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
