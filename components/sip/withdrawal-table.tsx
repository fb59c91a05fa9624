import { Table, type Column } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { TaxYear } from '@/lib/sip/domain/tax-book';
import type { Withdrawal, WithdrawalProjection } from '@/lib/sip/domain/withdraw';

type Words = Messages['sip']['details']['withdrawals'];

/** The withdrawals with their tax: by financial year, as the law counts, or one by one. */
export function WithdrawalTable({
  projection: { years, withdrawals },
  isMonthly,
  isTaxed,
  messages,
}: {
  projection: WithdrawalProjection;
  isMonthly: boolean;
  isTaxed: boolean;
  messages: Words;
}) {
  return isMonthly ? (
    <Table
      caption={messages.monthlyTable}
      columns={monthColumns(messages).filter(({ id }) => isTaxed || !taxColumns.has(id))}
      rows={withdrawals.filter(({ withdrawnRupees }) => withdrawnRupees > 0)}
      rowKey={({ month }) => month}
      isLong
    />
  ) : (
    <Table
      caption={messages.table}
      columns={yearColumns(messages).filter(({ id }) => isTaxed || !taxColumns.has(id))}
      rows={years}
      rowKey={({ financialYear }) => financialYear}
    />
  );
}

/** Meaningless where tax is left out. */
const taxColumns: ReadonlySet<string> = new Set(['exempt', 'tax', 'received']);

function yearColumns(words: Words): Column<TaxYear>[] {
  return [
    {
      id: 'year',
      title: words.year,
      cell: ({ financialYear: year }) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
    },
    rupees('withdrawn', words.withdrawn, (row) => row.withdrawnRupees),
    rupees('long', words.longGain, (row) => row.longTermGainRupees),
    rupees('short', words.shortGain, (row) => row.shortTermGainRupees),
    rupees('exempt', words.exempt, (row) => row.exemptRupees),
    rupees('tax', words.tax, (row) => row.taxRupees),
    rupees('received', words.received, (row) => row.withdrawnRupees - row.taxRupees),
  ];
}

function monthColumns(words: Words): Column<Withdrawal>[] {
  return [
    {
      id: 'day',
      title: words.day,
      cell: ({ redeemedOn }) => formatDate(redeemedOn, words.language),
    },
    rupees('withdrawn', words.withdrawn, (row) => row.withdrawnRupees),
    rupees('tax', words.tax, (row) => row.taxRupees),
    rupees('received', words.received, (row) => row.withdrawnRupees - row.taxRupees),
    rupees('left', words.balanceLeft, (row) => row.balanceRupees),
  ];
}

function rupees<Row>(id: string, title: string, value: (row: Row) => number): Column<Row> {
  return { id, title, isNumber: true, cell: (row) => formatRupees(value(row)) };
}
