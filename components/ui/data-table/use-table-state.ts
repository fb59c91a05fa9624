import {
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo, useRef } from 'react';
import { type ShownColumn, showsOnThisScreen } from './table-parts';
import type { ColumnDisplay, DataColumn } from './data-column';
import type { PageSize } from './toolbar';
import type { RowQuery } from './row-engine';

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

const noRows: never[] = [];

/**
 * The reader's choices: order, filters, page, columns, rows. TanStack Table holds them and knows the sequence of a
 * column's sort directions. row-engine.ts sorts the rows themselves in slices, because sorting ten thousand at once
 * would block the page; so every stage of TanStack's own is manual.
 */
export function useTableState<Row extends object>({
  columns,
  pageSize,
}: {
  columns: readonly DataColumn<Row>[];
  /** At the start. */
  pageSize: number;
}) {
  const definitions = useMemo(
    () =>
      columns.map((column, index) => ({
        id: column.id,
        accessorFn: column.value,
        enableHiding: index > 0,
        sortDescFirst: false,
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    // The library never gets the rows: some of its handlers would read one, and build all ten thousand for that.
    data: noRows,
    enableMultiSort: false,
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
    initialState: { pagination: { pageIndex: 0, pageSize } },
  });
  const { sorting, globalFilter, columnFilters, columnVisibility, rowSelection, pagination } =
    table.state;

  const choices = useMemo(
    () => Object.fromEntries(columnFilters.map(({ id, value }) => [id, String(value)])),
    [columnFilters],
  );
  const query = useMemo((): RowQuery => {
    const [sort] = sorting;
    return {
      sort: sort ? { columnId: sort.id, direction: sort.desc ? 'descending' : 'ascending' } : null,
      text: typeof globalFilter === 'string' ? globalFilter : '',
      choices,
    };
  }, [sorting, globalFilter, choices]);

  const shownColumns = useMemo(
    () =>
      columns.flatMap((column): ShownColumn<Row>[] => {
        const choice = columnVisibility[column.id];
        return choice === false ? [] : [{ column, isChosen: choice === true }];
      }),
    [columns, columnVisibility],
  );

  const isColumnShown = useCallback(
    (column: ColumnDisplay) => columnVisibility[column.id] ?? showsOnThisScreen(column),
    [columnVisibility],
  );

  // The actions stay the same from render to render, so that what has not changed is not drawn again.
  const { getColumn, setColumnFilters, setColumnVisibility, setGlobalFilter } = table;
  const { setPageIndex, setPagination, setRowSelection } = table;
  const lastId = useRef<string | null>(null);
  const actions = useMemo(
    () => ({
      select: (
        idsInOrder: () => readonly string[],
        id: string,
        isSelected: boolean,
        isRange: boolean,
      ) => {
        const ids =
          isRange && lastId.current !== null ? idsBetween(idsInOrder(), lastId.current, id) : [id];
        lastId.current = id;
        setRowSelection((before) => withIds(before, ids, isSelected));
      },
      selectAll: (ids: readonly string[], isSelected: boolean) =>
        setRowSelection((before) => withIds(before, ids, isSelected)),
      clearSelection: () => setRowSelection({}),
      sortBy: (columnId: string) => {
        getColumn(columnId)?.toggleSorting();
        setPageIndex(0);
      },
      search: (text: string) => {
        setGlobalFilter(text);
        setPageIndex(0);
      },
      choose: (columnId: string, choice: string) => {
        setColumnFilters((before) => [
          ...before.filter(({ id }) => id !== columnId),
          ...(choice ? [{ id: columnId, value: choice }] : []),
        ]);
        setPageIndex(0);
      },
      clearFilters: () => {
        setGlobalFilter('');
        setColumnFilters([]);
        setPageIndex(0);
      },
      showColumn: (columnId: string, isShown: boolean) =>
        setColumnVisibility((before) => ({ ...before, [columnId]: isShown })),
      page: (pageIndex: number) => setPageIndex(pageIndex),
      size: (size: PageSize) =>
        setPagination({ pageIndex: 0, pageSize: size === 'all' ? Infinity : size }),
    }),
    [
      getColumn,
      setColumnFilters,
      setColumnVisibility,
      setGlobalFilter,
      setPageIndex,
      setPagination,
      setRowSelection,
    ],
  );

  return {
    query,
    choices,
    shownColumns,
    isColumnShown,
    selection: rowSelection,
    pageIndex: pagination.pageIndex,
    pageSize: pagination.pageSize === Infinity ? ('all' as const) : pagination.pageSize,
    actions,
  };
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
