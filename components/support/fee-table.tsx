import { sumOf } from '@/lib/cashflow/statistics';
import { Progress } from '@/components/ui/progress';
import { figureColumn, Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatFixedRupees, formatPercent, formatRupees } from '@/lib/money/rupees';
import { amountAfterFee, type SupportFee } from '@/lib/support/gift-terms';
import { messages } from '@/lib/messages';

const { support } = messages();

/** The fee of each way to pay, and how much of a hundred rupees arrives. */
export function FeeTable({ fees }: { fees: readonly SupportFee[] }) {
  return (
    <Table
      caption={support.fees.caption}
      isCaptionHidden
      hasCards
      rowKey={({ id }) => id}
      rows={fees}
      columns={[
        { id: 'way', title: support.fees.way, cell: ({ id }) => support.fees.ways[id] },
        { id: 'fee', title: support.fees.fee, cell: (fee) => feeInWords(fee) },
        { id: 'reaches', title: support.fees.ofHundred, cell: (fee) => reachesInWords(fee) },
        {
          id: 'source',
          title: support.fees.source,
          width: 'sentence',
          cell: ({ source, readOn }) => (
            <>
              <TextLink href={source.url}>{source.title}</TextLink>,{' '}
              {formatDate(readOn, 'en', 'long')}
              {source.isPrimary ? null : (
                <span className="block text-xs text-ink-soft">{support.fees.secondary}</span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

function feeInWords({ percent, fixed }: SupportFee): string {
  if (percent === 0 && fixed === null) return support.fees.none;
  const text = formatPercent(percent);
  return fixed === null ? text : fill(support.fees.percentAndFixed, { percent: text, fixed });
}

function reachesInWords(fee: SupportFee): string {
  const amount = formatFixedRupees(amountAfterFee(100, fee), 2);
  return fee.fixed === null ? amount : fill(support.fees.reachesLess, { amount, fixed: fee.fixed });
}

type Amount = { name: string; rupees: number };

/** What the site costs in a month, and how much of it the newest published month brought in. */
export function RunningCosts({
  costs,
  latest,
}: {
  costs: readonly Amount[];
  /** The newest month that the operator published; `month` in words. Null: none yet. */
  latest: { month: string; rupees: number } | null;
}) {
  const total = sumOf(costs.map(({ rupees }) => rupees));
  return (
    <div className="grid gap-4">
      <Table
        caption={support.costs.caption}
        isCaptionHidden
        className="in-card"
        rowKey={({ name }) => name}
        isTotal={({ name }) => name === support.costs.total}
        rows={[...costs, { name: support.costs.total, rupees: total }]}
        columns={[
          { id: 'what', title: support.costs.what, cell: ({ name }) => name },
          figureColumn('rupees', support.costs.rupees, ({ rupees }: Amount) =>
            formatRupees(rupees),
          ),
        ]}
      />
      {latest && total > 0 ? (
        <Progress
          label={fill(support.costs.goal, {
            month: latest.month,
            received: formatRupees(latest.rupees),
            total: formatRupees(total),
          })}
          // Rounded down: 100% says that all costs are covered.
          percent={Math.min(100, Math.floor((latest.rupees * 100) / total))}
        />
      ) : (
        <p className="text-sm text-ink-soft">{support.costs.noGoal}</p>
      )}
    </div>
  );
}
