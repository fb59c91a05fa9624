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
          {/* The space and the joiner keep the sign on one line with the word before it and the full stop after it. */}
          <span aria-hidden="true" className="whitespace-nowrap">
            {'\u00a0'}
            <ArrowTopRightOnSquareIcon className="inline size-4 align-text-top" />
            {'\u2060'}
          </span>
          <span className="sr-only"> ({newTabLabel})</span>
        </>
      ) : null}
    </a>
  );
}
