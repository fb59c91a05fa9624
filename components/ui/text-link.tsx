import { ArrowTopRightOnSquareIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { RouteLink } from './route-link';

/**
 * A link in running text. An address of another site is left to the browser; with `newTabLabel` it opens in a
 * new tab and says so, to the eye by its sign and to a screen reader in words.
 */
export function TextLink({
  href,
  newTabLabel,
  prefetches,
  className,
  children,
}: {
  href: string;
  newTabLabel?: string;
  /** False for an address that may be sent only when the person follows it. */
  prefetches?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const classes = classNames('link', className);
  if (!/^[a-z]+:/i.test(href)) {
    return (
      <RouteLink href={href} prefetches={prefetches} className={classes}>
        {children}
      </RouteLink>
    );
  }
  return (
    <a href={href} rel="noreferrer" target={newTabLabel ? '_blank' : undefined} className={classes}>
      {children}
      {newTabLabel ? (
        <>
          {/* Word joiners: neither the sign nor what follows it shall be alone on the next line. */}
          <span aria-hidden="true">{'\u2060'}</span>
          <ArrowTopRightOnSquareIcon
            aria-hidden="true"
            className="ml-1 inline size-4 align-text-top"
          />
          <span aria-hidden="true">{'\u2060'}</span>
          <span className="sr-only"> ({newTabLabel})</span>
        </>
      ) : null}
    </a>
  );
}
