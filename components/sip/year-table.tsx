import { Table, type Column } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { PlanYear } from '@/lib/sip/project';

type TableMessages = Messages['sip']['details']['table'];

export function YearTable({
  years,
  messages,
}: {
  years: readonly PlanYear[];
  messages: TableMessages;
}) {
  return (
    <Table
      caption={messages.title}
      isCaptionHidden
      columns={columns(messages)}
      rows={years}
      rowKey={({ year }) => year}
    />
  );
}

function columns(messages: TableMessages): Column<PlanYear>[] {
  const rupees = (id: string, title: string, value: (year: PlanYear) => number) => ({
    id,
    title,
    isNumber: true,
    cell: (year: PlanYear) => formatRupees(value(year)),
  });
  return [
    { id: 'year', title: messages.year, cell: ({ year }) => year },
    rupees('instalment', messages.instalment, ({ instalmentRupees }) => instalmentRupees),
    rupees('paid-in', messages.paidIn, ({ paidInRupees }) => paidInRupees),
    rupees('invested', messages.invested, ({ investedRupees }) => investedRupees),
    rupees('gain', messages.gain, ({ gainRupees }) => gainRupees),
    rupees('value', messages.value, ({ valueRupees }) => valueRupees),
  ];
}
