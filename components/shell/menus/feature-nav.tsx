'use client';

import type { Language } from '@/lib/messages/language';
import type { MenuItem } from '@/lib/navigation/menu';
import { LockMark } from './lock-mark';
import { SiteLink } from '@/components/shell/site-link';

/**
 * The features by their short names: in the top bar where all fit, as a row below it on narrower screens, and not at all
 * on phones, which have the bottom bar. It is a client component for the same reason as `SidebarNav` (main-menu.tsx).
 */
export function FeatureNav({
  items,
  labels,
  language,
}: {
  items: readonly MenuItem[];
  labels: { features: string; membersOnly: string };
  language?: Language;
}) {
  return (
    <nav
      aria-label={labels.features}
      className="order-last hidden w-full border-t border-line lg:block xl:order-none xl:w-auto xl:border-0"
    >
      <ul className="flex flex-wrap gap-0.5 max-xl:-mx-2">
        {items.map(({ id, url = '', icon, title, shortTitle, isLocked }) => (
          <li key={id}>
            <SiteLink path={url} language={language} icon={icon} isSection className="feature-tab">
              {shortTitle ?? title}
              {isLocked ? <LockMark label={labels.membersOnly} /> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
