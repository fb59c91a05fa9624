import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { CellValue, DataColumn } from './data-column';
import { runInSlices } from './run-in-slices';

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
function rowsAsTheyCame(count: number): Uint32Array {
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

export type RowQuery = {
  sort: { columnId: string; direction: Direction } | null;
  /** Every word of it must be somewhere in the row. */
  text: string;
  /** The one wanted value of a column, by the column's id. */
  choices: Readonly<Record<string, string>>;
};

type RowEngine = {
  /** The wanted rows in the wanted order, by their place in the data; null when called off. */
  arrange: (query: RowQuery, signal: AbortSignal) => Promise<Uint32Array | null>;
};

/**
 * Sorts rows without blocking the page: keys are computed once per column and cached, and all work runs in slices.
 */
export function createRowEngine<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
): RowEngine {
  const keysByColumn = new Map<string, Float64Array>();
  const textByRow: string[] = [];
  let last: { sort: RowQuery['sort']; order: Uint32Array } = {
    sort: null,
    order: rowsAsTheyCame(rows.length),
  };

  const valueIn = (column: DataColumn<Row>, row: number) => {
    const found = rows[row];
    return found === undefined ? null : column.value(found);
  };
  const textIn = (row: number) => {
    const found = rows[row];
    return (textByRow[row] ??= found
      ? searchable(columns.map((column) => column.text(found)).join('\n'))
      : '');
  };

  const inOrder = async (sort: RowQuery['sort'], signal: AbortSignal) => {
    if (sort?.columnId === last.sort?.columnId && sort?.direction === last.sort?.direction) {
      return last.order;
    }
    const column = columns.find(({ id }) => id === sort?.columnId);
    if (!sort || !column) return (last = { sort, order: rowsAsTheyCame(rows.length) }).order;
    const keys =
      keysByColumn.get(column.id) ??
      (await runInSlices(
        sortKeys(rows.length, (row) => valueIn(column, row)),
        signal,
      ));
    if (!keys) return null;
    keysByColumn.set(column.id, keys);
    const order = await runInSlices(sortedRows(keys, sort.direction), signal);
    if (order) last = { sort, order };
    return order;
  };

  return {
    arrange: async ({ sort, text, choices }, signal) => {
      const order = await inOrder(sort, signal);
      const words = searchable(text).split(/\s+/).filter(Boolean);
      const chosen = columns.flatMap((column) => {
        const choice = choices[column.id];
        return choice ? [{ column, choice }] : [];
      });
      if (!order || (words.length === 0 && chosen.length === 0)) return order;
      const isWanted = (row: number) =>
        chosen.every(({ column, choice }) => valueIn(column, row) === choice) &&
        words.every((word) => textIn(row).includes(word));
      return runInSlices(matchingRows(order, isWanted), signal);
    },
  };
}

/** 1,20,000 is found as 120000 too, a minus as the hyphen of the keyboard, and case does not matter. */
function searchable(text: string): string {
  return text.replaceAll(',', '').replaceAll('−', '-').toLocaleLowerCase('en-IN');
}

/**
 * The rows that the query wants, in its order, by their place in `rows`. While a new answer is worked on, the
 * last one stays. `answered` is the query that `shown` answers.
 */
export function useRowOrder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  query: RowQuery,
): { shown: Uint32Array; isWorking: boolean; answered: RowQuery | null } {
  const engine = useMemo(() => createRowEngine(rows, columns), [rows, columns]);
  const asTheyCame = useMemo(() => rowsAsTheyCame(rows.length), [rows]);
  const [answer, setAnswer] = useState<{ shown: Uint32Array; query: RowQuery } | null>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const calledOff = new AbortController();
    void engine.arrange(query, calledOff.signal).then((shown) => {
      // A transition: drawing the new rows is cut into slices too.
      if (shown && !calledOff.signal.aborted) startTransition(() => setAnswer({ shown, query }));
    });
    return () => calledOff.abort();
  }, [engine, query]);

  return {
    shown: answer?.shown ?? asTheyCame,
    isWorking: answer !== null && answer.query !== query,
    answered: answer?.query ?? null,
  };
}
