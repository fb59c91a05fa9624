import { memo } from 'react';
import { fill } from '@/lib/messages/fill';
import { cellClasses } from './column-classes';
import type { DataColumn } from './data-column';
import { RowTitle } from './table-parts';

export type ShownColumn<Row> = {
  column: DataColumn<Row>;
  /** The reader asked for it, so that it shows on every screen. */
  isChosen: boolean;
};

export type BodyRowProps<Row> = {
  row: Row;
  rowId: string;
  columns: readonly ShownColumn<Row>[];
  /** What a row is called. */
  rowTitle: (row: Row) => string;
  /** Name of the box that selects: "Select {row}". */
  selectLabel: string;
  isSelected: boolean;
  onSelect: (rowId: string, isSelected: boolean, isRange: boolean) => void;
  /** In a grid, where the arrow keys move: the row among all. */
  rowIndex?: number;
  /** In a grid: the cell of this row that the Tab key reaches. */
  stop?: number | null;
};

/** One row with its box to tick. It draws itself again only when it changes: scrolling draws new rows only. */
function Row<Row>({
  row,
  rowId,
  columns,
  rowTitle,
  selectLabel,
  isSelected,
  onSelect,
  rowIndex,
  stop,
}: BodyRowProps<Row>) {
  const isInGrid = rowIndex !== undefined;
  const inGrid = (cell: number) =>
    isInGrid
      ? { tabIndex: stop === cell ? 0 : -1, 'data-place': `${rowIndex}:${cell}` }
      : undefined;
  return (
    <tr
      aria-rowindex={isInGrid ? rowIndex + 2 : undefined}
      aria-selected={isInGrid ? isSelected : undefined}
      className={isSelected ? 'bg-accent-soft' : undefined}
    >
      <td className="w-11">
        <input
          type="checkbox"
          aria-label={fill(selectLabel, { row: rowTitle(row) })}
          checked={isSelected}
          readOnly
          onClick={({ currentTarget, shiftKey }) =>
            onSelect(rowId, currentTarget.checked, shiftKey)
          }
          {...inGrid(0)}
          className="block size-5 accent-(--accent)"
        />
      </td>
      {columns.map(({ column, isChosen }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={index === 0 ? 'row' : undefined}
            {...inGrid(index + 1)}
            className={cellClasses(column, isChosen)}
          >
            {index === 0 ? <RowTitle>{column.text(row)}</RowTitle> : column.text(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

export const BodyRow = memo(Row) as typeof Row;
