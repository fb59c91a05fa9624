import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { homePath } from '@/lib/navigation/routes';
import { menu, menuPages } from '@/lib/navigation/menu';
import { MenuIcon } from './menu-icon';
import { SiteLink } from './site-link';

const tab =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm whitespace-nowrap ' +
  'text-ink-soft transition-colors duration-quick hover:text-ink ' +
  'aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong';

/** One row that leads back to the dashboard and from each feature to the others. */
export function FeatureSwitcher({ language }: { language?: Language }) {
  const { shell, navigation } = messages(language);
  const group = menu(navigation).filter(({ id }) => id === 'features');
  return (
    <nav
      aria-label={shell.features}
      className="no-print overflow-x-auto border-b border-line bg-surface"
    >
      <ul className="flex px-2 md:px-5">
        <li>
          <SiteLink path={homePath} language={language} className={tab}>
            <ArrowLeftIcon aria-hidden="true" className="size-4" />
            {shell.backToDashboard}
          </SiteLink>
        </li>
        {menuPages(group).map((item) => (
          <li key={item.id}>
            <SiteLink path={item.url ?? homePath} language={language} className={tab}>
              {item.icon ? <MenuIcon name={item.icon} className="size-4" /> : null}
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
