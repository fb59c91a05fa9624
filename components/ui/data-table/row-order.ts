import type { CellValue } from './data-column';

/**
 * Sorting and filtering as generators: they stop at each `yield`, so that the runner (run-in-slices.ts) can let the
 * browser respond to the reader in between. Rows are identified by their index in the data.
 */

export type Direction = 'ascending' | 'descending';

/** Steps between two chances to pause: some tenths of a millisecond, also on a slow phone. */
const stepsPerPause = 256;

/**
 * A number per row that stands for its value, so that comparing is subtracting: the value itself, or the rank
 * of its words. Not known is NaN.
 */
export function* sortKeys(
  count: number,
  valueOf: (row: number) => CellValue,
): Generator<void, Float64Array> {
  const keys = new Float64Array(count);
  const rowsByText = new Map<string, number[]>();
  for (let row = 0; row < count; row += 1) {
    const value = valueOf(row);
    if (value === null || value === '') keys[row] = NaN;
    else if (typeof value === 'number') keys[row] = value;
    else {
      const rows = rowsByText.get(value);
      if (rows) rows.push(row);
      else rowsByText.set(value, [row]);
    }
    if (row % stepsPerPause === 0) yield;
  }
  if (rowsByText.size === 0) return keys;

  const { compare } = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });
  const texts = [...rowsByText.keys()];
  const order = yield* mergeSort(texts.length, (a, b) => compare(texts[a] ?? '', texts[b] ?? ''));
  for (const [rank, place] of order.entries()) {
    for (const row of rowsByText.get(texts[place] ?? '') ?? []) keys[row] = rank;
    if (rank % stepsPerPause === 0) yield;
  }
  return keys;
}

/** All rows by their keys. Equal rows keep their order; what is not known comes last in both directions. */
export function* sortedRows(
  keys: Float64Array,
  direction: Direction,
): Generator<void, Uint32Array> {
  const sign = direction === 'ascending' ? 1 : -1;
  return yield* mergeSort(keys.length, (a, b) => {
    const one = keys[a] ?? NaN;
    const other = keys[b] ?? NaN;
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return (one - other) * sign;
  });
}

/** The rows of `order` that are wanted, in its order. */
export function* matchingRows(
  order: Uint32Array,
  isWanted: (row: number) => boolean,
): Generator<void, Uint32Array> {
  const found = new Uint32Array(order.length);
  let count = 0;
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] ?? 0;
    if (isWanted(row)) {
      found[count] = row;
      count += 1;
    }
    if (place % stepsPerPause === 0) yield;
  }
  return found.subarray(0, count);
}

/** Rows as they came. */
export function rowsAsTheyCame(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, row) => row);
}

/** Bottom-up merge sort: stable, and it can stop anywhere, which the engine's own sort cannot. */
function* mergeSort(
  count: number,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from: Uint32Array = rowsAsTheyCame(count);
  let to: Uint32Array = new Uint32Array(count);
  let steps = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + 2 * width, count);
      let left = start;
      let right = middle;
      for (let place = start; place < end; place += 1) {
        const takesLeft =
          left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
        to[place] = (takesLeft ? from[left++] : from[right++]) ?? 0;
        steps += 1;
        if (steps % stepsPerPause === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
