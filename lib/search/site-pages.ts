import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';

/** The paths of the menu: pages that are there. */
export function sitePages(): ReadonlySet<string> {
  return new Set(menuPages(menu(messages().navigation)).map(({ url = '' }) => url));
}
