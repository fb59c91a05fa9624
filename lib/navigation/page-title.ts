import type { Messages } from '@/lib/messages';
import { menu, menuPages } from './menu';

/** The title of the page at an address, or of the section that it belongs to; null where neither has a title. */
export function pageTitleAt(address: string, navigation: Messages['navigation']): string | null {
  const [path = ''] = address.split(/[?#]/);
  const titles = [
    ...menuPages(menu(navigation)).map(({ url, title }) => ({ url, title })),
    { url: '/account', title: navigation.titles.account },
  ];
  const sections = titles.filter(({ url = '' }) => path === url || path.startsWith(`${url}/`));
  return sections.sort((a, b) => (b.url?.length ?? 0) - (a.url?.length ?? 0))[0]?.title ?? null;
}
