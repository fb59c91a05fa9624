'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button';
import { checkLink } from '@/lib/auth/client/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';

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

/** `unknown`: not answered yet, or not reachable; then the submission decides. */
export type LinkState =
  | { kind: 'unknown' }
  | { kind: 'good'; email: string | null }
  | { kind: 'bad' };

/**
 * Asks Firebase when the page opens whether its one-time link still works. The client that the submission needs is
 * loaded by it as well.
 */
export function useLinkCheck(config: FirebaseClientConfig, code: string): LinkState {
  const [state, setState] = useState<LinkState>({ kind: 'unknown' });
  const { apiKey, projectId, authDomain, authEmulatorHost } = config;

  useEffect(() => {
    let isMounted = true;
    void checkLink({ apiKey, projectId, authDomain, authEmulatorHost }, code).then((answer) => {
      if (!isMounted) return;
      if (answer.ok) setState({ kind: 'good', email: answer.value.email });
      // An account that is gone answers "user not found", which is one word with wrong credentials.
      else if (answer.problem === 'bad-link' || answer.problem === 'wrong-credentials')
        setState({ kind: 'bad' });
    });
    return () => {
      isMounted = false;
    };
  }, [apiKey, authDomain, authEmulatorHost, code, projectId]);

  return state;
}

/** Says that a link of an e-mail has done its work, and where to go from here. */
export function DoneNotice({
  isDone,
  title,
  text,
  link,
}: {
  isDone: boolean;
  title: string;
  text: string;
  link: { href: string; label: string };
}) {
  return (
    <LiveRegion>
      {isDone ? (
        <Alert tone="good" title={title}>
          {text}{' '}
          <a href={link.href} className="font-semibold text-accent underline">
            {link.label}
          </a>
        </Alert>
      ) : null}
    </LiveRegion>
  );
}
