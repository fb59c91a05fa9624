/** 'Equity - Flexi Cap Fund' is the kind 'Flexi Cap Fund' of the group 'Equity'; so is AMFI's 'Equity Scheme - …'. */
export function categoryParts(category: string): { group: string; kind: string } {
  const [group = '', ...kind] = category.split(' - ');
  return {
    group: group.replace(/ Schemes?$/i, '').trim(),
    kind: kind.join(' - ').trim() || group.trim(),
  };
}

/** The few groups by which people look for a fund. */
export const fundGroups = ['equity', 'debt', 'hybrid', 'index', 'other'] as const;
export type FundGroup = (typeof fundGroups)[number];

const groupsByName: Readonly<Record<string, FundGroup>> = {
  Equity: 'equity',
  Debt: 'debt',
  Hybrid: 'hybrid',
  'Index funds': 'index',
  ETFs: 'index',
};

/** @param category as AMFI writes it */
export function fundGroupOf(category: string): FundGroup {
  return groupsByName[categoryParts(category).group] ?? 'other';
}
