/** What Next gives of an address under one key: it may be given twice, or not at all. */
export type QueryValue = string | string[] | undefined;
export type QueryValues = Readonly<Record<string, QueryValue>>;

/** What a page is handed. */
export type SearchParams = Promise<QueryValues>;

/** The first of what an address says under a key; undefined for a key that is not there. */
export function firstOf(value: QueryValue): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** All of what an address says under a key. */
export function allOf(value: QueryValue): readonly string[] {
  return value === undefined ? [] : [value].flat();
}

/** The first, cut: longer than any name or amount that makes sense is not echoed. */
export function firstText(value: QueryValue, longest = 120): string {
  return (firstOf(value) ?? '').slice(0, longest);
}
