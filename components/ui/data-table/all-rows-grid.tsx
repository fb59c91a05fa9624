import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useDeferredValue,
  useState,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { BodyRow, type BodyRowProps, tableClasses } from './table-parts';

/** Height of a row and of the head: `h-11` of table-parts.tsx. */
const rowRem = 2.75;
const usualRemPx = 16;

/**
 * All rows in one scrolling grid; only the visible ones are in the document. For the keyboard it is a grid, since Tab
 * through thousands of rows is unusable: one stop, arrow keys inside, Space selects.
 */
export function AllRowsGrid<Row>({
  box,
  caption,
  head,
  rows,
  shown,
  rowId,
  selection,
  hint,
  hintId,
  ...shared
}: Omit<BodyRowProps<Row>, 'row' | 'rowId' | 'isSelected' | 'grid'> & {
  box: RefObject<HTMLDivElement | null>;
  caption: string;
  /** The row of the head; `stop` is its cell that Tab reaches. */
  head: (stop: number | null) => ReactNode;
  rows: readonly Row[];
  /** The rows to show, by their place in `rows`. */
  shown: Uint32Array;
  rowId: (row: Row) => string;
  selection: Readonly<Record<string, boolean>>;
  /** How to move in it, for screen readers. */
  hint: string;
  hintId: string;
}) {
  const [wanted, setPlace] = useState<Place>({ row: 0, cell: 1 });
  const lastRow = shown.length - 1;
  const lastCell = shared.columns.length;
  // A filter may have taken the row of the focus away.
  const row = Math.min(wanted.row, lastRow);
  const cell = Math.min(wanted.cell, lastCell);
  const place = row === wanted.row && cell === wanted.cell ? wanted : { row, cell };

  const rowPx = rowRem * useRemPx();
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: 3,
    scrollPaddingStart: rowPx,
    // The row of the focus stays in the document wherever one scrolls, or the focus would be lost.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(row >= 0 ? [row] : [])])].sort(
        (a, b) => a - b,
      ),
    useFlushSync: false,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowPx]);
  const reveal = useCallback(
    (index: number) => virtual.scrollToIndex(index, { align: 'auto' }),
    [virtual],
  );
  const { table, onKeyDown, onFocus } = useGridKeys({
    place,
    setPlace,
    lastRow,
    lastCell,
    reveal,
    onSelect: (index, isRange) => {
      const found = rows[shown[index] ?? -1];
      if (found === undefined) return;
      const id = rowId(found);
      shared.onSelect(id, !selection[id], isRange);
    },
  });

  // Deferred: a fast scroll needs a whole screen of new rows, and must not wait for them.
  const items = useDeferredValue(virtual.getVirtualItems());
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <p id={hintId} className="sr-only">
        {hint}
      </p>
      <table
        ref={table}
        role="grid"
        aria-describedby={hintId}
        aria-rowcount={shown.length + 1}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className={tableClasses}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>{head(row < 0 ? cell : null)}</thead>
        <tbody>
          {items.map(({ index, start }, order) => {
            const found = rows[shown[index] ?? -1];
            if (found === undefined) return null;
            const id = rowId(found);
            return (
              <Fragment key={id}>
                <Gap px={start - (items[order - 1]?.end ?? 0)} cells={lastCell + 1} />
                <BodyRow
                  row={found}
                  rowId={id}
                  isSelected={selection[id] === true}
                  rowIndex={index}
                  stop={index === row ? cell : null}
                  {...shared}
                />
              </Fragment>
            );
          })}
          <Gap px={below} cells={lastCell + 1} />
        </tbody>
      </table>
    </>
  );
}

/** The pixels of a rem, which the reader's text size sets as an attribute of the root. */
function useRemPx(): number {
  const [px, setPx] = useState(usualRemPx);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => setPx(parseFloat(getComputedStyle(root).fontSize) || usualRemPx);
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ['data-reading'] });
    return () => observer.disconnect();
  }, []);
  return px;
}

/** Holds the place of rows that are not drawn. A height as an attribute: the policy forbids style attributes. */
function Gap({ px, cells }: { px: number; cells: number }) {
  return px > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={cells} height={px} className="border-0! p-0!" />
    </tr>
  ) : null;
}

/** A cell of a grid; row -1 is the head. */
type Place = { row: number; cell: number };

/** Rows that Page Up and Page Down pass over. */
const rowsPerPage = 10;

const headRow = -1;

/** Where a key leads from a place, as the grid pattern of the ARIA Authoring Practices has it. */
export function placeAfter(
  key: string,
  isControl: boolean,
  { row, cell }: Place,
  lastRow: number,
  lastCell: number,
): Place | null {
  const toRow = (wanted: number): Place => ({
    row: Math.min(lastRow, Math.max(headRow, wanted)),
    cell,
  });
  const toCell = (wanted: number, inRow = row): Place => ({
    row: inRow,
    cell: Math.min(lastCell, Math.max(0, wanted)),
  });
  switch (key) {
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'PageDown':
      return toRow(row + rowsPerPage);
    case 'PageUp':
      return toRow(row - rowsPerPage);
    case 'ArrowRight':
      return toCell(cell + 1);
    case 'ArrowLeft':
      return toCell(cell - 1);
    case 'Home':
      return isControl ? toCell(0, Math.min(0, lastRow)) : toCell(0);
    case 'End':
      return isControl ? toCell(lastCell, lastRow) : toCell(lastCell);
    default:
      return null;
  }
}

/** One stop for the Tab key, and arrows inside. The cell of the focus must be drawn wherever it is. */
function useGridKeys({
  place,
  setPlace,
  lastRow,
  lastCell,
  reveal,
  onSelect,
}: {
  place: Place;
  setPlace: (place: Place) => void;
  lastRow: number;
  lastCell: number;
  /** Brings a row into sight. */
  reveal: (row: number) => void;
  /** Space, on a cell that is no control itself. */
  onSelect: (row: number, isRange: boolean) => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    if (takesFocus.current && place.row > headRow) reveal(place.row);
  }, [place, reveal]);
  // With each draw, until the cell is there: rows far away are drawn a moment later.
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-place="${place.row}:${place.cell}"]`,
    );
    if (!cell) return;
    takesFocus.current = false;
    cell.focus(); // It also scrolls the page where the box is partly out of sight.
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey;
    const next = event.altKey ? null : placeAfter(event.key, isControl, place, lastRow, lastCell);
    if (next) {
      event.preventDefault();
      takesFocus.current = true;
      setPlace(next);
    } else if (event.key === ' ' && place.row > headRow && place.cell > 0) {
      event.preventDefault();
      onSelect(place.row, event.shiftKey);
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    const [row, cell] = (target.getAttribute('data-place') ?? '').split(':').map(Number);
    if (row === undefined || cell === undefined) return;
    if (row !== place.row || cell !== place.cell) setPlace({ row, cell });
  };
  return { table, onKeyDown, onFocus };
}
