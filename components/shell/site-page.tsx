import type { ReactNode } from 'react';
import type { Language } from '@/lib/messages/language';
import { OnEachPage } from './on-each-page';
import { SiteFooter } from './site-footer';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** The frame of a page without a sidebar: top bar, what belongs under it, the page, footer. */
export function SitePage({
  domain,
  appVersion,
  language,
  underTopBar,
  children,
}: {
  domain: string;
  appVersion: string;
  language?: Language;
  underTopBar?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink language={language} />
      <TopBar domain={domain} language={language} />
      {underTopBar}
      <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 py-6 md:px-8">
        {children}
      </main>
      <SiteFooter appVersion={appVersion} language={language} />
      <OnEachPage />
    </div>
  );
}
