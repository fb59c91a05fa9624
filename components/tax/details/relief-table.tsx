import { Table, type Column } from '@/components/ui/table';
import { formatRupees } from '@/lib/money/rupees';
import type { ReliefZone } from '@/lib/tax/domain/next-rupee';
import type { TaxMessages } from '@/components/tax/form/form-groups';

/** Every stretch of income in which one more rupee costs more than a rupee. */
export function ReliefTable({
  zones,
  messages,
}: {
  zones: readonly ReliefZone[];
  messages: TaxMessages['details']['nextRupee']['zones'];
}) {
  const columns: Column<ReliefZone>[] = [
    {
      id: 'above',
      title: messages.above,
      cell: ({ aboveRupees }) => formatRupees(aboveRupees),
    },
    { id: 'why', title: messages.why, cell: ({ kind }) => messages[kind] },
    {
      id: 'new',
      title: messages.new,
      isNumber: true,
      cell: ({ lastRupees }) => formatRupees(lastRupees.new),
    },
    {
      id: 'old',
      title: messages.old,
      isNumber: true,
      cell: ({ lastRupees }) => formatRupees(lastRupees.old),
    },
  ];
  return (
    <Table
      caption={messages.caption}
      columns={columns}
      rows={zones}
      rowKey={({ aboveRupees }) => aboveRupees}
    />
  );
}
