/** What a row says of a coin by name; the rest of a coin would be sent with it. */
export type NamedCoin = { id: string; name: string; symbol: string };

export function namedCoin({ id, name, symbol }: NamedCoin): NamedCoin {
  return { id, name, symbol };
}
