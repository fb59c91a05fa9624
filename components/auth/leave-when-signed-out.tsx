'use client';

import { useEffect } from 'react';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { onSessionChange } from '@/lib/auth/client/session-channel';

/**
 * Reloads the page when another tab signs out or signs in as another member. The middleware then redirects a guest
 * from a members' page to sign-in, and no data of the member stay on the screen, nor in the storage of this tab,
 * which is its own: the tab that logged out could not remove them. Every page of a member has it with `holdsInput`
 * (components/shell/member-area.tsx).
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
