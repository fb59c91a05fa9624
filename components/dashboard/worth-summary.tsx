import type { ReactNode } from 'react';
import { Stat } from '@/components/ui/stat';
import type { Messages } from '@/lib/messages';
import type { OwnAmount } from './own-amount';

/** Net worth now, part by part, above its course. */
export function WorthSummary({
  holdingsRupees,
  unpriced,
  inDoubt,
  savingsRupees,
  loansRupees,
  amount,
  words,
  children,
}: {
  /** What has a price; null while nothing has. */
  holdingsRupees: number | null;
  /** The names of what has none. */
  unpriced: readonly string[];
  /** The names of funds whose NAV jumped while they were held. */
  inDoubt: readonly string[];
  /** Null is not answered. */
  savingsRupees: number | null;
  loansRupees: number | null;
  amount: OwnAmount;
  words: Messages['dashboard']['worth'];
  /** The chart. */
  children: ReactNode;
}) {
  const isKnown = [holdingsRupees, savingsRupees, loansRupees].some((part) => part !== null);
  const total = (holdingsRupees ?? 0) + (savingsRupees ?? 0) - (loansRupees ?? 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat isMain label={words.total} value={amount(isKnown ? total : null)} />
        <Stat label={words.holdings} value={amount(holdingsRupees)} />
        <Stat label={words.savings} value={amount(savingsRupees)} />
        <Stat label={words.loans} value={amount(loansRupees === null ? null : -loansRupees)} />
      </dl>
      {unpriced.length > 0 ? (
        <p className="text-sm">
          {words.unpriced} <bdi>{unpriced.join(', ')}</bdi>.
        </p>
      ) : null}
      {inDoubt.length > 0 ? (
        <p className="text-sm text-warn">
          {words.inDoubt} <bdi>{inDoubt.join(', ')}</bdi>.
        </p>
      ) : null}
      <div className="own-figure grid grid-cols-[minmax(0,1fr)]">{children}</div>
      <p className="max-w-prose text-sm text-ink-soft">{words.limits}</p>
    </div>
  );
}
