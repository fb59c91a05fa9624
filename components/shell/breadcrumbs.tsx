import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { menu, menuPath } from '@/lib/navigation/menu';
import { JsonLd } from './json-ld';
import { Breadcrumb } from '../ui/breadcrumb';

/** Home and the menu's way to the page at `path`; nothing where the page's item disables it. */
export function Breadcrumbs({ path, siteUrl }: { path: string; siteUrl: string }) {
  const { shell, navigation } = messages();
  const trail = menuPath(menu(navigation), path);
  const page = trail.at(-1);
  if (!page || page.breadcrumbs === false) return null;
  // A group and the folding list inside it may share a title; it is printed once.
  const steps = trail
    .filter((step, index) => step.title !== trail[index - 1]?.title)
    .map(({ id, title }) => ({ id, title }));
  return (
    <>
      <Breadcrumb
        label={shell.breadcrumbs}
        steps={[{ id: 'home', title: navigation.home, href: homePath }, ...steps]}
        className="no-print mb-3"
      />
      <JsonLd data={breadcrumbList(siteUrl, path, navigation.home, page.title)} />
    </>
  );
}

/** Groups have no address, so the list that search engines read holds home and the page. */
function breadcrumbList(siteUrl: string, path: string, home: string, title: string) {
  const item = (position: number, name: string, url: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${siteUrl}${url}`,
  });
  const items = [item(1, home, homePath)];
  if (path !== homePath) items.push(item(2, title, path));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}
