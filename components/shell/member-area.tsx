'use client';

import { useEffect, useState } from 'react';
import { saveEventName } from '@/lib/auth/client/may-still-save';
import { removeSignInHint, signInHint, signedInOwner } from '@/lib/auth/client/signed-in-owner';
import { onSessionChange } from '@/lib/auth/client/session-channel';
import { fieldsOf } from '@/lib/fields-of';
import { forgetLessons } from '@/lib/offline/saved-caches';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import type { MergeMessages } from '@/components/saved/merge-offer';
import { whenBrowserCopy } from '@/components/saved/when-browser-copy';
import { Avatar } from '@/components/ui/avatar';
import { lazyComponent } from '@/components/ui/loading/use-lazy';
import { RouteLink } from '@/components/ui/route-link';
import { ArrowRightStartOnRectangleIcon } from '@heroicons/react/20/solid';
import { signOut } from '@/lib/auth/client/sign-out';

/** A member's offer to move what this browser holds into the account. */
const LazyMergeOffer = lazyComponent(
  async () => (await import('@/components/saved/merge-offer')).MergeOffer,
  whenBrowserCopy,
);

/** `owner` tells members apart: a name may be shared, and changed. */
type Member = { owner: string; username: string; profileImage: string | null };

type MemberAreaLabels = LogOutLabels & {
  account: string;
  user: string;
  otherMember: string;
  mergeButton: MergeMessages;
};

/**
 * Avatar, name and Logout of the person behind this browser's session. On every page of a member, also the open ones,
 * which show the member's own figures: a log-out in another tab reloads them.
 */
export function MemberArea({ labels }: { labels: MemberAreaLabels }) {
  const member = useMember();
  return (
    <>
      <LeaveWhenSignedOut holdsInput />
      <StalePageNotice labels={labels} />
      <RouteLink
        href="/account"
        prefetches={false}
        className="mr-auto flex min-h-11 items-center gap-2 rounded px-2 hover:bg-surface-sunken"
      >
        <Avatar source={member?.profileImage ?? null} />
        <span className="sr-only">{labels.account}: </span>
        {/* The features and the search leave this much room in one row. */}
        <bdi className="hidden max-w-36 truncate text-sm font-semibold md:inline-block xl:max-w-24">
          {member?.username}
        </bdi>
      </RouteLink>
      <LogOutButton labels={labels} />
      {member ? <LazyMergeOffer messages={labels.mergeButton} /> : null}
    </>
  );
}

function readMember(answer: unknown): Member | null {
  const { owner, username, profileImage } = fieldsOf(answer);
  if (typeof owner !== 'string' || typeof username !== 'string') return null;
  return { owner, username, profileImage: typeof profileImage === 'string' ? profileImage : null };
}

/**
 * Who it is, asked once and again when another tab signs in or out; null while not known. Reloads the page when it is
 * another member, because the page was made for the one before.
 */
function useMember(): Member | null {
  const [member, setMember] = useState<Member | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let known: Member | null = null;
    const ask = async (): Promise<void> => {
      const asked = signInHint();
      try {
        const response = await fetch('/api/me', { signal: controller.signal, cache: 'no-store' });
        if (response.ok) {
          const found = readMember(await response.json());
          if (known && found && found.owner !== known.owner) window.location.reload();
          known = found;
          setMember(found);
        } else if (response.status === 401) {
          // Another tab has signed in since: the answer is about the session before.
          if (signInHint() !== asked) return await ask();
          removeSignInHint();
          delete document.documentElement.dataset.member;
          // Signed out everywhere from another device: nothing of the member stays in this browser.
          await forgetLessons();
        }
      } catch {
        // Offline, or the page was left: the area stays unchanged.
      }
    };
    void ask();
    const stop = onSessionChange(() => void ask());
    return () => {
      stop();
      controller.abort();
    };
  }, []);

  return member;
}

type LogOutLabels = {
  logOut: string;
  loggingOut: string;
  logOutFailed: string;
  dismiss: string;
};

/** Ends this device's session and leads to sign-in; when it fails, says that one is still signed in. */
function LogOutButton({ labels }: { labels: LogOutLabels }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const logOut = async () => {
    if (state === 'busy') return;
    setState('busy');
    const result = await signOut();
    if (!result.ok) {
      console.error('Logout failed:', result.problem);
      setState('failed');
    }
  };

  return (
    <>
      <button
        type="button"
        aria-disabled={state === 'busy' || undefined}
        onClick={() => void logOut()}
        className="flex min-h-11 items-center gap-2 rounded px-2 text-sm text-ink-soft hover:bg-surface-sunken hover:text-ink"
      >
        <ArrowRightStartOnRectangleIcon aria-hidden="true" className="size-5" />
        <span className="sr-only md:not-sr-only">
          {state === 'busy' ? labels.loggingOut : labels.logOut}
        </span>
      </button>
      <CornerAlert
        text={state === 'failed' ? labels.logOutFailed : null}
        dismiss={labels.dismiss}
        onDismiss={() => setState('idle')}
      />
    </>
  );
}

/** A problem of the whole page, above it at the corner, until it is dismissed; null shows nothing. */
function CornerAlert({
  text,
  dismiss,
  onDismiss,
}: {
  text: string | null;
  dismiss: string;
  onDismiss: () => void;
}) {
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md empty:hidden">
      {text === null ? null : (
        <div className="flex items-start gap-4 rounded border-l-4 border-loss bg-loss-soft p-4 text-sm shadow-raised">
          <p className="flex-1">{text}</p>
          <button type="button" onClick={onDismiss} className="font-semibold text-loss underline">
            {dismiss}
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * Sends no form of this page, and saves nothing else (`mayStillSave`), after another member has signed in on this
 * browser, and says so: what one member typed would be saved in the account of the other. Other tabs announce a sign-in,
 * but a tab that was frozen or offline may have missed it. The session cookies belong to all tabs, so that only the page
 * itself can tell for which member it was made.
 */
export function StalePageNotice({ labels }: { labels: { otherMember: string; dismiss: string } }) {
  const [isStale, setIsStale] = useState(false);

  useEffect(() => {
    const pageOwner = signedInOwner();
    const refuse = (event: Event) => {
      const owner = signedInOwner();
      // The server answers a form that comes without a session.
      if (pageOwner === null || owner === null || owner === pageOwner) return;
      event.preventDefault();
      event.stopPropagation();
      setIsStale(true);
    };
    const events = ['submit', saveEventName];
    // On the way down from the window, before the form's own handlers.
    events.forEach((name) => window.addEventListener(name, refuse, true));
    return () => events.forEach((name) => window.removeEventListener(name, refuse, true));
  }, []);

  return (
    <CornerAlert
      text={isStale ? labels.otherMember : null}
      dismiss={labels.dismiss}
      onDismiss={() => setIsStale(false)}
    />
  );
}
