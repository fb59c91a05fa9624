import { ButtonLink } from '@/components/ui/button';
import { EmptyTable, FailedTable, LoadingTable } from '@/components/ui/data-table/table-states';
import type { Messages } from '@/lib/messages';
import { transactionColumns } from './transaction-columns';

/** The table when it has no rows: because there are none, not yet, or none could be fetched. */
export function TableStates({ messages }: { messages: Messages['tables'] }) {
  const { empty, loading, failed } = messages.states;
  const columns = transactionColumns(messages);
  return (
    <div className="grid grid-cols-1 gap-6">
      <EmptyTable caption={empty.caption} columns={columns} title={empty.title}>
        <p>{empty.text}</p>
      </EmptyTable>
      <LoadingTable caption={loading.caption} columns={columns} label={loading.label} />
      <FailedTable
        caption={failed.caption}
        columns={columns}
        title={failed.title}
        action={
          <ButtonLink href="/tables" variant="secondary">
            {failed.retry}
          </ButtonLink>
        }
      >
        <p>{failed.text}</p>
      </FailedTable>
    </div>
  );
}
