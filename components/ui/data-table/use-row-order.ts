import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { DataColumn } from './data-column';
import { createRowEngine, type RowQuery } from './row-engine';
import { rowsAsTheyCame } from './row-order';

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
