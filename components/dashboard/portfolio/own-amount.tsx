import type { ReactNode } from 'react';
import { Amount } from '@/components/ui/figures/amount';
import { Figure } from '@/components/ui/figures/change';
import { changeClass } from '@/components/ui/figures/change-class';
import { formatFixedLakhCrore } from '@/lib/money/lakh-crore';
import type { AssetClass } from '@/lib/holdings/holding';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed';

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
  const { text, lakh } = signedTexts(rupees, hiddenLabel);
  return <Figure text={text} lakh={lakh} hiddenLabel={hiddenLabel} className={changeClass(text)} />;
}

/** Both ways of writing a gain or a loss; the sample has one, as `ownAmount` writes its other amounts. */
export function signedTexts(rupees: number | null, hiddenLabel: HiddenLabel) {
  const lakh = formatSignedRupees(rupees, formatFixedLakhCrore);
  return { text: hiddenLabel ? formatSignedRupees(rupees) : lakh, lakh };
}

/** A quantity of the person's own; none of a deposit, whose rupees stand beside it. */
export function Quantity({
  quantity,
  assetClass,
  hiddenLabel,
}: {
  quantity: number;
  assetClass: AssetClass;
  hiddenLabel: HiddenLabel;
}) {
  const text = assetClass === 'deposit' ? null : formatQuantity(quantity, assetClass);
  return <Figure text={text} hiddenLabel={hiddenLabel} />;
}

/** Funds, shares and grams of gold are counted to four decimals, coins to eight. */
function formatQuantity(quantity: number, assetClass: AssetClass): string {
  return formatNumber(quantity, assetClass === 'coin' ? 8 : 4);
}
