import type { ReactNode } from 'react';
import { Amount } from '@/components/ui/figures/amount';
import { Figure } from '@/components/ui/figures/change';
import { changeClass } from '@/components/ui/figures/change-class';
import { maxHistories } from '@/lib/dashboard/domain/portfolio';
import { fill } from '@/lib/messages/fill';
import { formatFixedLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed-rupees';
import type { Messages } from '@/lib/messages';

/** How a hidden amount of the person's own is read out; left out for the sample household, which hides none. */
export type HiddenLabel = string | undefined;

/** An amount of the person's own, as they chose to see amounts; null prints as a dash. */
export function ownAmount(rupees: number | null, hiddenLabel: HiddenLabel): ReactNode {
  const lakh = formatFixedLakhCrore(rupees);
  if (!hiddenLabel) return lakh;
  return <Amount full={formatRupees(rupees)} lakh={lakh} hiddenLabel={hiddenLabel} />;
}

/** A gain or a loss with its sign and colour. */
export function SignedAmount({
  rupees,
  hiddenLabel,
}: {
  rupees: number | null;
  hiddenLabel: HiddenLabel;
}) {
  const lakh = formatSignedRupees(rupees, formatFixedLakhCrore);
  // As `ownAmount` writes the other amounts of the sample.
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

/** Which holdings leave gaps in a line and in the returns of a period. */
export function NoHistoryNotice({
  names,
  messages,
}: {
  names: readonly string[];
  messages: Messages['dashboard']['worth'];
}) {
  return (
    <UnpricedNotice names={names} text={fill(messages.withoutHistory, { count: maxHistories })} />
  );
}
