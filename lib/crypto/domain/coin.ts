export const changeWindows = ['1h', '24h', '7d', '30d', '1y'] as const;
export type ChangeWindow = (typeof changeWindows)[number];

export type Currency = 'inr' | 'usd';

/** Of the provider's id of a coin or a category. */
export const maxIdCharacters = 120;

/** The highest or lowest price that a provider knows of, and its day. */
export type Extreme = {
  price: number;
  /** How far today's price is from it, in percent. */
  changePercent: number | null;
  /** An ISO instant. */
  at: string | null;
};

/** A coin as the market lists it. Prices, caps and volumes are in the market's currency; null is not known. */
export type Coin = {
  /** The provider's id: the one name that two coins never share. */
  id: string;
  /** Upper case. Several coins may have the same. */
  symbol: string;
  name: string;
  rank: number | null;
  price: number | null;
  marketCap: number | null;
  fullyDilutedValue: number | null;
  volume24h: number | null;
  high24h: number | null;
  low24h: number | null;
  changePercent: Readonly<Record<ChangeWindow, number | null>>;
  circulatingSupply: number | null;
  maxSupply: number | null;
  allTimeHigh: Extreme | null;
  allTimeLow: Extreme | null;
  /** Prices of the last seven days, oldest first, some four hours apart; empty when not known. */
  weekPrices: readonly number[];
};

/** The fields of a coin that a client row needs, so that the others are not sent to the browser. */
export type NamedCoin = Pick<Coin, 'id' | 'name' | 'symbol'>;

export function namedCoin({ id, name, symbol }: NamedCoin): NamedCoin {
  return { id, name, symbol };
}

export type Market = { currency: Currency; coins: readonly Coin[] };

/** A price at a moment, in milliseconds since 1970. */
export type PricePoint = { atMs: number; price: number };

export const cryptoPath = '/features/crypto-market';
export const schedulePath = `${cryptoPath}/schedule-vda`;

/** The address of a coin's page. */
export function coinPath(id: string): string {
  return `${cryptoPath}/${encodeURIComponent(id)}`;
}
