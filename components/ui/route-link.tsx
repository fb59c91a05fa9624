'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { isModifiedClick } from './modifier-keys';

/**
 * A link to a page of this site. It knows whether its page is the current one, and prefetches its page when the
 * visitor shows interest (pointer or focus), never because the link is in sight.
 *
 * It replaces next/link, which brings 2.6 KiB to every page: more than half of what a policy page may add to the
 * baseline app (bench/budgets.mjs). Before scripts run it is a plain link.
 */
export function RouteLink({
  href,
  opensNewTab = false,
  prefetches = true,
  isSection = false,
  isCurrent,
  icon,
  className,
  children,
}: {
  href: string;
  opensNewTab?: boolean;
  prefetches?: boolean;
  /** Also current, as `true`, on the pages below its own. */
  isSection?: boolean;
  /** Says whether the address is the shown one, where a query decides and not the path. */
  isCurrent?: boolean;
  /** An icon of app/menu-icons.css before the words: for the links of the frame, whose classes draw it (app/base.css). */
  icon?: string;
  className?: string;
  children: ReactNode;
}) {
  const path = usePathname();
  const isBelow = isSection && path.startsWith(`${href}/`);
  const router = useRouter();
  const prefetch = prefetches && !opensNewTab ? () => router.prefetch(href) : undefined;
  const follow = (event: MouseEvent) => {
    if (opensNewTab || isModifiedClick(event)) return;
    event.preventDefault();
    // For what the new page does not show at first (loading/out-of-sight.tsx).
    document.documentElement.dataset.opening = href;
    router.push(href);
  };
  return (
    <a
      href={href}
      target={opensNewTab ? '_blank' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={follow}
      data-icon={icon}
      aria-current={(isCurrent ?? path === href) ? 'page' : isBelow || undefined}
      className={className}
    >
      {children}
    </a>
  );
}
