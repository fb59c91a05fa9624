import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { menu, menuPages } from '@/lib/navigation/menu';
import type { SearchEntry } from '@/lib/search/group';

/** Additional search words for each menu item. */
const keywords: Readonly<Record<string, string>> = {
  dashboard: 'home overview start analytics net worth',
  'crypto-market': 'coin bitcoin price list virtual digital asset',
  'sip-calculator': 'invest systematic plan goal lump sum step up swp monthly savings',
  'mutual-funds': 'mf nav amc scheme invest elss gold debt equity index etf',
  'income-tax-calculator': 'income salary regime old new slab rebate deduction savings deposit',
  'stock-picks': 'shares equity stock watchlist',
  'financial-news': 'headline rbi sebi pib',
  consultation: 'advisor adviser book meeting help',
  'option-trading': 'stt nifty call put strategy greeks f&o',
  'financial-education': 'lesson course learn',
  'sign-in': 'account log in password',
  'sign-up': 'account register create free',
  'privacy-policy': 'data cookie storage personal',
  'delivery-policy': 'shipping refund cancel',
};

/** Every page of the menu, the account, and what the shell can do, found by their English and their Hindi titles. */
export function pageEntries(language: Language): SearchEntry[] {
  const { navigation, shell, display } = messages(language);
  // The titles of the other language are keywords.
  const other = messages(language === 'en' ? 'hi' : 'en');
  const otherTitles = new Map(
    menuPages(menu(other.navigation)).map(({ id, title }) => [id, title] as const),
  );
  const pages = menu(navigation).flatMap((group) =>
    menuPages([group]).map(({ id, title, url = '', classes }): SearchEntry => {
      const isForGuests = classes?.includes('guests-only');
      return {
        id,
        title,
        url: inLanguage(url, language),
        keywords: `${group.title} ${otherTitles.get(id) ?? ''} ${keywords[id] ?? ''}`,
        ...(isForGuests ? { audience: 'guests' } : {}),
      };
    }),
  );
  const account = { id: 'account', title: shell.account, url: '/account' };
  return [
    ...pages,
    {
      id: 'glossary',
      title: navigation.titles.glossary,
      url: '/glossary',
      keywords: `meaning terms ${other.navigation.titles.glossary}`,
    },
    {
      ...account,
      keywords: `profile password devices export delete ${other.shell.account}`,
      audience: 'members',
    },
    {
      id: 'theme-dark',
      title: shell.useDarkTheme,
      does: 'theme-dark',
      keywords: `night mode ${other.shell.useDarkTheme}`,
    },
    {
      id: 'theme-light',
      title: shell.useLightTheme,
      does: 'theme-light',
      keywords: `day mode ${other.shell.useLightTheme}`,
    },
    { id: 'theme-system', title: shell.useSystemTheme, does: 'theme-system' },
    { id: 'amounts-hidden', title: display.hideAmounts, does: 'amounts-hidden' },
    { id: 'amounts-shown', title: display.showAmounts, does: 'amounts-shown' },
    {
      id: 'sign-out',
      title: shell.logOut,
      does: 'sign-out',
      audience: 'members',
      keywords: other.shell.logOut,
    },
  ];
}

/** The paths of the menu. */
export function sitePages(): ReadonlySet<string> {
  return new Set(menuPages(menu(messages().navigation)).map(({ url = '' }) => url));
}
