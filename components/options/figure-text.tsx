import type { ComponentProps } from 'react';
import { Amount } from '@/components/ui/figures/amount';
import { options } from '@/lib/messages/en/options/options';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed';

/** An amount of the position as the visitor chose to see amounts; a gain has its sign where `isSigned`. */
export function RupeeFigure({
  rupees,
  isSigned = false,
}: {
  rupees: number | null;
  isSigned?: boolean;
}) {
  const whole = rupees === null ? null : Math.round(rupees);
  return (
    <Amount
      full={isSigned ? formatSignedRupees(whole) : formatRupees(whole)}
      lakh={isSigned ? formatSignedRupees(whole, formatLakhCrore) : formatLakhCrore(whole)}
      hiddenLabel={options.answer.hidden}
    />
  );
}

/** Stands in a sentence where its amount is printed. */
export const amountSlot = '{amount}';

/** A sentence with one amount in it, which can be hidden as every other. */
export function SentenceWithAmount({
  sentence,
  ...figure
}: {
  /** With `amountSlot`. */
  sentence: string;
} & ComponentProps<typeof RupeeFigure>) {
  const [before = '', after = ''] = sentence.split(amountSlot);
  return (
    <>
      {before}
      {/* A line may end between a sign and ₹, and the amount below would read as one without it. */}
      <span className="whitespace-nowrap">
        <RupeeFigure {...figure} />
      </span>
      {after}
    </>
  );
}
