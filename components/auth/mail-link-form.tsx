'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button';
import { checkLink } from '@/lib/auth/client/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { FormFrame, type useAuthForm } from './form-frame';

/**
 * A form behind a one-time e-mail link. A notice replaces it when it is done, or when the link no longer works:
 * that is known when the page opens, or at the latest when the form is sent.
 */
export function MailLinkForm({
  link,
  sent,
  badLink,
  labels,
  next,
  newLink,
  children,
}: {
  link: LinkState;
  sent: Pick<ReturnType<typeof useAuthForm>, 'frame' | 'isDone'>;
  /** The message of a link that no longer works. */
  badLink: string;
  labels: Readonly<Record<'submit' | 'submitting' | 'doneTitle' | 'done' | 'usedText', string>>;
  /** Where to go when the form is done. */
  next: { href: string; label: string };
  /** Where to ask for a new link. */
  newLink: { href: string; label: string };
  children?: ReactNode;
}) {
  const isRefused = sent.frame.error === badLink;
  const isUsed = !sent.isDone && (isRefused || link.kind === 'bad');
  return (
    <>
      <DoneNotice isDone={sent.isDone} title={labels.doneTitle} text={labels.done} link={next} />
      <UsedLink
        isShown={isUsed}
        takesFocus={isRefused}
        title={badLink}
        text={labels.usedText}
        next={newLink}
      />
      {sent.isDone || isUsed ? null : (
        <FormFrame {...sent.frame} submitLabel={labels.submit} busyLabel={labels.submitting}>
          {children}
        </FormFrame>
      )}
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

/**
 * Replaces the form once its link no longer works, and offers the next step. The live region is there from the start, so
 * that the change is announced.
 */
function UsedLink({
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

/** Says that the form is done, and links to the next page. */
function DoneNotice({
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
          <a href={link.href} className="link font-semibold">
            {link.label}
          </a>
        </Alert>
      ) : null}
    </LiveRegion>
  );
}
