import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { totalsByKind } from '@/lib/tables/totals-by-kind';

/** A plain table of few rows: the sample's total for each type of transaction. */
export function TotalsTable({ messages }: { messages: Messages['tables']['plain'] }) {
  return (
    <Table
      caption={messages.caption}
      rows={totalsByKind()}
      rowKey={({ kind }) => kind}
      columns={[
        { id: 'kind', title: messages.kind, cell: ({ kind }) => kind },
        {
          id: 'count',
          title: messages.count,
          isNumber: true,
          cell: ({ count }) => formatNumber(count),
        },
        {
          id: 'total',
          title: messages.total,
          isNumber: true,
          cell: ({ totalRupees }) => formatRupees(totalRupees),
        },
        {
          id: 'largest',
          title: messages.largest,
          isNumber: true,
          cell: ({ largestRupees }) => formatRupees(largestRupees),
        },
      ]}
    />
  );
}
