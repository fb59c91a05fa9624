/** What Next gives of an address: a key may be given twice. */
export type QueryValues = Readonly<Record<string, string | string[] | undefined>>;

/** Longer than any name or amount that makes sense; the rest is not echoed. */
const longestText = 120;

/** The first of what an address says under a key; nothing for a key that is not there. */
export function firstText(value: string | string[] | undefined): string {
  return ((Array.isArray(value) ? value[0] : value) ?? '').slice(0, longestText);
}
