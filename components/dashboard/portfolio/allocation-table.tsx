import { KeyMark } from '@/components/charts/legend';
import { assetTones, SegmentedBar } from '@/components/charts/share-bars';
import { figureColumn, Table } from '@/components/ui/table';
import type { Position } from '@/lib/dashboard/domain/portfolio';
import type { AllocationRow, AssetGroup } from '@/lib/holdings/allocation';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixedLakhCrore } from '@/lib/money/lakh-crore';
import { formatFixed } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { InDoubtMark, InDoubtNotice, PriceNotice } from './notices';
import { ownAmount, type HiddenLabel } from './own-amount';
import type { SeriesTone } from '@/components/charts/series';

const { allocation, worth } = messages().dashboard;

/** The colours of the kinds of asset, and one for funds that mix them. */
export const groupTones: Readonly<Record<AssetGroup, SeriesTone>> = {
  ...assetTones,
  mixed: 'fifth',
};

/** The current allocation above the target; with `hasMoves` also the amounts to add or reduce. */
export function AllocationTable({
  rows,
  inDoubt,
  unpriced,
  unknownGroups,
  hasMoves,
  hiddenLabel,
}: {
  rows: readonly AllocationRow[];
  /** Holdings with a value in doubt. Their group's amount is in doubt, and with the total every share and move. */
  inDoubt: readonly Pick<Position, 'name' | 'group'>[];
  /** The names of what has no price and is in no amount. */
  unpriced: readonly string[];
  /** Nothing of these has a price. Cash is one where it has a target and the person has not said how much there is. */
  unknownGroups: readonly AssetGroup[];
  hasMoves: boolean;
  hiddenLabel: HiddenLabel;
}) {
  const mark = <InDoubtMark />;
  const markOfShares = inDoubt.length > 0 ? mark : null;
  const hasTarget = rows.some(({ targetPercent }) => targetPercent !== null);
  const { columns } = allocation;
  const isUnknown = (group: AssetGroup) => unknownGroups.includes(group);
  const isCashUnknown = isUnknown('cash');
  const shown = rows.filter(({ rupees, targetPercent }) => rupees > 0 || (targetPercent ?? 0) > 0);
  return (
    <div className="grid grid-cols-1 gap-3">
      <AllocationBar rows={shown} unknownGroups={unknownGroups} hasLegend={false} />
      <Table
        caption={allocation.caption}
        isCaptionHidden
        className="in-card"
        rows={shown}
        rowKey={({ group }) => group}
        columns={[
          {
            id: 'group',
            title: columns.group,
            cell: ({ group }) => (
              <span className="flex items-center gap-2">
                <KeyMark
                  id="allocation"
                  series={{ id: group, label: allocation.groups[group], tone: groupTones[group] }}
                />
                {allocation.groups[group]}
              </span>
            ),
          },
          figureColumn('rupees', columns.rupees, ({ group, rupees, moveRupees }: AllocationRow) => (
            <>
              {ownAmount(isUnknown(group) ? null : rupees, hiddenLabel)}
              {inDoubt.some((position) => position.group === group) ? mark : null}
              {hasTarget && hasMoves ? (
                <span className="block text-xs text-ink-soft">
                  <Move rupees={moveRupees} hiddenLabel={hiddenLabel} />
                  {markOfShares}
                </span>
              ) : null}
            </>
          )),
          figureColumn('share', columns.share, ({ group, sharePercent }: AllocationRow) => (
            <>
              {isUnknown(group) ? notKnown : formatFixed(sharePercent, 1)}
              {markOfShares}
            </>
          )),
          ...(hasTarget
            ? [
                figureColumn('target', columns.target, ({ targetPercent }: AllocationRow) =>
                  targetPercent === null ? notKnown : formatFixed(targetPercent, 0),
                ),
              ]
            : []),
        ]}
      />
      <PriceNotice names={unpriced} text={worth.unpriced} />
      {isCashUnknown ? <p className="text-sm text-ink-soft">{allocation.cashUnknown}</p> : null}
      <InDoubtNotice names={inDoubt.map(({ name }) => name)} />
      {hasTarget && !hasMoves && !isCashUnknown && inDoubt.length + unpriced.length === 0 ? (
        <LargestMove rows={rows} hiddenLabel={hiddenLabel} />
      ) : null}
    </div>
  );
}

/** The current shares as one bar, with the target shares below. */
export function AllocationBar({
  rows,
  hasLegend,
  isPlain = false,
  unknownGroups = [],
}: {
  rows: readonly AllocationRow[];
  hasLegend: boolean;
  /** Without the target. */
  isPlain?: boolean;
  unknownGroups?: readonly AssetGroup[];
}) {
  const targets = Object.fromEntries(
    rows.flatMap(({ group, targetPercent }) =>
      targetPercent === null || isPlain ? [] : [[group, targetPercent]],
    ),
  );
  const hasTarget = Object.keys(targets).length > 0;
  return (
    <SegmentedBar
      label={hasTarget ? allocation.barWithTarget : allocation.bar}
      hasLegend={hasLegend}
      targets={hasTarget ? targets : undefined}
      parts={rows
        .filter(({ sharePercent, group }) => sharePercent > 0 || (targets[group] ?? 0) > 0)
        .map(({ group, rupees, sharePercent }) => ({
          id: group,
          label: allocation.groups[group],
          tone: groupTones[group],
          value: sharePercent,
          text: unknownGroups.includes(group) ? notKnown : `${formatFixed(sharePercent, 1)}%`,
          shareText: formatFixedLakhCrore(unknownGroups.includes(group) ? null : rupees),
        }))}
    />
  );
}

/** The group furthest from its target, in words. */
function LargestMove({
  rows,
  hiddenLabel,
}: {
  rows: readonly AllocationRow[];
  hiddenLabel: HiddenLabel;
}) {
  const [largest] = [...rows].sort(
    (one, other) => Math.abs(other.moveRupees ?? 0) - Math.abs(one.moveRupees ?? 0),
  );
  const rupees = Math.round(largest?.moveRupees ?? 0);
  if (!largest || rupees === 0)
    return <p className="text-sm text-ink-soft">{allocation.onTarget}</p>;
  const [before = '', after = ''] = (rupees > 0 ? allocation.below : allocation.above).split(
    '{amount}',
  );
  return (
    <p className="text-sm text-ink-soft">
      {fill(before, { group: allocation.groups[largest.group] })}
      <strong className="font-semibold text-ink">{ownAmount(Math.abs(rupees), hiddenLabel)}</strong>
      {after}
    </p>
  );
}

function Move({ rupees, hiddenLabel }: { rupees: number | null; hiddenLabel: HiddenLabel }) {
  if (rupees === null) return notKnown;
  if (Math.round(rupees) === 0) return allocation.unchanged;
  return (
    <>
      {rupees > 0 ? allocation.add : allocation.take} {ownAmount(Math.abs(rupees), hiddenLabel)}
    </>
  );
}
