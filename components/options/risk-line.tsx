import { classNames } from '@/components/ui/class-names';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatPercent } from '@/lib/money/rupees';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import { SentenceWithAmount } from './figure-text';

const line = 'rounded px-2.5 py-1.5 text-xs text-ink';

/** The maximum loss, in rupees and as a share of the entered savings. In every result. */
export function RiskLine({
  analysis: { outcome, opening, margin },
  savingsRupees,
  messages,
}: {
  analysis: Analysis;
  savingsRupees: number | null;
  messages: Messages['options']['answer'];
}) {
  const { worstRupees } = outcome;
  const isUnlimited = worstRupees === 'unlimited';
  const charges = opening?.totalRupees ?? 0;
  const lossRupees = isUnlimited
    ? margin.kind === 'range'
      ? margin.toRupees
      : 0
    : charges - worstRupees;
  if (!isUnlimited && lossRupees <= 0) {
    return <p className={`${line} bg-surface-sunken`}>{messages.riskNone}</p>;
  }
  const share =
    savingsRupees === null ? null : formatPercent((lossRupees / savingsRupees) * 100, 1);
  const values = { amount: '{amount}' };
  const jump = margin.kind === 'range' ? formatPercent(margin.assumption.toMovePercent) : '';
  const sentence = isUnlimited
    ? share === null
      ? fill(messages.riskUnlimited, { ...values, percent: jump })
      : fill(messages.riskUnlimitedShare, { ...values, percent: jump, share })
    : share === null
      ? fill(messages.risk, values)
      : fill(messages.riskShare, { ...values, percent: share });
  return (
    <p className={classNames(line, isUnlimited ? 'bg-loss-soft' : 'bg-warn-soft')}>
      <strong>
        <SentenceWithAmount sentence={sentence} rupees={lossRupees} hiddenLabel={messages.hidden} />
      </strong>
    </p>
  );
}
