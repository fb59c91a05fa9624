/** The fields of a coin that a client row needs, so that the others are not sent to the browser. */
export type NamedCoin = { id: string; name: string; symbol: string };

export function namedCoin({ id, name, symbol }: NamedCoin): NamedCoin {
  return { id, name, symbol };
}
