'use client';

import { useEffect } from 'react';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { onSessionChange } from '@/lib/auth/client/session-channel';

/**
 * For members' pages: reloads the page when another tab signs out or signs in as another member. The middleware then
 * redirects a guest to sign-in, and no data of the member stay on the screen, nor in the storage of this tab.
 */
export function LeaveWhenSignedOut() {
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'logged-out') removePersonalEntries(null);
        window.location.reload();
      }),
    [],
  );
  return null;
}
