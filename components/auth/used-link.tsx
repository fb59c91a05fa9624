'use client';

import { useEffect, useRef } from 'react';
import { Alert, LiveRegion } from '../ui/alert';
import { buttonClasses } from '../ui/button';

/**
 * Stands in the place of a form whose mail link no longer works: says so and offers the next step. The place is there
 * from the start, so that the change is announced.
 */
export function UsedLink({
  isShown,
  takesFocus,
  title,
  text,
  next,
}: {
  isShown: boolean;
  /** After a press of the form's button, which is gone now. */
  takesFocus: boolean;
  title: string;
  text: string;
  next: { href: string; label: string };
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && takesFocus) place.current?.focus();
  }, [isShown, takesFocus]);
  return (
    <>
      <LiveRegion isUrgent>
        {isShown ? (
          <div ref={place} tabIndex={-1}>
            <Alert tone="warn" title={title}>
              {text}
            </Alert>
          </div>
        ) : null}
      </LiveRegion>
      {isShown ? (
        // A full navigation, so that the next page finds the fragment of its address.
        <a href={next.href} className={buttonClasses('primary', 'mt-5 w-full')}>
          {next.label}
        </a>
      ) : null}
    </>
  );
}
