/** What the address of the page holds besides the plan: the open tab, the plan on real history, the outcome of saving. */

import type { SaveStatus } from '@/lib/saved/save-problem';

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

/**
 * The open tab: the chosen one, else the fund tab where the address asks for a fund, else comparison or withdrawals
 * where the plan has them.
 */
export function openTab(tabs: readonly TabId[], chosen: TabId | null, asksForFund: boolean): TabId {
  if (chosen !== null && tabs.includes(chosen)) return chosen;
  if (asksForFund) return 'fund';
  return (['compare', 'withdrawals'] as const).find((id) => tabs.includes(id)) ?? 'years';
}

/**
 * The plan on real history: `fq` the words that look for a fund, `fc` its AMFI code; `fk` a category of funds and `fp`
 * the plan of its funds, `fw` which of the two the form was sent for. They are not part of a plan, but a link to the
 * answer includes the fund or category. `p` is the address of the plan in the fields, which the section's form sends;
 * the page redirects to that address.
 */
export const historyKeys = {
  plan: 'p',
  words: 'fq',
  fund: 'fc',
  category: 'fk',
  fundPlan: 'fp',
  sentFor: 'fw',
} as const;

/** The form that asks for it, to which the calculator lends the address of the current plan. */
export const historyFormId = 'plan-history-form';

/** The form of the inputs, to which the page adds which saved plan is open. */
export const planFormId = 'sip-form';

/** How saving a plan ended, as the address may say it. */
const saveStatuses = [
  'saved',
  'invalid',
  'guest',
  'ended',
  'full',
  'too-many',
  'unavailable',
] as const satisfies readonly SaveStatus[];

/** The result of pressing Save, for the form. */
export type SaveState = {
  status: SaveStatus;
  /** Of the plan; with `saved`. */
  id?: string;
  /** Where to sign in and come back to the same inputs; with `guest` and `ended`. */
  signInPath?: string;
};

/** Sent by the button that saves a plan as a new one, where a saved plan was opened. */
export const newPlanField = 'as-new';

/** The open tab and the fund, and inputs that are no plan yet, so that a plain post comes back to them. */
export const addressField = 'address';

/** Sent where the item of the form is a saved plan that was opened. */
export const openedField = 'opened';

/** Carries the outcome back to the page when the form was posted and not called. */
export const saveStatusKey = 'saved';

export function readSaveStatus(text: unknown): SaveState['status'] | null {
  return saveStatuses.find((status) => status === text) ?? null;
}
