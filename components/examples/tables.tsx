import { ButtonLink } from '@/components/ui/button';
import { textColumn } from '@/components/ui/data-table/data-column';
import { EmptyTable, FailedTable, LoadingTable } from '@/components/ui/data-table/table-states';
import { Table } from '@/components/ui/table';

export function TableExample() {
  const rows = [
    { kind: 'SIP', count: '214', total: '₹10,70,000' },
    { kind: 'Redemption', count: '12', total: '−₹2,40,000' },
    { kind: 'Switch', count: '3', total: '–' },
  ];
  return (
    <Table
      caption="Transactions of a year, by type"
      className="w-full"
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'kind', title: 'Type', cell: ({ kind }) => kind },
        { id: 'count', title: 'Count', isNumber: true, cell: ({ count }) => count },
        { id: 'total', title: 'Amount', isNumber: true, cell: ({ total }) => total },
      ]}
    />
  );
}

export function TableStatesExample() {
  type Payment = { payee: string; day: string };

  const columns = [
    textColumn<Payment>({ id: 'payee', title: 'Payee', value: ({ payee }) => payee }),
    textColumn<Payment>({ id: 'day', title: 'Day', value: ({ day }) => day }),
  ];
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      <EmptyTable caption="No payments" columns={columns} title="No payments yet">
        <p>Payments appear here once you add the first one.</p>
      </EmptyTable>
      <LoadingTable caption="Payments while they load" columns={columns} label="Loading payments" />
      <FailedTable
        caption="Payments that failed to load"
        columns={columns}
        title="The payments could not be loaded"
        action={
          <ButtonLink href="/component/table-states" variant="secondary">
            Try again
          </ButtonLink>
        }
      >
        <p>The server did not answer in time. Nothing is lost.</p>
      </FailedTable>
    </div>
  );
}
