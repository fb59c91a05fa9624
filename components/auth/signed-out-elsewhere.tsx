'use client';

import { useEffect } from 'react';
import { announceSession } from '@/lib/auth/client/session-channel';
import { forgetLessons } from '@/lib/offline/saved-caches';

/**
 * When the server ended the session and not this tab: drops the lessons that this browser saved for offline reading,
 * and notifies its other tabs that the session is over.
 */
export function SignedOutElsewhere() {
  useEffect(() => {
    forgetLessons().catch(() => undefined); // The service worker tries again at the next sign-in page.
    announceSession('signed-out');
  }, []);
  return null;
}
