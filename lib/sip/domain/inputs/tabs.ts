/** Which part below the answer is open; no part of a plan, so no saved plan has it. */
export const tabKey = 'tab';

export const tabIds = [
  'years',
  'compare',
  'withdrawals',
  'tax',
  'costs',
  'fund',
  'working',
] as const;

export type TabId = (typeof tabIds)[number];

/** The content of the page's address: the fields, and the chosen tab, if any. */
export type TabChoice = { tab: TabId | null };

/** What the address of a plan adds for a chosen tab. */
export function tabQuery(tab: TabId | null): string {
  return tab === null ? '' : `&${tabKey}=${tab}`;
}

/** The open one of the tabs that there are: the chosen one, else the one that was last asked for in the fields. */
export function openTab(tabs: readonly TabId[], chosen: TabId | null, asksForFund: boolean): TabId {
  if (chosen !== null && tabs.includes(chosen)) return chosen;
  if (asksForFund) return 'fund';
  return (['compare', 'withdrawals'] as const).find((id) => tabs.includes(id)) ?? 'years';
}
