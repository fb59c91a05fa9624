import { sumOf } from '@/lib/cashflow/statistics';
import { fundNameOf, fundsOf } from '@/lib/funds/domain/fund';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';
import type { AverageAum } from './scheme-facts';
import { plainName } from '@/lib/market-files/lines';

/**
 * AMFI's expense ratios and performance carry the name of a fund and none of its codes. The name as it is compared:
 * without brackets ("formerly …"), spaces, signs and the word "fund", which houses write or leave out.
 */
export function fundNameKey(name: string): string {
  const [own = ''] = name
    .slice(0, 300)
    .toLowerCase()
    .split(/\bformerly\b/);
  return own
    .replace(/\([^()]*\)/g, ' ')
    .replaceAll('&', ' and ')
    .replace(/\b(?:the|fund|scheme)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, '');
}

type Row = { name: string };

/**
 * Finds the row of each scheme by the name of its fund. A name that two houses or two rows share says nothing, so that it
 * gives none. @returns by the code of the scheme
 */
export function joinByFundName<Own extends Row>(
  schemes: readonly Scheme[],
  rows: readonly Own[],
): Map<number, Own> {
  const rowOf = new Map<string, Own | null>();
  for (const row of rows) {
    const key = fundNameKey(row.name);
    rowOf.set(key, rowOf.has(key) ? null : row);
  }
  const houseOf = new Map<string, string | null>();
  const keyOf = new Map<number, string>();
  for (const scheme of schemes) {
    const key = fundNameKey(fundNameOf(scheme));
    keyOf.set(scheme.code, key);
    const known = houseOf.get(key);
    houseOf.set(key, known === undefined || known === scheme.house ? scheme.house : null);
  }
  const joined = new Map<number, Own>();
  for (const [code, key] of keyOf) {
    const row = key && houseOf.get(key) ? rowOf.get(key) : null;
    if (row) joined.set(code, row);
  }
  return joined;
}

/** What a row says of a scheme's plan. A scheme without a plan, such as an ETF, has the only one that the row knows. */
export function ofPlan<Value>(
  { direct, regular }: Readonly<Record<Plan, Value | null>>,
  plan: Plan | null,
): Value | null {
  if (plan) return plan === 'direct' ? direct : regular;
  return direct && regular ? null : (direct ?? regular);
}

const lakhPerCrore = 100;

/** What AMFI's file says of plans, each under a code. */
export type PlanAssets = {
  /** Null where the row of a plan could not be read. */
  lakhByCode: ReadonlyMap<number, number | null>;
  /** Names of plans whose rows had no code that could be read. */
  unreadNames: readonly string[];
};

/**
 * The assets of each scheme's fund: the sum of its plans and options. Codes that the list does not know stay out, and so
 * does a fund with a plan that could not be read: its sum would be too small.
 */
export function fundAssets(
  schemes: readonly Scheme[],
  { lakhByCode, unreadNames }: PlanAssets,
): Map<number, AverageAum> {
  const unread = new Set(unreadNames.map(plainName));
  const isUnread = ({ code, name }: Scheme) =>
    lakhByCode.get(code) === null || unread.has(plainName(name));
  const assets = new Map<number, AverageAum>();
  for (const fund of new Set(fundsOf(schemes).values())) {
    if (fund.schemes.some(isUnread)) continue;
    const lakh = sumOf(fund.schemes.map(({ code }) => lakhByCode.get(code) ?? 0));
    if (lakh <= 0) continue;
    // Two decimals: a lakh of rupees is a hundredth of a crore.
    const crore = Math.max(0.01, Math.round(lakh) / lakhPerCrore);
    for (const { code } of fund.schemes) assets.set(code, { crore });
  }
  return assets;
}
