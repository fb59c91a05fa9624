import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TableFrame, type TableFrameProps } from './table-frame';

export type Column<Row> = {
  id: string;
  title: string;
  /** Numbers, and what is compared like numbers: to the right, in one line. */
  isNumber?: boolean;
  /** In one line, to the left. */
  isUnbroken?: boolean;
  /** The least width: of a name, or of a sentence. A narrow screen scrolls before it goes below. */
  width?: 'name' | 'sentence';
  cell: (row: Row) => ReactNode;
};

const widths = { name: 'min-w-36', sentence: 'min-w-56' } as const;

/** Rows and columns as a table. The first column heads each row. */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  isTotal,
  empty,
  className,
  ...frame
}: TableFrameProps & {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A row that sums up others. */
  isTotal?: (row: Row) => boolean;
  /** Stands instead of a table without rows. */
  empty?: ReactNode;
}) {
  if (rows.length === 0 && empty !== undefined) return empty;
  // Where all others are numbers, one class on the box serves them: a class per cell is sent with each of them.
  const isAllNumbers = columns.every(({ isNumber }, index) => index === 0 || isNumber);
  const classAt = (index: number) => {
    if (isAllNumbers && index > 0) return undefined;
    if (columns[index]?.isNumber) return 'number';
    return columns[index]?.isUnbroken ? 'whitespace-nowrap' : undefined;
  };
  return (
    <TableFrame {...frame} className={classNames(isAllNumbers && 'all-numbers', className)}>
      <thead>
        <tr>
          {columns.map(({ id, title, width }, index) => (
            <th
              key={id}
              scope="col"
              className={classNames(classAt(index), width && widths[width]) || undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={isTotal?.(row) ? 'is-total' : undefined}>
            {columns.map(({ id, cell }, index) =>
              index === 0 ? (
                <th key={id} scope="row" className={classAt(index)}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={classAt(index)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
