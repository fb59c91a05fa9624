import type { ReactNode } from 'react';
import type { Language } from '@/lib/messages/language';
import { OnEachPage, SkipLink } from './frame-parts';
import { SiteBottomBar, SiteFooter } from './site-frame';
import { TopBar } from './top-bar';

/** The frame of a page without a sidebar: top bar, the page, footer, bottom bar on phones. */
export function SitePage({
  domain,
  appVersion,
  language,
  nav,
  children,
}: {
  domain: string;
  appVersion: string;
  language?: Language;
  /** The features, in the top bar. */
  nav?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink language={language} />
      <TopBar domain={domain} language={language} nav={nav} innerClassName="mx-auto max-w-page" />
      <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 pt-2">
        {children}
      </main>
      <SiteFooter appVersion={appVersion} language={language} />
      <SiteBottomBar language={language} />
      <OnEachPage />
    </div>
  );
}
