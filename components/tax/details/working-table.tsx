import { Table, type Column } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import type { TaxResult } from '@/lib/tax/domain/compute-tax';
import { workingOf } from '@/lib/tax/domain/working/working';
import type { WorkingLine } from '@/lib/tax/domain/working/working-line';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { sectionInWords, stepInWords } from './working-words';

/** One regime from the salary to the tax, a row for each step with the section that it follows. */
export function WorkingTable({ result, messages }: { result: TaxResult; messages: TaxMessages }) {
  const words = messages.details.working;
  const regime = messages.regimes[result.regime];
  const { act } = result.year.value;
  const columns: Column<WorkingLine>[] = [
    {
      id: 'step',
      title: words.step,
      cell: (line) => stepInWords(line, words),
    },
    {
      id: 'amount',
      title: words.amount,
      isNumber: true,
      cell: ({ paise }) => formatRupees(paise / 100, 2),
    },
    {
      id: 'law',
      title: words.law,
      cell: ({ law }) => (
        <span className="text-ink-soft">{sectionInWords(law, act, messages.law)}</span>
      ),
    },
  ];
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 className="font-semibold">{regime}</h3>
      <Table
        caption={fill(words.caption, { regime })}
        isCaptionHidden
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
