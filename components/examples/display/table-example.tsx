import { Table } from '@/components/ui/table';

const rows = [
  { kind: 'SIP', count: '214', total: '₹10,70,000' },
  { kind: 'Redemption', count: '12', total: '−₹2,40,000' },
  { kind: 'Switch', count: '3', total: '–' },
];

export function TableExample() {
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
