import { categoryParts } from './category';

/** How the law taxes the gain of a fund's units; which one it is depends on what the fund holds. */
export const taxKinds = ['equity', 'debt', 'other'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** SEBI's hybrid categories that keep 65 % in Indian shares (arbitrage counts), so that they are taxed as equity. */
const equityHybrids = /aggressive|arbitrage|equity savings/i;

/**
 * What the category lets expect: a fund's own documents decide. Null where the category says nothing, as for
 * index funds and funds of funds, which may hold shares, debt, gold or foreign funds.
 */
export function taxKindOf(category: string): TaxKind | null {
  const { group, kind } = categoryParts(category);
  if (/^equity/i.test(group) || /\belss\b/i.test(kind)) return 'equity';
  if (/^debt/i.test(group) || /conservative hybrid/i.test(kind)) return 'debt';
  return /^hybrid/i.test(group) && equityHybrids.test(kind) ? 'equity' : null;
}
