'use client';

import type { ReactNode } from 'react';
import { changeClass } from '@/components/ui/change-class';

/** What the cells of one column have in common. */
export type CellColumn = {
  className?: string;
  isHead?: true;
  isChange?: true;
  tabIndex?: -1;
  title?: string;
};

export type CellRow = {
  /** Where a row has a state; else its place serves. */
  key?: string | number;
  cells: readonly ReactNode[];
  /** Class names of single cells, by their place. */
  classes?: readonly (string | null)[];
  /** The place of the cell at which the Tab key stops. */
  stop?: number;
  isTotal?: true;
};

/**
 * The rows of a table from plain lists. It is a client component so that the document stays small, not to react to
 * anything: React's payload repeats the elements of a server component, which takes ten times the bytes of a cell's
 * text.
 */
export function TableRows({
  columns,
  rows,
}: {
  columns: readonly CellColumn[];
  rows: readonly CellRow[];
}) {
  return rows.map(({ key, cells, classes, stop, isTotal }, place) => (
    <tr key={key ?? place} className={isTotal && 'is-total'}>
      {columns.map(({ className, isHead, isChange, tabIndex, title }, at) => {
        const cell = cells[at];
        const change = isChange && changeClass(String(cell));
        const Cell = isHead ? 'th' : 'td';
        return (
          <Cell
            key={at}
            scope={isHead && 'row'}
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
