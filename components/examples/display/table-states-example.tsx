import { ButtonLink } from '@/components/ui/button';
import { textColumn } from '@/components/ui/data-table/data-column';
import { EmptyTable, FailedTable, LoadingTable } from '@/components/ui/data-table/table-states';

type Payment = { payee: string; day: string };

const columns = [
  textColumn<Payment>({ id: 'payee', title: 'Payee', value: ({ payee }) => payee }),
  textColumn<Payment>({ id: 'day', title: 'Day', value: ({ day }) => day }),
];

export function TableStatesExample() {
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      <EmptyTable caption="No payments" columns={columns} title="No payments yet">
        <p>They show here once you add the first one.</p>
      </EmptyTable>
      <LoadingTable caption="Payments on their way" columns={columns} label="Loading payments" />
      <FailedTable
        caption="Payments that did not come"
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
