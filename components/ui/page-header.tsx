import type { ReactNode } from 'react';
import { Icon } from './icon';
import { RouteLink } from './route-link';

/**
 * The title row of a page: the heading, what belongs beside it, and the actions at the right. The heading takes the
 * focus after a change of route (components/shell/on-each-page.tsx).
 */
export function PageHeader({
  title,
  back,
  aside,
  actions,
  drawing,
  children,
}: {
  title: ReactNode;
  /** The page above this one: "Funds". */
  back?: { href: string; label: string };
  /** Beside the heading: views of the page as links, a few figures, a date. */
  aside?: ReactNode;
  /** At the right: state of the data, language, share, save. */
  actions?: ReactNode;
  /** Above the row, on a page that has nothing else to show: EmptyDrawing. */
  drawing?: ReactNode;
  /** One sentence below the row, where the page cannot do without. */
  children?: ReactNode;
}) {
  return (
    <header className={children ? 'mb-4' : 'mb-2'}>
      {drawing ? <div className="mt-4">{drawing}</div> : null}
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2 lg:min-h-10">
        {back ? (
          <RouteLink
            href={back.href}
            className="no-print -order-2 -ml-1 inline-flex min-h-9 items-center gap-0.5 rounded px-1 text-sm text-accent hover:underline"
          >
            <Icon name="chevron-left" className="size-4" />
            {back.label}
          </RouteLink>
        ) : null}
        <h1 tabIndex={-1} className="text-xl wrap-anywhere">
          {title}
        </h1>
        {aside}
        {actions ? <div className="title-actions">{actions}</div> : null}
      </div>
      {children ? (
        <div className="max-w-prose text-xs text-balance text-ink-soft *:text-balance">
          {children}
        </div>
      ) : null}
    </header>
  );
}
