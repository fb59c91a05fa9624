import { failure, success, type Result } from '@/lib/result';
import { sumOf } from '@/lib/cashflow/statistics';

/** Asset groups. AMFI's category decides a fund's group; `mixed` holds hybrid and all other funds. */
export const assetGroups = ['equity', 'debt', 'gold', 'coins', 'mixed', 'cash'] as const;
export type AssetGroup = (typeof assetGroups)[number];

/** In whole percent, together 100. */
export type AllocationTarget = Readonly<Record<AssetGroup, number>>;

export type AllocationRow = {
  group: AssetGroup;
  rupees: number;
  sharePercent: number;
  /** Null without a target. */
  targetPercent: number | null;
  /** To buy; below zero to sell. Null without a target, and where a price is not known. */
  moveRupees: number | null;
};

/**
 * Actual against target allocation. The moves add up to zero.
 * @returns null without holdings.
 */
export function allocate(
  rupeesBy: Readonly<Record<AssetGroup, number>>,
  target: AllocationTarget | null,
): AllocationRow[] | null {
  const total = sumOf(assetGroups.map((group) => rupeesBy[group]));
  if (total <= 0) return null;
  return assetGroups.map((group) => ({
    group,
    rupees: rupeesBy[group],
    sharePercent: (rupeesBy[group] / total) * 100,
    targetPercent: target ? target[group] : null,
    moveRupees: target ? (target[group] / 100) * total - rupeesBy[group] : null,
  }));
}

export const groupsOfFunds = ['equity', 'debt', 'gold', 'mixed'] as const satisfies AssetGroup[];

/** The group of a fund of this AMFI category ('Equity Scheme - Flexi Cap Fund'). */
export function groupOfFund(category: string): AssetGroup {
  // For index funds and ETFs, the second part of the category names what they hold.
  const held = category.replace(/^(?:index funds?|ETFs|exchange traded [^-]*) - /i, '');
  if (/^equity\b/i.test(held)) return 'equity';
  if (/\bgold\b/i.test(held)) return 'gold';
  return /^(debt|income|gilt|liquid|money market)\b/i.test(held) ? 'debt' : 'mixed';
}

export type TargetProblem = {
  code: 'not-whole' | 'not-hundred';
  /** The sum of the shares, in percent; NaN where a share is not a whole number. */
  sum: number;
};

/** A target as a form shows it; blank without one. */
export function targetTexts(target: AllocationTarget | null): Record<AssetGroup, string> {
  const texts = assetGroups.map((group) => [group, target ? String(target[group]) : '']);
  return Object.fromEntries(texts) as Record<AssetGroup, string>;
}

/** A target from what was typed; a blank share is zero. */
export function readTarget(
  typed: Readonly<Record<AssetGroup, string>>,
): Result<AllocationTarget, TargetProblem> {
  const texts = assetGroups.map((group) => typed[group].replace('%', '').trim() || '0');
  if (!texts.every((text) => /^\d{1,3}$/.test(text))) {
    return failure({ code: 'not-whole', sum: NaN });
  }
  const shares = texts.map(Number);
  const sum = sumOf(shares);
  if (sum !== 100) return failure({ code: 'not-hundred', sum });
  const target = Object.fromEntries(assetGroups.map((group, at) => [group, shares[at]]));
  return success(target as AllocationTarget);
}
