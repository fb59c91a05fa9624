import { cutToBytes, readText } from '@/lib/text/read-text';

/** The value of a query key as Next gives it: it may occur twice, or not at all. */
export type QueryValue = string | string[] | undefined;
export type QueryValues = Readonly<Record<string, QueryValue>>;

/** The raw query that Next passes to a page; `readQuery` validates it. */
export type SearchParams = Promise<Readonly<Record<string, unknown>>>;

/** More than any form of this site sends. What lies beyond is left out. */
const queryLimits = { keys: 100, valuesPerKey: 40, bytesPerValue: 4_000 } as const;

/** A page's query, each value cut to its limit and normalised. */
export async function readQuery(searchParams: SearchParams): Promise<QueryValues> {
  return boundedQuery(Object.entries(await searchParams));
}

/** The same of an address's own parameters, for route handlers. */
export function readSearchParams(searchParams: URLSearchParams): QueryValues {
  const values = new Map<string, string[]>();
  let pairs = 0;
  for (const [key, value] of searchParams) {
    if ((pairs += 1) > queryLimits.keys * queryLimits.valuesPerKey) break;
    const known = values.get(key);
    if (known) known.push(value);
    else values.set(key, [value]);
  }
  return boundedQuery([...values].map(([key, all]) => [key, all.length === 1 ? all[0] : all]));
}

function boundedQuery(entries: readonly (readonly [string, unknown])[]): QueryValues {
  const { keys, valuesPerKey, bytesPerValue } = queryLimits;
  return Object.fromEntries(
    entries
      .slice(0, keys)
      .map(([key, value]) => [
        key,
        Array.isArray(value)
          ? value.slice(0, valuesPerKey).map((each) => readText(each, bytesPerValue))
          : readText(value, bytesPerValue),
      ]),
  );
}

/** The first value of a key; undefined for a missing key. */
export function firstOf(value: QueryValue): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** All values of a key. */
export function allOf(value: QueryValue): readonly string[] {
  return value === undefined ? [] : [value].flat();
}

/** The first value, cut to `maxBytes`, so that overlong input is not echoed. */
export function firstText(value: QueryValue, maxBytes = 120): string {
  return cutToBytes(firstOf(value) ?? '', maxBytes);
}
