import { useState } from 'react';
import { CsvButton } from '@/components/ui/files/csv-button';
import { Select } from '@/components/ui/fields/select';
import { Stat } from '@/components/ui/stat';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { VdaSaleRow, VdaYear } from '@/lib/crypto/domain/schedule-vda';
import type { VdaHead } from '@/lib/crypto/domain/schedule-vda-csv';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';

const rupees = (amount: number) => `₹${formatFixed(amount, 2)}`;

/** The sales of one year, their sums, and the file of Schedule VDA. */
export function VdaYearTable({
  year,
  law,
  messages,
}: {
  year: VdaYear;
  law: VdaLaw;
  messages: Messages['crypto']['schedule'];
}) {
  const [head, setHead] = useState<VdaHead>('capital-gains');
  const { columns } = messages;
  const loadCsv = async () => {
    const { scheduleVdaCsv } = await import('@/lib/crypto/domain/schedule-vda-csv');
    return { name: `schedule-vda-${year.year}.csv`, text: scheduleVdaCsv(year, head) };
  };
  const title = fill(messages.year, { year: year.year });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-base font-semibold">{title}</h2>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label={columns.consideration} value={rupees(year.considerationRupees)} />
        <Stat label={columns.income} value={rupees(year.incomeRupees)} />
        <Stat
          label={fill(messages.tax, { rate: law.ratePercent, cess: law.cessPercent })}
          value={rupees(year.taxRupees)}
        />
        <Stat label={messages.losses} value={rupees(year.lossRupees)} />
      </dl>
      <Table
        caption={title}
        isCaptionHidden
        rows={year.rows.map((row, index) => ({ ...row, number: index + 1 }))}
        rowKey={({ number }) => String(number)}
        columns={[
          { id: 'number', title: columns.number, cell: ({ number }) => number },
          {
            id: 'acquired',
            title: columns.acquiredOn,
            cell: ({ acquiredOn }: VdaSaleRow) => formatDate(acquiredOn),
          },
          {
            id: 'sold',
            title: columns.soldOn,
            cell: ({ soldOn }: VdaSaleRow) => formatDate(soldOn),
          },
          {
            id: 'cost',
            title: columns.cost,
            isNumber: true,
            cell: ({ costRupees }: VdaSaleRow) => rupees(costRupees),
          },
          {
            id: 'consideration',
            title: columns.consideration,
            isNumber: true,
            cell: ({ considerationRupees }: VdaSaleRow) => rupees(considerationRupees),
          },
          {
            id: 'income',
            title: columns.income,
            isNumber: true,
            cell: ({ incomeRupees }: VdaSaleRow) => rupees(incomeRupees),
          },
        ]}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id={`head-${year.year}`}
          label={messages.head}
          value={head}
          onChange={({ target }) =>
            setHead(target.value === 'business' ? 'business' : 'capital-gains')
          }
          options={[
            { value: 'capital-gains', label: messages.heads['capital-gains'] },
            { value: 'business', label: messages.heads.business },
          ]}
        />
        <CsvButton
          label={messages.download}
          failed={messages.downloadFailed}
          variant="primary"
          load={loadCsv}
        />
      </div>
    </div>
  );
}
