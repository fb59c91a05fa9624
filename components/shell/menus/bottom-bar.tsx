'use client';

import type { Language } from '@/lib/messages/language';
import type { IconName } from '@/lib/icon-name';
import type { MenuItem } from '@/lib/navigation/menu';
import { LockMark } from './lock-mark';
import { SiteLink } from '@/components/shell/site-link';

type BottomBarLabels = {
  bar: string;
  menu: string;
  mainMenu: string;
  membersOnly: string;
};

export type Place = { path: string; title: string; icon: IconName };

const menuId = 'site-menu';

/**
 * The bar at the foot of phones: five places, and a sheet with all features and the other pages. The sheet is the
 * browser's own popover, so it opens without scripts; a change of route closes it (on-each-page.tsx). The columns are
 * counted, so that a place does not move when the next one arrives.
 */
export function BottomBar({
  places,
  features,
  others,
  labels,
  language,
}: {
  places: readonly Place[];
  features: readonly MenuItem[];
  others: readonly { path: string; title: string; className?: string }[];
  labels: BottomBarLabels;
  language?: Language;
}) {
  return (
    <div className="bottom-bar no-print lg:hidden">
      <div
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label={labels.mainMenu}
        className="menu-sheet"
      >
        <ul className="grid grid-cols-3 gap-2">
          {features.map(({ id, url = '', icon, title, shortTitle, isLocked }) => (
            <li key={id}>
              <SiteLink path={url} language={language} icon={icon} isSection className="menu-tile">
                {isLocked ? (
                  <span>
                    {shortTitle ?? title} <LockMark label={labels.membersOnly} />
                  </span>
                ) : (
                  (shortTitle ?? title)
                )}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul className="mt-3 grid grid-cols-2 gap-x-2 border-t border-line pt-2">
          {others.map(({ path, title, className }) => (
            <li key={path} className={className}>
              <SiteLink path={path} language={language} className="menu-row">
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label={labels.bar}>
        <ul className="grid grid-cols-6">
          {places.map(({ path, title, icon }) => (
            <li key={path}>
              <SiteLink
                path={path}
                language={language}
                icon={icon}
                isSection
                className="bottom-place"
              >
                {title}
              </SiteLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              popoverTarget={menuId}
              data-icon="menu"
              className="bottom-place w-full"
            >
              {labels.menu}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
