import type { TaxMessages } from '@/components/tax/form/form-groups';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import type { AgeBand } from '@/content/law/age';
import type { SlabTable } from '@/content/law/slabs';
import type { TaxYear } from '@/lib/law/tax-years';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { TaxResult } from '@/lib/tax/domain/compute-tax';
import { lawOfYear } from '@/lib/tax/domain/law-of-year';
import { workingOf, type WorkingLine } from '@/lib/tax/domain/working/working';
import { sectionInWords, stepInWords } from './working-words';

/** One regime from the salary to the tax, a row for each step with the section that it follows. */
export function WorkingTable({ result, messages }: { result: TaxResult; messages: TaxMessages }) {
  const workingMessages = messages.details.working;
  const regime = messages.regimes[result.regime];
  const { act } = result.year.value;
  const sectionOf = ({ law }: WorkingLine) => sectionInWords(law, act, messages.law);
  const columns: Column<WorkingLine>[] = [
    {
      id: 'step',
      title: workingMessages.step,
      cell: (line) => (
        <>
          {stepInWords(line, workingMessages)}
          {line.law ? (
            <span className="block text-xs text-ink-soft md:hidden">{sectionOf(line)}</span>
          ) : null}
        </>
      ),
    },
    {
      id: 'amount',
      title: workingMessages.amount,
      isNumber: true,
      inLine: 'figure',
      cell: ({ paise }) => formatRupees(paise / 100, 2),
    },
    {
      id: 'law',
      title: workingMessages.law,
      // A schedule with its rule takes more lines, so that the steps beside it take one.
      cell: (line) => (
        <span className="block max-w-36 min-w-25 text-ink-soft">{sectionOf(line)}</span>
      ),
    },
  ];
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 className="font-semibold">{regime}</h3>
      <Table
        caption={fill(workingMessages.caption, { regime })}
        isCaptionHidden
        hasLines
        columns={columns}
        rows={workingOf(result).filter(isShown)}
        rowKey={({ name, detail }) => name + keyOf(detail)}
        isTotal={({ isSum }) => isSum}
      />
    </div>
  );
}

/** A slab that no income reaches is in the table of slabs; here it would say nothing. */
function isShown({ detail }: WorkingLine): boolean {
  return detail?.kind !== 'slab' || detail.line.incomeRupees > 0;
}

function keyOf(detail: WorkingLine['detail']): string {
  switch (detail?.kind) {
    case 'deduction':
      return detail.line.name;
    case 'slab':
      return String(detail.line.aboveRupees);
    case 'special':
      return `${detail.line.name}${detail.line.isEarlier}`;
    case 'house-loss':
    case 'surcharge':
    case undefined:
      return '';
  }
}

type SlabMessages = TaxMessages['details']['slabs'];

const ageBands: readonly AgeBand[] = ['below60', 'from60', 'from80'];

/** The slabs of both regimes in a year, and beside them what else decides about the tax. */
export function SlabTables({ year, messages }: { year: TaxYear; messages: SlabMessages }) {
  const { regimes } = lawOfYear(year);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <SlabTableOf
        caption={messages.newCaption}
        columns={[{ title: messages.rate, table: regimes.new.slabs.below60.value }]}
        messages={messages}
      />
      <SlabTableOf
        caption={messages.oldCaption}
        columns={ageBands.map((band) => ({
          title: messages.ages[band],
          table: regimes.old.slabs[band].value,
        }))}
        messages={messages}
      />
      <SlabNotes year={year} messages={messages} />
    </div>
  );
}

type RateColumn = { title: string; table: SlabTable };

function SlabTableOf({
  caption,
  columns,
  messages,
}: {
  caption: string;
  columns: readonly RateColumn[];
  messages: SlabMessages;
}) {
  const starts = [
    ...new Set(columns.flatMap(({ table }) => table.map(({ aboveRupees }) => aboveRupees))),
  ].sort((a, b) => a - b);
  const rateAt = (table: SlabTable, from: number) =>
    table.findLast(({ aboveRupees }) => aboveRupees <= from)?.ratePercent ?? null;
  const tableColumns: Column<number>[] = [
    {
      id: 'income',
      title: messages.income,
      cell: (from) => rangeInWords(from, starts[starts.indexOf(from) + 1] ?? null, messages),
    },
    ...columns.map(({ title, table }) =>
      figureColumn(title, title, (from: number) => {
        const percent = rateAt(table, from);
        return percent === 0 ? messages.nil : formatPercent(percent);
      }),
    ),
  ];
  return <Table caption={caption} columns={tableColumns} rows={starts} rowKey={String} />;
}

function rangeInWords(from: number, to: number | null, messages: SlabMessages): string {
  const words = from === 0 ? messages.upTo : to === null ? messages.above : messages.between;
  return fill(words, { from: formatRupees(from), to: formatRupees(to) });
}

function SlabNotes({ year, messages }: { year: TaxYear; messages: SlabMessages }) {
  const { regimes, cess } = lawOfYear(year);
  const { notes } = messages;
  const limits = {
    new: formatRupees(regimes.new.rebate.value.incomeLimitRupees),
    old: formatRupees(regimes.old.rebate.value.incomeLimitRupees),
  };
  const { bands } = regimes.old.surcharge.value;
  const max = Math.max(...regimes.new.surcharge.value.bands.map(({ ratePercent }) => ratePercent));
  return (
    <ul className="grid max-w-prose list-disc gap-1.5 pl-5 text-sm text-ink-soft lg:col-span-2">
      <li>
        {fill(notes.standardDeduction, {
          new: formatRupees(regimes.new.standardDeduction.value.rupees),
          old: formatRupees(regimes.old.standardDeduction.value.rupees),
        })}
      </li>
      <li>{fill(notes.rebate, limits)}</li>
      <li>{fill(notes.relief, limits)}</li>
      <li>
        {fill(notes.surcharge, {
          bands: bands
            .map(({ aboveRupees, ratePercent }) =>
              fill(notes.band, {
                rate: formatPercent(ratePercent),
                above: formatLakhCrore(aboveRupees, messages.language),
              }),
            )
            .join(', '),
          max: formatPercent(max),
        })}
      </li>
      <li>{fill(notes.cess, { rate: formatPercent(cess.value.ratePercent) })}</li>
    </ul>
  );
}
