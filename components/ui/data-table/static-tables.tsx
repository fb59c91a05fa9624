import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { cellClasses, HeadCell, RowTitle, TableBox, tableClasses } from './table-parts';
import type { DataColumn, DataTableLabels, ColumnDisplay } from './data-column';
import { Pager, type PageSize, Toolbar } from './toolbar';

/**
 * The table in the HTML: its first rows, and the controls of the live table, which do nothing until it has loaded.
 * Without scripts the controls are hidden.
 */
export function FirstPage<Row>({
  id,
  caption,
  columns,
  rows,
  rowId,
  rowCount,
  pageSizes,
  formatCount,
  labels,
}: {
  id: string;
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** The rows of the first page. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The count of rows on all pages. */
  rowCount: number;
  pageSizes: readonly PageSize[];
  formatCount: (count: number) => string;
  labels: DataTableLabels;
}) {
  return (
    <div className="grid min-w-0 gap-4">
      <div inert className="needs-scripts">
        <Toolbar id={id} columns={columns} labels={labels} />
      </div>
      <TableBox caption={caption}>
        <table className={tableClasses}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-11">
                <span className="sr-only">{labels.selection}</span>
              </th>
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowId(row)}>
                <td />
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      scope={index === 0 ? 'row' : undefined}
                      className={cellClasses(column)}
                    >
                      {index === 0 ? <RowTitle>{column.text(row)}</RowTitle> : column.text(row)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <Pager
        labels={labels}
        pageSizes={pageSizes}
        pageSize={rows.length}
        pageIndex={0}
        rowCount={rowCount}
        formatCount={formatCount}
      />
    </div>
  );
}

type StateProps = { caption: string; columns: readonly ColumnDisplay[] };

/** A table with nothing in it yet: why, and what to do. */
export function EmptyTable({
  title,
  children,
  ...table
}: StateProps & { title: string; children?: ReactNode }) {
  return (
    <HeadOnly {...table}>
      <div className="p-4">
        <EmptyState title={title}>{children}</EmptyState>
      </div>
    </HeadOnly>
  );
}

const loadingRows = 4;

/** A table whose rows are loading: a bar in place of each cell. */
export function LoadingTable({ label, caption, columns }: StateProps & { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <TableBox caption={caption} isBusy>
        <table aria-hidden="true" className={tableClasses}>
          <Head columns={columns} />
          <tbody>
            {Array.from({ length: loadingRows }, (_, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.id} className={cellClasses(column)}>
                    <span className="block h-4 w-3/4 animate-pulse rounded bg-surface-sunken" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </div>
  );
}

/** A table whose rows could not be fetched. */
export function FailedTable({
  title,
  action,
  children,
  ...table
}: StateProps & { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <HeadOnly {...table}>
      <div className="grid justify-items-start gap-3 p-4">
        <Alert tone="bad" title={title} className="w-full">
          {children}
        </Alert>
        {action}
      </div>
    </HeadOnly>
  );
}

function HeadOnly({ caption, columns, children }: StateProps & { children: ReactNode }) {
  return (
    <TableBox caption={caption}>
      <table className={tableClasses}>
        <caption className="sr-only">{caption}</caption>
        <Head columns={columns} />
      </table>
      {children}
    </TableBox>
  );
}

function Head({ columns }: { columns: readonly ColumnDisplay[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} isSortable={false} />
        ))}
      </tr>
    </thead>
  );
}
