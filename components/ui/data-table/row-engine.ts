import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { DataColumn } from './data-column';
import { matchingRows, rowsAsTheyCame, sortedRows, sortKeys, type Direction } from './row-order';
import { runInSlices } from './run-in-slices';

export type RowQuery = {
  sort: { columnId: string; direction: Direction } | null;
  /** Every word of it must be somewhere in the row. */
  text: string;
  /** The one wanted value of a column, by the column's id. */
  choices: Readonly<Record<string, string>>;
};

export type RowEngine = {
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
