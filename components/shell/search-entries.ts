import type { Messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';
import type { Amounts, Theme } from './display';

/** One thing that search finds: a page to go to, or something to do here. */
export type SearchEntry = {
  id: string;
  title: string;
  group: string;
  /** Absent: for everybody. */
  audience?: 'guests' | 'members';
} & ({ url: string } | { theme: Theme } | { amounts: Amounts } | { does: 'sign-out' });

/** Every page of the menu, the account, and the actions of the shell. */
export function searchEntries({
  navigation,
  shell,
  display,
}: Pick<Messages, 'navigation' | 'shell' | 'display'>): SearchEntry[] {
  const page = { group: shell.searchPages };
  const action = { group: shell.searchActions };
  const pages = menu(navigation).flatMap((group) =>
    menuPages([group]).map(({ id, title, url = '' }): SearchEntry => {
      const isForGuests = group.classes?.includes('guests-only');
      return { ...page, id, title, url, ...(isForGuests ? { audience: 'guests' } : {}) };
    }),
  );
  return [
    ...pages,
    { ...page, id: 'account', title: shell.account, url: '/account', audience: 'members' },
    { ...action, id: 'theme-dark', title: shell.useDarkTheme, theme: 'dark' },
    { ...action, id: 'theme-light', title: shell.useLightTheme, theme: 'light' },
    { ...action, id: 'theme-system', title: shell.useSystemTheme, theme: 'system' },
    { ...action, id: 'amounts-hidden', title: display.hideAmounts, amounts: 'hidden' },
    { ...action, id: 'amounts-shown', title: display.showAmounts, amounts: 'shown' },
    { ...action, id: 'sign-out', title: shell.logOut, does: 'sign-out', audience: 'members' },
  ];
}
