import { cloneElement, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TableFrame, type TableFrameProps } from './table-frame';
import { type CellRow, type SortOrder, TableRows } from './table-rows';

const hiddenBelow = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;

export type Column<Row> = {
  id: string;
  title: string;
  /** Printed in place of the title: a link that sorts (sort-head.tsx). */
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
  /** The least width of the screen that has room for it. A narrower one leaves it out. */
  shownFrom?: keyof typeof hiddenBelow;
  /** The least width: of a name, or of a sentence. A narrow screen scrolls before it goes below. */
  width?: 'name' | 'sentence';
  /** The class of the cell of one row: its colour. */
  cellClass?: (row: Row) => string | undefined;
  /** In a grid: whether the Tab key stops at the cell of this row. */
  isStop?: (row: Row) => boolean;
  cell: (row: Row) => ReactNode;
};

/** The columns and rows of a body. */
export type DrawnRows = ComponentProps<typeof TableRows>;

/** Rows and columns as a table. */
export function Table<Row>({
  columns,
  topHead,
  rows,
  rowKey,
  rowHead = columns[0]?.id,
  isTotal,
  isGrid,
  drawRows = (drawn) => <TableRows {...drawn} />,
  empty,
  ...frame
}: Omit<TableFrameProps, 'isAllNumbers'> & {
  columns: readonly Column<Row>[];
  /** A row above the titles: what neighbouring columns have in common. */
  topHead?: ReactNode;
  rows: readonly Row[];
  /** For rows that have state. Without it the place of a row is its key, and no key is sent. */
  rowKey?: (row: Row) => string | number;
  /** Rows of which a client component draws some cells from their texts. */
  drawRows?: (rows: DrawnRows) => ReactNode;
  /** Id of the column that heads each row: the first, where none is given. Null: none does. */
  rowHead?: string | null;
  /** A row that sums up others. */
  isTotal?: (row: Row) => boolean;
  /** Stands instead of a table without rows. */
  empty?: ReactNode;
}) {
  if (rows.length === 0 && empty !== undefined) return empty;
  // Where all other columns are numbers, one class on the box styles them: a class on each cell would be sent each
  // time.
  const isAllNumbers = columns.every(({ id, isNumber }) => id === rowHead || isNumber);
  const classOf = ({ id, isNumber, isUnbroken, shownFrom }: Column<Row>) =>
    classNames(
      isNumber && !(isAllNumbers && id !== rowHead) && 'number',
      isUnbroken && !isNumber && 'unbroken',
      shownFrom && hiddenBelow[shownFrom],
    );
  // A class that each cell of a column has is sent once, with the column.
  const sharedClasses = columns.map(({ cellClass }) => {
    const [name, ...others] = new Set(rows.map((row) => cellClass?.(row)));
    return others.length === 0 ? name : undefined;
  });
  return (
    <TableFrame {...frame} isGrid={isGrid} isAllNumbers={isAllNumbers}>
      <thead {...namesOrNone(frame.hasCards && 'max-md:sr-only')}>
        {topHead}
        <TableRows
          columns={columns.map((column) => ({
            scope: 'col',
            // A property without a value is left out: React's payload would name it for each cell.
            ...(column.order && { order: column.order }),
            ...namesOrNone(
              column.id === rowHead && 'row-head',
              classOf(column),
              column.inLine && `line-${column.inLine}`,
              column.width,
            ),
          }))}
          rows={asText([
            { cells: columns.map(({ head, title }, at) => withKey(head ?? title, at)) },
          ])}
        />
      </thead>
      <tbody>
        {drawRows({
          columns: columns.map((column, at) => ({
            ...(column.id === rowHead ? { scope: 'row' as const } : isGrid && { tabIndex: -1 }),
            ...(column.isChange && { isChange: true }),
            ...(frame.hasCards && column.id !== rowHead && { title: column.title }),
            ...namesOrNone(
              classOf(column),
              column.inLine && `line-${column.inLine}`,
              sharedClasses[at],
            ),
          })),
          rows: asText(
            rows.map((row) => {
              const classes = columns.map(({ cellClass }, at) =>
                sharedClasses[at] ? null : cellClass?.(row) || null,
              );
              const stop = columns.findIndex(({ isStop }) => isStop?.(row));
              return {
                ...(rowKey && { key: rowKey(row) }),
                cells: columns.map(({ cell }, at) => withKey(cell(row), at)),
                ...(classes.some(Boolean) && { classes }),
                ...(stop >= 0 && { stop }),
                ...(isTotal?.(row) && { isTotal: true }),
              };
            }),
          ),
        })}
      </tbody>
    </TableFrame>
  );
}

/** Each cell has its place, but React expects a key of every element in a list that goes to a client component. */
function withKey(cell: ReactNode, place: number): ReactNode {
  return isValidElement(cell) && cell.key === null ? cloneElement(cell, { key: place }) : cell;
}

/** Rows of texts alone as the one text that TableRows reads. */
function asText(rows: readonly CellRow[]): readonly CellRow[] | string {
  const isText = rows.every(
    (row) =>
      Object.keys(row).length === 1 &&
      row.cells.every((cell) => typeof cell === 'string' && !/[\t\n]/.test(cell)),
  );
  return isText && rows.length > 0 ? rows.map(({ cells }) => cells.join('\t')).join('\n') : rows;
}

/** An empty class attribute would be sent. */
function namesOrNone(...names: readonly (string | false | undefined)[]): { className?: string } {
  const className = classNames(...names);
  return className ? { className } : {};
}

/** A column of figures, on the right of its cells. */
export function figureColumn<Row>(
  id: string,
  title: string,
  cell: (row: Row) => ReactNode,
): Column<Row> {
  return { id, title, isNumber: true, cell };
}
