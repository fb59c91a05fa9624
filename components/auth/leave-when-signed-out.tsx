'use client';

import { useEffect } from 'react';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { onSessionChange } from '@/lib/auth/client/session-channel';

/**
 * For members' pages: reloads the page when another tab signs out or signs in as another member. The middleware then
 * redirects a guest to sign-in, and no data of the member stay on the screen, nor in the storage of this tab.
 */
export function LeaveWhenSignedOut({
  holdsInput = false,
}: {
  /**
   * The page has a field for a longer text, which must survive a session that ended by itself and the sign-in after it:
   * only a log-out reloads the page.
   */
  holdsInput?: boolean;
}) {
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'logged-out') removePersonalEntries(null);
        else if (holdsInput) return;
        window.location.reload();
      }),
    [holdsInput],
  );
  return null;
}
