import { Table } from '@/components/ui/table';
import type { Position } from '@/lib/dashboard/position';
import type { AllocationRow } from '@/lib/holdings/allocation';
import type { Messages } from '@/lib/messages';
import { formatPercent, notKnown } from '@/lib/money/rupees';
import { InDoubtMark, InDoubtNotice } from './in-doubt';
import type { OwnAmount } from './own-amount';

/** What is invested in what, against what is wanted, and the move between the two. */
export function AllocationTable({
  rows,
  inDoubt,
  amount,
  messages,
  inDoubtWords,
}: {
  rows: readonly AllocationRow[];
  /** Holdings with a value in doubt. Their group's amount is in doubt, and with the total every share and move. */
  inDoubt: readonly Pick<Position, 'name' | 'group'>[];
  amount: OwnAmount;
  messages: Messages['dashboard']['allocation'];
  inDoubtWords: Messages['dashboard']['inDoubt'];
}) {
  const mark = <InDoubtMark messages={inDoubtWords} />;
  const markOfShares = inDoubt.length > 0 ? mark : null;
  const hasTarget = rows.some(({ targetPercent }) => targetPercent !== null);
  const { columns } = messages;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Shares rows={rows} messages={messages} />
      <Table
        caption={messages.caption}
        isCaptionHidden
        rows={rows.filter(({ rupees, targetPercent }) => rupees > 0 || (targetPercent ?? 0) > 0)}
        rowKey={({ group }) => group}
        columns={[
          { id: 'group', title: columns.group, cell: ({ group }) => messages.groups[group] },
          {
            id: 'rupees',
            title: columns.rupees,
            isNumber: true,
            cell: ({ group, rupees }) => (
              <>
                {amount(rupees)}
                {inDoubt.some((position) => position.group === group) ? mark : null}
              </>
            ),
          },
          {
            id: 'share',
            title: columns.share,
            isNumber: true,
            cell: ({ sharePercent }) => (
              <>
                {formatPercent(sharePercent, 1)}
                {markOfShares}
              </>
            ),
          },
          ...(hasTarget
            ? [
                {
                  id: 'target',
                  title: columns.target,
                  isNumber: true,
                  cell: ({ targetPercent }: AllocationRow) => formatPercent(targetPercent, 0),
                },
                {
                  id: 'move',
                  title: columns.move,
                  isNumber: true,
                  cell: ({ moveRupees }: AllocationRow) => (
                    <>
                      <Move rupees={moveRupees} amount={amount} messages={messages} />
                      {markOfShares}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <InDoubtNotice names={inDoubt.map(({ name }) => name)} messages={inDoubtWords} />
    </div>
  );
}

function Move({
  rupees,
  amount,
  messages,
}: {
  rupees: number | null;
  amount: OwnAmount;
  messages: Messages['dashboard']['allocation'];
}) {
  if (rupees === null) return notKnown;
  if (Math.round(rupees) === 0) return messages.keep;
  return (
    <>
      {rupees > 0 ? messages.add : messages.take} {amount(Math.abs(rupees))}
    </>
  );
}

const fills = {
  equity: 'fill-chart-1',
  debt: 'fill-chart-2',
  mixed: 'fill-chart-3',
  coins: 'fill-chart-4',
  cash: 'fill-chart-5',
} as const;

const barWidth = 400;

/** The shares as one bar, and the wanted ones below it; the table says the same in figures. */
function Shares({
  rows,
  messages,
}: {
  rows: readonly AllocationRow[];
  messages: Messages['dashboard']['allocation'];
}) {
  const bars = [
    { id: 'actual', y: 0, label: messages.actual, shares: rows.map((row) => row.sharePercent) },
    {
      id: 'target',
      y: 20,
      label: messages.wanted,
      shares: rows.map((row) => row.targetPercent ?? 0),
    },
  ].filter(({ shares }) => shares.some((share) => share > 0));
  return (
    <div aria-hidden="true" className="grid gap-1">
      {bars.map(({ id, label, shares }) => (
        <div key={id} className="grid grid-cols-[4.5rem_1fr] items-center gap-2">
          <span className="text-sm text-ink-soft">{label}</span>
          <svg
            viewBox={`0 0 ${barWidth} 14`}
            preserveAspectRatio="none"
            className="h-3.5 w-full overflow-hidden rounded-full"
          >
            {shares.map((share, at) => {
              const before = shares.slice(0, at).reduce((sum, one) => sum + one, 0);
              const row = rows[at];
              return share > 0 && row ? (
                <rect
                  key={row.group}
                  x={round((before / 100) * barWidth)}
                  width={round(Math.max(0, (share / 100) * barWidth - 1.5))}
                  height="14"
                  className={fills[row.group]}
                />
              ) : null;
            })}
          </svg>
        </div>
      ))}
      <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {rows
          .filter(({ rupees, targetPercent }) => rupees > 0 || (targetPercent ?? 0) > 0)
          .map(({ group }) => (
            <li key={group} className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" className="size-2.5">
                <rect width="10" height="10" rx="2" className={fills[group]} />
              </svg>
              {messages.groups[group]}
            </li>
          ))}
      </ul>
    </div>
  );
}

function round(at: number): number {
  return Math.round(at * 10) / 10;
}
