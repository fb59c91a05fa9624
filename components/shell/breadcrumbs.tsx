import { ChevronRightIcon } from '@heroicons/react/20/solid';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { menu, menuPath } from '@/lib/navigation/menu';
import { JsonLd } from './json-ld';
import { RouteLink } from '../ui/route-link';

/** Home and the menu's way to the page at `path`; nothing where the page's item disables it. */
export function Breadcrumbs({ path, siteUrl }: { path: string; siteUrl: string }) {
  const { shell, navigation } = messages();
  const trail = menuPath(menu(navigation), path);
  const page = trail.at(-1);
  if (!page || page.breadcrumbs === false) return null;
  // A group and the folding list inside it may share a title; it is printed once.
  const steps = trail.filter((step, index) => step.title !== trail[index - 1]?.title);
  return (
    <nav aria-label={shell.breadcrumbs} className="no-print mb-3 text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-1">
        <li>
          <RouteLink href={homePath} className="inline-flex min-h-6 items-center hover:underline">
            {navigation.home}
          </RouteLink>
        </li>
        {steps.map((step) => (
          <li key={step.id} className="flex items-center gap-1">
            <ChevronRightIcon aria-hidden="true" className="size-4 text-ink-faint" />
            <span aria-current={step === page ? 'page' : undefined}>{step.title}</span>
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(siteUrl, path, navigation.home, page.title)} />
    </nav>
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
