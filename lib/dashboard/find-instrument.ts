import type { Coin } from '@/lib/crypto/coin';
import type { Scheme } from '@/lib/funds/scheme';
import type { AssetClass } from '@/lib/holdings/holding';

/** What the lists know; null while a list cannot be had. */
export type KnownInstruments = {
  coins: readonly Pick<Coin, 'id' | 'symbol' | 'name'>[] | null;
  schemes: readonly Pick<Scheme, 'code' | 'name' | 'isin' | 'reinvestmentIsin'>[] | null;
};

const shareSymbol = /^[A-Z0-9][A-Z0-9&.-]{0,19}$/;

/**
 * The id of what a person named: a coin by its id, symbol (the largest of several) or name, a scheme by its AMFI
 * code, ISIN or whole name, a share by its symbol, which no list of this site can check. Null when there is none.
 */
export function findInstrument(
  assetClass: AssetClass,
  named: string,
  { coins, schemes }: KnownInstruments,
): string | null {
  const wanted = named.trim().toLowerCase();
  if (wanted === '') return null;
  switch (assetClass) {
    case 'coin': {
      const isNamed = (coin: Pick<Coin, 'symbol' | 'name'>) =>
        coin.symbol.toLowerCase() === wanted || coin.name.toLowerCase() === wanted;
      const found = coins?.find(({ id }) => id === wanted) ?? coins?.find(isNamed);
      return found?.id ?? null;
    }
    case 'fund': {
      const found = schemes?.find(
        ({ code, name, isin, reinvestmentIsin }) =>
          String(code) === wanted ||
          isin?.toLowerCase() === wanted ||
          reinvestmentIsin?.toLowerCase() === wanted ||
          name.toLowerCase() === wanted,
      );
      return found ? String(found.code) : null;
    }
    case 'share': {
      const symbol = named.trim().toUpperCase();
      return shareSymbol.test(symbol) ? symbol : null;
    }
  }
}
