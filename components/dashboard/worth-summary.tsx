import type { ReactNode } from 'react';
import { Stat } from '@/components/ui/stat';
import type { Messages } from '@/lib/messages';
import { InDoubtMark, InDoubtNotice } from './in-doubt';
import type { OwnAmount } from './own-amount';

/** Net worth now, part by part, above its course. */
export function WorthSummary({
  holdingsRupees,
  unpriced,
  inDoubt,
  savingsRupees,
  loansRupees,
  amount,
  messages,
  inDoubtWords,
  children,
}: {
  /** What has a price; null while nothing has. */
  holdingsRupees: number | null;
  /** The names of what has none. */
  unpriced: readonly string[];
  /** The names of what is counted with a value in doubt. */
  inDoubt: readonly string[];
  /** Null is not answered. */
  savingsRupees: number | null;
  loansRupees: number | null;
  amount: OwnAmount;
  messages: Messages['dashboard']['worth'];
  inDoubtWords: Messages['dashboard']['inDoubt'];
  /** The chart. */
  children: ReactNode;
}) {
  const isKnown = [holdingsRupees, savingsRupees, loansRupees].some((part) => part !== null);
  const total = (holdingsRupees ?? 0) + (savingsRupees ?? 0) - (loansRupees ?? 0);
  const mark = inDoubt.length > 0 ? <InDoubtMark messages={inDoubtWords} /> : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat isMain label={messages.total} value={amount(isKnown ? total : null)} note={mark} />
        <Stat label={messages.holdings} value={amount(holdingsRupees)} note={mark} />
        <Stat label={messages.savings} value={amount(savingsRupees)} />
        <Stat label={messages.loans} value={amount(loansRupees === null ? null : -loansRupees)} />
      </dl>
      {unpriced.length > 0 ? (
        <p className="text-sm">
          {messages.unpriced} <bdi>{unpriced.join(', ')}</bdi>.
        </p>
      ) : null}
      <InDoubtNotice names={inDoubt} messages={inDoubtWords} />
      <div className="own-figure grid grid-cols-[minmax(0,1fr)]">{children}</div>
      <p className="max-w-prose text-sm text-ink-soft">{messages.limits}</p>
    </div>
  );
}
