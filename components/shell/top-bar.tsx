import type { ReactNode } from 'react';
import { messages } from '@/lib/messages';
import { type Language, localeOf, nameOfLanguage } from '@/lib/messages/language';
import { Brand } from './brand';
import { SearchToggle } from './search-toggle';
import { signInPath } from '@/lib/navigation/routes';
import { DisplayMenu } from '@/components/shell/display/display-menu';
import { LazyMemberArea } from './lazy-member-area';
import { SiteLink } from './site-link';

const languageNames = {
  en: { name: nameOfLanguage.en, locale: localeOf.en },
  hi: { name: nameOfLanguage.hi, locale: localeOf.hi },
};

/** The bar at the top of every page but the guests': logo and domain, search, user area. */
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
    <header className="no-print sticky top-0 z-40 border-b border-line bg-surface">
      <div className={`flex flex-wrap items-center gap-x-2 px-4 ${innerClassName ?? ''}`}>
        <div className="flex h-13 items-center gap-1 lg:h-14">
          {menuButton}
          <Brand domain={domain} language={language} />
        </div>
        {tagline ? <p className="ml-16 hidden text-xs text-ink-soft xl:block">{tagline}</p> : null}
        {nav}
        <div className="ml-auto flex h-13 items-center gap-1 md:gap-2 lg:h-14">
          {/* Without scripts /search answers the same. It then works the answers out itself, so that what was typed is
              sent with its amounts; no code of ours writes it down. */}
          <form action="/search" className="without-scripts">
            <input
              name="q"
              aria-label={shell.searchLabel}
              placeholder={shell.searchPlaceholder}
              className="h-11 w-36 rounded border border-control px-3"
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
 * The settings; then a guest sees the way in, a member avatar, name and Logout. The HTML is the same for all visitors;
 * which of the two shows is decided before the first paint by lib/security/first-script.ts.
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
