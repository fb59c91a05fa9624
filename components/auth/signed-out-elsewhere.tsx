'use client';

import { useEffect } from 'react';
import { announceSession } from '@/lib/auth/client/session-channel';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { forgetLessons } from '@/lib/offline/saved-caches';

/**
 * When the server ended the session and not this tab: drops the lessons that this browser saved for offline reading,
 * and notifies its other tabs that the session is over.
 * @param isLogOut after "Sign out everywhere", which removes the member's entries as any log-out does. After a session that
 * ran out they stay: an enquiry that was typed meanwhile is among them.
 */
export function SignedOutElsewhere({ isLogOut = false }: { isLogOut?: boolean }) {
  useEffect(() => {
    // Learning events that were not sent yet wait for their owner, whose name is no longer known here.
    if (isLogOut) removePersonalEntries(null);
    forgetLessons().catch(() => undefined); // The service worker tries again at the next sign-in page.
    announceSession(isLogOut ? 'logged-out' : 'signed-out');
  }, [isLogOut]);
  return null;
}
