/** The order of two texts by code units, which is the same on every machine: for `sort`. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The slips between two words: a letter too many, too few, another, or two swapped (Damerau and Levenshtein,
 * restricted).
 * @returns null for more than `maxSlips`
 */
export function slipsBetween(one: string, other: string, maxSlips: number): number | null {
  if (Math.abs(one.length - other.length) > maxSlips) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwapped) slips = Math.min(slips, beforeLast[column - 2]! + 1);
      current.push(slips);
      lowest = Math.min(lowest, slips);
    }
    if (lowest > maxSlips) return null;
    beforeLast = last;
    last = current;
  }
  const slips = last[other.length]!;
  return slips <= maxSlips ? slips : null;
}

/** How many slips a word of a length may have: short words would become others. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
