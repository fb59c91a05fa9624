import type { IconName } from '@/lib/icon-name';
import { memoizeByObject } from '@/lib/memoize';
import type { Messages } from '@/lib/messages';
import { accessOf } from './routes';

/** An item of the menu: a group, a page, or a list of pages that folds. */
export type MenuItem = {
  id: string;
  title: string;
  type: 'group' | 'collapse' | 'item';
  url?: string;
  icon?: IconName;
  /** Extra classes of the item: `guests-only` is hidden, on the client, for members. */
  classes?: string;
  /** True opens the item in a new tab. */
  target?: boolean;
  /** False hides the breadcrumbs of the item's page. */
  breadcrumbs?: boolean;
  /** Its short name: in the bar of the features. */
  shortTitle?: string;
  /** True marks a page that only members may open. */
  isLocked?: boolean;
  /** True leaves the item out of the sidebar: footer, search and other pages lead to it. */
  isUnlisted?: boolean;
  children?: readonly MenuItem[];
};

/**
 * The one list behind sidebar, titles, breadcrumbs, sitemap and search. It lists only pages that exist; the author of
 * a page adds its item here, in the order in which the sidebar shows it.
 */
export function menu({ groups, titles, shortTitles }: Messages['navigation']): readonly MenuItem[] {
  return [
    {
      id: 'navigation',
      title: groups.navigation,
      type: 'group',
      children: [
        {
          id: 'dashboard',
          title: titles.dashboard,
          type: 'item',
          url: '/analytics',
          icon: 'dashboard',
        },
      ],
    },
    {
      id: 'features',
      title: groups.features,
      type: 'group',
      children: [
        {
          id: 'app-features',
          title: groups.features,
          type: 'collapse',
          icon: 'features',
          children: [
            {
              id: 'crypto-market',
              title: titles.cryptoMarket,
              shortTitle: shortTitles.cryptoMarket,
              type: 'item',
              url: '/features/crypto-market',
              icon: 'crypto',
            },
            {
              id: 'sip-calculator',
              title: titles.sipCalculator,
              shortTitle: shortTitles.sipCalculator,
              type: 'item',
              url: '/features/sip-calculator',
              icon: 'sip',
            },
            {
              id: 'stock-picks',
              title: titles.stockPicks,
              shortTitle: shortTitles.stockPicks,
              type: 'item',
              url: '/features/stock-picks',
              icon: 'picks',
            },
            {
              id: 'mutual-funds',
              title: titles.mutualFunds,
              shortTitle: shortTitles.mutualFunds,
              type: 'item',
              url: '/features/mutual-funds',
              icon: 'funds',
            },
            {
              id: 'financial-news',
              title: titles.financialNews,
              shortTitle: shortTitles.financialNews,
              type: 'item',
              url: '/features/financial-news',
              icon: 'news',
            },
            {
              id: 'consultation',
              title: titles.consultation,
              shortTitle: shortTitles.consultation,
              type: 'item',
              url: '/features/consultation',
              icon: 'consultation',
            },
            {
              id: 'income-tax-calculator',
              title: titles.incomeTaxCalculator,
              shortTitle: shortTitles.incomeTaxCalculator,
              type: 'item',
              url: '/features/income-tax-calculator',
              icon: 'tax',
            },
            {
              id: 'option-trading',
              title: titles.optionTrading,
              shortTitle: shortTitles.optionTrading,
              type: 'item',
              url: '/features/option-trading',
              icon: 'options',
            },
            {
              id: 'financial-education',
              title: titles.financialEducation,
              shortTitle: shortTitles.financialEducation,
              type: 'item',
              url: '/features/financial-education',
              icon: 'education',
            },
          ],
        },
      ],
    },
    {
      id: 'authentication',
      title: groups.authentication,
      type: 'group',
      classes: 'guests-only',
      children: [
        {
          id: 'sign-up',
          title: titles.signUp,
          type: 'item',
          url: '/auth/signup',
          icon: 'sign-up',
          breadcrumbs: false,
        },
        {
          id: 'sign-in',
          title: titles.signIn,
          type: 'item',
          url: '/auth/signin',
          icon: 'sign-in',
          breadcrumbs: false,
        },
      ],
    },
    {
      id: 'premium',
      title: groups.premium,
      type: 'group',
      children: [
        {
          id: 'web-services',
          title: titles.webServices,
          type: 'item',
          url: '/premium-services',
          icon: 'web-services',
        },
      ],
    },
    {
      id: 'forms-and-tables',
      title: groups.forms,
      type: 'group',
      children: [
        { id: 'forms', title: titles.basicForms, type: 'item', url: '/forms', icon: 'forms' },
        {
          id: 'components',
          title: titles.components,
          type: 'item',
          url: '/component',
          icon: 'components',
          isUnlisted: true,
        },
        {
          id: 'tables',
          title: titles.tables,
          type: 'item',
          url: '/tables',
          icon: 'tables',
          isUnlisted: true,
        },
      ],
    },
    {
      id: 'support',
      title: groups.support,
      type: 'group',
      children: [
        {
          id: 'buy-me-coffee',
          title: titles.buyMeACoffee,
          type: 'item',
          url: '/buy-me-coffee',
          icon: 'coffee',
        },
      ],
    },
    {
      id: 'policies',
      title: groups.policies,
      type: 'group',
      children: [
        {
          id: 'privacy-policy',
          title: titles.privacyPolicy,
          type: 'item',
          url: '/privacy-policy',
          icon: 'privacy',
        },
        {
          id: 'delivery-policy',
          title: titles.deliveryPolicy,
          type: 'item',
          url: '/shipping-delivery-policy',
          icon: 'delivery',
        },
      ],
    },
  ];
}

