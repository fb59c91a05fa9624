import { cellClasses, HeadCell, RowTitle, TableBox, tableClasses } from './table-parts';
import type { DataColumn, DataTableLabels } from './data-column';
import { Pager, type PageSize, Toolbar } from './toolbar';

/**
 * The table of the HTML: its first rows, complete and readable, with the controls that the live
 * table will bring already drawn but not yet answering. Where no scripts run, the controls do not show.
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
  /** Of all pages. */
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
