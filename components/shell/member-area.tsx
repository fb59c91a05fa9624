'use client';

import { useEffect, useState } from 'react';
import { onSessionChange } from '@/lib/auth/client/session-channel';
import { fieldsOf } from '@/lib/fields-of';
import { forgetLessons } from '@/lib/offline/saved-caches';
import type { MergeWords } from '../saved/merge-offer';
import { whenBrowserCopy } from '../saved/when-browser-copy';
import { Avatar } from '../ui/avatar';
import { LogOutButton, type LogOutLabels } from './log-out-button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { RouteLink } from '../ui/route-link';

/** A member's offer to move what this browser holds into the account. */
const LazyMergeOffer = lazyComponent(
  async () => (await import('../saved/merge-offer')).MergeOffer,
  whenBrowserCopy,
);

type Member = { username: string; profileImage: string | null };

export type MemberAreaLabels = LogOutLabels & {
  account: string;
  user: string;
  mergeButton: MergeWords;
};

/** Avatar, name and Logout of the person behind this browser's session. */
export function MemberArea({ labels }: { labels: MemberAreaLabels }) {
  const member = useMember();
  return (
    <>
      <RouteLink
        href="/account"
        prefetches={false}
        className="flex min-h-11 items-center gap-2 rounded px-2 hover:bg-surface-sunken"
      >
        <Avatar source={member?.profileImage ?? null} />
        <span className="sr-only">{labels.account}: </span>
        <bdi className="hidden max-w-36 truncate text-sm font-semibold md:inline-block">
          {member?.username}
        </bdi>
      </RouteLink>
      <LogOutButton labels={labels} />
      {member ? <LazyMergeOffer messages={labels.mergeButton} /> : null}
    </>
  );
}

function readMember(answer: unknown): Member | null {
  const { username, profileImage } = fieldsOf(answer);
  if (typeof username !== 'string') return null;
  return { username, profileImage: typeof profileImage === 'string' ? profileImage : null };
}

/** Who it is, asked once and again when another tab signs in or out; null while not known. */
function useMember(): Member | null {
  const [member, setMember] = useState<Member | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch('/api/me', { signal: controller.signal, cache: 'no-store' });
        if (response.ok) setMember(readMember(await response.json()));
        else if (response.status === 401) {
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
