'use client';

import type { ReactNode } from 'react';

/** What the cells of one column have in common. */
export type CellColumn = { className?: string; isHead?: true; tabIndex?: -1 };

export type CellRow = {
  key: string | number;
  cells: readonly ReactNode[];
  /** Class names of single cells, by their place. */
  looks?: readonly (string | null)[];
  /** The place of the cell at which the Tab key stops. */
  stop?: number;
  isTotal?: true;
};

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
  return rows.map(({ key, cells, looks, stop, isTotal }) => (
    <tr key={key} className={isTotal && 'is-total'}>
      {columns.map(({ className, isHead, tabIndex }, at) => {
        const Cell = isHead ? 'th' : 'td';
        return (
          <Cell
            key={at}
            scope={isHead && 'row'}
            tabIndex={stop === at ? 0 : tabIndex}
            className={[className, looks?.[at]].filter(Boolean).join(' ') || undefined}
          >
            {cells[at]}
          </Cell>
        );
      })}
    </tr>
  ));
}
