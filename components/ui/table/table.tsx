import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Column } from './column';
import { TableFrame, type TableFrameProps } from './table-frame';

const widths = { name: 'min-w-36', sentence: 'min-w-56' } as const;

/** Rows and columns as a table. */
export function Table<Row>({
  columns,
  groups,
  rows,
  rowKey,
  rowHead = columns[0]?.id,
  isTotal,
  empty,
  ...frame
}: Omit<TableFrameProps, 'isAllNumbers'> & {
  columns: readonly Column<Row>[];
  /** Titles above neighbouring columns, in their order. No title: an empty cell. */
  groups?: readonly { id: string; title?: string; span: number }[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Id of the column that heads each row: the first, where none is given. Null: none does. */
  rowHead?: string | null;
  /** A row that sums up others. */
  isTotal?: (row: Row) => boolean;
  /** Stands instead of a table without rows. */
  empty?: ReactNode;
}) {
  if (rows.length === 0 && empty !== undefined) return empty;
  // Where all others are numbers, one class on the box serves them: a class per cell is sent with each of them.
  const isAllNumbers = columns.every(({ id, isNumber }) => id === rowHead || isNumber);
  const classOf = ({ id, isNumber, isUnbroken }: Column<Row>) => {
    if (isAllNumbers && id !== rowHead) return undefined;
    if (isNumber) return 'number';
    return isUnbroken ? 'whitespace-nowrap' : undefined;
  };
  return (
    <TableFrame {...frame} isAllNumbers={isAllNumbers}>
      <thead>
        {groups ? (
          <tr>
            {groups.map(({ id, title, span }) =>
              title ? (
                <th key={id} scope="colgroup" colSpan={span} className="text-center">
                  {title}
                </th>
              ) : (
                <td key={id} colSpan={span} />
              ),
            )}
          </tr>
        ) : null}
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.order}
              className={namesOrNone(
                column.id === rowHead && 'row-head',
                classOf(column),
                column.width && widths[column.width],
              )}
            >
              {column.head ?? column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={isTotal?.(row) ? 'is-total' : undefined}>
            {columns.map((column) => {
              const { className, tabIndex } = column.cellProps?.(row) ?? {};
              const Cell = column.id === rowHead ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={column.id === rowHead ? 'row' : undefined}
                  tabIndex={tabIndex}
                  className={namesOrNone(classOf(column), className)}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** An empty class attribute would be sent. */
function namesOrNone(...names: readonly (string | false | undefined)[]): string | undefined {
  return classNames(...names) || undefined;
}
