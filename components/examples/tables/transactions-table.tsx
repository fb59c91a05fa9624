import { useMemo } from 'react';
import { DataTable } from '@/components/ui/data-table/data-table';
import { runInSlices } from '@/components/ui/data-table/run-in-slices';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import {
  sampleTransaction,
  sampleTransactionCount,
  type SampleTransaction,
} from '@/lib/examples/sample-transactions';
import { samplePageSizes, transactionColumns } from './transaction-columns';

export type TransactionsMessages = Pick<
  Messages['tables'],
  'columns' | 'units' | 'dataTable' | 'live'
>;

/** All rows of the sample, generated in the browser in slices: they are never sent. */
export async function generateRows(): Promise<readonly SampleTransaction[]> {
  return (await runInSlices(allRows(), new AbortController().signal)) ?? [];
}

function* allRows(): Generator<void, SampleTransaction[]> {
  const rows: SampleTransaction[] = [];
  while (rows.length < sampleTransactionCount) {
    rows.push(sampleTransaction(rows.length));
    yield;
  }
  return rows;
}

/** The live table of the sample; lazy-transactions.tsx fetches this code. */
export function TransactionsTable({
  rows,
  messages,
  takesFocus,
}: {
  rows: readonly SampleTransaction[];
  messages: TransactionsMessages;
  takesFocus: boolean;
}) {
  const columns = useMemo(() => transactionColumns(messages), [messages]);
  return (
    <DataTable
      id="transactions"
      caption={messages.live.caption}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowTitle={titleOf}
      pageSizes={samplePageSizes}
      fileName={messages.live.fileName}
      formatCount={formatNumber}
      labels={messages.dataTable}
      takesFocus={takesFocus}
    />
  );
}

const idOf = ({ id }: SampleTransaction) => id;
const titleOf = ({ fund, date }: SampleTransaction) => `${fund}, ${formatDate(date)}`;
