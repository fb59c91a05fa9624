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

/** The lines whose page there is: what cannot be tried is not claimed. @param pages the paths of the live pages */
export function rowsOf(pages: readonly string[]): PlanRow[] {
  return rows.filter(({ path }) => pages.includes(path));
}

export function holds(plan: Plan, { from }: PlanRow): boolean {
  return plans.indexOf(plan) >= plans.indexOf(from);
}
