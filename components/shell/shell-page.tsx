import type { ReactNode } from 'react';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { listedMenu } from '@/lib/navigation/menu';
import { MenuDrawer, MenuProvider, MenuSlot, SidebarNav } from '@/components/shell/menus/main-menu';
import { SkipLink } from './skip-link';
import { OnEachPage } from './on-each-page';
import { SiteBottomBar, SiteFooter, TopBar } from './site-frame';

/** The main shell: top bar, sidebar (a drawer below 992 px), content, footer. */
export function ShellPage({
  domain,
  appVersion,
  language,
  children,
}: {
  domain: string;
  appVersion: string;
  language?: Language;
  children: ReactNode;
}) {
  const { shell, site, navigation } = messages(language);
  const labels = { open: shell.openMenu, close: shell.closeMenu, title: shell.mainMenu };
  const items = listedMenu(navigation);
  return (
    <MenuProvider
      menu={
        <SidebarNav
          items={items}
          labels={{ menu: shell.mainMenu, membersOnly: shell.membersOnly }}
          language={language}
        />
      }
    >
      <SkipLink language={language} />
      <TopBar
        domain={domain}
        language={language}
        menuButton={<MenuDrawer labels={labels} />}
        tagline={site.tagline}
      />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <aside className="shell-aside no-print hidden border-r border-line bg-surface lg:block">
          <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto">
            <MenuSlot />
          </div>
        </aside>
        <div className="shell-column">
          <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 pt-2">
            {children}
          </main>
          <SiteFooter appVersion={appVersion} language={language} />
        </div>
      </div>
      <SiteBottomBar language={language} />
      <OnEachPage />
    </MenuProvider>
  );
}
