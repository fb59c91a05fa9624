import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Column<Row> = {
  id: string;
  title: string;
  /** Numbers stand to the right, in figures of one width. */
  isNumber?: boolean;
  cell: (row: Row) => ReactNode;
};

/** What every cell has in common stands once on the box: a class per cell would be sent with each of them. */
const boxClasses =
  'relative overflow-x-auto rounded border border-line [&_:where(td,th)]:px-3 ' +
  '[&_:where(td,th)]:py-2 [&_tbody_tr]:border-t [&_tbody_tr]:border-line';

/**
 * A plain table of rows. The first column heads each row. On a narrow screen it scrolls inside its own box,
 * which the keyboard can reach.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  className,
}: {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  className?: string;
}) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={classNames(boxClasses, className)}
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className={isCaptionHidden ? 'sr-only' : 'px-3 py-2 text-left text-ink-soft'}>
          {caption}
        </caption>
        <thead className="bg-surface-sunken text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={align(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row" className={align(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={align(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function align({ isNumber }: { isNumber?: boolean }): string | undefined {
  return isNumber ? 'text-right whitespace-nowrap' : undefined;
}
