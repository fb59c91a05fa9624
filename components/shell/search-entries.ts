import type { Messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';
import type { Theme } from './theme';

/** One thing that search finds: a page to go to, or something to do here. */
export type SearchEntry = {
  id: string;
  title: string;
  group: string;
  /** Absent: for everybody. */
  audience?: 'guests' | 'members';
} & ({ url: string } | { theme: Theme } | { does: 'sign-out' });

/** Every page of the menu, the account, and the actions of the shell. */
export function searchEntries({
  navigation,
  shell,
}: Pick<Messages, 'navigation' | 'shell'>): SearchEntry[] {
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
    { ...action, id: 'sign-out', title: shell.logOut, does: 'sign-out', audience: 'members' },
  ];
}
