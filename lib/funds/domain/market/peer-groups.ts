import { categoryParts } from '@/lib/funds/domain/category';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';

/** The schemes of one category and plan, those that have ended included. */
export type Peers = {
  category: string;
  plan: Plan | null;
  /** At least one. */
  members: readonly Scheme[];
};

/** Funds of these follow different indices or hold different funds: they are no peers of each other. */
const groupsWithoutPeers: readonly string[] = ['Index funds', 'ETFs', 'Fund of funds'];

/** Growth options of open-ended schemes by category and plan, in the order of the list. */
export function peersOf(schemes: readonly Scheme[]): Peers[] {
  const groups = new Map<string, Peers & { members: Scheme[] }>();
  for (const scheme of schemes) {
    if (!hasPeers(scheme)) continue;
    const { category, plan } = scheme;
    const key = peerKeyOf(scheme);
    const known = groups.get(key);
    if (known) known.members.push(scheme);
    else groups.set(key, { category, plan, members: [scheme] });
  }
  return [...groups.values()];
}

/** One text for the schemes of one category and plan. */
export function peerKeyOf({ category, plan }: Pick<Scheme, 'category' | 'plan'>): string {
  return `${category}|${plan ?? ''}`;
}

/** Whether a scheme can be compared with others: segregated and unclaimed portfolios cannot. */
export function hasPeers({ option, structure, category, name }: Scheme): boolean {
  return (
    option === 'growth' &&
    structure === 'open-ended' &&
    !groupsWithoutPeers.includes(categoryParts(category).group) &&
    !/\bsegregated\b|\bunclaimed\b/i.test(name)
  );
}
