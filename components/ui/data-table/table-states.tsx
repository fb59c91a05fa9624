import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { cellClasses, HeadCell, TableBox, tableClasses } from './table-parts';
import type { ColumnVariant } from './data-column';

type StateProps = { caption: string; columns: readonly ColumnVariant[] };

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

function Head({ columns }: { columns: readonly ColumnVariant[] }) {
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
