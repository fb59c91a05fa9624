export type QueryPair = [name: string, value: string];

/** The pairs that have a text: what is usual, or was not asked for, is left out of an address. */
export function filledPairs(
  pairs: readonly (readonly [name: string, value: string | null | undefined])[],
): QueryPair[] {
  return pairs.flatMap(([name, value]): QueryPair[] => (value ? [[name, value]] : []));
}

/** An address with its query, commas as they are; the path alone where there is no pair. */
export function pathWithQuery(path: string, pairs: QueryPair[]): string {
  const query = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}
