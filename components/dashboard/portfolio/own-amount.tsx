import type { ReactNode } from 'react';
import { Amount } from '@/components/ui/amount';
import { Figure } from '@/components/ui/change';
import { changeClass } from '@/components/ui/change-class';
import { formatFixedLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees, notKnown } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed-rupees';
import type { Messages } from '@/lib/messages';

/** Prints an amount of the person's own, as they chose to see amounts; null prints as a dash. */
export type OwnAmount = (rupees: number | null) => ReactNode;

export function ownAmount(hiddenLabel: string): OwnAmount {
  return function printed(rupees) {
    return (
      <Amount
        full={formatRupees(rupees)}
        lakh={formatFixedLakhCrore(rupees)}
        hiddenLabel={hiddenLabel}
      />
    );
  };
}

/** An amount of the sample household: it is never hidden. */
export function plainAmount(rupees: number | null): ReactNode {
  return rupees === null ? notKnown : formatFixedLakhCrore(rupees);
}

/** A gain or a loss with its sign and colour. */
export function SignedAmount({
  rupees,
  hiddenLabel,
}: {
  rupees: number | null;
  /** Left out for amounts of the sample household. */
  hiddenLabel: string | undefined;
}) {
  const lakh = formatSignedRupees(rupees, formatFixedLakhCrore);
  // As `plainAmount` writes the other amounts of the sample.
  const text = hiddenLabel ? formatSignedRupees(rupees) : lakh;
  return <Figure text={text} lakh={lakh} hiddenLabel={hiddenLabel} className={changeClass(text)} />;
}

type InDoubtMessages = Messages['dashboard']['inDoubt'];

/** Below a figure that a value in doubt enters. */
export function InDoubtMark({ messages }: { messages: InDoubtMessages }) {
  return <span className="block text-xs font-normal text-warn">{messages.mark}</span>;
}

/** Which holdings have a value in doubt, and why; nothing where there are none. */
export function InDoubtNotice({
  names,
  messages,
}: {
  names: readonly string[];
  messages: InDoubtMessages;
}) {
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-warn">
      {messages.notice} <bdi>{names.join(', ')}</bdi>.
    </p>
  );
}

/** Which holdings have no price and are in no sum; nothing where there are none. */
export function UnpricedNotice({ names, text }: { names: readonly string[]; text: string }) {
  if (names.length === 0) return null;
  return (
    <p className="text-xs text-warn">
      {text} <bdi>{names.join(', ')}</bdi>.
    </p>
  );
}
