import type { Metadata } from 'next';
import { SitePage } from '@/components/shell/site-frame';
import { EmptyDrawing } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { RouteLink } from '@/components/ui/route-link';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';

const { errors, navigation } = messages();

/** With status 404, Next.js takes the title from this file and adds `noindex`. */
export const metadata: Metadata = { title: errors.notFoundTitle };

/** Says that the page does not exist, and lists the whole menu. */
export default function MissingPageNotice() {
  return (
    <SitePage domain={new URL(env.siteUrl).host} appVersion={env.appVersion}>
      <PageHeader title={errors.notFoundTitle} drawing={<EmptyDrawing name="search" />}>
        <p>{errors.notFoundText}</p>
      </PageHeader>
      <p className="mt-4 mb-2 font-semibold">{errors.notFoundWays}</p>
      <ul className="grid grid-cols-2 gap-x-4 max-sm:text-sm sm:gap-x-8 lg:grid-cols-3">
        {menuPages(menu(navigation)).map((item) => (
          <li key={item.id} className={item.classes}>
            <RouteLink href={item.url ?? '/'} className="link inline-flex min-h-11 items-center">
              {item.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
