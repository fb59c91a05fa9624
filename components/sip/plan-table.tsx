import { Table, type Column } from '@/components/ui/table';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { nameOfMonth } from '@/lib/sip/domain/inputs/month-text';
import type { PlanRow } from '@/lib/sip/domain/plan-rows';

type TableMessages = Messages['sip']['details']['table'];

/** Every year of the plan, or every month; a long table scrolls in its own box. */
export function PlanTable({
  rows,
  tableOf,
  today,
  messages,
}: {
  rows: readonly PlanRow[];
  tableOf: SipInputs['tableOf'];
  today: IsoDate;
  messages: TableMessages;
}) {
  const isMonthly = tableOf === 'months';
  return (
    <Table
      caption={isMonthly ? messages.monthlyTitle : messages.title}
      isCaptionHidden
      columns={columns(isMonthly, today, messages)}
      rows={rows}
      rowKey={({ step }) => step}
      isLong={isMonthly}
    />
  );
}

function columns(isMonthly: boolean, today: IsoDate, messages: TableMessages): Column<PlanRow>[] {
  const rupees = (id: string, title: string, value: (row: PlanRow) => number) => ({
    id,
    title,
    isNumber: true,
    cell: (row: PlanRow) => formatRupees(value(row)),
  });
  const head: Column<PlanRow> = isMonthly
    ? {
        id: 'month',
        title: messages.month,
        cell: ({ step }) => `${step} · ${nameOfMonth(step, today, messages.language)}`,
      }
    : { id: 'year', title: messages.year, cell: ({ step }) => step };
  return [
    head,
    rupees('instalment', messages.instalment, (row) => row.instalmentRupees),
    rupees(
      'paid-in',
      isMonthly ? messages.paidInMonth : messages.paidIn,
      (row) => row.paidInRupees,
    ),
    rupees('invested', messages.invested, (row) => row.investedRupees),
    rupees('gain', messages.gain, (row) => row.gainRupees),
    rupees('value', messages.value, (row) => row.valueRupees),
    rupees('real', messages.real, (row) => row.realRupees),
  ];
}
