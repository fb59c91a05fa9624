import type { ReactNode } from 'react';
import { MenuDrawer } from '@/components/shell/menu-drawer';
import { MenuProvider, MenuSlot } from '@/components/shell/menu-slot';
import { OnEachPage } from '@/components/shell/on-each-page';
import { SidebarNav } from '@/components/shell/sidebar-nav';
import { SiteFooter } from '@/components/shell/site-footer';
import { SkipLink } from '@/components/shell/skip-link';
import { TopBar } from '@/components/shell/top-bar';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { menu } from '@/lib/navigation/menu';

/** The main shell: top bar, sidebar (a drawer below 992 px), content, footer. */
export default function ShellLayout({ children }: { children: ReactNode }) {
  const { shell, navigation } = messages();
  const labels = { open: shell.openMenu, close: shell.closeMenu, title: shell.mainMenu };
  return (
    <MenuProvider menu={<SidebarNav items={menu(navigation)} label={shell.mainMenu} />}>
      <SkipLink />
      <TopBar domain={new URL(env.siteUrl).host} menuButton={<MenuDrawer labels={labels} />} />
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside className="shell-aside no-print hidden border-r border-line bg-surface lg:block">
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto">
            <MenuSlot />
          </div>
        </aside>
        <div className="flex min-h-[calc(100dvh-4rem)] min-w-0 flex-col">
          <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 py-6 md:px-8">
            {children}
          </main>
          <SiteFooter appVersion={env.appVersion} />
        </div>
      </div>
      <OnEachPage />
    </MenuProvider>
  );
}
