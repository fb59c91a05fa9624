'use client';

import { ArrowRightStartOnRectangleIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { signOut } from '@/lib/auth/client/sign-out';

export type LogOutLabels = {
  logOut: string;
  loggingOut: string;
  logOutFailed: string;
  dismiss: string;
};

/** Ends this device's session and leads to sign-in; when it fails, says that one is still signed in. */
export function LogOutButton({ labels }: { labels: LogOutLabels }) {
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
      <div role="alert" className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md empty:hidden">
        {state === 'failed' ? (
          <div className="flex items-start gap-4 rounded border-l-4 border-loss bg-loss-soft p-4 text-sm shadow-raised">
            <p className="flex-1">{labels.logOutFailed}</p>
            <button
              type="button"
              onClick={() => setState('idle')}
              className="font-semibold text-loss underline"
            >
              {labels.dismiss}
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}
