import { equityCostBeforeFebruary2018, equityLongTermGains } from '@/content/law/capital-gains';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { sumWhenKnown } from '@/lib/cashflow/statistics';
import { rowHolding, rowOn } from '@/lib/law/dated-row';
import { countedCostOf2018 } from '@/lib/law/counted-cost';
import { withoutNoise } from '@/lib/money/rupees';
import { roundToPaisa } from '@/lib/money/round-to-rupee';
import { giftIdsOf } from './gifts';
import type { Holding, Sale, SalePart } from './holding';

/** For listed shares of before February 2018: the day whose highest price may count as cost, and the section. */
export const costRuleOf2018 = rowHolding(equityCostBeforeFebruary2018, '2018-04-01');

const { unitsBoughtBefore, valuedOn } = costRuleOf2018.value;
export const priceDayOf2018 = valuedOn;

/**
 * Whether the cost that the tax counts for this part depends on the price of 31 January 2018: the gain is long-term, and
 * what was paid is less than what came in. Of a loss, the price cannot raise the cost.
 */
export function dependsOnPriceOf2018(
  { boughtOn, costRupees, proceedsRupees }: SalePart,
  soldOn: IsoDate,
): boolean {
  if (boughtOn >= unitsBoughtBefore || costRupees >= proceedsRupees) return false;
  const longTerm = rowOn(equityLongTermGains, soldOn);
  return (
    longTerm !== null &&
    rowOn(equityCostBeforeFebruary2018, soldOn) !== null &&
    soldOn > shiftMonths(boughtOn, longTerm.value.longTermAfterMonths)
  );
}

/** Cost and gain as the tax counts them; null where the price that they need is not known. */
export type TaxCost = { costRupees: number | null; gainRupees: number | null };

const unknownCost: TaxCost = { costRupees: null, gainRupees: null };

/**
 * The cost of one part of a sale of shares for tax: the higher of what was paid and the price of 31 January 2018, which
 * counts at most for what came in. Null where that price plays no part. Proceeds are after charges, so that a price above
 * them leaves a gain of nothing, where the return has the charges as a loss.
 * @param priceRupees the highest price of that day for one share as the holding counts them now; null where not known
 */
export function partCostOf2018(
  part: SalePart,
  soldOn: IsoDate,
  priceRupees: number | null,
): TaxCost | null {
  if (!dependsOnPriceOf2018(part, soldOn)) return null;
  if (priceRupees === null) return unknownCost;
  const { quantity, proceedsRupees } = part;
  const valueRupees = roundToPaisa(priceRupees * quantity);
  const costRupees = countedCostOf2018(part.costRupees, valueRupees, proceedsRupees);
  return { costRupees, gainRupees: withoutNoise(proceedsRupees - costRupees) };
}

/** The same for a whole sale; null also where its own cost is not known, and so no price completes it. */
export function saleCostOf2018(
  { soldOn, parts, costRupees: paidRupees, proceedsRupees }: Sale,
  priceRupees: number | null,
): TaxCost | null {
  const counted = parts.map((part) => partCostOf2018(part, soldOn, priceRupees));
  if (paidRupees === null || counted.every((each) => each === null)) return null;
  const sum = sumWhenKnown(
    parts.map((part, index) => {
      const own = counted[index];
      return own ? own.costRupees : part.costRupees;
    }),
  );
  if (sum === null) return unknownCost;
  const costRupees = withoutNoise(sum);
  return { costRupees, gainRupees: withoutNoise(proceedsRupees - costRupees) };
}

/** Whether shares of before February 2018 are held, or were sold so that their tax depends on the price of 2018. */
export function needsPriceOf2018(holding: Holding): boolean {
  if (holding.assetClass !== 'share') return false;
  const gifts = giftIdsOf(holding);
  return (
    holding.lots.some(({ boughtOn }) => boughtOn < unitsBoughtBefore) ||
    holding.sales.some(({ soldOn, parts }) =>
      parts.some((part) => !gifts.has(part.lotId) && dependsOnPriceOf2018(part, soldOn)),
    )
  );
}
