'use client';

import { useEffect, useState } from 'react';
import { onSessionChange } from '@/lib/auth/session-channel';
import { Avatar } from '../ui/avatar';
import { LogOutButton, type LogOutLabels } from './log-out-button';
import { RouteLink } from './route-link';

type Member = { username: string; profileImage: string | null };

export type UserAreaLabels = LogOutLabels & { signIn: string; account: string; user: string };

/**
 * A guest sees the way in, a member avatar, name and Logout. The HTML holds both, the same for everybody;
 * which of them shows is decided before the first paint by lib/security/theme-script.ts, and only where the
 * browser knows of a session is the server asked who it is.
 */
export function UserArea({ labels }: { labels: UserAreaLabels }) {
  const member = useMember();
  const name = member?.username ?? '';
  return (
    <>
      <RouteLink
        href="/auth/signin"
        className="guests-only inline-flex min-h-11 items-center rounded bg-accent px-4 font-semibold text-on-accent transition-colors duration-quick hover:bg-accent-strong"
      >
        {labels.signIn}
      </RouteLink>
      <div className="members-only flex items-center gap-1">
        <RouteLink
          href="/account"
          prefetches={false}
          className="flex min-h-11 items-center gap-2 rounded px-2 hover:bg-surface-sunken"
        >
          <Avatar source={member?.profileImage ?? null} />
          <span className="sr-only">{labels.account}: </span>
          <bdi className="hidden w-28 truncate text-sm font-semibold md:inline-block">{name}</bdi>
        </RouteLink>
        <LogOutButton labels={labels} />
      </div>
    </>
  );
}

/** The person behind this browser's session; null while not known and for guests. */
function useMember(): Member | null {
  const [member, setMember] = useState<Member | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const ask = () => {
      if (!document.cookie.includes('signed-in=1')) return forget();
      fetch('/api/me', { signal: controller.signal, cache: 'no-store' }).then(
        async (response) => {
          if (response.status === 401) forget();
          else if (response.ok) setMember((await response.json()) as Member);
        },
        () => undefined, // Offline: the area keeps what it shows.
      );
    };
    const forget = () => {
      delete document.documentElement.dataset.member;
      setMember(null);
    };
    ask();
    const stop = onSessionChange(ask);
    return () => {
      stop();
      controller.abort();
    };
  }, []);

  return member;
}
