import type { SeriesTone } from './series';

/** What a person can hold, as every page groups it. */
export type AssetKind = 'equity' | 'debt' | 'gold' | 'coins' | 'cash';

/** One colour for each kind of asset, the same on every page. */
export const assetTones = {
  equity: 'first',
  debt: 'third',
  gold: 'second',
  coins: 'fourth',
  cash: 'sixth',
} as const satisfies Record<AssetKind, SeriesTone>;
