import type { ReactNode } from 'react';
import { BottomBar } from '@/components/shell/menus/bottom-bar';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import { featureItems } from '@/lib/navigation/menu';
import { homePath, signInPath } from '@/lib/navigation/routes';
import { OnEachPage, SkipLink } from './frame-parts';
import { SiteLink } from './site-link';
import { TopBar } from './top-bar';

/** The disclaimer, links to further pages and policies, and the version. */
export function SiteFooter({ appVersion, language }: { appVersion: string; language?: Language }) {
  const { site, shell, navigation } = messages(language);
  const { titles } = navigation;
  const links = [
    ['/learn', titles.learn],
    ['/glossary', titles.glossary],
    ['/component', titles.components],
    ['/tables', titles.tables],
    ['/privacy-policy', titles.privacyPolicy],
    ['/shipping-delivery-policy', titles.deliveryPolicy],
  ] as const;
  return (
    <footer className="no-print mt-6 border-t border-line text-xs text-ink-soft md:mt-12">
      <div className="mx-auto grid max-w-page gap-3 px-4 py-5">
        <p className="max-w-none">{site.disclaimer}</p>
        <ul className="footer-links">
          {links.map(([path, title]) => (
            <li key={path}>
              <SiteLink path={path} language={language}>
                {title}
              </SiteLink>
            </li>
          ))}
          <li>{fill(shell.version, { version: appVersion })}</li>
        </ul>
      </div>
    </footer>
  );
}

const placeIds = ['mutual-funds', 'crypto-market', 'sip-calculator', 'income-tax-calculator'];

/** The bottom bar with the places, features and pages of this site. */
export function SiteBottomBar({ language }: { language?: Language }) {
  const { shell, navigation } = messages(language);
  const features = featureItems(navigation);
  const places = placeIds.flatMap((id) => {
    const item = features.find((feature) => feature.id === id);
    return item?.url && item.icon
      ? [{ path: item.url, title: item.shortTitle ?? item.title, icon: item.icon }]
      : [];
  });
  const { titles } = navigation;
  return (
    <BottomBar
      places={[{ path: homePath, title: shell.homeTab, icon: 'home' }, ...places]}
      features={features}
      others={[
        { path: homePath, title: titles.dashboard },
        { path: '/account', title: titles.account, className: 'members-only' },
        { path: signInPath, title: titles.signIn, className: 'guests-only' },
        { path: '/auth/signup', title: titles.signUp, className: 'guests-only' },
        { path: '/glossary', title: titles.glossary },
        { path: '/premium-services', title: titles.webServices },
        { path: '/forms', title: titles.basicForms },
        { path: '/buy-me-coffee', title: titles.buyMeACoffee },
        { path: '/privacy-policy', title: titles.privacyPolicy },
        { path: '/shipping-delivery-policy', title: titles.deliveryPolicy },
      ]}
      labels={{
        bar: shell.places,
        menu: shell.menuTab,
        mainMenu: shell.mainMenu,
        membersOnly: shell.membersOnly,
      }}
      language={language}
    />
  );
}

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
