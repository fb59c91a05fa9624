'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * A link of the shell. It knows whether its page is the current one, and fetches its page when the person
 * shows interest (pointer or focus), never because it is on sight.
 */
export function RouteLink({
  href,
  opensNewTab = false,
  className,
  children,
  prefetches = true,
}: {
  href: string;
  opensNewTab?: boolean;
  className?: string;
  children: ReactNode;
  prefetches?: boolean;
}) {
  const pathname = usePathname();
  const router = useRouter();
  const prefetch = prefetches ? () => router.prefetch(href) : undefined;
  return (
    <Link
      href={href}
      target={opensNewTab ? '_blank' : undefined}
      prefetch={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      aria-current={pathname === href ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
