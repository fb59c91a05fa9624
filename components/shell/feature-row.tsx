'use client';

import type { Language } from '@/lib/messages/language';
import type { MenuItem } from '@/lib/navigation/menu';
import { MenuIcon } from './menu-icon';
import { SiteLink } from './site-link';

const tab =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm whitespace-nowrap ' +
  'text-ink-soft transition-colors duration-quick hover:text-ink ' +
  'aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong';

/** The links of `FeatureSwitcher`. On the client's side of the line for the same reason as `SidebarNav`. */
export function FeatureRow({
  home,
  items,
  labels,
  language,
}: {
  home: string;
  items: readonly MenuItem[];
  labels: { features: string; back: string };
  language?: Language;
}) {
  return (
    <nav
      aria-label={labels.features}
      className="no-print overflow-x-auto border-b border-line bg-surface"
    >
      <ul className="flex px-2 md:px-5">
        <li>
          <SiteLink path={home} language={language} className={tab}>
            <MenuIcon name="back" className="size-4" />
            {labels.back}
          </SiteLink>
        </li>
        {items.map(({ id, url, icon, title }) => (
          <li key={id}>
            <SiteLink path={url ?? home} language={language} className={tab}>
              {icon ? <MenuIcon name={icon} className="size-4" /> : null}
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
