import type { ReactNode } from 'react';
import { Change } from '@/components/ui/change';
import { classNames } from '@/components/ui/class-names';
import type { Gain } from '@/lib/dashboard/domain/worth-change';
import type { Messages } from '@/lib/messages';
import { formatFixedLakhCrore } from '@/lib/money/lakh-crore';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { formatSignedRupees } from '@/lib/money/signed-rupees';
import {
  SignedAmount,
  InDoubtMark,
  InDoubtNotice,
  UnpricedNotice,
  type OwnAmount,
} from './own-amount';

/** Net worth now, what came of the money over the range, and its picture. */
export function WorthSummary({
  parts: { holdingsRupees, savingsRupees, loansRupees, investedRupees },
  gain,
  gainAgainst,
  dayGain,
  dayAgainst,
  totalGain,
  xirrPercent,
  unpriced,
  withoutHistory,
  inDoubt,
  amount,
  hiddenLabel,
  hideButton,
  messages,
  label,
  inDoubtMessages,
  foot = null,
  children,
}: {
  /** Null is not known, or not answered. */
  parts: Readonly<
    Record<'holdingsRupees' | 'savingsRupees' | 'loansRupees' | 'investedRupees', number | null>
  >;
  /** Over the chosen range. */
  gain: Gain;
  /** "in 1 year" */
  gainAgainst: string;
  dayGain: Gain;
  /** "in 1 day" */
  dayAgainst: string;
  /** Since the first purchase. */
  totalGain: Gain;
  /** Of everything, since the first purchase. */
  xirrPercent: number | null;
  /** The names of what has no price. */
  unpriced: readonly string[];
  /** Says which holdings the line lacks. */
  withoutHistory: ReactNode;
  /** The names of what is counted with a value in doubt. */
  inDoubt: readonly string[];
  amount: OwnAmount;
  /** Null for the sample household. */
  hiddenLabel: string | undefined;
  hideButton: ReactNode;
  messages: Messages['dashboard']['worth'];
  label: string;
  inDoubtMessages: Messages['dashboard']['inDoubt'];
  /** Below the chart. */
  foot?: ReactNode;
  /** The chart. */
  children: ReactNode;
}) {
  const isKnown = [holdingsRupees, savingsRupees, loansRupees].some((part) => part !== null);
  const total = (holdingsRupees ?? 0) + (savingsRupees ?? 0) - (loansRupees ?? 0);
  const mark = inDoubt.length > 0 ? <InDoubtMark messages={inDoubtMessages} /> : null;
  const change = ({ rupees, percent }: Gain, against?: string) =>
    rupees === null ? null : (
      <Change
        text={formatSignedPercent(percent)}
        amountText={formatSignedRupees(rupees, formatFixedLakhCrore)}
        against={against}
        hiddenLabel={hiddenLabel}
      />
    );
  const figures = [
    { label: messages.invested, value: amount(investedRupees) },
    ...(mark
      ? []
      : [
          {
            label: messages.gain,
            value: <SignedAmount rupees={totalGain.rupees} hiddenLabel={hiddenLabel} />,
          },
          { label: messages.xirr, value: formatSignedPercent(xirrPercent, 1) },
        ]),
  ];
  const others = [
    { label: messages.holdings, rupees: holdingsRupees },
    { label: messages.savings, rupees: savingsRupees },
    { label: messages.loans, rupees: loansRupees === null ? null : -loansRupees },
  ].filter(({ rupees }) => rupees !== null && rupees !== 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-0.5">
          <p className="flex items-center gap-1 text-xs text-ink-faint">
            {label}
            {hideButton}
          </p>
          <p className="text-3xl font-semibold tabular-nums md:text-4xl">
            {amount(isKnown ? total : null)}
            {mark}
          </p>
          <p className="text-base">{change(gain, gainAgainst)}</p>
          {dayGain.rupees === null ? null : (
            <p className="text-xs">{change(dayGain, dayAgainst)}</p>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 md:text-right">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt className="text-xs text-ink-faint">{figure.label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classNames('grid grid-cols-[minmax(0,1fr)]', hiddenLabel && 'own-figure')}>
        {children}
      </div>
      {foot}
      <UnpricedNotice names={unpriced} text={messages.unpriced} />
      {withoutHistory}
      <InDoubtNotice names={inDoubt} messages={inDoubtMessages} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 border-t border-line pt-2 text-xs text-ink-soft">
        {others.length > 1 ? (
          <dl className="flex flex-wrap gap-x-5 gap-y-1 py-1.5">
            {others.map((one) => (
              <div key={one.label} className="flex gap-1.5">
                <dt>{one.label}</dt>
                <dd className="font-semibold text-ink">{amount(one.rupees)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <details>
          <summary className="inline-flex min-h-8 items-center hover:underline">
            {messages.howTitle}
          </summary>
          <p className="max-w-prose py-1">
            {messages.limits} {messages.how}
          </p>
        </details>
      </div>
    </div>
  );
}
