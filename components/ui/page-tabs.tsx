import type { MouseEvent, ReactNode } from 'react';
import { isModifiedClick } from './modifier-keys';
import { classNames } from './class-names';
import { RouteLink } from './route-link';

export type PageTab = {
  id: string;
  title: string;
  /** The address of the page with this tab open; its query says which. */
  href: string;
  /** Beside the title: how many things the tab holds, or how long it takes. */
  count?: string;
  /**
   * For a page whose fields take their text from the address only when they are first drawn: it is loaded anew (null),
   * or shows the tab itself.
   */
  onChoose?: (() => void) | null;
};

/**
 * Parts of a page of which one shows, as links: the server sends the chosen one alone, and each has an address. On a
 * narrow screen the row scrolls and begins where the open tab is in sight (app/base.css); its scroll padding brings a
 * tab of which only the edge shows into view when it is focused.
 */
export function PageTabs({
  label,
  tabs,
  current,
  className,
}: {
  label: string;
  tabs: readonly PageTab[];
  /** The id of the open tab. */
  current: string;
  className?: string;
}) {
  return (
    <nav
      aria-label={label}
      className={classNames('page-tabs no-print overflow-x-auto scroll-px-16', className)}
    >
      <ul className="flex gap-4 lg:flex-wrap">
        {tabs.map(({ id, title, href, count, onChoose }) => (
          <li key={id}>
            <TabLink
              href={href}
              isCurrent={id === current}
              onChoose={onChoose}
              className="page-tab"
            >
              {title}
              {count ? <span className="text-xs text-ink-faint">{count}</span> : null}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLink({
  href,
  isCurrent,
  onChoose,
  className,
  children,
}: Pick<PageTab, 'href' | 'onChoose'> & {
  isCurrent: boolean;
  className: string;
  children: ReactNode;
}) {
  if (onChoose === undefined) {
    return (
      <RouteLink href={href} prefetches={false} isCurrent={isCurrent} className={className}>
        {children}
      </RouteLink>
    );
  }
  const choose = (event: MouseEvent) => {
    if (!onChoose || isModifiedClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      href={href}
      onClick={onChoose ? choose : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}

/** A few views of the same thing as one row of chips, for the title row or the head of a panel. */
export function ViewChips({
  label,
  views,
  current,
}: {
  label: string;
  views: readonly PageTab[];
  current: string;
}) {
  return (
    <nav aria-label={label} className="view-chips no-print max-w-full scroll-px-16 overflow-x-auto">
      <ul className="flex gap-1">
        {views.map(({ id, title, href, count }) => (
          <li key={id}>
            <RouteLink
              href={href}
              prefetches={false}
              isCurrent={id === current}
              className={classNames(
                'inline-flex min-h-8 items-center gap-1.5 rounded px-2.5 text-xs whitespace-nowrap max-lg:min-h-11',
                id === current
                  ? 'bg-accent-soft font-semibold text-accent-strong'
                  : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
              )}
            >
              {title}
              {count ? <span className="font-normal">{count}</span> : null}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
