import type { ReactNode } from 'react';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { Brand } from './brand';
import { SearchToggle } from './search-toggle';
import { UserArea } from './user-area';

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
    </header>
  );
}
