import { type IsoDate, formatDate } from '@/lib/calendar/iso-date';
import {
  type SaleLine,
  type SaleTyped,
  fragmentOf,
  isEmpty,
  maxSales,
  salesOfFragment,
} from '@/lib/crypto/domain/sale-typed';
import {
  isEqual,
  saleOf,
  salesToFill,
  type FilledSales,
  type LedgerYear,
} from '@/lib/crypto/domain/sales-to-fill';
import {
  readSales,
  vdaYears,
  type SaleProblem,
  type VdaSaleRow,
  type VdaYear,
} from '@/lib/crypto/domain/schedule-vda';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { useState } from 'react';
import { CsvButton } from '@/components/ui/files/csv-button';
import { Select } from '@/components/ui/fields/select';
import { Stat } from '@/components/ui/figures/stat';
import { figureColumn, Table } from '@/components/ui/table';
import type { VdaHead } from '@/lib/crypto/domain/schedule-vda-csv';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixedRupees, formatNumber } from '@/lib/money/rupees';

/** From the fields to the lines of the schedule and the address, for `useCalculator`. Loads with the table below. */
export function vdaRules(law: VdaLaw, lawFrom: IsoDate, today: IsoDate) {
  return {
    // Each sale is read separately: a mistake in one does not affect the others.
    read: (lines: readonly SaleLine[]) => {
      const { rows, problems } = readSales(typedOf(lines), lawFrom, today);
      const named = lines.flatMap(({ id }, index) =>
        Object.entries(problems[index] ?? {}).map(
          ([field, problem]) => [`${id}.${field}`, problem] as const,
        ),
      );
      const byField: Partial<Record<string, SaleProblem>> = Object.fromEntries(named);
      return { inputs: rows, problems: byField };
    },
    answer: (rows: readonly VdaSaleRow[]) => vdaYears(rows, law),
    address: (_rows: unknown, lines: readonly SaleLine[]) => fragmentOf(typedOf(lines)),
    typedAt: (fragment: string, early: readonly SaleLine[] | null): readonly SaleLine[] | null => {
      const sales = salesOfFragment(fragment);
      if (sales.length === 0) return null;
      // With their ids, so that the field in which the visitor types keeps the focus.
      const first = early?.filter(({ typed }) => !isEmpty(typed)) ?? [];
      const firstId = Math.max(...first.map(({ id }) => id + 1), 0);
      return [...first, ...sales.map((typed, index) => ({ id: firstId + index, typed }))];
    },
  };
}

function typedOf(lines: readonly SaleLine[]): SaleTyped[] {
  return lines.map(({ typed }) => typed);
}

const rupees = (amount: number | null) => formatFixedRupees(amount, 2);

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
    <div className="grid grid-cols-1 gap-4">
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
            isUnbroken: true,
            cell: ({ acquiredOn }: VdaSaleRow) => formatDate(acquiredOn),
          },
          {
            id: 'sold',
            title: columns.soldOn,
            isUnbroken: true,
            cell: ({ soldOn }: VdaSaleRow) => formatDate(soldOn),
          },
          ...(['cost', 'consideration', 'income'] as const).map((id) =>
            figureColumn(id, columns[id], (row: VdaSaleRow) => rupees(row[`${id}Rupees`])),
          ),
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

type LedgerMessages = Messages['crypto']['schedule']['ledger'];

/** The lines that a year of saved sales adds to those that are listed, and what was done in sentences. */
export function fillSales(
  lines: readonly SaleLine[],
  year: LedgerYear,
  messages: LedgerMessages,
): { added: readonly SaleLine[]; said: string } {
  const listed = lines.map(({ typed }) => typed).filter((typed) => !isEmpty(typed));
  const result = salesToFill(year, listed);
  const next = 1 + Math.max(...lines.map(({ id }) => id));
  return {
    added: result.added.map((typed, at) => ({ id: next + at, typed })),
    said: filledText(year, result, messages),
  };
}

function filledText(
  { year }: LedgerYear,
  { added, known, outdated, beyond }: FilledSales,
  messages: LedgerMessages,
): string {
  return [
    fillCount(added.length, messages.filled, { year }),
    ...(known > 0 ? [fillCount(known, messages.known)] : []),
    ...(outdated > 0 ? [fillCount(outdated, messages.outdated)] : []),
    ...(beyond > 0 ? [fillCount(beyond, messages.beyond, { most: maxSales })] : []),
  ].join(' ');
}

/** Where a line that was filled in is from. Its sale may not be saved any more, or not be among those of this page. */
export function sourceText(
  typed: SaleTyped,
  ledger: readonly LedgerYear[],
  messages: LedgerMessages,
): string {
  const { source = '' } = typed;
  const sales = ledger.flatMap((year) => year.sales);
  const saved = sales.find((sale) => sale.typed.source === source);
  if (!saved) {
    const hasChanged = sales.some((sale) => saleOf(sale.typed.source) === saleOf(source));
    return hasChanged ? messages.changed : messages.sourceAlone;
  }
  const { quantity: sold, account } = saved;
  const quantity = `${formatNumber(sold, coinDecimals)} ${saved.typed.coin}`;
  return [
    account
      ? fill(messages.sourceOfAccount, { quantity, account })
      : fill(messages.source, { quantity }),
    ...(isEqual(typed, saved.typed) ? [] : [messages.edited]),
    ...(saved.typed.acquiredOn === '' ? [messages.notBought] : []),
  ].join(' ');
}

const coinDecimals = 8;
