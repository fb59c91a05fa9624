import { sumOf } from '@/lib/cashflow/statistics';
import { Progress } from '@/components/ui/progress';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixedRupees, formatPercent, formatRupees } from '@/lib/money/rupees';
import { amountAfterFee, type SupportFee } from '@/lib/support/gift-terms';

/** The fee of each way to pay, and how much of a hundred rupees arrives. */
export function FeeTable({
  fees,
  messages,
}: {
  fees: readonly SupportFee[];
  messages: Messages['support']['fees'];
}) {
  return (
    <Table
      caption={messages.caption}
      isCaptionHidden
      hasCards
      rowKey={({ id }) => id}
      rows={fees}
      columns={[
        { id: 'way', title: messages.way, cell: ({ id }) => messages.ways[id] },
        { id: 'fee', title: messages.fee, cell: (fee) => feeInWords(fee, messages) },
        { id: 'reaches', title: messages.ofHundred, cell: (fee) => reachesInWords(fee, messages) },
        {
          id: 'source',
          title: messages.source,
          width: 'sentence',
          cell: ({ source, readOn }) => (
            <>
              <TextLink href={source.url}>{source.title}</TextLink>,{' '}
              {formatDate(readOn, 'en', 'long')}
            </>
          ),
        },
      ]}
    />
  );
}

function feeInWords({ percent, fixed }: SupportFee, messages: Messages['support']['fees']): string {
  if (percent === 0 && fixed === null) return messages.none;
  const text = formatPercent(percent);
  return fixed === null ? text : fill(messages.percentAndFixed, { percent: text, fixed });
}

function reachesInWords(fee: SupportFee, messages: Messages['support']['fees']): string {
  const amount = formatFixedRupees(amountAfterFee(100, fee), 2);
  return fee.fixed === null ? amount : fill(messages.reachesLess, { amount, fixed: fee.fixed });
}

type Amount = { name: string; rupees: number };

/** What the site costs in a month, and how much of it the newest published month brought in. */
export function RunningCosts({
  costs,
  latest,
  messages,
}: {
  costs: readonly Amount[];
  /** The newest month that the operator published; `month` in words. Null: none yet. */
  latest: { month: string; rupees: number } | null;
  messages: Messages['support']['costs'];
}) {
  const total = sumOf(costs.map(({ rupees }) => rupees));
  return (
    <div className="grid gap-4">
      <Table
        caption={messages.caption}
        isCaptionHidden
        className="in-card"
        rowKey={({ name }) => name}
        isTotal={({ name }) => name === messages.total}
        rows={[...costs, { name: messages.total, rupees: total }]}
        columns={[
          { id: 'what', title: messages.what, cell: ({ name }) => name },
          {
            id: 'rupees',
            title: messages.rupees,
            isNumber: true,
            cell: ({ rupees }) => formatRupees(rupees),
          },
        ]}
      />
      {latest && total > 0 ? (
        <Progress
          label={fill(messages.goal, {
            month: latest.month,
            received: formatRupees(latest.rupees),
            total: formatRupees(total),
          })}
          percent={Math.min(100, Math.round((latest.rupees / total) * 100))}
        />
      ) : (
        <p className="text-sm text-ink-soft">{messages.noGoal}</p>
      )}
    </div>
  );
}
