import { useCallback, useMemo, useRef, useState } from 'react';
import { type ShownColumn, showsOnThisScreen } from './table-parts';
import type { ColumnDisplay, DataColumn } from './data-column';
import type { PageSize } from './toolbar';
import type { RowQuery } from './row-engine';

type TableState = RowQuery & {
  /** Columns that the reader chose or hid, by their id. */
  visibility: Readonly<Record<string, boolean>>;
  /** The ids of the selected rows. */
  selection: Readonly<Record<string, true>>;
  pageIndex: number;
  pageSize: PageSize;
};

/** The reader's choices: order, filters, page, columns, rows. row-engine.ts finds and sorts the rows that they want. */
export function useTableState<Row extends object>({
  columns,
  pageSize,
}: {
  columns: readonly DataColumn<Row>[];
  /** At the start. */
  pageSize: number;
}) {
  const [state, setState] = useState<TableState>({
    sort: null,
    text: '',
    choices: {},
    visibility: {},
    selection: {},
    pageIndex: 0,
    pageSize,
  });
  const { sort, text, choices, visibility } = state;
  // It keeps its identity while rows are selected and pages turned, so that nothing is sorted anew.
  const query = useMemo((): RowQuery => ({ sort, text, choices }), [sort, text, choices]);

  const shownColumns = useMemo(
    () =>
      columns.flatMap((column): ShownColumn<Row>[] => {
        const choice = visibility[column.id];
        return choice === false ? [] : [{ column, isChosen: choice === true }];
      }),
    [columns, visibility],
  );

  const isColumnShown = useCallback(
    (column: ColumnDisplay) => visibility[column.id] ?? showsOnThisScreen(column),
    [visibility],
  );

  const lastId = useRef<string | null>(null);
  // The actions stay the same from render to render, so that what has not changed is not drawn again.
  const actions = useMemo(() => {
    const change = (changes: (before: TableState) => Partial<TableState>) =>
      setState((before) => ({ ...before, ...changes(before) }));
    return {
      select: (
        idsInOrder: () => readonly string[],
        id: string,
        isSelected: boolean,
        isRange: boolean,
      ) => {
        const ids =
          isRange && lastId.current !== null ? idsBetween(idsInOrder(), lastId.current, id) : [id];
        lastId.current = id;
        change(({ selection }) => ({ selection: withIds(selection, ids, isSelected) }));
      },
      selectAll: (ids: readonly string[], isSelected: boolean) =>
        change(({ selection }) => ({ selection: withIds(selection, ids, isSelected) })),
      clearSelection: () => change(() => ({ selection: {} })),
      sortBy: (columnId: string) =>
        change((before) => ({ sort: sortAfter(before.sort, columnId), pageIndex: 0 })),
      search: (wanted: string) => change(() => ({ text: wanted, pageIndex: 0 })),
      choose: (columnId: string, choice: string) =>
        change((before) => ({ choices: { ...before.choices, [columnId]: choice }, pageIndex: 0 })),
      clearFilters: () => change(() => ({ text: '', choices: {}, pageIndex: 0 })),
      showColumn: (columnId: string, isShown: boolean) =>
        change((before) => ({ visibility: { ...before.visibility, [columnId]: isShown } })),
      page: (pageIndex: number) => change(() => ({ pageIndex })),
      size: (size: PageSize) => change(() => ({ pageIndex: 0, pageSize: size })),
    };
  }, []);

  return { ...state, query, shownColumns, isColumnShown, actions };
}

/** Presses on the head of a column: ascending, descending, and the order in which the rows came. */
function sortAfter(before: RowQuery['sort'], columnId: string): RowQuery['sort'] {
  if (before?.columnId !== columnId) return { columnId, direction: 'ascending' };
  return before.direction === 'ascending' ? { columnId, direction: 'descending' } : null;
}

function withIds(
  before: Readonly<Record<string, true>>,
  ids: readonly string[],
  isSelected: boolean,
): Record<string, true> {
  const after = { ...before };
  for (const id of ids) {
    if (isSelected) after[id] = true;
    else delete after[id];
  }
  return after;
}

function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 ? [other] : ids.slice(from, (to ?? from) + 1);
}
