import type { PlanPrice } from '@/lib/env.check';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { Plan } from './plans';
import type { Seller } from './seller';

type Words = Messages['premium']['plans'];

/**
 * What a plan costs, in words, a line each. Without a seller no price is shown: an offer names who makes it. A price
 * that is not set is a plan that is not sold.
 */
export function priceLines(
  plan: Plan,
  { prices, seller }: { prices: readonly PlanPrice[]; seller: Seller | null },
  words: Words,
): string[] {
  if (plan === 'free') return [words.freePrice];
  const price = prices.find((each) => each.plan === plan);
  if (!price) return [words.notSold];
  if (!seller) return [words.onRequest];
  const { monthRupees, yearRupees } = price;
  const saving = monthRupees * 12 - yearRupees;
  return [
    fill(words.monthly, { amount: formatRupees(monthRupees) }),
    saving > 0
      ? fill(words.yearly, { amount: formatRupees(yearRupees), saving: formatRupees(saving) })
      : fill(words.yearlySame, { amount: formatRupees(yearRupees) }),
  ];
}

/** What stands below the plans: who sells them and whether GST is in the price, or why no price is shown. */
export function sellerNote(seller: Seller | null, words: Words): string {
  if (!seller) return words.noSeller;
  const { name, address, gstin } = seller;
  return gstin
    ? fill(words.seller, { name, address, gstin })
    : fill(words.sellerWithoutGst, { name, address });
}
