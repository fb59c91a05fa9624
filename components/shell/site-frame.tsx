import type { ComponentProps, ReactNode } from 'react';
import { BottomBar } from '@/components/shell/menus/bottom-bar';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { localeOf, nameOfLanguage, type Language } from '@/lib/messages/language';
import { featureItems } from '@/lib/navigation/menu';
import { homePath, signInPath } from '@/lib/navigation/routes';
import { OnEachPage, SkipLink } from './frame-parts';
import { Footer } from './footer';
import { TopBar } from './top-bar';

const languageNames = {
  en: { name: nameOfLanguage.en, locale: localeOf.en },
  hi: { name: nameOfLanguage.hi, locale: localeOf.hi },
};

type TopBarProps = ComponentProps<typeof TopBar>;

/** The top bar with the sentences of this site. */
export function SiteTopBar({
  language,
  hasTagline = false,
  ...rest
}: Omit<TopBarProps, 'languages' | 'messages'> & { hasTagline?: boolean }) {
  const { site, shell, display } = messages(language);
  return (
    <TopBar
      {...rest}
      language={language}
      languages={languageNames}
      messages={{
        siteName: site.name,
        tagline: hasTagline ? site.tagline : undefined,
        searchLabel: shell.searchLabel,
        searchPlaceholder: shell.searchPlaceholder,
        userArea: shell.userArea,
        guest: shell.guest,
        signIn: shell.signIn,
        display: display.menu,
      }}
    />
  );
}

/** The footer with the pages of this site. */
export function SiteFooter({ appVersion, language }: { appVersion: string; language?: Language }) {
  const { site, shell, navigation } = messages(language);
  const { titles } = navigation;
  return (
    <Footer
      disclaimer={site.disclaimer}
      links={[
        ['/learn', titles.learn],
        ['/glossary', titles.glossary],
        ['/component', titles.components],
        ['/tables', titles.tables],
        ['/privacy-policy', titles.privacyPolicy],
        ['/shipping-delivery-policy', titles.deliveryPolicy],
      ]}
      version={fill(shell.version, { version: appVersion })}
      language={language}
    />
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
      <SiteTopBar
        domain={domain}
        language={language}
        nav={nav}
        innerClassName="mx-auto max-w-page"
      />
      <main id="content" className="mx-auto w-full max-w-page flex-1 px-4 pt-2">
        {children}
      </main>
      <SiteFooter appVersion={appVersion} language={language} />
      <SiteBottomBar language={language} />
      <OnEachPage />
    </div>
  );
}
