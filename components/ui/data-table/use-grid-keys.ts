import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** A cell of a grid; row -1 is the head. */
export type Place = { row: number; cell: number };

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
export function useGridKeys({
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
    cell.focus(); // The page follows where the box itself lies partly out of sight.
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
