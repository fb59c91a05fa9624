'use client';

import type { ReactNode } from 'react';
import { changeClass } from '@/components/ui/figures/change-class';

export type SortOrder = 'ascending' | 'descending';

/** What the cells of one column have in common. */
type CellColumn = {
  className?: string;
  /** Given for a head cell: whether it is the head of its row or of its column. */
  scope?: 'row' | 'col';
  order?: SortOrder;
  isChange?: true;
  tabIndex?: -1;
  title?: string;
};

export type CellRow = {
  /** For a row that has state. Without it the place of the row is its key. */
  key?: string | number;
  cells: readonly ReactNode[];
  /** Class names of single cells, by their place. */
  classes?: readonly (string | null)[];
  /** The place of the cell at which the Tab key stops. */
  stop?: number;
  isTotal?: true;
};

/**
 * The rows of a table, or its head, from plain lists. It is a client component so that the document stays small, not
 * to react to anything: React's payload repeats the elements of a server component, which takes ten times the bytes
 * of a cell's text.
 */
export function TableRows({
  columns,
  rows,
}: {
  columns: readonly CellColumn[];
  /** A string where all is text: a line for each row, tabs between cells. JSON's quotes and names would take more bytes. */
  rows: readonly CellRow[] | string;
}) {
  return listOfRows(rows).map(({ key, cells, classes, stop, isTotal }, place) => (
    <tr key={key ?? place} className={isTotal && 'is-total'}>
      {columns.map(({ className, scope, order, isChange, tabIndex, title }, at) => {
        const cell = cells[at];
        const change = isChange && changeClass(String(cell));
        const Cell = scope ? 'th' : 'td';
        return (
          <Cell
            key={at}
            scope={scope}
            aria-sort={order}
            tabIndex={stop === at ? 0 : tabIndex}
            data-title={title}
            className={[className, change, classes?.[at]].filter(Boolean).join(' ') || undefined}
          >
            {cell}
          </Cell>
        );
      })}
    </tr>
  ));
}

/** The rows of a table that arrive as one text. */
export function listOfRows(rows: readonly CellRow[] | string): readonly CellRow[] {
  return typeof rows === 'string'
    ? rows.split('\n').map((row) => ({ cells: row.split('\t') }))
    : rows;
}
