import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill, fillCount } from '@/lib/messages/fill';
import { LiveRegion } from '@/components/ui/alert';
import { useSettled } from '@/components/ui/use-settled';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { saveCsv } from '@/components/ui/files/save-csv';
import { RemoveButton } from '@/components/ui/remove-button';
import { AllRowsGrid } from './all-rows-grid';
import type { DataColumn, DataTableLabels } from './data-column';
import { runInSlices } from './run-in-slices';
import { BodyRow, HeadCell, TableBox, tableClasses } from './table-parts';
import { Pager, type PageSize, searchFieldId, Toolbar } from './toolbar';
import { useRowOrder } from './row-engine';
import { useTableState } from './use-table-state';

export type DataTableProps<Row> = {
  id: string;
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What a row is called where it is to be selected. */
  rowTitle: (row: Row) => string;
  pageSizes: readonly PageSize[];
  /** Name of the CSV, with its ending. */
  fileName: string;
  formatCount: (count: number) => string;
  labels: DataTableLabels;
  /** The focus was in the table of the HTML, so the live table takes it over. */
  takesFocus?: boolean;
};

/**
 * Rows to sort, search, filter, select and download: a plain table in pages, a grid for all rows. Columns and
 * rows must keep their identity between renders.
 */
export function DataTable<Row extends object>({
  id,
  caption,
  columns,
  rows,
  rowId,
  rowTitle,
  pageSizes,
  fileName,
  formatCount,
  labels,
  takesFocus = false,
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const [searchKey, setSearchKey] = useState(0);
  const firstSize = pageSizes.find((size) => size !== 'all') ?? 25;
  const state = useTableState({ columns, pageSize: Number(firstSize) });
  const { query, shownColumns, selection, pageSize, pageIndex, actions } = state;
  const { shown, isWorking, answered } = useRowOrder(rows, columns, query);
  const selectedCount = Object.keys(selection).length;

  const focusBox = useEffectEvent(() => {
    if (takesFocus) box.current?.focus();
  });
  useEffect(() => focusBox(), []);
  // Another page or order starts at its top.
  const isScrolled = useRef(false);
  useEffect(() => {
    // Setting the same position would still force a layout.
    if (box.current && isScrolled.current) box.current.scrollTop = 0;
    isScrolled.current = false;
  }, [shown, pageIndex, pageSize]);

  const idAt = useCallback(
    (place: number) => {
      const row = rows[place];
      return row === undefined ? '' : rowId(row);
    },
    [rows, rowId],
  );
  const onSelect = useCallback(
    (rowIdSelected: string, isSelected: boolean, isRange: boolean) =>
      actions.select(() => Array.from(shown, idAt), rowIdSelected, isSelected, isRange),
    [actions, shown, idAt],
  );
  const download = async (isSelectedOnly: boolean) => {
    const { csvOf } = await import('./csv-file');
    // Selected rows that a filter hides are included: the button counts them.
    const places = isSelectedOnly ? new Set([...shown, ...rows.keys()]) : shown;
    const wanted = Array.from(places).flatMap((place) => rows[place] ?? []);
    const text = await runInSlices(
      csvOf(
        shownColumns.map(({ column }) => column),
        isSelectedOnly ? wanted.filter((row) => selection[rowId(row)]) : wanted,
      ),
      new AbortController().signal,
    );
    if (text !== null) saveCsv(fileName, text);
  };
  const [said] = useSettled(isWorking ? labels.working : answered ? announcement(answered) : null);
  const [hasFailed, setHasFailed] = useState(false);
  const latestDownload = useRef(download);
  useEffect(() => {
    latestDownload.current = download;
  });
  const tryDownload = useCallback(
    (isSelectedOnly: boolean) =>
      latestDownload.current(isSelectedOnly).then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      ),
    [],
  );
  const noteScroll = useCallback(() => {
    isScrolled.current = true;
  }, []);
  const clearFilters = () => {
    flushSync(() => {
      actions.clearFilters();
      setSearchKey((before) => before + 1);
    });
    // The pressed button is gone.
    document.getElementById(searchFieldId(id))?.focus();
  };

  const toolbar = useMemo(
    () => (
      <Toolbar
        key={searchKey}
        id={id}
        columns={columns}
        labels={labels}
        choices={state.choices}
        isColumnShown={state.isColumnShown}
        selectedCount={selectedCount}
        on={{
          ...actions,
          download: (isSelectedOnly) => void tryDownload(isSelectedOnly),
        }}
      />
    ),
    [
      searchKey,
      id,
      columns,
      labels,
      state.choices,
      state.isColumnShown,
      selectedCount,
      actions,
      tryDownload,
    ],
  );
  const pager = useMemo(
    () => (
      <Pager
        labels={labels}
        pageSizes={pageSizes}
        pageSize={pageSize}
        pageIndex={pageIndex}
        rowCount={shown.length}
        formatCount={formatCount}
        on={actions}
      />
    ),
    [labels, pageSizes, pageSize, pageIndex, shown.length, formatCount, actions],
  );

  const selectedShown = selectedCount > 0 ? countSelected(shown, idAt, selection) : 0;
  const head = (stop: number | null) => (
    <tr aria-rowindex={pageSize === 'all' ? 1 : undefined}>
      <th scope="col" className="w-11">
        <input
          type="checkbox"
          aria-label={labels.selectAll}
          checked={shown.length > 0 && selectedShown === shown.length}
          ref={(checkbox) => {
            if (checkbox)
              checkbox.indeterminate = selectedShown > 0 && selectedShown < shown.length;
          }}
          onChange={({ currentTarget: { checked } }) =>
            actions.selectAll(Array.from(shown, idAt), checked)
          }
          {...(pageSize === 'all'
            ? { 'data-place': '-1:0', tabIndex: stop === 0 ? 0 : -1 }
            : undefined)}
          className="block size-5 accent-(--accent)"
        />
      </th>
      {shownColumns.map(({ column, isChosen }, index) => (
        <HeadCell
          key={column.id}
          column={column}
          isChosen={isChosen}
          sort={query.sort?.columnId === column.id ? query.sort.direction : null}
          onSort={actions.sortBy}
          {...(pageSize === 'all'
            ? { place: `-1:${index + 1}`, tabIndex: stop === index + 1 ? 0 : -1 }
            : undefined)}
        />
      ))}
    </tr>
  );

  const rowProps = { columns: shownColumns, rowTitle, selectLabel: labels.selectRow, onSelect };
  return (
    <div className="grid min-w-0 gap-4">
      {toolbar}
      <TableBox
        caption={caption}
        boxRef={box}
        onScroll={noteScroll}
        isBusy={isWorking}
        isStop={pageSize !== 'all'}
      >
        {pageSize === 'all' ? (
          <AllRowsGrid
            box={box}
            caption={caption}
            head={head}
            rows={rows}
            shown={shown}
            rowId={rowId}
            selection={selection}
            hint={labels.gridHint}
            hintId={`${id}-hint`}
            {...rowProps}
          />
        ) : (
          <table className={tableClasses}>
            <caption className="sr-only">{caption}</caption>
            <thead>{head(null)}</thead>
            <tbody>
              {Array.from(
                shown.subarray(pageIndex * pageSize, (pageIndex + 1) * pageSize),
                (place, slot) => {
                  const row = rows[place];
                  if (row === undefined) return null;
                  const ownId = rowId(row);
                  return (
                    <BodyRow
                      // By its slot: another page then writes into the rows that are there.
                      key={slot}
                      row={row}
                      rowId={ownId}
                      isSelected={selection[ownId] === true}
                      {...rowProps}
                    />
                  );
                },
              )}
            </tbody>
          </table>
        )}
        {shown.length === 0 ? (
          <div className="p-4">
            <EmptyState
              drawing="search"
              title={labels.noResults}
              action={
                <Button variant="secondary" onClick={clearFilters}>
                  {labels.clearFilters}
                </Button>
              }
            />
          </div>
        ) : null}
      </TableBox>
      {pager}
      {selectedCount > 0 ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {fillCount(selectedCount, labels.selected, { count: formatCount(selectedCount) })}
          <RemoveButton variant="quiet" onRemove={actions.clearSelection}>
            {labels.clearSelection}
          </RemoveButton>
        </p>
      ) : null}
      <LiveRegion isUrgent className="text-sm text-loss">
        {hasFailed ? labels.downloadFailed : null}
      </LiveRegion>
      <LiveRegion className="sr-only">{said}</LiveRegion>
    </div>
  );

  function announcement({ sort }: typeof query): string {
    const column = columns.find((each) => each.id === sort?.columnId);
    const order = sort
      ? fill(labels.sortedBy, { column: column?.title ?? '', direction: labels[sort.direction] })
      : labels.notSorted;
    return `${fillCount(shown.length, labels.results, { count: formatCount(shown.length) })} ${order}`;
  }
}

function countSelected(
  shown: Uint32Array,
  idAt: (place: number) => string,
  selection: Readonly<Record<string, boolean>>,
): number {
  let count = 0;
  for (const place of shown) if (selection[idAt(place)]) count += 1;
  return count;
}
