import { monthsPerYear } from '@/lib/calendar/date-parts';
import type { PlanPrice } from '@/lib/env.settings';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import type { Seller } from './seller';

/** The plans, each holding what the ones before it hold. */
export const plans = ['free', 'plus', 'studio'] as const;

export type Plan = (typeof plans)[number];

/** A line of the comparison: what it claims, the page where the claim can be tried, and the first plan that has it. */
export type PlanRow = { id: PlanRowId; path: string; from: Plan };

const rows = [
  { id: 'dashboard', path: '/analytics', from: 'free' },
  { id: 'sip', path: '/features/sip-calculator', from: 'free' },
  { id: 'tax', path: '/features/income-tax-calculator', from: 'free' },
  { id: 'crypto', path: '/features/crypto-market', from: 'free' },
  { id: 'funds', path: '/features/mutual-funds', from: 'free' },
  { id: 'news', path: '/features/financial-news', from: 'free' },
  { id: 'options', path: '/features/option-trading', from: 'free' },
  { id: 'picks', path: '/features/stock-picks', from: 'free' },
  { id: 'consultation', path: '/features/consultation', from: 'free' },
  { id: 'education', path: '/features/financial-education', from: 'free' },
  { id: 'export', path: '/account', from: 'free' },
  { id: 'entering', path: '/analytics', from: 'plus' },
  { id: 'answers', path: '/premium-services/enquiries', from: 'plus' },
  { id: 'calculators', path: '/component', from: 'studio' },
  { id: 'forms', path: '/forms', from: 'studio' },
  { id: 'sources', path: '/analytics', from: 'studio' },
] as const;

export type PlanRowId = (typeof rows)[number]['id'];

/** The lines whose page exists, so that every claim can be tried. @param pages the paths of the live pages */
export function rowsOf(pages: readonly string[]): PlanRow[] {
  return rows.filter(({ path }) => pages.includes(path));
}

export function holds(plan: Plan, { from }: PlanRow): boolean {
  return plans.indexOf(plan) >= plans.indexOf(from);
}

type PlanMessages = Messages['premium']['plans'];

/**
 * What a plan costs, in words, a line each. Without a seller no price is shown: an offer names who makes it. A price
 * that is not set is a plan that is not sold.
 */
export function priceLines(
  plan: Plan,
  { prices, seller }: { prices: readonly PlanPrice[]; seller: Seller | null },
  messages: PlanMessages,
): string[] {
  if (plan === 'free') return [messages.freePrice];
  const price = prices.find((each) => each.plan === plan);
  if (!price) return [messages.notSold];
  if (!seller) return [messages.onRequest];
  const { monthRupees, yearRupees } = price;
  const saving = monthRupees * monthsPerYear - yearRupees;
  return [
    fill(messages.monthly, { amount: formatRupees(monthRupees) }),
    saving > 0
      ? fill(messages.yearly, { amount: formatRupees(yearRupees), saving: formatRupees(saving) })
      : fill(messages.yearlySame, { amount: formatRupees(yearRupees) }),
  ];
}

/**
 * The line below the plans: who sells them and whether GST is in the price, or why no price is shown. Null where no
 * plan is sold.
 */
export function sellerNote(
  { prices, seller }: { prices: readonly PlanPrice[]; seller: Seller | null },
  messages: PlanMessages,
): string | null {
  if (prices.length === 0) return null;
  if (!seller) return messages.noSeller;
  const { name, address, gstin } = seller;
  return gstin
    ? fill(messages.seller, { name, address, gstin })
    : fill(messages.sellerWithoutGst, { name, address });
}

/**
 * The day since which the terms of a paid plan in lib/messages/en/premium.ts hold; a change of terms needs a new day.
 */
export const termsSince = '2026-11-21';

/** The times in those terms; the delivery policy says the same. */
export const planTerms = { trialDays: 14, refundDays: 14, payBackDays: 7 } as const;
