import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

export type TableFrameProps = {
  caption: string;
  isCaptionHidden?: boolean;
  /** Many rows: the box scrolls, and the head stays in sight. */
  isLong?: boolean;
  /** Many columns: the head of each row stays in sight. */
  isPinned?: boolean;
  /** On a phone each row is a card: a cell says in `data-title` what its column is called. */
  hasCards?: boolean;
  /** On a phone each row has two lines: its head, and the columns that name their place there. */
  hasLines?: boolean;
  /** Each cell but the head of a row is a number. */
  isAllNumbers?: boolean;
  /** Its cells take the focus, moved by arrow keys; so the box takes none. */
  isGrid?: boolean;
  className?: string;
};

/**
 * The table element in its box, with `thead` and `tbody` as children: for tables that are no list of rows. On a
 * narrow screen it scrolls inside the box, which the keyboard can reach. The cells' styles are `.table-box` in
 * app/base.css.
 */
export function TableFrame({
  caption,
  isCaptionHidden = false,
  isLong,
  isPinned,
  hasCards,
  hasLines,
  isAllNumbers,
  isGrid,
  className,
  children,
}: TableFrameProps & { children: ReactNode }) {
  const stop = isGrid
    ? undefined
    : ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const);
  return (
    <div
      {...stop}
      className={classNames(
        'table-box',
        isLong && 'is-long',
        isPinned && 'is-pinned',
        hasCards && 'has-cards',
        hasLines && 'has-lines',
        isAllNumbers && 'all-numbers',
        className,
      )}
    >
      <table {...(isGrid && { role: 'grid' })}>
        <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

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
  /** Changes, whose texts begin with their sign: each has the colour of its direction. */
  isChange?: boolean;
  /** In one line, to the left. */
  isUnbroken?: boolean;
  /**
   * In a table whose rows have two lines on a phone: a figure is at the right, one above the other, a picture beside
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
