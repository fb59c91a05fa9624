import type { ReactNode } from 'react';
import { jumpSentence } from '@/components/funds/fund-sentences';
import { Alert } from '@/components/ui/alert';
import { Change } from '@/components/ui/figures/change';
import { Stat } from '@/components/ui/figures/stat';
import { formatDate } from '@/lib/calendar/iso-date';
import type { TwoReturns } from '@/lib/dashboard/domain/gains-and-returns';
import type { NavJump } from '@/lib/funds/domain/nav-series';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';
import { CardDisclosure } from '@/components/dashboard/frame/card-disclosure';
import { formatSignedPercent } from '@/lib/money/signed';

const { returns: returnsMessages } = messages().dashboard;

/** XIRR and the time-weighted return side by side, and why they differ. */
export function ReturnPair({
  returns,
  jumps,
  periods,
}: {
  /** Null where they cannot be counted. */
  returns: TwoReturns | null;
  /** The jumps in the NAVs of held funds, within the range: no return across them is shown. */
  jumps: readonly { name: string; jump: NavJump }[];
  /** The chips with which another period is chosen. */
  periods: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {periods}
      {jumps.length > 0 ? (
        <Alert tone="warn" title={returnsMessages.jumpTitle}>
          <ul>
            {jumps.map(({ name, jump }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {jumpSentence(jump, returnsMessages.jump)}
              </li>
            ))}
          </ul>
          <p>{returnsMessages.jumpText}</p>
        </Alert>
      ) : returns ? (
        <Pair returns={returns} />
      ) : (
        <p className="text-ink-soft">{returnsMessages.none}</p>
      )}
    </div>
  );
}

/** Label, figure and note of both on the same lines. */
const inRows = 'row-span-3 grid-rows-subgrid';

function Pair({ returns }: { returns: TwoReturns }) {
  const { since, isMoneyPerYear, moneyPercent, isTimePerYear, timePercent } = returns;
  const noteOf = (isPerYear: boolean) =>
    isPerYear ? returnsMessages.perYear : returnsMessages.whole;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-0.5">
        <Stat
          className={inRows}
          label={returnsMessages.money}
          value={<Change text={formatSignedPercent(moneyPercent)} />}
          note={moneyPercent === null ? returnsMessages.noRate : noteOf(isMoneyPerYear)}
        />
        <Stat
          className={inRows}
          label={returnsMessages.time}
          value={<Change text={formatSignedPercent(timePercent)} />}
          note={timePercent === null ? returnsMessages.noGrowth : noteOf(isTimePerYear)}
        />
      </dl>
      <p className="text-xs text-ink-soft">
        {fill(returnsMessages.since, { date: formatDate(since) })}
      </p>
      <p className="text-sm">{differenceOf(returns)}</p>
      <CardDisclosure title={returnsMessages.howTitle}>
        <p className="text-sm text-ink-soft">{returnsMessages.how}</p>
      </CardDisclosure>
    </>
  );
}

/** Returns that differ by less print the same. */
const samePoints = 0.05;

function differenceOf(returns: TwoReturns): string {
  const { isMoneyPerYear, moneyPercent, isTimePerYear, timePercent } = returns;
  if (moneyPercent === null || timePercent === null) return returnsMessages.notCompared;
  if (isMoneyPerYear !== isTimePerYear) return returnsMessages.otherTimes;
  const points = moneyPercent - timePercent;
  if (Math.abs(points) < samePoints) return returnsMessages.same;
  return fill(points > 0 ? returnsMessages.better : returnsMessages.worse, {
    points: formatFixed(Math.abs(points), 1),
  });
}
