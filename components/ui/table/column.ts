import type { ReactNode } from 'react';

export type SortOrder = 'ascending' | 'descending';

export type Column<Row> = {
  id: string;
  title: string;
  /** Printed in place of the title: a link that sorts (sort-link.tsx). */
  head?: ReactNode;
  /** The order of the rows, where they are sorted by this column. */
  order?: SortOrder;
  /** Numbers, and what is compared like numbers: to the right, in one line. */
  isNumber?: boolean;
  /** In one line, to the left. */
  isUnbroken?: boolean;
  /**
   * In a table whose rows have two lines on a phone: a figure stands at the right, one above the other, a picture beside
   * them. Other columns are left out there.
   */
  inLine?: 'figure' | 'picture';
  /** The least width: of a name, or of a sentence. A narrow screen scrolls before it goes below. */
  width?: 'name' | 'sentence';
  /** Of the cell of one row: its colour. */
  cellClass?: (row: Row) => string | undefined;
  /** In a grid: whether the Tab key stops at the cell of this row. */
  isStop?: (row: Row) => boolean;
  cell: (row: Row) => ReactNode;
};
