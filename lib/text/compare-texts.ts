/** The order of two texts by code units, which is the same on every machine: for `sort`. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
