import { Progress } from '@/components/ui/progress';
import { Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';

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
  const total = costs.reduce((sum, { rupees }) => sum + rupees, 0);
  return (
    <div className="grid gap-4">
      <Table
        caption={messages.caption}
        isCaptionHidden
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