/** The items on the way to the page at `path`, the page itself last; empty when the menu lacks it. */
export function menuPath(items: readonly MenuItem[], path: string): readonly MenuItem[] {
  for (const item of items) {
    if (item.url === path) return [item];
    const below = menuPath(item.children ?? [], path);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** Every page of the menu, in its order, with the classes of its group. */
export function menuPages(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => {
    if (item.url) return [item];
    const pages = menuPages(item.children ?? []);
    return item.classes ? pages.map((page) => ({ classes: item.classes, ...page })) : pages;
  });
}

/**
 * The menu as the frame shows it: its listed items, with a padlock icon on those that only members may open. The same
 * list each time: React's payload writes an object that returns only once.
 */
export const listedMenu = memoizeByObject((navigation: Messages['navigation']) =>
  listedItems(menu(navigation)),
);

function listedItems(items: readonly MenuItem[]): readonly MenuItem[] {
  return items
    .filter(({ isUnlisted }) => !isUnlisted)
    .map((item) => ({
      ...item,
      ...(item.children ? { children: listedItems(item.children) } : {}),
      ...(item.url && accessOf(item.url) === 'members' ? { isLocked: true } : {}),
    }));
}

/** The nine features, as listed; the same list each time. */
export const featureItems = memoizeByObject((navigation: Messages['navigation']) =>
  menuPages(listedMenu(navigation).filter(({ id }) => id === 'features')),
);

/**
 * What the page at an address is called at the end of a sentence: its title, or that of the section that it belongs to;
 * null where neither has one.
 */
export function pageTitleAt(address: string, navigation: Messages['navigation']): string | null {
  const [path = ''] = address.split(/[?#]/);
  const titles = [
    ...menuPages(menu(navigation)).map(({ url, title }) => ({ url, title })),
    { url: '/account', title: navigation.sections.account },
    { url: '/premium-services/enquiries', title: navigation.sections.enquiries },
  ];
  const sections = titles.filter(({ url = '' }) => path === url || path.startsWith(`${url}/`));
  return sections.sort((a, b) => (b.url?.length ?? 0) - (a.url?.length ?? 0))[0]?.title ?? null;
}
