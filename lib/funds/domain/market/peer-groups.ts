import { categoryParts } from '@/lib/funds/domain/fund';
import type { Plan, Scheme } from '@/lib/funds/domain/scheme';

/** The schemes of one category and plan, those that have ended included. */
export type Peers = {
  category: string;
  plan: Plan | null;
  /** At least one. */
  members: readonly Scheme[];
};

/** Fewer schemes are too few for a rank, an average or a distribution. */
export const minPeers = 3;

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

type Return = { code: number; percent: number };

/** Schemes by their return, the highest first: 1 is its place. Equal returns share the better place. */
export function inReturnOrder(returns: readonly Return[]): (Return & { place: number })[] {
  let place = 1;
  const sorted = returns.toSorted((one, other) => other.percent - one.percent);
  return sorted.map(({ code, percent }, index) => {
    if (percent !== sorted[index - 1]?.percent) place = index + 1;
    return { code, percent, place };
  });
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
