import { Table, type Column } from '@/components/ui/table';
import type { Regime } from '@/lib/law/regime';
import { formatRupees } from '@/lib/money/rupees';
import type { Comparison } from '@/lib/tax/domain/compare-regimes';
import type { Income } from '@/lib/tax/domain/income';
import type { TaxMessages } from '@/components/tax/form/form-groups';

type LossRow = { name: string; of: (income: Income) => number };

/** Losses that found no income this year and wait for later ones, in each regime; nothing where there are none. */
export function LossesLeft({
  comparison,
  messages,
}: {
  comparison: Comparison;
  messages: TaxMessages;
}) {
  const words = messages.details.losses;
  const all: LossRow[] = [
    { name: words.house, of: ({ house }) => house.carriedForwardRupees },
    { name: words.shortTerm, of: ({ gains }) => gains.carriedForward.shortTermRupees },
    { name: words.longTerm, of: ({ gains }) => gains.carriedForward.longTermRupees },
  ];
  const rows = all.filter(
    ({ of }) => of(comparison.new.income) > 0 || of(comparison.old.income) > 0,
  );
  if (rows.length === 0) return null;
  const columns: Column<LossRow>[] = [
    { id: 'name', title: words.loss, cell: ({ name }) => name },
    ...(['new', 'old'] as const).map((regime: Regime) => ({
      id: regime,
      title: messages.regimes[regime],
      isNumber: true,
      cell: ({ of }: LossRow) => formatRupees(of(comparison[regime].income)),
    })),
  ];
  return (
    <div className="mt-5 grid max-w-2xl gap-2">
      <h3 className="font-semibold">{words.title}</h3>
      <Table
        caption={words.title}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <p className="text-sm text-ink-soft">{words.note}</p>
    </div>
  );
}
