/** The order of two texts by code units, which is the same on every machine: for `sort`. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The typing errors between two words: a letter too many, too few, another, or two swapped (Damerau and Levenshtein,
 * restricted).
 * @returns null for more than `maxDistance`
 */
export function editDistance(one: string, other: string, maxDistance: number): number | null {
  if (Math.abs(one.length - other.length) > maxDistance) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let distance = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current.push(distance);
      lowest = Math.min(lowest, distance);
    }
    if (lowest > maxDistance) return null;
    beforeLast = last;
    last = current;
  }
  const distance = last[other.length]!;
  return distance <= maxDistance ? distance : null;
}

/** How many typing errors a word of a length may have: short words would become others. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
