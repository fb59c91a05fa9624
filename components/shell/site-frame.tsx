import type { ReactNode } from 'react';
import { BottomBar } from '@/components/shell/menus/bottom-bar';
import { DisplayMenu } from '@/components/shell/display/display-menu';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { type Language, localeOf, nameOfLanguage } from '@/lib/messages/language';
import { featureItems } from '@/lib/navigation/menu';
import { homePath, signInPath } from '@/lib/navigation/routes';
import { SkipLink } from './skip-link';
import { OnEachPage } from './on-each-page';
import { SiteLink } from './site-link';
import { Brand } from './brand';
import { SearchToggle } from './search-toggle';
import { LazyMemberArea } from './lazy-member-area';

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
    <div className="site-page">
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

const languageNames = {
  en: { name: nameOfLanguage.en, locale: localeOf.en },
  hi: { name: nameOfLanguage.hi, locale: localeOf.hi },
};

/** The bar at the top of every page except sign-in and sign-up: logo and domain, search, user area. */
export function TopBar({
  domain,
  language,
  menuButton,
  tagline,
  nav,
  innerClassName,
}: {
  domain: string;
  language?: Language;
  menuButton?: ReactNode;
  /** Stands beside the brand where 200 px are free. */
  tagline?: string;
  /** The features, on their own pages. */
  nav?: ReactNode;
  /** Aligns the bar with the column of the page. */
  innerClassName?: string;
}) {
  const { shell } = messages(language);
  return (
    <header className="no-print sticky top-0 z-40 border-b border-line bg-surface low:static">
      <div
        className={`flex flex-wrap items-center gap-x-2 px-4 max-[15rem]:px-1 ${innerClassName ?? ''}`}
      >
        <div className="flex h-13 items-center gap-1 lg:h-14">
          {menuButton}
          <Brand domain={domain} language={language} hasRoomOnPhones={!menuButton} />
        </div>
        {tagline ? <p className="ml-16 hidden text-xs text-ink-soft xl:block">{tagline}</p> : null}
        {nav}
        <div className="ml-auto flex min-h-13 flex-wrap items-center justify-end gap-1 md:gap-2 lg:min-h-14">
          {/* Without scripts the server computes the same answers on /search, so the query is sent with its amounts; our
              code does not store it. */}
          <form action="/search" className="without-scripts">
            <input
              name="q"
              aria-label={shell.searchLabel}
              placeholder={shell.searchPlaceholder}
              className="h-11 w-36 rounded border border-control px-3 max-sm:w-32"
            />
          </form>
          <SearchToggle
            labels={{ toggle: shell.searchLabel, placeholder: shell.searchPlaceholder }}
          />
          <UserArea language={language} />
        </div>
      </div>
      <p role="alert" className="bar-note">
        {shell.notLoaded}
      </p>
    </header>
  );
}

/**
 * The settings, then a sign-in link for a guest, or avatar, name and Logout for a member. The HTML has both, the same for
 * all visitors; lib/security/first-script.ts decides before the first paint which of them shows.
 */
function UserArea({ language }: { language?: Language }) {
  const { shell, display } = messages(language);
  return (
    <div role="group" aria-label={shell.userArea} className="flex items-center gap-1 md:gap-2">
      <DisplayMenu label={display.menu} language={language ?? 'en'} languages={languageNames} />
      <span className="guests-only hidden min-w-12 text-right text-sm font-medium md:inline-block">
        {shell.guest}
      </span>
      <SiteLink path={signInPath} language={language} className="sign-in-link guests-only">
        {shell.signIn}
      </SiteLink>
      {/* Reserves the space while the member's part loads, so that nothing moves. */}
      <div className="members-only min-h-11 min-w-24 items-center justify-end md:min-w-52">
        <LazyMemberArea />
      </div>
    </div>
  );
}
