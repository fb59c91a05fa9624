'use client';

import type { ReactNode } from 'react';

/** What the cells of one column have in common. */
export type CellColumn = { className?: string; isHead?: true };

export type CellRow = {
  key: string | number;
  cells: readonly ReactNode[];
  isTotal?: true;
  /** Of its cells by their place, where one has any. */
  own?: readonly (OwnCell | null)[];
};

export type OwnCell = { className?: string; tabIndex?: 0 | -1 };

/**
 * The rows of a table from plain lists. A client component, though nobody acts on it: a server component's rows stand in
 * the document a second time, as elements, and each cell takes ten times the bytes of its text.
 */
export function TableRows({
  columns,
  rows,
}: {
  columns: readonly CellColumn[];
  rows: readonly CellRow[];
}) {
  return rows.map(({ key, cells, isTotal, own }) => (
    <tr key={key} className={isTotal && 'is-total'}>
      {columns.map(({ className, isHead }, at) => {
        const Cell = isHead ? 'th' : 'td';
        const cell = own?.[at];
        return (
          <Cell
            key={at}
            scope={isHead && 'row'}
            tabIndex={cell?.tabIndex}
            className={
              className && cell?.className
                ? `${className} ${cell.className}`
                : (cell?.className ?? className)
            }
          >
            {cells[at]}
          </Cell>
        );
      })}
    </tr>
  ));
}
