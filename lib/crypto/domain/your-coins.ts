import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Holding } from '@/lib/holdings/holding';
import { holdingsIn, watchedIn, type SavedItemOf } from '@/lib/holdings/saved-holding';
import type { ChangeWindow, Coin } from './coin';
import { coinsAfterTax, type CoinsAfterTax } from './coins-after-tax';
import type { VdaLaw } from './vda-tax';

/** What a visitor's own list shows of a coin. */
export type CoinInBrief = Pick<Coin, 'id' | 'name' | 'symbol' | 'price'> & {
  changePercent: Pick<Record<ChangeWindow, number | null>, '24h'>;
};

export type YourCoin = {
  id: string;
  /** Null when the market does not list it any more, or is not known. */
  coin: CoinInBrief | null;
  /** Null for a coin that is only watched. */
  held: CoinsAfterTax | null;
};

/** What a person holds of one coin; undefined where that is none. */
export function holdingOfCoin(coinId: string, items: readonly SavedItemOf[]): Holding | undefined {
  return holdingsIn(items, 'coin').find(
    ({ instrumentId, lots }) => instrumentId === coinId && lots.length > 0,
  );
}

/** The coins that a person holds, then those that are only watched, each with what a sale of today would leave. */
export function yourCoins(
  items: readonly SavedItemOf[],
  market: readonly CoinInBrief[],
  law: VdaLaw,
): YourCoin[] {
  const holdings = holdingsIn(items, 'coin').filter(({ lots }) => lots.length > 0);
  const ids = new Set(
    [...holdings, ...watchedIn(items, 'coin')].map(({ instrumentId }) => instrumentId),
  );
  return [...ids].map((id) => {
    const coin = market.find((each) => each.id === id) ?? null;
    const holding = holdings.find(({ instrumentId }) => instrumentId === id);
    return { id, coin, held: holding ? coinsAfterTax(holding, coin?.price ?? null, law) : null };
  });
}

/** What is left of one purchase as a row of a file; null is not known. */
export type LotRow = {
  id: string;
  name: string | null;
  boughtOn: IsoDate;
  quantity: number;
  costRupees: number | null;
  valueRupees: number | null;
  gainRupees: number | null;
  taxRupees: number | null;
  leftRupees: number | null;
};

/** What is left of all purchases of these coins, in their order. */
export function lotRowsOf(coins: readonly YourCoin[]): LotRow[] {
  return coins.flatMap(({ id, coin, held }) =>
    (held?.lots ?? []).map(({ lot, ...afterTax }) => ({
      id,
      name: coin?.name ?? null,
      boughtOn: lot.boughtOn,
      quantity: lot.quantity,
      ...afterTax,
    })),
  );
}
