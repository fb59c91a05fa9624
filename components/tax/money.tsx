import { Fragment, type ReactNode } from 'react';
import { Amount } from '@/components/ui/figures/amount';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import type { TaxMessages } from '@/components/tax/form/form-groups';

/**
 * An amount that follows from a person's own income. Tax is always written to the rupee, since that is what one came
 * for; `isRound` marks what the Display menu may write in lakh and crore.
 */
export function Money({
  rupees,
  isRound = false,
  messages,
}: {
  rupees: number | null;
  isRound?: boolean;
  messages: TaxMessages;
}) {
  const full = formatRupees(rupees);
  const lakh = isRound && rupees !== null ? formatLakhCrore(rupees, messages.language) : full;
  return <Amount full={full} lakh={lakh} hiddenLabel={messages.hidden.amount} />;
}

/** A sentence with amounts in it, each of which can be hidden. An unknown name is our mistake. */
export function Sentence({
  text,
  values,
}: {
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    if (!(part in values)) throw new Error(`No value for {${part}} in "${text}"`);
    return <Fragment key={part}>{values[part]}</Fragment>;
  });
}

/** A table or a chart of a person's own amounts: while amounts are hidden, a line says so in its place. */
export function Hideable({ messages, children }: { messages: TaxMessages; children: ReactNode }) {
  return (
    <div className="amount min-w-0">
      <div>{children}</div>
      <p data-figures="hidden" className="text-sm text-ink-soft">
        {messages.hidden.block}
      </p>
    </div>
  );
}
